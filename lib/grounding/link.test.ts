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

test('texts that occur several times are paired in order, the surplus with the first', () => {
  expect(linkRetrieval([chunk('a'), chunk('a'), chunk('a')], [context('a'), context('a')])).toEqual({
    contextOf: [0, 1, 0],
    chunkOf: [0, 1],
  });
});
