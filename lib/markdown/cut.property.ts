import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutter } from './cut';
import { renderTree } from './render-tree';
import { runsOf } from './runs';
import { sourceBlocks } from './source-blocks';
import { anyText } from './testing/random-documents';

type Range = { start: number; end: number };

const withRanges = anyText.chain((text) =>
  fc.tuple(
    fc.constant(text),
    fc
      .array(fc.tuple(fc.nat(text.length), fc.nat(text.length)), { maxLength: 5 })
      .map((pairs) =>
        pairs.map(([one, other]): Range => ({ start: Math.min(one, other), end: Math.max(one, other) })),
      ),
  ),
);

/** Ranges as pieces that tile the text, and whether each lies in some range. */
function tile(length: number, ranges: readonly Range[]) {
  const cuts = [...new Set([0, length, ...ranges.flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  );
  return cuts.slice(1).map((end, index) => {
    const start = cuts[index] ?? 0;
    return { start, end, lit: ranges.some((range) => range.start <= start && end <= range.end) };
  });
}

const modes = {
  rendered: (text: string) => renderTree(text).flatMap((block) => [...runsOf(block)]),
  source: (text: string) => sourceBlocks(text).flat(),
};

test.each(Object.entries(modes))('random ranges light exactly their characters: %s', (_mode, runsIn) => {
  fc.assert(
    fc.property(withRanges, ([text, ranges]) => {
      const pieces = tile(text.length, ranges);
      const runs = runsIn(text);
      const cut = cutter(pieces, (piece) => pieces[piece]?.lit === true);
      for (const run of runs) {
        const fragments = cut(run);
        expect(fragments.map((fragment) => fragment.text).join('')).toBe(run.text);
        for (const { start, end, piece } of fragments) {
          const lit = pieces[piece]?.lit;
          if (run.atomic)
            expect(lit).toBe(
              ranges.some((range) => range.start < end && start < range.end && range.start < range.end),
            );
          else
            for (let at = start; at < end; at++)
              expect(lit).toBe(ranges.some((range) => range.start <= at && at < range.end));
        }
      }
    }),
    { numRuns: 1_000 },
  );
});

test('the source is shown whole', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(
        sourceBlocks(text)
          .flat()
          .map((run) => run.text)
          .join(''),
      ).toBe(text.replace(/\r\n?/g, '\n'));
    }),
  );
});
