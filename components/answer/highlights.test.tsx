// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { inspectionOf } from './testing/inspection-of';
import { lit, show, textOf } from './testing/show';

afterEach(cleanup);

describe('highlights', () => {
  const across: [name: string, text: string, quote: string, parts: string[]][] = [
    ['bold', 'It closes at **16:30** sharp.', 'at **16:30** sh', ['at ', '16:30', ' sh']],
    [
      'a link',
      'See [the **whole** plan](https://a.example) here.',
      'the **whole** plan](https://a.example) he',
      ['the ', 'whole', ' plan', ' he'],
    ],
    ['list items', '- one two\n- three four', 'two\n- three', ['two', 'three']],
    ['table cells', '| a | b |\n|---|---|\n| c d | e |\n| f | g |', 'd | e |\n| f', ['d', 'e', 'f']],
    ['code', 'Use `List<Ticket>` now', 'List<Ticket>` n', ['List<Ticket>', ' n']],
    ['a character reference', 'Fish &amp; chips', '&amp; ch', ['&', ' ch']],
    ['marks that were never closed', 'It is **bold and', '**bold', ['**bold']],
  ];
  test.each(across)('light all parts across %s, and nothing else', (_name, text, quote, parts) => {
    const { container, store } = show(inspectionOf(text, [[quote, [0, 0.9]]]));
    store.hover('c0');
    expect(lit(container)).toEqual(parts);
    store.hover(null);
    expect(lit(container)).toEqual([]);
  });

  test('of marks alone light nothing', () => {
    const { container, store } = show(inspectionOf('a **b** c', [['**', [0, 0.9]]]));
    store.hover('s0');
    expect(lit(container)).toEqual([]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('that cross are cut, and a piece lights all segments it lies in', () => {
    const text = 'one two three four';
    const { container, store } = show(
      inspectionOf(text, [
        ['one two three', [0, 0.9]],
        ['two three four', [1, 0.9]],
      ]),
    );
    store.hover('p1');
    expect(lit(container)).toEqual(['one ', 'two three', ' four']);
    store.hover('s0');
    expect(lit(container)).toEqual(['one ', 'two three']);
  });

  test('stay what they were written as in the source', () => {
    const text = '# A\n\nIt closes **at  noon**,\n    always';
    const { container, store } = show(inspectionOf(text, [['**at  noon**', [0, 0.9]]]), { mode: 'source' });
    store.hover('c0');
    expect(lit(container)).toEqual(['**at  noon**']);
    expect(textOf(container)).toBe(text);
  });
});

describe('what is written', () => {
  const written = [
    'List<String> a<b',
    'a <script>window.hit = 1</script> b',
    '<img src=x onerror="window.hit = 1">',
    '</script>',
  ];

  test.each(written)('stays as written, and inert: %s', (text) => {
    const { container } = show(inspectionOf(text, []));
    expect(textOf(container)).toBe(text);
    expect(container.querySelector('script, img')).toBeNull();
    expect('hit' in window).toBe(false);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '/etc', '//a.example'])(
    'no link leads to %s',
    (address) => {
      const { container } = show(inspectionOf(`[a](${address}) ![b](${address}) <${address}>`, []));
      expect(container.querySelector('a, img')).toBeNull();
    },
  );

  test('is shown for no answer as nothing', () => {
    const { container } = show({ ...inspectionOf('', []), answer: null, pieces: [] });
    expect(container.textContent).toBe('');
  });
});
