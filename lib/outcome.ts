/** Expected failures are values; a throw means a bug. */
export type Failure = {
  code:
    | 'bad-input'
    | 'not-configured'
    | 'denied'
    | 'not-found'
    | 'unreachable'
    | 'timed-out'
    | 'refused'
    | 'overloaded'
    | 'cut-off'
    | 'stopped'
    | 'outdated'
    | 'internal';
  /** What happened. */
  message: string;
  /** Why, where it is known. */
  why?: string;
  /** What a person can do. */
  hint?: string;
  /** The service's own words, free of anything secret: the body of its error, `details` and all. */
  details?: unknown;
};

export type Outcome<T> = { ok: true; value: T } | { ok: false; failure: Failure };

export const ok = <T>(value: T): Outcome<T> => ({ ok: true, value });

export const fail = (
  code: Failure['code'],
  message: string,
  hint?: string,
): { ok: false; failure: Failure } => ({
  ok: false,
  failure: hint === undefined ? { code, message } : { code, message, hint },
});
