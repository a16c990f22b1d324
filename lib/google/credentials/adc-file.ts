import * as z from 'zod';

/** What every kind of file may say besides. */
const shared = {
  quota_project_id: z.string().min(1).exactOptional(),
  universe_domain: z.string().min(1).exactOptional(),
};

/** Made by `gcloud auth application-default login`. */
const authorizedUser = z.object({
  type: z.literal('authorized_user'),
  client_id: z.string().min(1),
  client_secret: z.string().min(1),
  refresh_token: z.string().min(1),
  ...shared,
});

/** A service account's key. */
const serviceAccount = z.object({
  type: z.literal('service_account'),
  client_email: z.string().min(1),
  private_key: z.string().min(1),
  private_key_id: z.string().exactOptional(),
  project_id: z.string().exactOptional(),
  ...shared,
});

/** Workload identity federation: a token of another issuer is exchanged for one of Google's. */
const externalAccount = z.object({
  type: z.literal('external_account'),
  audience: z.string().min(1),
  subject_token_type: z.string().min(1),
  token_url: z.url().exactOptional(),
  token_info_url: z.url().exactOptional(),
  service_account_impersonation_url: z.url().exactOptional(),
  service_account_impersonation: z
    .object({ token_lifetime_seconds: z.number().exactOptional() })
    .exactOptional(),
  workforce_pool_user_project: z.string().exactOptional(),
  client_id: z.string().exactOptional(),
  client_secret: z.string().exactOptional(),
  credential_source: z.union([
    z.object({
      environment_id: z.string(),
      regional_cred_verification_url: z.string(),
      region_url: z.url().exactOptional(),
      url: z.url().exactOptional(),
      imdsv2_session_token_url: z.url().exactOptional(),
    }),
    z.object({
      file: z.string().min(1).exactOptional(),
      url: z.url().exactOptional(),
      headers: z.record(z.string(), z.string()).exactOptional(),
      format: z
        .object({ type: z.enum(['json', 'text']), subject_token_field_name: z.string().exactOptional() })
        .exactOptional(),
      certificate: z
        .object({
          use_default_certificate_config: z.boolean().exactOptional(),
          certificate_config_location: z.string().exactOptional(),
          trust_chain_path: z.string().exactOptional(),
        })
        .exactOptional(),
      // Refused below with its reason.
      executable: z.unknown().exactOptional(),
    }),
  ]),
  ...shared,
});

/** Made by `gcloud auth application-default login` with workforce identity federation. */
const externalUser = z.object({
  type: z.literal('external_account_authorized_user'),
  audience: z.string().min(1),
  client_id: z.string().min(1),
  client_secret: z.string().min(1),
  refresh_token: z.string().min(1),
  token_url: z.url().exactOptional(),
  token_info_url: z.string().default(''),
  ...shared,
});

const source = z.discriminatedUnion('type', [authorizedUser, serviceAccount, externalAccount, externalUser]);

/** Made by `gcloud auth application-default login --impersonate-service-account=…`. */
const impersonated = z.object({
  type: z.literal('impersonated_service_account'),
  service_account_impersonation_url: z.string().regex(/\/serviceAccounts\/[^/:]+:generateAccessToken$/),
  delegates: z.array(z.string()).default([]),
  source_credentials: source,
  ...shared,
});

export const adcFile = z.discriminatedUnion('type', [...source.options, impersonated]);

/** What a file of Application Default Credentials holds that signs in by itself. */
export type SourceCredentials = z.infer<typeof source>;

/** What a file of Application Default Credentials holds; https://google.aip.dev/auth/4110 lists the kinds. */
export type AdcFile = z.infer<typeof adcFile>;
