import type { AdcFile, SourceCredentials } from './adc-file';
import {
  type AuthClient,
  AwsClient,
  Compute,
  ExternalAccountAuthorizedUserClient,
  type gaxios,
  IdentityPoolClient,
  Impersonated,
  JWT,
  UserRefreshClient,
} from './library';
import { learnToken } from './secrets';

const cloudPlatform = 'https://www.googleapis.com/auth/cloud-platform';

/** What a client is to give tokens for. */
export type Wish = {
  scopes: string[];
  /** Over the one that the file names. */
  quotaProject: string | null;
  /** `FIRST,SECOND,TARGET`, as GOOGLE_IMPERSONATE_SERVICE_ACCOUNT has it. */
  impersonate: string | null;
};

/**
 * The client of google-auth-library for a credentials file, or for the metadata server when there is none. Its own
 * search is not used: it starts a gcloud process to guess a project, and can't tell which file it found. Throws what the
 * library throws for a file that it can't use.
 */
export function makeClient(file: AdcFile | null, wish: Wish, transport: gaxios.GaxiosOptions): AuthClient {
  const impersonated =
    wish.impersonate ?? (file?.type === 'impersonated_service_account' ? chainIn(file) : null);
  const source = file?.type === 'impersonated_service_account' ? file.source_credentials : file;
  // Only a token for all of the cloud may ask for one of another account.
  const scopes = impersonated === null ? wish.scopes : [cloudPlatform];
  const client = watched(sourceClient(source, scopes, transport));
  const quotaProject = wish.quotaProject ?? source?.quota_project_id;
  if (quotaProject) client.quotaProjectId = quotaProject;
  if (impersonated === null) return client;
  const target = watched(impersonatedClient(client, impersonated, wish.scopes, transport));
  const targetQuota = wish.quotaProject ?? (file === source ? undefined : file?.quota_project_id);
  if (targetQuota) target.quotaProjectId = targetQuota;
  return target;
}

/** The account that is acted as in the end. */
export const targetOf = (chain: string): string => chain.slice(chain.lastIndexOf(',') + 1);

/** The accounts that an `impersonated_service_account` file leads through, as `FIRST,SECOND,TARGET`. */
export function chainIn(file: AdcFile & { type: 'impersonated_service_account' }): string {
  const target = /([^/]+):generateAccessToken$/.exec(file.service_account_impersonation_url)?.[1] ?? '';
  return [...file.delegates.map((name) => name.slice(name.lastIndexOf('/') + 1)), target].join(',');
}

function sourceClient(
  file: SourceCredentials | null,
  scopes: string[],
  transporterOptions: gaxios.GaxiosOptions,
): AuthClient {
  // Without the library's own interceptors, which write headers to a debug log.
  const options = { transporterOptions, useAuthRequestParameters: false };
  switch (file?.type) {
    case undefined:
      return new Compute({ ...options, scopes });
    case 'authorized_user':
      return new UserRefreshClient({
        ...options,
        clientId: file.client_id,
        clientSecret: file.client_secret,
        refreshToken: file.refresh_token,
      });
    case 'service_account':
      return new JWT({ ...options, email: file.client_email, key: file.private_key, scopes });
    case 'external_account_authorized_user':
      return new ExternalAccountAuthorizedUserClient({ ...file, ...options });
    case 'external_account': {
      const { credential_source: source, ...rest } = file;
      return 'environment_id' in source
        ? new WatchedAwsClient({ ...rest, ...options, scopes, credential_source: source })
        : new WatchedPoolClient({ ...rest, ...options, scopes, credential_source: source });
    }
  }
}

function impersonatedClient(
  sourceClient: AuthClient,
  chain: string,
  targetScopes: string[],
  transporterOptions: gaxios.GaxiosOptions,
): AuthClient {
  const delegates = chain.split(',').map((account) => account.trim());
  const targetPrincipal = delegates.pop() ?? '';
  return new Impersonated({
    sourceClient,
    targetPrincipal,
    targetScopes,
    delegates: delegates.map((account) => `projects/-/serviceAccounts/${account}`),
    transporterOptions,
    useAuthRequestParameters: false,
  });
}

/** Every token on the way to the last one is known to `redact`: what a service answers may quote it. */
function watched(client: AuthClient): AuthClient {
  client.transporter.interceptors.request.add({
    resolved: async (config) => {
      learnToken(config.headers.get('authorization')?.replace(/^\w+\s+/, ''));
      return config;
    },
  });
  client.on('tokens', (tokens) => {
    learnToken(tokens.access_token);
    learnToken(tokens.id_token);
  });
  return client;
}

class WatchedPoolClient extends IdentityPoolClient {
  override async retrieveSubjectToken(): Promise<string> {
    const token = await super.retrieveSubjectToken();
    learnToken(token);
    return token;
  }
}

class WatchedAwsClient extends AwsClient {
  override async retrieveSubjectToken(): Promise<string> {
    const token = await super.retrieveSubjectToken();
    learnToken(token);
    return token;
  }
}
