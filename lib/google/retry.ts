import type { Notice } from '../request';
import { fieldOf } from './field-of';

/** Whether a failed attempt may be made once more, and not before how many milliseconds. */
export type Again = 'never' | { notBefore: number };

export const MOST_ATTEMPTS = 3;

/** A person waits for no longer; what asks for more fails at once and tells the wait. */
const LONGEST_WAIT = 30_000;
const FIRST_PAUSE = 1000;

/**
 * Asking again is safe where nothing can have been done: the service took no work on (429, 503). A quota that is used up
 * without a word about how long is asked for no more: it would only be used up further. A gateway that gave up (502, 504)
 * may have passed the request on, which does no harm to a search but pays for a generation twice.
 */
export function afterStatus(status: number, half: Notice['half'], waitSeconds: number | null): Again {
  const safe =
    (status === 429 && waitSeconds !== null) ||
    status === 503 ||
    (half === 'retrieve' && (status === 502 || status === 504));
  const notBefore = (waitSeconds ?? 0) * 1000;
  return safe && notBefore <= LONGEST_WAIT ? { notBefore } : 'never';
}

/**
 * Milliseconds to wait before the attempt that follows attempt `number`, counted from 1: exponential backoff with full
 * jitter (a random share of the whole pause, so that callers turned away together don't come back together), and never
 * less than the service asked for. `random` is in [0, 1).
 */
export function pauseAfter(number: number, again: { notBefore: number }, random: () => number): number {
  return Math.ceil(Math.max(again.notBefore, random() * FIRST_PAUSE * 2 ** (number - 1)));
}

/** Seconds that an error asks to wait: the longer of the header `retry-after` and the detail `RetryInfo`. */
export function waitAsked(header: string, error: unknown): number | null {
  const asked = [headerSeconds(header), ...delaysIn(error)].filter((seconds) => seconds !== null);
  return asked.length === 0 ? null : Math.max(...asked);
}

function delaysIn(error: unknown): (number | null)[] {
  const details = fieldOf(error, 'details');
  if (!Array.isArray(details)) return [];
  return details.map((detail: unknown) => {
    const delay = fieldOf(detail, 'retryDelay');
    const seconds = typeof delay === 'string' ? /^(\d+(?:\.\d+)?)s$/.exec(delay)?.[1] : undefined;
    return seconds === undefined ? null : sensible(Number(seconds));
  });
}

/**
 * Seconds, or a date in the one form that HTTP has left (RFC 9110, section 5.6.7). null for all else, and for a wait that
 * nobody can mean.
 */
export function headerSeconds(header: string): number | null {
  if (/^\d+$/.test(header)) return sensible(Number(header));
  if (!/^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/.test(header)) return null;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : sensible(Math.max(0, Math.ceil((date - Date.now()) / 1000)));
}

/** The longest that quotas count over is a day. */
const LONGEST_SENSIBLE = 24 * 60 * 60;

const sensible = (seconds: number): number | null => (seconds <= LONGEST_SENSIBLE ? seconds : null);
