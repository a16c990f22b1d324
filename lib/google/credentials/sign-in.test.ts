import { createPublicKey, verify } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WireRequest } from '../../wire';
import {
  externalFile,
  impersonatedFile,
  keyPair,
  serviceAccountFile,
  userFile,
  written,
} from '../testing/credential-files';
import { startTokenServices, type TokenServices } from '../testing/google-token-services';
import { forgetMetadata } from './metadata-server';
import { type Credentials, credentialsIn, type Surroundings } from './sign-in';

const cloud = 'https://www.googleapis.com/auth/cloud-platform';
const retriever = 'https://www.googleapis.com/auth/generative-language.retriever';
const key = 'a-key-that-is-planted-here';

let google: TokenServices;

beforeEach(async () => {
  google = await startTokenServices();
  forgetMetadata();
  vi.stubEnv('GCE_METADATA_HOST', google.host);
});

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  await google.close();
});

function credentialsWith(
  environment: Surroundings['environment'],
  settings: Partial<Surroundings['settings']> = {},
): Credentials {
  return credentialsIn({
    settings: {
      GOOGLE_AUTH: 'adc',
      GEMINI_API_KEY: null,
      GOOGLE_CLOUD_QUOTA_PROJECT: null,
      GOOGLE_IMPERSONATE_SERVICE_ACCOUNT: null,
      VERTEX_ENDPOINT: null,
      GEMINI_ENDPOINT: null,
      ...settings,
    },
    environment,
    transport: { fetchImplementation: google.fetchHere },
  });
}

const fromFile = async (content: unknown, settings?: Partial<Surroundings['settings']>) =>
  credentialsWith({ GOOGLE_APPLICATION_CREDENTIALS: await written(content) }, settings);

const vertex = (scope = cloud): WireRequest => ({
  api: 'vertex',
  rpc: 'RetrieveContexts',
  httpMethod: 'POST',
  version: 'v1',
  host: 'europe-west4-aiplatform.googleapis.com',
  location: 'europe-west4',
  path: '/v1/projects/demo-project/locations/europe-west4:retrieveContexts',
  scopes: [scope],
  body: {},
});
const gemini = (rpc: 'ListCorpora' | 'ListFileSearchStores', scope: string): WireRequest => ({
  api: 'gemini',
  rpc,
  httpMethod: 'GET',
  version: 'v1beta',
  host: 'generativelanguage.googleapis.com',
  location: null,
  path: '/v1beta/corpora',
  scopes: [scope],
  body: null,
});
const corpora = gemini('ListCorpora', retriever);
const stores = gemini('ListFileSearchStores', cloud);

const bearer = (number: number) => ({ authorization: `Bearer token-${number}-of-this-test` });
const signedIn = (number: number, more = {}) => ({ ok: true, value: { ...bearer(number), ...more } });

