import { expect, test } from 'vitest';
import { inspectReading } from '../../lib/grounding/inspect-reading';
import { answer, chunk, context, reading } from '../../lib/grounding/notation/reading';
import { summary } from './summary';
import { oneLine, visible } from './visible';

test('a summary says it all in a few lines', () => {
  const given = answer(
    'The mill turns. It grinds rye.',
    [
      [0, 15, 'The mill turns.', [0, 4], [0.9, 0.62]],
      [16, 30, 'It grinds rye.', [1]],
    ],
    {
      chunks: [chunk('a', 0), chunk('b', 1)],
    },
  );
  const shown = summary(
    inspectReading(
      reading(given, {
        model: 'gemini-2.0-flash',
        question: 'What does the mill do?',
        contexts: [context('a', 0, { score: 0.25 }), context('b', 1)],
      }),
    ),
  );
  expect(shown).toBe(`generate-content · gemini-2.0-flash · STOP
Question: What does the mill do?

Answer
  The mill turns. It grinds rye.

Coverage
  1.00 of the text, 1.00 of the sentences; 2 placed segments, 2 of 2 chunks cited

Segments (2)
  s0  exact  0–15  The mill turns.
        c0  confidence 0.90  document 0
        c4  confidence 0.62  not in the response
  s1  exact  16–30  It grinds rye.
        c1  confidence not reported  document 1

Retrieved contexts (2)
  x0  distance 0.25  document 0  a
  x1  distance 0.2  document 1  b

Diagnostics (1)
  error    support/dangling-index
           groundingSupports[0] names groundingChunks[4], but the response has 2 chunks, [0] to [1].
           at /candidates/0/groundingMetadata/groundingSupports/0/groundingChunkIndices
`);
});

test('an index that is no number is called no index', () => {
  const given = answer('The mill turns.', [[0, 15, 'The mill turns.', [Number.NaN], [0.9]]]);
  expect(summary(inspectReading(reading(given)))).toContain(
    '\n        no index  confidence 0.90  not in the response\n',
  );
});

test('nothing from outside moves the cursor of a terminal', () => {
  expect(visible('a\u001b[2Jb\u202ec\td')).toBe('a\ufffd[2Jb\ufffdc\td');
  expect(oneLine('one\n two   three', 7)).toBe('one tw…');
});
