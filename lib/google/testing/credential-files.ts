import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** An RSA key made for this run. */
export const keyPair = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

/** As `gcloud auth application-default login` writes it. */
export const userFile = {
  type: 'authorized_user',
  client_id: 'client.apps.googleusercontent.com',
  client_secret: 'client-secret-planted',
  refresh_token: 'refresh-token-planted',
  quota_project_id: 'quota-of-the-file',
  universe_domain: 'googleapis.com',
};

/** As `gcloud iam service-accounts keys create` writes it. */
export const serviceAccountFile = {
  type: 'service_account',
  project_id: 'demo-project',
  private_key_id: 'key-1',
  private_key: keyPair.privateKey,
  client_email: 'asker@demo-project.iam.gserviceaccount.com',
  client_id: '1',
  auth_uri: 'https://accounts.google.com/o/oauth2/auth',
  token_uri: 'https://oauth2.googleapis.com/token',
};

/** As `gcloud iam workload-identity-pools create-cred-config` writes it, with a source of the subject token. */
export const externalFile = (tokenServices: string, credentialSource: object) => ({
  type: 'external_account',
  audience:
    '//iam.googleapis.com/projects/12345/locations/global/workloadIdentityPools/pool/providers/provider',
  subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
  token_url: `${tokenServices}/v1/token`,
  credential_source: credentialSource,
});

/** As `gcloud auth application-default login --impersonate-service-account` writes it. */
export const impersonatedFile = {
  type: 'impersonated_service_account',
  service_account_impersonation_url:
    'https://iamcredentials.googleapis.com/v1/projects/-/serviceAccounts/target@demo-project.iam.gserviceaccount.com:generateAccessToken',
  delegates: [],
  source_credentials: { ...userFile, quota_project_id: undefined },
};

/** Writes a file into a new folder and gives its path. */
export async function written(content: unknown, name = 'credentials.json'): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'credentials-')), name);
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}