describe('a user, from the file that gcloud writes', () => {
  test('a refresh token becomes an access token, and the quota project of the file goes along', async () => {
    const home = path.dirname(await written(''));
    await mkdir(path.join(home, '.config', 'gcloud'), { recursive: true });
    await writeFile(
      path.join(home, '.config', 'gcloud', 'application_default_credentials.json'),
      JSON.stringify(userFile),
    );
    expect(await credentialsWith({ HOME: home }).authorise(vertex())).toEqual(
      signedIn(1, { 'x-goog-user-project': 'quota-of-the-file' }),
    );
    expect(Object.fromEntries(google.seenAt('/token')[0]?.form ?? [])).toEqual({
      grant_type: 'refresh_token',
      refresh_token: 'refresh-token-planted',
      client_id: 'client.apps.googleusercontent.com',
      client_secret: 'client-secret-planted',
    });
  });

  test('CLOUDSDK_CONFIG moves the file', async () => {
    const file = await written(userFile, 'application_default_credentials.json');
    expect(await credentialsWith({ CLOUDSDK_CONFIG: path.dirname(file) }).authorise(vertex())).toMatchObject({
      ok: true,
    });
  });

  test('GOOGLE_CLOUD_QUOTA_PROJECT goes before the project of the file', async () => {
    const credentials = await fromFile(userFile, { GOOGLE_CLOUD_QUOTA_PROJECT: 'quota-of-the-setting' });
    expect(await credentials.authorise(vertex())).toEqual(
      signedIn(1, { 'x-goog-user-project': 'quota-of-the-setting' }),
    );
  });

  test('twenty at once and all later ones share one token, whatever their scope', async () => {
    const credentials = await fromFile(userFile);
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        credentials.authorise(vertex(index % 2 === 0 ? cloud : retriever)),
      ),
    );
    all.push(await credentials.authorise(vertex()));
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(google.seen).toHaveLength(1);
  });

  test('a token is replaced before it expires', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const credentials = await fromFile(userFile);
    await credentials.authorise(vertex());
    vi.setSystemTime(Date.now() + (3599 - 301) * 1000);
    expect(await credentials.authorise(vertex())).toMatchObject({ value: bearer(1) });
    vi.setSystemTime(Date.now() + 2000);
    expect(await credentials.authorise(vertex())).toMatchObject({ value: bearer(2) });
    expect(google.seen).toHaveLength(2);
  });

  test('a refused token is replaced once, for all that it was refused to', async () => {
    const credentials = await fromFile(userFile);
    const requests = Array.from({ length: 20 }, () => vertex());
    await Promise.all(requests.map((request) => credentials.authorise(request)));
    const [first, ...others] = requests;
    expect(await credentials.renew(first ?? vertex())).toMatchObject({ value: bearer(2) });
    const renewed = await Promise.all(others.map((request) => credentials.renew(request)));
    expect(renewed.every((one) => one.ok && one.value.authorization === bearer(2).authorization)).toBe(true);
    expect(google.seen).toHaveLength(2);
  });

  test('who signs in anew is seen at the next request', async () => {
    const file = await written(userFile);
    const credentials = credentialsWith({ GOOGLE_APPLICATION_CREDENTIALS: file });
    await credentials.authorise(vertex());
    await writeFile(file, JSON.stringify({ ...userFile, refresh_token: 'refresh-token-of-another' }));
    await credentials.authorise(vertex());
    expect(google.seen.map(({ form }) => form.get('refresh_token'))).toEqual([
      'refresh-token-planted',
      'refresh-token-of-another',
    ]);
  });

  test('who stops waiting leaves the token to the others', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    google.serve('/token', async () => {
      await answered;
      return { status: 200, body: { access_token: 'late-token', expires_in: 3599, token_type: 'Bearer' } };
    });
    const credentials = await fromFile(userFile);
    const stop = new AbortController();
    const stopped = credentials.authorise(vertex(), stop.signal);
    const other = credentials.authorise(vertex());
    stop.abort();
    expect(await stopped).toMatchObject({ ok: false, failure: { code: 'stopped' } });
    answer();
    expect(await other).toMatchObject({ ok: true, value: { authorization: 'Bearer late-token' } });
  });
});

describe('a service account key', () => {
  test('signs an assertion that its public key verifies', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T05:06:07Z') });
    const credentials = await fromFile(serviceAccountFile);
    expect(await credentials.authorise(vertex())).toEqual(signedIn(1));
    const [sent] = google.seenAt('/token');
    expect(sent?.form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
    const [header = '', payload = '', signature = ''] = sent?.form.get('assertion')?.split('.') ?? [];
    const issuedAt = Date.parse('2026-03-04T05:06:07Z') / 1000;
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toEqual({
      iss: 'asker@demo-project.iam.gserviceaccount.com',
      scope: cloud,
      aud: 'https://oauth2.googleapis.com/token',
      iat: issuedAt,
      exp: issuedAt + 3600,
    });
    const signed = Buffer.from(`${header}.${payload}`);
    const publicKey = createPublicKey(keyPair.publicKey);
    expect(verify('sha256', signed, publicKey, Buffer.from(signature, 'base64url'))).toBe(true);
  });

  test('has one token for each scope', async () => {
    const credentials = await fromFile(serviceAccountFile);
    await Promise.all(
      [cloud, retriever, cloud, retriever].map((scope) => credentials.authorise(vertex(scope))),
    );
    expect(google.seenAt('/token')).toHaveLength(2);
  });
});

