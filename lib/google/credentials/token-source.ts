import { fail, type Outcome, ok } from '../../outcome';
import type { AuthClient } from './library';
import { learnToken } from './secrets';
import { type Holder, timedOut, tokenFailure } from './token-failure';
import { within } from './within';

/** The headers that sign a request in, names in lower case. */
export type SignIn = Record<string, string>;

/** A token has to come within this. */
const deadline = 10_000;

export type TokenSource = {
  /** The headers with a token that holds for some minutes at least; fetched only when there is none yet. */
  headers(signal?: AbortSignal): Promise<Outcome<SignIn>>;
};

/**
 * Tokens of one client, for all who ask. google-auth-library keeps a token and replaces it five minutes before it expires;
 * who asks meanwhile waits for the same answer, which not every client of the library sees to. A client that failed or hung
 * is thrown away, since it may hold what the failure left behind.
 */
export function tokenSource(make: (signal: AbortSignal) => AuthClient, holder: Holder): TokenSource {
  let client: AuthClient | null = null;
  let ending = new AbortController();
  let pending: Promise<Outcome<SignIn>> | null = null;

  const throwAway = () => {
    ending.abort();
    client = null;
    ending = new AbortController();
  };

  const ask = async (): Promise<Outcome<SignIn>> => {
    try {
      client ??= make(ending.signal);
      const waited = await within(client.getRequestHeaders(), { milliseconds: deadline });
      if (waited.ok) return signInFrom(waited.value);
      throwAway();
      return { ok: false, failure: timedOut(null) };
    } catch (error) {
      throwAway();
      return tokenFailure(error, holder);
    }
  };

  return {
    async headers(signal) {
      pending ??= ask().finally(() => {
        pending = null;
      });
      const waited = await within(pending, { signal });
      return waited.ok ? waited.value : fail('stopped', 'Stopped while waiting for an access token.');
    },
  };
}

function signInFrom(headers: Headers): Outcome<SignIn> {
  const authorization = headers.get('authorization');
  // The library makes `Bearer undefined` of an answer without a token.
  if (authorization === null || !/^Bearer (?!undefined$|null$)[\x21-\x7e]+$/.test(authorization))
    return fail('denied', 'The token service answered without an access token.');
  learnToken(authorization.slice('Bearer '.length));
  const quotaProject = headers.get('x-goog-user-project');
  return ok({ authorization, ...(quotaProject === null ? {} : { 'x-goog-user-project': quotaProject }) });
}
