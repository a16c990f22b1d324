import { expect, test } from 'vitest';
import { linkRetrieval } from './link';
import { chunk, context } from './notation/reading';

test('equal texts are tied, white space aside', () => {
  expect(
    linkRetrieval([chunk('b  two\n'), chunk(null), chunk('c')], [context('a'), context('b two')]),
  ).toEqual({
    contextOf: [1, null, null],
    chunkOf: [null, 0],
  });
});

test('a resource name ties what it names, whatever the texts say; the rest is tied by text', () => {
  const named = (text: string, name: string | null, index: number) => chunk(text, index, { name });
  const chunks = [named('twin', null, 0), named('only a part', 'chunks/b', 1), named('twin', 'chunks/x', 2)];
  const contexts = [
    context('twin', 0, { name: 'chunks/a' }),
    context('the whole', 1, { name: 'chunks/b' }),
    context('twin', 2, { name: 'chunks/x' }),
    context('only a part', 3),
  ];
  expect(linkRetrieval(chunks, contexts)).toEqual({
    contextOf: [0, 1, 2],
    chunkOf: [0, 1, 2, 1],
  });
});

test('texts that occur several times are paired in order, the surplus with the first', () => {
  expect(linkRetrieval([chunk('a'), chunk('a'), chunk('a')], [context('a'), context('a')])).toEqual({
    contextOf: [0, 1, 0],
    chunkOf: [0, 1],
  });
});
