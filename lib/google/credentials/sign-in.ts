import { type Failure, type Outcome, ok } from '../../outcome';
import type { Settings } from '../../settings';
import { takesApiKey, type WireRequest } from '../../wire';
import type { Environment } from './find-credentials';
import type { gaxios } from './library';
import { learnEnvironment, learnSecret } from './secrets';
import { type Session, sessions } from './session';
import { retrieverSignIn, signIn } from './sign-in-commands';
import { type TokenInfo, tokenInfo } from './token-info';
import type { SignIn } from './token-source';

/** What signing in needs of the world around it. */
export type Surroundings = {
  settings: Pick<
    Settings,
    | 'GOOGLE_AUTH'
    | 'GEMINI_API_KEY'
    | 'GOOGLE_CLOUD_QUOTA_PROJECT'
    | 'GOOGLE_IMPERSONATE_SERVICE_ACCOUNT'
    | 'VERTEX_ENDPOINT'
    | 'GEMINI_ENDPOINT'
  >;
  environment: Environment;
  /** Options for the requests that fetch tokens. */
  transport?: gaxios.GaxiosOptions;
};

/** Signs requests in: Application Default Credentials, or a key where the method takes one. */
export type Credentials = {
  /** The headers that sign a request in. Fails where no credentials are there, or no token comes of them. */
  authorise(request: WireRequest, signal?: AbortSignal): Promise<Outcome<SignIn>>;
  /**
   * The same after a 401: reads the credentials anew and fetches a new token, once for all requests whose token was
   * refused. A key stays as it is.
   */
  renew(request: WireRequest, signal?: AbortSignal): Promise<Outcome<SignIn>>;
  /** The credentials in use; null when there are none, and none are wanted. */
  session(milliseconds?: number): Promise<Outcome<Session | null>>;
  /** What Google tells of a token; null when it can't be asked, or does not know it. */
  tokenInfo(headers: SignIn): Promise<TokenInfo | null>;
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
  learnEnvironment(environment);
  /** Which session signed a request in. */
  const signedBy = new WeakMap<WireRequest, Session>();

  const authorise: Credentials['authorise'] = async (request, signal) => {
    if (settings.GOOGLE_AUTH === 'none') return ok({});
    // A key names nobody, which is not enough for corpora: they belong to those who made them.
    const withKey = request.api === 'gemini' && key !== null ? ok({ 'x-goog-api-key': key }) : null;
    if (withKey !== null && takesApiKey(request)) return withKey;
    const current = await all.current();
    if (!current.ok) return current;
    if (current.value === null)
      return withKey ?? { ok: false, failure: noCredentials(request.api, settings) };
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
    tokenInfo: (headers) => tokenInfo(headers, transport),
    forget: () => void all.forget(),
  };
}

/** Neither a file nor a metadata server, nor a key where one would do. */
export function noCredentials(
  api: WireRequest['api'],
  endpoints: Pick<Settings, 'VERTEX_ENDPOINT' | 'GEMINI_ENDPOINT'>,
): Failure {
  const name = api === 'vertex' ? 'VERTEX_ENDPOINT' : 'GEMINI_ENDPOINT';
  const way = api === 'vertex' ? '' : ' Or set GEMINI_API_KEY, which is enough for all but corpora.';
  const open = endpoints[name] === null ? '' : ` If ${name} takes no credentials, set GOOGLE_AUTH=none.`;
  return {
    code: 'not-configured',
    message:
      api === 'vertex'
        ? 'No Application Default Credentials were found.'
        : 'Neither an API key nor Application Default Credentials were found.',
    hint: `Run: ${api === 'vertex' ? signIn : retrieverSignIn}${way || open ? '.' : ''}${way}${open}`,
  };
}
