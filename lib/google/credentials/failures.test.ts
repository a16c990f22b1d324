import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WireRequest } from '../../wire';
import { externalFile, serviceAccountFile, userFile, written } from '../testing/credential-files';
import { type Answer, startTokenServices, type TokenServices } from '../testing/google-token-services';
import { forgetMetadata } from './metadata-server';
import { credentialsIn, type Surroundings } from './sign-in';

let google: TokenServices;

beforeEach(async () => {
  google = await startTokenServices();
  forgetMetadata();
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await google.close();
});

const request: WireRequest = {
  api: 'vertex',
  rpc: 'RetrieveContexts',
  httpMethod: 'POST',
  version: 'v1',
  host: 'europe-west4-aiplatform.googleapis.com',
  location: 'europe-west4',
  path: '/v1/projects/p/locations/europe-west4:retrieveContexts',
  scopes: ['https://www.googleapis.com/auth/cloud-platform'],
  body: {},
};

async function failureOf(
  file: string,
  impersonate: string | null = null,
  transport: Surroundings['transport'] = { fetchImplementation: google.fetchHere },
) {
  const credentials = credentialsIn({
    settings: {
      GOOGLE_AUTH: 'adc',
      GEMINI_API_KEY: null,
      GOOGLE_CLOUD_QUOTA_PROJECT: null,
      GOOGLE_IMPERSONATE_SERVICE_ACCOUNT: impersonate,
      VERTEX_ENDPOINT: null,
      GEMINI_ENDPOINT: null,
    },
    environment: { GOOGLE_APPLICATION_CREDENTIALS: file },
    transport,
  });
  const outcome = await credentials.authorise(request);
  if (outcome.ok) throw new Error('It was signed in.');
  expect(JSON.stringify(outcome)).not.toMatch(/planted|token-\d+-of|PRIVATE KEY/);
  return outcome.failure;
}

describe('the credentials file', () => {
  const unset =
    'Let GOOGLE_APPLICATION_CREDENTIALS name a credentials file, or unset it and run: gcloud auth application-default login';

  test.each([
    ['{"refresh_token": "planted-secret"', 'is not JSON'],
    ['[]', 'names no "type" of credentials; it may be another file than was meant'],
    [
      '{"installed":{"client_secret":"planted-secret"}}',
      'names no "type" of credentials; it may be another file than was meant',
    ],
    ['{"type":"of_tomorrow","private_key":"planted-key"}', 'is of the unknown type "of_tomorrow"'],
    [
      '{"type":"service_account","client_email":"a@b","private_key":""}',
      'is of type service_account, but lacks what belongs to it: private_key',
    ],
    [
      '{"type":"authorized_user","refresh_token":"planted-secret"}',
      'is of type authorized_user, but lacks what belongs to it: client_id, client_secret',
    ],
    ['{"type":"gdch_service_account"}', 'is for Google Distributed Cloud, which does not serve these APIs'],
    [
      JSON.stringify({ ...userFile, universe_domain: 'elsewhere.example' }),
      'belongs to the universe elsewhere.example, but only googleapis.com is called here',
    ],
    [
      JSON.stringify(externalFile('https://sts.googleapis.com', { executable: { command: '/bin/planted' } })),
      'takes its token from an executable, and this server runs none',
    ],
    [
      JSON.stringify(externalFile('http://127.0.0.1.example.com', { file: '/token' })),
      'sends tokens to http://127.0.0.1.example.com/v1/token, which is not encrypted',
    ],
    [
      JSON.stringify(externalFile('http://sts.example.com', { file: '/token' })),
      'sends tokens to http://sts.example.com/v1/token, which is not encrypted',
    ],
  ])('%s', async (content, wrong) => {
    const file = await written(content);
    expect(await failureOf(file)).toEqual({
      code: 'not-configured',
      message: `The file ${file}, which GOOGLE_APPLICATION_CREDENTIALS names, ${wrong}.`,
      hint: unset,
    });
  });

  test('does not exist, or is a folder', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'credentials-'));
    const missing = path.join(folder, 'missing.json');
    expect(await failureOf(missing)).toMatchObject({
      message: `The file ${missing}, which GOOGLE_APPLICATION_CREDENTIALS names, does not exist.`,
    });
    expect(await failureOf(folder)).toMatchObject({
      message: `The file ${folder}, which GOOGLE_APPLICATION_CREDENTIALS names, is a folder.`,
    });
  });

  test('holds a key that is none', async () => {
    const file = await written({ ...serviceAccountFile, private_key: 'planted-key' });
    expect(await failureOf(file)).toMatchObject({
      code: 'not-configured',
      message: `The private key in ${file} can't be read.`,
    });
  });
});

