import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byteIndex, codePointIndex, utf16Index } from '../text/offsets';
import { inspectReading } from './inspect-reading';
import type { OffsetUnit } from './model';
import { answer, chunk, reading, type Sent } from './notation/reading';

const indexers = { utf8: byteIndex, utf16: utf16Index, codepoint: codePointIndex };

const character = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...'abcde .,!\n') },
  { weight: 4, arbitrary: fc.constantFrom('ä', 'ö', 'ß', 'é', 'e\u0301', '語', '日', '。', '\r\n', 'ب') },
  { weight: 2, arbitrary: fc.constantFrom('🙂', '👨‍👩‍👧', '🏳️‍🌈', '👍🏽', '\u200d') },
  { weight: 1, arbitrary: fc.constantFrom('\ud83d', '\ude42') },
);
const anyText = fc
  .array(character, { minLength: 1, maxLength: 120 })
  .map((characters) => characters.join(''));

/** Places between characters: a surrogate pair is never cut. */
const cuts = (text: string): number[] => {
  const index = utf16Index(text);
  return Array.from({ length: text.length + 1 }, (_, at) => at).filter((at) => index.toUtf16(at) !== null);
};

/** A text with segments that start and end between characters, in UTF-16 units; they cross, nest and repeat. */
const segmented = anyText.chain((text) => {
  const places = cuts(text);
  const place = fc.nat({ max: places.length - 1 }).map((position) => places[position] ?? 0);
  const segment = fc
    .tuple(place, place)
    .filter(([one, other]) => one !== other)
    .map(([one, other]) => ({ start: Math.min(one, other), end: Math.max(one, other) }));
  return fc.record({ text: fc.constant(text), segments: fc.array(segment, { minLength: 1, maxLength: 12 }) });
});

const encode = (text: string, unit: OffsetUnit, { start, end }: { start: number; end: number }): Sent => {
  const index = indexers[unit](text);
  return [index.fromUtf16(start) ?? -1, index.fromUtf16(end) ?? -1, text.slice(start, end), [0], [0.9]];
};

const faults = new Set(['error', 'warning']);

test('segments in any unit come back as the same slices, and only the unit may be complained of', () => {
  fc.assert(
    fc.property(
      segmented,
      fc.constantFrom<OffsetUnit>('utf8', 'utf16', 'codepoint'),
      ({ text, segments }, unit) => {
        const sent = segments.map((segment) => encode(text, unit, segment));
        const inspection = inspectReading(reading(answer(text, sent)));
        for (const [index, { start, end }] of segments.entries()) {
          const found = inspection.segments[index];
          expect(found?.placement).toBe('exact');
          expect(inspection.answer?.text.slice(found?.start ?? 0, found?.end ?? 0)).toBe(
            text.slice(start, end),
          );
        }
        const codes = inspection.diagnostics
          .filter(({ severity }) => faults.has(severity))
          .map(({ code }) => code);
        const agree = segments.every((segment) => {
          const [start, end, quote] = encode(text, unit, segment);
          const bytes = byteIndex(text);
          const from = bytes.toUtf16(start);
          const to = bytes.toUtf16(end);
          return from !== null && to !== null && text.slice(from, to) === quote;
        });
        // What the bytes prove as well is no fault, whatever the sender counted.
        expect(codes).toEqual(agree ? [] : ['offset/not-bytes']);
      },
    ),
    { numRuns: 3000 },
  );
});

test('pieces tile the text and name exactly the segments over them', () => {
  fc.assert(
    fc.property(segmented, ({ text, segments }) => {
      const inspection = inspectReading(
        reading(
          answer(
            text,
            segments.map((segment) => encode(text, 'utf8', segment)),
          ),
        ),
      );
      expect(inspection.pieces.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
      const covering = (start: number, end: number) =>
        segments.flatMap((segment, index) =>
          segment.start <= start && segment.end >= end ? [`s${index}`] : [],
        );
      for (const piece of inspection.pieces) {
        expect(piece.start).toBeLessThan(piece.end);
        expect(piece.segments).toEqual(covering(piece.start, piece.end));
      }
      expect(inspection.pieces.slice(1).map(({ start }) => start)).toEqual(
        inspection.pieces.slice(0, -1).map(({ end }) => end),
      );
    }),
    { numRuns: 1000 },
  );
});

test('valid responses raise no error and no warning', () => {
  const valid = fc.record({
    given: segmented,
    thought: fc.option(anyText, { nil: null }),
    isScored: fc.boolean(),
    chunks: fc.integer({ min: 1, max: 5 }),
    seed: fc.nat(),
  });
  fc.assert(
    fc.property(valid, ({ given: { text, segments }, thought, isScored, chunks, seed }) => {
      const part = thought === null ? null : 1;
      const sent = segments.map((segment, index): Sent => {
        const [start, end, quote] = encode(text, 'utf8', segment);
        const named = [...new Set([(seed + index) % chunks, seed % chunks])];
        return [
          start,
          end,
          quote ?? null,
          named,
          isScored ? named.map(() => 0.6 + ((seed + index) % 40) / 100) : null,
          part,
        ];
      });
      const given = answer(thought === null ? [text] : [`thought:${thought}`, text], sent, {
        chunks: Array.from({ length: chunks }, (_, index) => chunk(`chunk ${index}`, index)),
      });
      const found = inspectReading(reading(given)).diagnostics.filter(({ severity }) => faults.has(severity));
      expect(found).toEqual([]);
    }),
    { numRuns: 10_000 },
  );
});

test('whatever the numbers are, nothing throws and nothing is painted outside the text', () => {
  const number = fc.oneof(
    fc.integer({ min: -3, max: 140 }),
    fc.constantFrom(Number.NaN, 1.5, 2 ** 31, -(2 ** 53)),
  );
  const sent = fc.tuple(
    number,
    number,
    fc.option(anyText),
    fc.array(number, { maxLength: 3 }),
    fc.option(fc.array(number, { maxLength: 3 })),
    fc.option(fc.integer({ min: -1, max: 3 })),
  );
  const parts = fc.array(
    fc.oneof(
      anyText,
      fc.constant('call'),
      anyText.map((text) => `thought:${text}`),
    ),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(parts, fc.array(sent, { maxLength: 6 }), (texts, segments) => {
      const inspection = inspectReading(reading(answer(texts, segments)));
      const length = inspection.answer?.text.length ?? 0;
      for (const { start, end, placement } of inspection.segments) {
        if (placement === 'lost') expect([start, end]).toEqual([null, null]);
        else {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start ?? 0);
          expect(end).toBeLessThanOrEqual(length);
        }
      }
      expect(inspection.pieces.reduce((sum, { start, end }) => sum + end - start, 0)).toBe(length);
      expect(() => JSON.stringify(inspection)).not.toThrow();
    }),
    { numRuns: 2000 },
  );
});
