import { expect, test } from 'vitest';
import { inspect } from '@/lib/grounding';
import type { Capture } from '@/lib/grounding/model';
import { inspectAway, type Outcome, type Start } from './inspect-away';
import { tellInspection } from './tell-inspection';

/** What a worker does, in this thread; messages are copied as they are between threads. */
const here: Start = ({ told }) => ({
  ask: (capture) => tellInspection(structuredClone(capture), (news) => told(structuredClone(news))),
  end: () => undefined,
});

const captureOf = (body: unknown): Capture => ({ source: 'file', body, question: null, retrieval: null });

function away(body: unknown): Outcome {
  let found: Outcome = null;
  inspectAway(
    captureOf(body),
    (outcome) => {
      found = outcome;
    },
    here,
  );
  return found;
}

const response = (text: string, segments: { startIndex: number; endIndex: number }[]) => ({
  candidates: [
    {
      content: { parts: [{ text }] },
      finishReason: 'STOP',
      groundingMetadata: {
        groundingChunks: [{ web: { uri: 'https://example.org', title: 'example' } }],
        groundingSupports: segments.map((segment) => ({ segment, groundingChunkIndices: [0] })),
      },
    },
  ],
});

test.each([
  ['a response', response('Boats leave at nine.', [{ startIndex: 0, endIndex: 5 }])],
  [
    'more segments than one message takes',
    response(
      'a'.repeat(9000),
      Array.from({ length: 4500 }, (_, index) => ({ startIndex: index, endIndex: index + 2 })),
    ),
  ],
  [
    'segments that nest so deep that their names are looked up',
    response(
      'a'.repeat(3000),
      Array.from({ length: 300 }, (_, index) => ({ startIndex: index, endIndex: 3000 - index })),
    ),
  ],
  ['what is none', { rows: [] }],
])('%s comes out as it does here', (_, body) => {
  const found = away(JSON.stringify(body));
  // Names that are looked up are written out by this.
  expect(JSON.parse(JSON.stringify(found))).toEqual(
    JSON.parse(JSON.stringify(inspect(captureOf(JSON.stringify(body))))),
  );
});

test('a worker that breaks down gives nothing, and one that is ended says nothing', () => {
  const told: (Outcome | 'ended')[] = [];
  inspectAway(
    captureOf('{}'),
    (outcome) => told.push(outcome),
    ({ broke }) => ({ ask: broke, end: () => told.push('ended') }),
  );
  expect(told).toEqual(['ended', null]);
  const stop = inspectAway(
    captureOf('{}'),
    (outcome) => told.push(outcome),
    () => ({ ask: () => undefined, end: () => told.push('ended') }),
  );
  stop();
  expect(told).toEqual(['ended', null, 'ended']);
});