describe('the token service', () => {
  const oauth = (error: string, description = '', more = {}): Answer => ({
    status: 400,
    body: { error, error_description: description, ...more },
  });

  test.each([
    [
      'a sign-in that has ended',
      userFile,
      oauth('invalid_grant', 'Token has been expired or revoked.'),
      {
        code: 'denied',
        message: 'Google no longer takes the sign-in in FILE: it has expired or was revoked.',
        why: 'Token has been expired or revoked.',
        hint: 'Run: gcloud auth application-default login',
      },
    ],
    [
      'a session that has to be renewed',
      userFile,
      oauth('invalid_grant', 'reauth related error (invalid_rapt)', { error_subtype: 'invalid_rapt' }),
      {
        code: 'denied',
        message: 'Google wants this account to sign in again.',
        why: 'The organisation ends sessions after some hours (invalid_rapt).',
        hint: 'Run: gcloud auth application-default login',
      },
    ],
    [
      'a client that is gone',
      userFile,
      {
        status: 401,
        body: { error: 'invalid_client', error_description: 'The OAuth client was not found.' },
      },
      {
        code: 'denied',
        message: 'Google does not know the OAuth client in FILE (invalid_client).',
        why: 'The OAuth client was not found.',
        hint: 'Run: gcloud auth application-default login',
      },
    ],
    [
      'a clock that is wrong',
      serviceAccountFile,
      oauth(
        'invalid_grant',
        'Invalid JWT: Token must be a short-lived token (60 minutes) and in a reasonable timeframe. Check your iat and exp values in the JWT claim.',
      ),
      {
        code: 'denied',
        message: "This machine's clock is wrong: Google takes a signature only if it was made just now.",
        hint: 'Set the clock (for example: sudo timedatectl set-ntp true) and ask again.',
      },
    ],
    [
      'a key that was deleted',
      serviceAccountFile,
      oauth('invalid_grant', 'Invalid JWT Signature.'),
      {
        code: 'denied',
        message: 'Google does not take the key in FILE: the key or its account was deleted or disabled.',
        why: 'Invalid JWT Signature.',
      },
    ],
    [
      'words of its own that quote a secret',
      userFile,
      oauth('access_denied', 'no: refresh-token-planted'),
      { code: 'denied', message: 'No access token came from FILE.', why: 'no: [redacted]' },
    ],
    [
      'a failure of its own',
      serviceAccountFile,
      { status: 503, body: '<html>try later</html>' },
      {
        code: 'overloaded',
        message: 'oauth2.googleapis.com gives no access tokens at the moment (HTTP 503).',
      },
    ],
    [
      'something that is no token',
      userFile,
      { status: 200, body: { greeting: 'hello' } },
      { code: 'denied', message: 'The token service answered without an access token.' },
    ],
  ])('answers with %s', async (_, content, answer, expected) => {
    google.serve('/token', () => answer);
    const file = await written(content);
    expect(await failureOf(file)).toMatchObject({
      ...expected,
      message: expected.message.replace('FILE', file),
    });
  });

  test('keeps its own words', async () => {
    google.serve('/token', () => oauth('invalid_grant', 'Bad Request'));
    expect((await failureOf(await written(userFile))).details).toEqual({
      error: 'invalid_grant',
      error_description: 'Bad Request',
    });
  });

  test('can not be reached', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const address = closed.address();
    await new Promise((resolve) => closed.close(resolve));
    const port = typeof address === 'object' ? address?.port : 0;
    const nowhere: typeof fetch = (_, init) => fetch(`http://127.0.0.1:${port}`, init);
    expect(await failureOf(await written(userFile), null, { fetchImplementation: nowhere })).toMatchObject({
      code: 'unreachable',
      message: "oauth2.googleapis.com can't be reached for an access token (ECONNREFUSED).",
    });
  });

  test('does not answer in time', async () => {
    google.serve('/token', () => new Promise(() => {}));
    const transport = { fetchImplementation: google.fetchHere, timeout: 20 };
    expect(await failureOf(await written(userFile), null, transport)).toMatchObject({
      code: 'timed-out',
      message: 'oauth2.googleapis.com gave no access token in time.',
    });
  });

  test('sends elsewhere, where no secret follows', async () => {
    google.serve('/token', () => ({ status: 307, body: '', headers: { location: '/elsewhere' } }));
    expect((await failureOf(await written(userFile))).code).toBe('denied');
    expect(google.seenAt('/elsewhere')).toEqual([]);
  });
});

