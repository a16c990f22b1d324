import { expect, test } from 'vitest';
import { blocksOf } from './blocks';

/** Each block as `kind: its text`, line breaks as `⏎`. */
const draw = (text: string) =>
  blocksOf(text).map(
    (block) => `${block.kind}: ${text.slice(block.start, block.end).replace(/\r?\n/g, '⏎')}`,
  );

test('headings, wrapped paragraphs, list items with continuation lines, tables and rules', () => {
  const text = [
    '# Title',
    'First line',
    'second line.',
    '',
    '- one',
    '  goes on',
    '- two',
    '1. three',
    '',
    '| a | b |',
    '|---|---|',
    '| 1 | 2 |',
    '',
    '---',
    'End',
  ].join('\n');
  expect(draw(text)).toEqual([
    'heading: # Title',
    'paragraph: First line⏎second line.',
    'item: - one⏎  goes on',
    'item: - two',
    'item: 1. three',
    'table: | a | b |⏎|---|---|⏎| 1 | 2 |',
    'rule: ---',
    'paragraph: End',
  ]);
});

test('a code fence keeps what looks like a heading or a list, and an unclosed one reaches to the end', () => {
  expect(draw('```sh\n# not a heading\n\n- nor a list\n```\nafter')).toEqual([
    'code: ```sh⏎# not a heading⏎⏎- nor a list⏎```',
    'paragraph: after',
  ]);
  expect(draw('~~~\n# open\n\nend')).toEqual(['code: ~~~⏎# open⏎⏎end']);
});

test('Windows line ends count as line ends, blank text has no block', () => {
  expect(draw('# A\r\n\r\ntext\r\nmore\r\n')).toEqual(['heading: # A', 'paragraph: text⏎more']);
  expect(blocksOf(' \n\n\t')).toEqual([]);
});
