import { decodeJson, describeError, errorIn, type Json } from '../grounding';
import type { Failure } from '../outcome';
import { cut, foundInstead } from './found-instead';
import { redactTree } from './redact-tree';
import { isRetired, remedies, retired } from './remedies';
import type { Facts } from './request-facts';

/** An answer that is no success. */
export type ErrorReply = {
  /** HTTP status. */
  status: number;
  /** Empty when none was sent. */
  contentType: string;
  text: string;
  /** The body ended in an error, and nothing of it could be read. */
  broken?: boolean;
  /** Seconds that the header `retry-after` asks to wait; null when there is none. */
  retryAfter: number | null;
};

const LONGEST_WORDS = 2000;

/**
 * Puts an error answer into words. The body may be Google's `{"error": …}`, a list of it, the bare status, OAuth's form,
 * or no JSON at all: a web page, plain text, nothing. `redact` is applied to all of it before anything is looked at.
 */
export function failureOf(reply: ErrorReply, facts: Facts, redact: (text: string) => string): Failure {
  const decoded = decodeJson(reply.text.trim());
  const tree = decoded.ok ? redactTree(decoded.tree, redact) : null;
  const error = tree === null ? null : errorOf(tree);
  if (error !== null) return failureOfError(error, facts, reply);
  const found = reply.broken
    ? "a body that breaks off or can't be unpacked"
    : foundInstead(reply.contentType, redact(reply.text));
  const judged = describeError({ code: reply.status });
  const { code } = remedies[judged.kind];
  return {
    code: reply.status === 502 ? 'unreachable' : reply.status === 404 && isRetired(facts) ? 'refused' : code,
    message: `${facts.service} did not ${facts.deed}: what answered with status ${reply.status} did not speak as Google's API does.`,
    why: `It sent ${found}.`,
    hint: hintWithoutWords(reply, facts, judged.hint),
  };
}

/** The same for an error that is decoded and free of secrets, such as one inside a stream. */
export function failureOfError(
  error: Json,
  facts: Facts,
  reply: { status: number | null; retryAfter: number | null },
): Failure {
  const described = describeError(withStatus(error, reply.status));
  const { code, advise } = remedies[described.kind];
  const wait =
    reply.retryAfter !== null && !described.named.some((words) => words.startsWith('Wait '))
      ? [`Wait ${reply.retryAfter} s.`]
      : [];
  return {
    code: described.kind === 'other' ? codeOf(reply.status) : code,
    message: `${facts.service} did not ${facts.deed}: ${described.happened}.`,
    why: cut(described.sentence, LONGEST_WORDS),
    hint: [advise?.(facts, described) ?? described.advice, ...described.named, ...wait].join(' '),
    details: error,
  };
}

/** Google's error within a decoded body, or OAuth's, which holds its words beside `error`; null when it is none. */
export function errorOf(tree: Json): Json | null {
  const found = errorIn(tree);
  return typeof found?.error === 'string' && found.at === '/error' ? tree : (found?.error ?? null);
}

/** OAuth's errors and strings carry no number of their own. */
function withStatus(error: Json, status: number | null): Json {
  if (status === null) return error;
  if (typeof error === 'string') return { code: status, message: error };
  if (typeof error !== 'object' || error === null || Array.isArray(error)) return error;
  return 'code' in error || 'status' in error ? error : { ...error, code: status };
}

function codeOf(status: number | null): Failure['code'] {
  if (status === null) return 'refused';
  if (status === 401 || status === 403 || status === 407) return 'denied';
  if (status === 408) return 'timed-out';
  return status >= 502 ? 'overloaded' : 'refused';
}

function hintWithoutWords({ status, retryAfter }: ErrorReply, facts: Facts, hint: string): string {
  if (status === 404 || status === 501) {
    if (isRetired(facts)) return retired;
    const place = facts.location === null ? '' : ` that the location ${facts.location} exists,`;
    return `No such path is known at ${facts.host}: check${place} and the endpoint, if one is set.`;
  }
  if (status === 407) return 'A proxy wants credentials: put them into HTTPS_PROXY.';
  if (status === 502) return 'A gateway or proxy in between got no answer itself: ask again in a while.';
  if (status === 503 || status === 429 || status === 504)
    return retryAfter === null ? hint : `${hint} Wait ${retryAfter} s.`;
  return 'Look for a proxy or gateway between this server and Google, and at the endpoint, if one is set.';
}