describe('the metadata server', () => {
  test('gives the token of the machine, once for all', async () => {
    const credentials = credentialsWith({});
    await Promise.all(Array.from({ length: 20 }, () => credentials.authorise(vertex())));
    expect(await credentials.authorise(vertex())).toEqual(signedIn(1));
    const tokens = google.seenAt('/computeMetadata/v1/instance/service-accounts/default/token');
    expect(tokens).toHaveLength(1);
    expect(tokens[0]?.headers['metadata-flavor']).toBe('Google');
    expect(decodeURIComponent(tokens[0]?.path ?? '')).toContain(`scopes=${cloud}`);
  });

  test('that is slow keeps nobody waiting longer than wanted, and is found by who waits', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    google.serve('/computeMetadata/v1/instance/service-accounts/default/email', async () => {
      await answered;
      return {
        status: 200,
        body: 'slow@demo-project.iam.gserviceaccount.com',
        headers: { 'metadata-flavor': 'Google' },
      };
    });
    const credentials = credentialsWith({});
    const signing = credentials.authorise(vertex());
    expect(await credentials.session(1)).toEqual({ ok: true, value: null });
    answer();
    expect(await signing).toEqual(signedIn(1));
  });

  test('tells when it gives no token', async () => {
    google.serve('/computeMetadata/v1/instance/service-accounts/default/token', () => ({
      status: 403,
      body: 'the scope is not granted',
      headers: { 'metadata-flavor': 'Google' },
    }));
    expect(await credentialsWith({}).authorise(vertex())).toMatchObject({
      ok: false,
      failure: { code: 'denied', message: 'The metadata server gave no token (HTTP 403).' },
    });
  });

  test('is not asked where METADATA_SERVER_DETECTION says that there is none', async () => {
    vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
    expect(await credentialsWith({}).authorise(vertex())).toEqual({
      ok: false,
      failure: {
        code: 'not-configured',
        message: 'No Application Default Credentials were found.',
        hint: 'Run: gcloud auth application-default login',
      },
    });
    expect(google.seen).toEqual([]);
  });
});

describe('workload identity federation', () => {
  const exchanged = {
    grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
    audience:
      '//iam.googleapis.com/projects/12345/locations/global/workloadIdentityPools/pool/providers/provider',
    requested_token_type: 'urn:ietf:params:oauth:token-type:access_token',
    subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
    scope: cloud,
  };

  test('exchanges a token from a file', async () => {
    const file = await written('subject-from-file', 'token');
    const credentials = await fromFile(externalFile(google.url, { file }));
    const all = await Promise.all(Array.from({ length: 20 }, () => credentials.authorise(vertex())));
    expect(all[0]).toEqual(signedIn(1));
    expect(google.seen).toHaveLength(1);
    expect(Object.fromEntries(google.seenAt('/v1/token')[0]?.form ?? [])).toEqual({
      ...exchanged,
      subject_token: 'subject-from-file',
    });
  });

  test('exchanges a token from an address, and becomes a service account', async () => {
    const source = {
      url: `${google.url}/subject-token`,
      headers: { 'x-workload': 'workload-secret' },
      format: { type: 'json', subject_token_field_name: 'id' },
    };
    const credentials = await fromFile({
      ...externalFile(google.url, source),
      service_account_impersonation_url: impersonatedFile.service_account_impersonation_url,
    });
    expect(await credentials.authorise(vertex(retriever))).toEqual(signedIn(2));
    expect(google.seenAt('/subject-token')[0]?.headers['x-workload']).toBe('workload-secret');
    expect(google.seenAt('/v1/token')[0]?.form.get('subject_token')).toBe('subject-from-url');
    const [became] = google.seenAt('/v1/projects/-/serviceAccounts/');
    expect(became?.headers.authorization).toBe(bearer(1).authorization);
    expect(JSON.parse(became?.body ?? '')).toEqual({ scope: [retriever], lifetime: '3600s' });
  });
});

test('a workload on AWS exchanges a signed question of who it is', async () => {
  vi.stubEnv('AWS_REGION', 'eu-west-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret-of-aws-planted');
  const credentials = await fromFile({
    ...externalFile(google.url, {
      environment_id: 'aws1',
      regional_cred_verification_url:
        'https://sts.{region}.amazonaws.com?Action=GetCallerIdentity&Version=2011-06-15',
    }),
    subject_token_type: 'urn:ietf:params:aws:token-type:aws4_request',
  });
  expect(await credentials.authorise(vertex())).toEqual(signedIn(1));
  const subject = google.seenAt('/v1/token')[0]?.form.get('subject_token') ?? '';
  expect(JSON.parse(decodeURIComponent(subject))).toMatchObject({
    url: 'https://sts.eu-west-1.amazonaws.com?Action=GetCallerIdentity&Version=2011-06-15',
    method: 'POST',
    headers: expect.arrayContaining([
      { key: 'authorization', value: expect.stringContaining('Credential=AKIDEXAMPLE/') },
    ]),
  });
  expect(subject).not.toContain('planted');
});

