import type { Failure } from '../../outcome';
import { signIn } from './sign-in-commands';
import { factsOf, type TokenFacts } from './token-facts';

/** Whose token it is about. */
export type Holder = {
  /** The kind of credentials, as the file names it; `metadata` for those of a machine. */
  kind: string;
  /** What stands in sentences: `the credentials file /home/…`. */
  name: string;
  /** The account that is acted as; null when none is. */
  target: string | null;
};

type Rule = {
  applies(facts: TokenFacts, holder: Holder): boolean;
  failure(facts: TokenFacts, holder: Holder): Failure;
};

const isUser = ({ kind }: Holder) =>
  kind === 'authorized_user' || kind === 'external_account_authorized_user';
const connection =
  /^(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|EPIPE|ETIMEDOUT|UND_ERR|CERT_|ERR_TLS|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/;

/** What goes wrong on the way to a token, the first that applies. */
const rules: readonly Rule[] = [
  {
    applies: ({ isMetadata, status }) => isMetadata && status !== null && status < 500,
    failure: ({ status, said }) => ({
      code: 'denied',
      message: `The metadata server gave no token (HTTP ${status}).`,
      why: said || 'The machine runs without a service account, or without the scopes that are needed.',
      hint: 'Give the machine a service account with the scope cloud-platform, or set GOOGLE_APPLICATION_CREDENTIALS.',
    }),
  },
  {
    applies: ({ isImpersonation, reason }) => isImpersonation && reason === 'SERVICE_DISABLED',
    failure: ({ said }) => ({
      code: 'denied',
      message: 'The API that gives tokens of other accounts is off.',
      why: said,
      hint: 'Run: gcloud services enable iamcredentials.googleapis.com',
    }),
  },
  {
    applies: ({ isImpersonation, status }) => isImpersonation && (status === 403 || status === 404),
    failure: ({ said }, { target }) => ({
      code: 'denied',
      message: `The signed-in account may not act as ${target}, or there is no such account.`,
      why: said || 'It lacks the permission iam.serviceAccounts.getAccessToken on it.',
      hint: `Run: gcloud iam service-accounts add-iam-policy-binding ${target} --role=roles/iam.serviceAccountTokenCreator --member=user:YOUR_ADDRESS`,
    }),
  },
  {
    applies: ({ reason, said, message }) =>
      reason === 'invalid_rapt' ||
      /rapt_required|reauth related error|invalid_rapt/i.test(`${said} ${message}`),
    failure: () => ({
      code: 'denied',
      message: 'Google wants this account to sign in again.',
      why: 'The organisation ends sessions after some hours (invalid_rapt).',
      hint: `Run: ${signIn}`,
    }),
  },
  {
    applies: ({ oauth, said }) =>
      oauth === 'invalid_grant' && /short-lived|reasonable timeframe|iat and exp/i.test(said),
    failure: ({ said }) => ({
      code: 'denied',
      message: "This machine's clock is wrong: Google takes a signature only if it was made just now.",
      why: said,
      hint: 'Set the clock (for example: sudo timedatectl set-ntp true) and ask again.',
    }),
  },
  {
    applies: ({ oauth }, holder) => oauth === 'invalid_grant' && isUser(holder),
    failure: ({ said }, { name }) => ({
      code: 'denied',
      message: `Google no longer takes the sign-in in ${name}: it has expired or was revoked.`,
      ...(said && { why: said }),
      hint: `Run: ${signIn}`,
    }),
  },
  {
    applies: ({ oauth }, { kind }) => oauth === 'invalid_grant' && kind === 'service_account',
    failure: ({ said }, { name }) => ({
      code: 'denied',
      message: `Google does not take the key in ${name}: the key or its account was deleted or disabled.`,
      ...(said && { why: said }),
      hint: 'Make a new key: gcloud iam service-accounts keys create key.json --iam-account=ACCOUNT',
    }),
  },
  {
    applies: ({ oauth }, { kind }) => oauth !== null && kind === 'external_account',
    failure: ({ oauth, said, host }, { name }) => ({
      code: 'denied',
      message: `${host ?? 'The token service'} does not take the identity of ${name} (${oauth}).`,
      ...(said && { why: said }),
      hint: 'Compare audience, issuer and subject of the token with the provider: gcloud iam workload-identity-pools providers describe',
    }),
  },
  {
    applies: ({ oauth }) =>
      oauth === 'invalid_client' || oauth === 'unauthorized_client' || oauth === 'deleted_client',
    failure: ({ oauth, said }, { name }) => ({
      code: 'denied',
      message: `Google does not know the OAuth client in ${name} (${oauth}).`,
      ...(said && { why: said }),
      hint: `Run: ${signIn}`,
    }),
  },
  {
    applies: ({ code }) => code === 'TimeoutError' || code === 'AbortError' || code === 'ETIMEDOUT',
    failure: ({ host }) => timedOut(host),
  },
  {
    applies: ({ status, code }) => status === null && code !== null && connection.test(code),
    failure: ({ host, code }) => ({
      code: 'unreachable',
      message: `${host ?? 'The token service'} can't be reached for an access token (${code}).`,
      hint: 'Check the network, and HTTPS_PROXY where there is a proxy.',
    }),
  },
  {
    applies: ({ status }) => status !== null && (status === 429 || status >= 500),
    failure: ({ host, status }) => ({
      code: 'overloaded',
      message: `${host ?? 'The token service'} gives no access tokens at the moment (HTTP ${status}).`,
      hint: 'Ask again in a while.',
    }),
  },
  {
    applies: ({ message }, { kind }) =>
      kind === 'service_account' && /DECODER|PEM|asymmetric key|private key/i.test(message),
    failure: (_, { name }) => ({
      code: 'not-configured',
      message: `The private key in ${name} can't be read.`,
      hint: 'Make a new key: gcloud iam service-accounts keys create key.json --iam-account=ACCOUNT',
    }),
  },
];

/** Why there is no access token, for a person, from what google-auth-library threw. */
export function tokenFailure(error: unknown, holder: Holder): { ok: false; failure: Failure } {
  const facts = factsOf(error);
  const failure = rules.find((rule) => rule.applies(facts, holder))?.failure(facts, holder) ?? {
    code: 'denied' as const,
    message: `No access token came from ${holder.name}.`,
    why: facts.said || facts.message,
    hint: `Run: npm run doctor`,
  };
  return {
    ok: false,
    failure: facts.details === undefined ? failure : { ...failure, details: facts.details },
  };
}

/** Nobody answered in time. */
export const timedOut = (host: string | null): Failure => ({
  code: 'timed-out',
  message: `${host ?? 'The token service'} gave no access token in time.`,
  hint: 'Check the network, and HTTPS_PROXY where there is a proxy; then ask again.',
});
