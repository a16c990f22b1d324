import type { Json } from '../grounding';
import { fieldOf } from './field-of';

/** How far the events of a stream have brought an answer. */
export type AnswerProgress = {
  note(event: Json): void;
  /**
   * `finished`: some candidate named its reason to finish. `blocked`: the prompt was refused, so no candidate will come;
   * that is an answer too. `open`: something came, but no end. `nothing`: no event came.
   */
  state(): 'finished' | 'blocked' | 'open' | 'nothing';
};

export function followAnswer(): AnswerProgress {
  let events = 0;
  let candidates = 0;
  let finished = false;
  let feedback = false;
  return {
    note(event) {
      events += 1;
      const list = fieldOf(event, 'candidates');
      if (Array.isArray(list)) {
        candidates += list.length;
        finished ||= list.some(
          (candidate: unknown) => typeof fieldOf(candidate, 'finishReason') === 'string',
        );
      }
      feedback ||= typeof fieldOf(event, 'promptFeedback') === 'object';
    },
    state() {
      if (finished) return 'finished';
      // No field in the feedback is certain to be there: one has only a message.
      if (feedback && candidates === 0) return 'blocked';
      return events === 0 ? 'nothing' : 'open';
    },
  };
}
