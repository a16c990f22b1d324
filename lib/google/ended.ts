import { type Failure, fail } from '../outcome';
import type { Facts } from './request-facts';
import type { Awaited, Watch } from './watch';

/**
 * What ended an attempt that was broken off from here: the person, or a deadline. null when it was neither, so that the
 * other side ended it.
 */
export function endedHere(run: AbortSignal, watch: Watch, facts: Facts): Failure | null {
  if (run.aborted) return fail('stopped', 'Stopped.').failure;
  const passed = watch.passed();
  return passed === null ? null : missed(passed, facts);
}

function missed({ what, milliseconds }: Awaited, facts: Facts): Failure {
  const time = milliseconds >= 1000 ? `${milliseconds / 1000} s` : `${milliseconds} ms`;
  const { message, hint, setting } = {
    'first-byte': {
      message: `${facts.service} did not ${facts.deed}: nothing came within ${time}.`,
      hint: 'Ask again, perhaps for less.',
      setting: 'GOOGLE_FIRST_BYTE_TIMEOUT_MS',
    },
    'next-event': {
      message: `${facts.service} fell silent for ${time} in the middle of its answer; what had come is kept.`,
      hint: 'Ask again.',
      setting: 'GOOGLE_SILENCE_TIMEOUT_MS',
    },
    'next-piece': {
      message: `${facts.service} did not ${facts.deed}: it fell silent for ${time} in the middle of its answer.`,
      hint: 'Ask again.',
      setting: 'GOOGLE_SILENCE_TIMEOUT_MS',
    },
  }[what];
  return fail('timed-out', message, `${hint} ${setting} sets how long is waited.`).failure;
}
