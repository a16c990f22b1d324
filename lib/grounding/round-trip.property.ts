import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Inspected, inspect } from './inspect';
import { anyAnswer } from './testing/any-answer';
import { writers } from './testing/writers';

function opened(body: unknown): Inspected {
  const result = inspect({ source: 'paste', body, question: null, retrieval: null });
  if (!result.ok) throw new Error(`${result.failure.message}\n${JSON.stringify(body).slice(0, 2000)}`);
  return result.value;
}

/** What an answer shows, apart from where it stands in the body and what is said about the writer. */
const shown = ({ inspection: { answer, segments, chunks, pieces, coverage, model } }: Inspected) => ({
  answer,
  segments,
  chunks,
  pieces,
  coverage,
  model,
});

const codes = ({ inspection: { diagnostics } }: Inspected): string[] =>
  diagnostics.map(({ code, message }) => (code === 'input/unknown-field' ? message : code));

describe('an answer written down and read again is the same, less what the writer is known to lose', () => {
  it.each(writers.map((writer) => [writer.name, writer] as const))(
    '%s',
    (_, { write, kept, format, says = [] }) => {
      fc.assert(
        fc.property(anyAnswer, (wire) => {
          const read = opened(write(wire));
          const due = opened(kept ? kept(wire) : wire);
          expect(shown(read)).toEqual(shown(due));
          const expected = new Set([...codes(due), ...says]);
          expect(codes(read).filter((code) => !expected.has(code))).toEqual([]);
          expect(read.inspection.format).toBe(format);
        }),
        { numRuns: 60 },
      );
    },
  );
});
