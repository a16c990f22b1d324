import { expect, test } from 'vitest';
import type { Json } from '../grounding';
import { followAnswer } from './answer-progress';

const stateAfter = (...events: Json[]) => {
  const progress = followAnswer();
  for (const event of events) progress.note(event);
  return progress.state();
};
const candidates = (...list: Json[]): Json => ({ candidates: list });

test.each<[string, Json[], ReturnType<typeof stateAfter>]>([
  ['no event', [], 'nothing'],
  ['an event without candidates', [{ usageMetadata: {} }], 'open'],
  ['a candidate without a reason', [candidates({})], 'open'],
  ['a reason', [candidates({}), candidates({ finishReason: 'STOP' })], 'finished'],
  ['a reason, and grounding after it', [candidates({ finishReason: 'STOP' }), candidates({})], 'finished'],
  ['a reason as a number', [candidates({ finishReason: 1 })], 'finished'],
  ['a reason of an unknown number', [candidates({ finishReason: 99 })], 'finished'],
  ['a reason of an unknown name', [candidates({ finishReason: 'BORED' })], 'finished'],
  ['a reason in snake case', [candidates({ finish_reason: 'STOP' })], 'finished'],
  ['the number of no reason', [candidates({ finishReason: 0 })], 'open'],
  ['the name of no reason', [candidates({ finishReason: 'FINISH_REASON_UNSPECIFIED' })], 'open'],
  ['an empty reason', [candidates({ finishReason: '' })], 'open'],
  ['null for a reason', [candidates({ finishReason: null })], 'open'],
  ['one of two', [candidates({ finishReason: 'STOP' }, { index: 1 })], 'open'],
  ['one of two that no index tells apart', [candidates({ finishReason: 'STOP' }, {})], 'open'],
  [
    'both, one after the other',
    [
      candidates({}, { index: 1, finishReason: 'STOP' }),
      candidates({ index: 0, finishReason: 'MAX_TOKENS' }),
    ],
    'finished',
  ],
  ['the second, which comes later', [candidates({ finishReason: 'STOP' }), candidates({ index: 1 })], 'open'],
  ['a refused prompt', [{ promptFeedback: {} }], 'blocked'],
  ['a refused prompt in snake case', [{ prompt_feedback: { block_reason: 'SAFETY' } }], 'blocked'],
  ['feedback that is null', [{ promptFeedback: null }], 'open'],
  ['feedback and a candidate', [{ promptFeedback: {}, candidates: [{}] }], 'open'],
])('%s', (_, events, state) => {
  expect(stateAfter(...events)).toBe(state);
});