describe('workload identity federation', () => {
  test('its token is not taken', async () => {
    google.serve('/v1/token', () => ({
      status: 400,
      body: {
        error: 'invalid_grant',
        error_description: 'The audience in ID Token planted-subject does not match.',
      },
    }));
    const source = await written('planted-subject', 'token');
    const file = await written(externalFile(google.url, { file: source }));
    expect(await failureOf(file)).toMatchObject({
      code: 'denied',
      message: `${google.host} does not take the identity of ${file} (invalid_grant).`,
      why: 'The audience in ID Token [redacted] does not match.',
    });
  });

  test('its token is not there', async () => {
    const file = await written(externalFile(google.url, { file: '/nowhere/token' }));
    expect(await failureOf(file)).toMatchObject({
      code: 'denied',
      message: `No access token came from ${file}.`,
      why: expect.stringContaining('The file at /nowhere/token does not exist'),
    });
  });
});

describe('impersonation', () => {
  const target = 'target@demo-project.iam.gserviceaccount.com';

  test('no account on the way is told by its token', async () => {
    google.serve('/v1/projects/-/serviceAccounts/', ({ headers }) => ({
      status: 400,
      body: { error: { code: 400, message: `No: ${headers.authorization}` } },
    }));
    expect(await failureOf(await written(serviceAccountFile), target)).toMatchObject({
      why: 'No: Bearer [redacted]',
    });
  });

  test.each([
    [
      {
        message: "Permission 'iam.serviceAccounts.getAccessToken' denied on resource (or it may not exist).",
        reason: 'IAM_PERMISSION_DENIED',
      },
      {
        code: 'denied',
        message: `The signed-in account may not act as ${target}, or there is no such account.`,
        why: "Permission 'iam.serviceAccounts.getAccessToken' denied on resource (or it may not exist).",
        hint: `Run: gcloud iam service-accounts add-iam-policy-binding ${target} --role=roles/iam.serviceAccountTokenCreator --member=user:YOUR_ADDRESS`,
      },
    ],
    [
      {
        message: 'IAM Service Account Credentials API has not been used in project 1.',
        reason: 'SERVICE_DISABLED',
      },
      {
        code: 'denied',
        message: 'The API that gives tokens of other accounts is off.',
        hint: 'Run: gcloud services enable iamcredentials.googleapis.com',
      },
    ],
  ])('%j', async ({ message, reason }, expected) => {
    google.serve('/v1/projects/-/serviceAccounts/', () => ({
      status: 403,
      body: { error: { code: 403, message, status: 'PERMISSION_DENIED', details: [{ reason }] } },
    }));
    expect(await failureOf(await written(userFile), target)).toMatchObject(expected);
  });
});
