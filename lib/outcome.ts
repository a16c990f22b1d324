/** Expected failures are values; a throw means a bug. `hint` is something a person can do. */
export type Failure = {
  code:
    | 'bad-input'
    | 'not-configured'
    | 'denied'
    | 'not-found'
    | 'unreachable'
    | 'timed-out'
    | 'refused'
    | 'stopped'
    | 'outdated'
    | 'internal';
  message: string;
  hint?: string;
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