test('a user of a workforce pool is signed in by a refresh token', async () => {
  google.serve('/v1/oauthtoken', () => ({
    status: 200,
    body: { access_token: 'workforce-token', expires_in: 3599, token_type: 'Bearer' },
  }));
  const credentials = await fromFile({
    type: 'external_account_authorized_user',
    audience: '//iam.googleapis.com/locations/global/workforcePools/pool/providers/provider',
    client_id: 'workforce-client',
    client_secret: 'workforce-secret-planted',
    refresh_token: 'workforce-refresh-planted',
    token_url: `${google.url}/v1/oauthtoken`,
    token_info_url: `${google.url}/v1/introspect`,
  });
  const all = await Promise.all(Array.from({ length: 20 }, () => credentials.authorise(vertex())));
  expect(all[19]).toEqual({ ok: true, value: { authorization: 'Bearer workforce-token' } });
  const [asked, ...more] = google.seenAt('/v1/oauthtoken');
  expect(more).toEqual([]);
  expect(asked?.form.get('refresh_token')).toBe('workforce-refresh-planted');
  expect(asked?.headers.authorization).toBe(
    `Basic ${Buffer.from('workforce-client:workforce-secret-planted').toString('base64')}`,
  );
});

describe('impersonation', () => {
  test('by a setting, over other accounts', async () => {
    const credentials = await fromFile(serviceAccountFile, {
      GOOGLE_IMPERSONATE_SERVICE_ACCOUNT:
        'first@demo-project.iam.gserviceaccount.com,target@demo-project.iam.gserviceaccount.com',
    });
    const all = await Promise.all(Array.from({ length: 20 }, () => credentials.authorise(vertex(retriever))));
    expect(all[19]).toEqual(signedIn(2));
    const [asked, ...more] = google.seenAt('/v1/projects/');
    expect(more).toEqual([]);
    expect(asked?.path).toBe(
      '/v1/projects/-/serviceAccounts/target@demo-project.iam.gserviceaccount.com:generateAccessToken',
    );
    expect(asked?.headers.authorization).toBe(bearer(1).authorization);
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      delegates: ['projects/-/serviceAccounts/first@demo-project.iam.gserviceaccount.com'],
      scope: [retriever],
      lifetime: '3600s',
    });
  });

  test('by a file', async () => {
    const credentials = await fromFile(impersonatedFile);
    expect(await credentials.authorise(vertex())).toEqual(signedIn(2));
    expect(google.seenAt('/token')[0]?.form.get('refresh_token')).toBe('refresh-token-planted');
    expect(google.seenAt('/v1/projects/')[0]?.path).toContain('target@demo-project');
  });
});

describe('which credentials sign in', () => {
  const withKey = { ok: true, value: { 'x-goog-api-key': key } };

  test('of a key and OAuth, the key, but for what is private', async () => {
    const credentials = await fromFile(serviceAccountFile, { GEMINI_API_KEY: key });
    expect(await credentials.authorise(stores)).toEqual(withKey);
    expect(await credentials.authorise(corpora)).toEqual(signedIn(1));
  });

  test('a key signs in for everything of the Gemini API where there is nothing else', async () => {
    vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
    const credentials = credentialsWith({}, { GEMINI_API_KEY: key });
    expect(await credentials.authorise(corpora)).toEqual(withKey);
    expect(await credentials.authorise(vertex())).toMatchObject({ failure: { code: 'not-configured' } });
  });

  test('OAuth signs in for everything where there is no key', async () => {
    const credentials = await fromFile(serviceAccountFile);
    expect(await credentials.authorise(stores)).toEqual(signedIn(1));
  });

  test('without either, both ways are told', async () => {
    vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
    expect(await credentialsWith({}).authorise(stores)).toMatchObject({
      ok: false,
      failure: {
        code: 'not-configured',
        message: 'Neither an API key nor Application Default Credentials were found.',
      },
    });
  });

  test('GOOGLE_AUTH=none sends nothing and looks for nothing', async () => {
    const credentials = credentialsWith({}, { GOOGLE_AUTH: 'none', GEMINI_API_KEY: key });
    expect(await credentials.authorise(vertex())).toEqual({ ok: true, value: {} });
    expect(await credentials.authorise(corpora)).toEqual({ ok: true, value: {} });
    expect(google.seen).toEqual([]);
  });
});
