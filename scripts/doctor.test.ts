import { execFile, spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { externalFile, written } from '../lib/google/testing/credential-files';
import { startTokenServices, type TokenServices } from '../lib/google/testing/google-token-services';

const script = fileURLToPath(new URL('./doctor.ts', import.meta.url));

let google: TokenServices;

beforeAll(async () => {
  google = await startTokenServices();
  google.serve('/v1beta1/', ({ headers }) =>
    /^Bearer token-\d+-of-this-test$/.test(headers.authorization ?? '')
      ? { status: 200, body: { ragCorpora: [] } }
      : { status: 401, body: { error: { code: 401, message: 'No token.', status: 'UNAUTHENTICATED' } } },
  );
});

afterAll(() => google.close());

/** Runs with nothing of this machine's own credentials, and reaches nothing but the local services. */
async function run(given: string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--conditions=react-server', '--import', 'tsx', script, ...given], {
    env: {
      PATH: process.env.PATH,
      HOME: '/nonexistent',
      NODE_ENV: 'test',
      METADATA_SERVER_DETECTION: 'none',
      HTTPS_PROXY: google.url,
      NO_PROXY: '127.0.0.1',
      ...environment,
    },
  });
  child.stdin.end();
  const exit = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await exit, output, errors };
}

const place = { GOOGLE_CLOUD_PROJECT: 'demo-project', GOOGLE_CLOUD_LOCATION: 'europe-west4' };

describe('npm run doctor', () => {
  test('follows workload identity federation from its file to the answer of the API', async () => {
    const file = await written('planted-subject', 'token');
    const { status, output } = await run(['vertex', '--json'], {
      ...place,
      VERTEX_ENDPOINT: google.url,
      GOOGLE_APPLICATION_CREDENTIALS: await written(externalFile(google.url, { file })),
    });
    const steps = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(steps.map(({ id, state }) => `${id} ${state}`)).toEqual([
      'settings ok',
      'credentials ok',
      'token ok',
      'caller ok',
      'scopes skipped',
      'project ok',
      'quota-project ok',
      'answer ok',
      'api-enabled ok',
      'permission ok',
    ]);
    expect(status).toBe(0);
    expect(output).not.toMatch(/planted|token-\d+-of/);
  });

  test("asks as the machine that it runs on, and keeps Google's debug log shut", async () => {
    const { status, output, errors } = await run(['vertex'], {
      GOOGLE_SDK_NODE_LOGGING: 'all',
      ...place,
      VERTEX_ENDPOINT: google.url,
      METADATA_SERVER_DETECTION: '',
      GCE_METADATA_HOST: google.host,
    });
    expect(output).toContain('The service account machine@demo-project.iam.gserviceaccount.com.');
    expect(output).toContain('Vertex AI RAG Engine is ready.');
    expect(status).toBe(0);
    expect(output + errors).not.toMatch(/token-\d+-of/);
  });

  test('names the next command where something is missing', async () => {
    const { status, output } = await run(['vertex'], place);
    expect(output).toContain('  problem  Credentials    No Application Default Credentials were found.\n');
    expect(output).toContain('           next: gcloud auth application-default login\n');
    expect(status).toBe(1);
  });

  test('does not wait for a pipe or a device that is named as the credentials file', async () => {
    const pipe = path.join(await mkdtemp(path.join(tmpdir(), 'doctor-')), 'pipe');
    await promisify(execFile)('mkfifo', [pipe]);
    for (const named of [pipe, '/dev/zero']) {
      const { status, output } = await run(['vertex'], { ...place, GOOGLE_APPLICATION_CREDENTIALS: named });
      expect(output).toContain(`The file ${named}, which GOOGLE_APPLICATION_CREDENTIALS names, is no file.`);
      expect(output).toContain('next: Let GOOGLE_APPLICATION_CREDENTIALS name a credentials file');
      expect(status).toBe(1);
    }
  });

  test('is content with one of both', async () => {
    const { status, output } = await run([], { ...place, GOOGLE_AUTH: 'none', VERTEX_ENDPOINT: google.url });
    expect(output).toContain('Vertex AI RAG Engine is not ready');
    expect(output).toContain('Gemini API is not ready');
    expect(status).toBe(1);
    google.serve('/v1beta/corpora', () => ({ status: 200, body: {} }));
    const mended = await run([], { ...place, GOOGLE_AUTH: 'none', GEMINI_ENDPOINT: google.url });
    expect(mended.output).toContain('Gemini API is ready.');
    expect(mended.status).toBe(0);
  });

  test('refuses a wrong setting and a wrong command line', async () => {
    expect(await run([], { GEMINI_API_KEY: 'planted' })).toEqual({
      status: 1,
      output: '',
      errors:
        "doctor: GEMINI_API_KEY can't be used: it has to be a key of 20 characters or more, without spaces.\n",
    });
    expect(await run(['azure'], {})).toEqual({
      status: 2,
      output: '',
      errors: 'doctor: There is no "azure" to check; there are vertex and gemini.\n',
    });
  });
});
