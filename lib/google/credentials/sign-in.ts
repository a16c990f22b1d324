import type { gaxios } from 'google-auth-library';
import { fail, type Outcome, ok } from '../../outcome';
import type { Settings } from '../../settings';
import { type Environment, signIn } from './find-credentials';
import { learnSecret } from './secrets';
import { type Session, sessions } from './session';
import type { SignIn } from './token-source';

/** As much of a request as decides how it is signed in; `lib/wire` makes them. */
export type Unsigned = {
  api: 'vertex' | 'gemini';
  path: string;
  /** Accepted scopes, the one to ask for first. */
  scopes: readonly string[];
  body: unknown;
};

/** What signing in needs of the world around it. */
export type Surroundings = {
  settings: Pick<
    Settings,
    'GOOGLE_AUTH' | 'GEMINI_API_KEY' | 'GOOGLE_CLOUD_QUOTA_PROJECT' | 'GOOGLE_IMPERSONATE_SERVICE_ACCOUNT'
  >;
  environment: Environment;
  /** Options for the requests that fetch tokens. */
  transport?: gaxios.GaxiosOptions;
};

/** Signs requests in: Application Default Credentials, or a key where the method takes one. */
export type Credentials = {
  /** The headers that sign a request in. Fails where no credentials are there, or no token comes of them. */
  authorise(request: Unsigned, signal?: AbortSignal): Promise<Outcome<SignIn>>;
  /**
   * The same after a 401: reads the credentials anew and fetches a new token, once for all requests whose token was
   * refused. A key stays as it is.
   */
  renew(request: Unsigned, signal?: AbortSignal): Promise<Outcome<SignIn>>;
  /** The credentials in use; null when there are none, and none are wanted. */
  session(milliseconds?: number): Promise<Outcome<Session | null>>;
  /** What changes outside is seen by the next request. */
  forget(): void;
};

export function credentialsIn({ settings, environment, transport = {} }: Surroundings): Credentials {
  const all = sessions({
    environment,
    quotaProject: settings.GOOGLE_CLOUD_QUOTA_PROJECT,
    impersonate: settings.GOOGLE_IMPERSONATE_SERVICE_ACCOUNT,
    transport,
  });
  const key = settings.GEMINI_API_KEY;
  learnSecret(key);
  /** Which session signed a request in. */
  const signedBy = new WeakMap<Unsigned, Session>();

  const authorise: Credentials['authorise'] = async (request, signal) => {
    if (settings.GOOGLE_AUTH === 'none') return ok({});
    const withKey = request.api === 'gemini' && key !== null ? ok({ 'x-goog-api-key': key }) : null;
    if (withKey !== null && !wantsOAuth(request)) return withKey;
    const current = await all.current();
    if (!current.ok) return current;
    if (current.value === null) return withKey ?? { ok: false, failure: noCredentials(request.api) };
    signedBy.set(request, current.value);
    return current.value.tokens(request.scopes[0] ?? '').headers(signal);
  };

  return {
    authorise,
    async renew(request, signal) {
      const refused = signedBy.get(request);
      if (refused) await all.forget(refused);
      return authorise(request, signal);
    },
    session: (milliseconds) =>
      settings.GOOGLE_AUTH === 'none' ? Promise.resolve(ok(null)) : all.current(milliseconds),
    forget: () => void all.forget(),
  };
}

/** Corpora belong to those who made them, so that a key, which names nobody, is not enough for them. */
export function wantsOAuth({ api, path, body }: Unsigned): boolean {
  const retrieves = typeof body === 'object' && body !== null && 'semanticRetriever' in body;
  return api === 'vertex' || /\/corpora(?:[/:?]|$)/.test(path) || retrieves;
}

/** Neither a file nor a metadata server. */
export function noCredentials(api: 'vertex' | 'gemini') {
  const { failure } = fail(
    'not-configured',
    api === 'vertex'
      ? 'No Application Default Credentials were found on the server.'
      : 'Neither an API key nor Application Default Credentials were found on the server.',
    api === 'vertex'
      ? `Run there: ${signIn}`
      : `Set GEMINI_API_KEY and start again, or, for corpora, run there: ${retrieverSignIn}`,
  );
  return failure;
}

/** As the guide to OAuth of the Gemini API has it: gcloud's own client may not ask for the retriever's scope. */
export const retrieverSignIn = `${signIn} --client-id-file=client_secret.json --scopes=https://www.googleapis.com/auth/cloud-platform,https://www.googleapis.com/auth/generative-language.retriever`;
