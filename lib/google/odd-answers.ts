import { type Failure, fail } from '../outcome';
import type { Facts } from './request-facts';

/** Megabytes of an answer that are read. The largest hold a hundred chunks of some thousand characters. */
export const LONGEST_ANSWER = 64;

const failure = (code: Failure['code'], message: string, hint: string): Failure =>
  fail(code, message, hint).failure;

export const between =
  'Look for a proxy or sign-in page between this server and Google, and at the endpoint, if one is set.';
const askAgain = 'Ask again.';

/** Of the place a redirect points to only the origin is told: the rest may hold a session or a secret. */
export function redirected({ service, deed }: Facts, status: number, location: string, from: URL): Failure {
  const target = location !== '' && URL.canParse(location, from) ? new URL(location, from) : null;
  const happened =
    status === 304
      ? `${from.origin} says that nothing has changed (304), although nobody asked that`
      : target === null || !/^https?:$/.test(target.protocol)
        ? `${from.origin} redirects (${status}) without naming a place that can be asked`
        : target.origin === from.origin
          ? `${from.origin} redirects (${status}) to another of its own addresses, and redirects are not followed`
          : `${from.origin} redirects (${status}) to ${target.origin}, and redirects are not followed`;
  return failure('refused', `${service} did not ${deed}: ${happened}.`, between);
}

/** Statuses of success that by their meaning come without a body. */
export const isBare = (status: number): boolean => status === 204 || status === 205;

export const bare = ({ service, deed }: Facts, status: number): Failure =>
  failure(
    'refused',
    `${service} did not ${deed}: what came is status ${status}, which holds no answer.`,
    between,
  );

/** `found` says what came, as `foundInstead` does. */
export const foreign = ({ service, deed }: Facts, found: string, contentType: string): Failure => ({
  ...failure(
    'refused',
    `${service} did not ${deed}: what answered did not speak as Google's API does.`,
    between,
  ),
  why: `It sent ${found}, ${contentType === '' ? 'and named no type' : `as ${contentType.slice(0, 80)}`}.`,
});

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

/** How much of an answer had come: of a stream, or (`whole`) of a body that is of no use in part. */
export type Come = 'nothing' | 'open' | 'finished' | 'whole';

/** A stream or body that ended before its end. */
export function cutOff({ service }: Facts, come: Come): Failure {
  const messages = {
    nothing: `${service} closed its answer before it had begun.`,
    open: `The answer of ${service} was cut off in the middle; what had come is kept.`,
    whole: `The answer of ${service} was cut off in the middle.`,
    finished: `The connection to ${service} broke after the end of the answer; grounding metadata sent after it, if any, is missing.`,
  };
  return failure('cut-off', messages[come], askAgain);
}
