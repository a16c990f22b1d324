import type { Json } from '../grounding';
import { fieldOf } from './field-of';

/** How far the events of a stream have brought an answer. */
export type AnswerProgress = {
  note(event: Json): void;
  /**
   * `finished`: every candidate that began named its reason to finish. `blocked`: the prompt was refused, so no candidate
   * will come; that is an answer too. `open`: something came, but no end. `nothing`: no event came.
   */
  state(): 'finished' | 'blocked' | 'open' | 'nothing';
};

export function followAnswer(): AnswerProgress {
  let events = 0;
  let feedback = false;
  const begun = new Set<number>();
  const finished = new Set<number>();
  return {
    note(event) {
      events += 1;
      for (const { index, ended } of candidatesIn(event)) {
        begun.add(index);
        if (ended) finished.add(index);
      }
      const told = fieldOf(event, 'promptFeedback') ?? fieldOf(event, 'prompt_feedback');
      feedback ||= typeof told === 'object' && told !== null;
    },
    state() {
      if (begun.size > 0) return finished.size === begun.size ? 'finished' : 'open';
      // No field in the feedback is certain to be there: one has only a message.
      if (feedback) return 'blocked';
      return events === 0 ? 'nothing' : 'open';
    },
  };
}

/** An index of 0 is left out on the wire; where a list has none at all, the place in it counts. */
function candidatesIn(event: Json): { index: number; ended: boolean }[] {
  const list: unknown = fieldOf(event, 'candidates');
  if (!Array.isArray(list)) return [];
  const indexed = list.some((candidate) => fieldOf(candidate, 'index') !== undefined);
  return list.map((candidate, position) => {
    const index = Number(fieldOf(candidate, 'index') ?? (indexed ? 0 : position));
    return {
      index,
      ended: isReason(fieldOf(candidate, 'finishReason') ?? fieldOf(candidate, 'finish_reason')),
    };
  });
}

/** The value 0 of the enum, `FINISH_REASON_UNSPECIFIED`, is what a reason that isn't set looks like. */
const isReason = (value: unknown): boolean =>
  typeof value === 'number'
    ? value !== 0
    : typeof value === 'string' && value !== '' && !value.endsWith('_UNSPECIFIED');
