import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Splitter } from './span';
import { createLineSplitter } from './split-lines';
import { createValueSplitter } from './split-values';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

/** The values a splitter cuts out of a text that arrives in pieces of these sizes. */
function cut(splitter: Splitter, text: string, sizes: readonly number[]) {
  const bytes = encoder.encode(text);
  const spans = [];
  let at = 0;
  for (let turn = 0; at < bytes.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    spans.push(...splitter.push(bytes.subarray(at, at + size)));
    at += size;
    const needed = splitter.neededFrom();
    expect(needed).toBeLessThanOrEqual(Math.min(at, bytes.length));
    expect(spans.every(({ end }) => end <= needed)).toBe(true);
  }
  spans.push(...splitter.end());
  return spans.map(({ start, end, line }) => ({ text: decoder.decode(bytes.subarray(start, end)), line }));
}

const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 });
const record = fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue({ stringUnit: 'grapheme' }));
const blank = fc.constantFrom('', ' ', '\n', '\r\n', '\t', '\n\n');

test('lines come out whole and with their numbers, however the bytes arrive', () => {
  const line = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[\n\u0085\u2028\u2029]/g, '·'));
  fc.assert(
    fc.property(fc.array(line), sizes, (lines, pieces) => {
      const expected = lines.flatMap((text, index) => {
        const trimmed = text.replace(/^[ \r\t]+|[ \r\t]+$/g, '');
        return trimmed === '' ? [] : [{ text: trimmed, line: index + 1 }];
      });
      expect(cut(createLineSplitter(), lines.join('\n'), pieces)).toEqual(expected);
    }),
  );
});

test.each([
  ['the items of a list', '[', ',', ']'],
  ['values that follow each other', '', '\n', ''],
  ['inlined responses', '{"name": "inlinedResponses", "dest": {"inlinedResponses": [', ',', ']}}'],
  ['inlined responses in snake case', '{"a": [1, {"b": []}], "inlined_responses": [', ',', '], "c": [1]}'],
])('%s come out as they were written, however the bytes arrive', (_, before, between, after) => {
  fc.assert(
    fc.property(
      fc.array(record),
      sizes,
      blank,
      fc.integer({ min: 0, max: 2 }),
      (items, pieces, gap, indent) => {
        const written = items.map((item) => JSON.stringify(item, null, indent));
        const text = `${before}${gap}${written.join(`${gap}${between}${gap}`)}${gap}${after}`;
        expect(cut(createValueSplitter(), text, pieces).map((value) => value.text)).toEqual(written);
      },
    ),
  );
});

test('a broken item spoils no other', () => {
  const whole = '{"good": "]}{["}';
  const broken = fc.constantFrom(
    '{"a": [1, 2}',
    '{"a": "open\n}',
    '{"a" 1}',
    'oops',
    '{"a": {]}',
    '1 2',
    '"\\',
  );
  fc.assert(
    fc.property(broken, sizes, (item, pieces) => {
      const found = cut(createValueSplitter(), `[${whole},\n${item}\n,\n${whole}]`, pieces);
      expect(found.filter(({ text }) => text === whole).length).toBeGreaterThanOrEqual(
        item === '"\\' ? 1 : 2,
      );
    }),
  );
});

test('any bytes are cut in order, none twice', () => {
  const noise = fc.string({ unit: fc.constantFrom(...'[]{}",:\\\n a1é') });
  fc.assert(
    fc.property(noise, sizes, (text, pieces) => {
      const bytes = encoder.encode(text);
      const splitter = createValueSplitter();
      const spans = [];
      for (let at = 0; at < bytes.length; at += pieces[0] ?? 1)
        spans.push(...splitter.push(bytes.subarray(at, at + (pieces[0] ?? 1))));
      spans.push(...splitter.end());
      let last = 0;
      for (const { start, end, cutOff } of spans) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(cutOff ? end - start : Math.min(1, end - start)).toBe(cutOff ? 0 : 1);
        last = end;
      }
    }),
  );
});
