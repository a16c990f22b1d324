import { describe, expect, test } from 'vitest';
import type { Block } from './model';
import { renderTree } from './render-tree';
import { runsOf } from './runs';

const shown = (text: string) =>
  renderTree(text)
    .flatMap((block) => [...runsOf(block)].map((run) => run.text))
    .join('');

/** Texts that would exhaust a stack, or a patience, if nesting or searching had no bound. */
const hostile: [name: string, text: string, start: string][] = [
  ['quotes', `${'>'.repeat(10_000)} a`, '>'],
  ['lists', `${'- '.repeat(10_000)}a`, '-'],
  [
    'lists, one a line',
    Array.from({ length: 500 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'),
    'a',
  ],
  ['brackets', '['.repeat(50_000), '['],
  ['links in images', `${'!['.repeat(5_000)}a${'](b)'.repeat(5_000)}`, '!'],
  ['emphasis', `${'*a **b '.repeat(5_000)}`, '*'],
  ['emphasis, closed', `${'*a '.repeat(5_000)}${'b* '.repeat(5_000)}`, '*'],
  ['backticks', '` `` ``` '.repeat(10_000), '`'],
  ['comments', '<!-- '.repeat(20_000), '<'],
  ['tags', 'a <b c="'.repeat(20_000), 'a'],
  ['ampersands', '&'.repeat(100_000), '&'],
  ['closing brackets', 'a](b'.repeat(20_000), 'a'],
  ['addresses', 'https://a.example/)))))'.repeat(5_000), 'h'],
];

describe('limits', () => {
  test.each(hostile)('%s', (_name, text, start) => {
    expect(shown(text).startsWith(start)).toBe(true);
  });

  test('what is nested too deep is shown as it is written', () => {
    let blocks: readonly Block[] = renderTree(`${'> '.repeat(60)}a`);
    let depth = 0;
    while (blocks[0]?.kind === 'quote') {
      blocks = blocks[0].children;
      depth++;
    }
    expect(depth).toBeGreaterThan(40);
    expect(shown(`${'> '.repeat(60)}a`)).toBe(`${'> '.repeat(60 - depth)}a`);
  });

  test('a megabyte', () => {
    const paragraph =
      'The *harbour* office opens at **seven**, see [the plan](https://a.example) &amp; `List<Ticket>`.\n\n';
    const count = Math.ceil(1_000_000 / paragraph.length);
    expect(renderTree(paragraph.repeat(count))).toHaveLength(count);
  });

  test('lone surrogates and controls stay where they are', () => {
    expect(shown('a\uD83D *b\uDE00*\u0001\u0085')).toBe('a\uD83D b\uDE00\u0001\u0085');
  });
});
