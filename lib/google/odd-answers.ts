import { type Failure, fail } from '../outcome';
import type { Facts } from './request-facts';

/** Megabytes of an answer that are read. The largest hold a hundred chunks of some thousand characters. */
export const LONGEST_ANSWER = 64;

const failure = (code: Failure['code'], message: string, hint: string): Failure =>
  fail(code, message, hint).failure;

const between =
  'Look for a proxy or sign-in page between this server and Google, and at the endpoint, if one is set.';
const askAgain = 'Ask again.';

/** Of the place a redirect points to only the origin is told: the rest may hold a session or a secret. */
export function redirected({ service, deed }: Facts, status: number, location: string, from: URL): Failure {
  const target = URL.canParse(location, from) ? new URL(location, from).origin : 'nowhere';
  return failure(
    'refused',
    `${service} did not ${deed}: ${from.origin} redirects (${status}) to ${target}, and redirects are not followed.`,
    between,
  );
}

export const undecodable = ({ service, deed }: Facts): Failure =>
  failure(
    'refused',
    `${service} did not ${deed}: what answered packed its answer in an unknown way.`,
    between,
  );

export const pageInstead = ({ service, deed }: Facts): Failure =>
  failure('unreachable', `${service} did not ${deed}: a web page came instead of an answer.`, between);

/** `why` says what is wrong with it. */
export const unreadable = ({ service }: Facts, why: string): Failure => ({
  ...failure('refused', `The answer of ${service} could not be read.`, between),
  why,
});

/** The answer was longer than `megabytes`, or one event of it was. */
export const tooLong = ({ service }: Facts, megabytes: number): Failure =>
  failure(
    'refused',
    `The answer of ${service} is longer than ${megabytes} MB; the rest of it was not read.`,
    'Ask for less.',
  );

/** A stream or body that ended before its end. */
export function cutOff({ service }: Facts, how: 'nothing' | 'open' | 'finished' | 'whole'): Failure {
  const messages = {
    nothing: `${service} closed its answer before it had begun.`,
    open: `The answer of ${service} was cut off in the middle; what had come is kept.`,
    whole: `The answer of ${service} was cut off in the middle.`,
    finished: `The connection to ${service} broke after the end of the answer; grounding metadata sent after it, if any, is missing.`,
  };
  return failure('cut-off', messages[how], askAgain);
}
