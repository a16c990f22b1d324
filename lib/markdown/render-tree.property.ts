import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderTree } from './render-tree';
import { runsOf } from './runs';
import { oracle } from './testing/mdast';
import { notation } from './testing/notation';
import { anyText, randomDocument } from './testing/random-documents';

describe('render tree', () => {
  test('shows of a random document what remark shows', () => {
    fc.assert(
      fc.property(randomDocument, (text) => {
        expect(notation(renderTree(text))).toBe(oracle(text));
      }),
      { numRuns: 500 },
    );
  });

  test('ties every shown character to its place', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let done = 0;
        for (const run of renderTree(text).flatMap((shown) => [...runsOf(shown)])) {
          expect(run.start).toBeGreaterThanOrEqual(done);
          expect(run.end).toBeGreaterThan(run.start);
          expect(run.end).toBeLessThanOrEqual(text.length);
          if (!run.atomic)
            expect(run.text.replace(/\n/g, '\r')).toBe(text.slice(run.start, run.end).replace(/\n/g, '\r'));
          done = run.end;
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
