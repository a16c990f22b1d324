import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '@/lib/grounding/model';
import { trailTo } from './json-nodes';
import { jsonRows, preview } from './json-rows';
import { treeMove } from './tree-move';

/** The visible rows as an indented outline: `+` closed, `-` open. */
const outline = (body: Json, open: readonly string[]) =>
  jsonRows(body, new Set(open)).map(({ node, level, open: isOpen }) =>
    `${'  '.repeat(level - 1)}${isOpen === null ? '' : isOpen ? '- ' : '+ '}${node.label ?? 'body'} ${preview(node, isOpen)}`.trimEnd(),
  );

const body: Json = { candidates: [{ text: 'Hi', 'a/b~c': [1, null] }], ok: true };

test('only what is open shows what it holds', () => {
  expect(outline(body, [''])).toEqual(['- body { candidates, ok }', '  + candidates [1 item]', '  ok true']);
});

test('the trail to a pointer opens its way, escaped keys too', () => {
  const trail = trailTo(body, '/candidates/0/a~1b~0c/1');
  expect(trail.complete).toBe(true);
  expect(outline(body, trail.open)).toEqual([
    '- body { candidates, ok }',
    '  - candidates [1 item]',
    '    - 0 { text, a/b~c }',
    '      text "Hi"',
    '      - a/b~c [2 items]',
    '        0 1',
    '        1 null',
    '  ok true',
  ]);
});

test('a pointer beyond the body ends at the nearest place that exists', () => {
  expect(trailTo(body, '/candidates/0/groundingMetadata/x')).toEqual({
    open: ['', '/candidates'],
    id: '/candidates/0',
    complete: false,
  });
  expect(trailTo(body, '/candidates/01').id).toBe('/candidates');
  expect(trailTo(body, '/candidates/length').id).toBe('/candidates');
  expect(trailTo({ a: 1 }, '/__proto__')).toEqual({ open: [], id: '', complete: false });
  expect(trailTo('text', '/0')).toEqual({ open: [], id: '', complete: false });
});

test('long lists come in ranges, and a pointer opens the right ones', () => {
  const long: Json = Array.from({ length: 10_050 }, (_, index) => index);
  expect(outline(long, [''])).toEqual(['- body [10,050 items]', '  + 0 … 9999', '  + 10000 … 10049']);
  const deep = outline(long, trailTo(long, '/7432').open);
  expect(deep).toContain('    - 7400 … 7499');
  expect(deep).toContain('      7432 7432');
  expect(deep.length).toBe(1 + 2 + 100 + 100);
  expect(outline(long, trailTo(long, '/10049').open)).toContain('    10049 10049');
});

test('a long string is cut until it is opened', () => {
  const text = 'x'.repeat(241);
  expect(outline({ text }, [''])[1]).toBe(`  + text "${'x'.repeat(240)}" …`);
  expect(outline({ text }, ['', '/text'])[1]).toBe(`  - text "${text}"`);
});

test('every pointer of any body leads to a row that is there', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), fc.infiniteStream(fc.nat()), (value, picks) => {
      const json: Json = JSON.parse(JSON.stringify(value));
      const pointer = somePointer(json, picks);
      const trail = trailTo(json, pointer);
      expect(trail).toMatchObject({ id: pointer, complete: true });
      expect(jsonRows(json, new Set(trail.open)).map((row) => row.node.id)).toContain(pointer);
    }),
  );
});

function somePointer(body: Json, picks: Iterator<number>): string {
  let pointer = '';
  let value = body;
  while (typeof value === 'object' && value !== null) {
    const entries: [string, Json][] = Object.entries(value);
    const entry = entries[picks.next().value % (entries.length + 1)];
    if (entry === undefined) break;
    pointer += `/${entry[0].replaceAll('~', '~0').replaceAll('/', '~1')}`;
    value = entry[1];
  }
  return pointer;
}

test('keys walk the tree as its pattern has it', () => {
  const rows = jsonRows(body, new Set(['', '/candidates']));
  expect(rows.map((row) => row.node.id)).toEqual(['', '/candidates', '/candidates/0', '/ok']);
  expect(treeMove('ArrowDown', rows, 3)).toBe(3);
  expect(treeMove('ArrowUp', rows, 2)).toBe(1);
  expect(treeMove('ArrowRight', rows, 1)).toBe(2);
  expect(treeMove('ArrowRight', rows, 2)).toBe('toggle');
  expect(treeMove('ArrowLeft', rows, 2)).toBe(1);
  expect(treeMove('ArrowLeft', rows, 1)).toBe('toggle');
  expect(treeMove('ArrowLeft', rows, 3)).toBe(0);
  expect(treeMove('Home', rows, 2)).toBe(0);
  expect(treeMove('End', rows, 0)).toBe(3);
  expect(treeMove('x', rows, 0)).toBeNull();
});
