import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDocument } from './fixtures/any-document';
import { size } from './size';
import { split, splitSettings } from './split';
import { unitsOf } from './units';

const chunksOf = (text: string) => split(text, unitsOf(text), 0, 0);

test('chunks are slices of the document, in order, and cover everything but white space', () => {
  fc.assert(
    fc.property(anyDocument, (text) => {
      const chunks = chunksOf(text);
      let covered = 0;
      let before = -1;
      for (const [index, chunk] of chunks.entries()) {
        expect(chunk.index).toBe(index);
        expect(chunk.text).toBe(text.slice(chunk.start, chunk.end));
        expect(chunk.start).toBeGreaterThan(before);
        if (chunk.start > covered) expect(text.slice(covered, chunk.start).trim()).toBe('');
        covered = Math.max(covered, chunk.end);
        before = chunk.start;
      }
      expect(text.slice(covered).trim()).toBe('');
    }),
    { numRuns: 300 },
  );
});

test('no chunk is much larger than what is kept whole', () => {
  fc.assert(
    fc.property(anyDocument, (text) => {
      const headings = unitsOf(text).filter((unit) => unit.kind === 'heading');
      const extra = headings.reduce((sum, unit) => sum + size(unit.text), 0);
      for (const chunk of chunksOf(text))
        expect(size(chunk.text)).toBeLessThan(splitSettings.whole * 2 + extra);
    }),
    { numRuns: 200 },
  );
});

test('the same text is split the same way', () => {
  fc.assert(
    fc.property(anyDocument, (text) => {
      expect(chunksOf(text)).toEqual(chunksOf(text));
    }),
    { numRuns: 50 },
  );
});
