import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takesApiKey } from '../requests';
import { anyCalls, readingCalls } from '../testing/any-calls';
import { callIn, callWanted, startRecorder } from '../testing/recorder';
import { copyAs } from '.';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../', import.meta.url));
const runner = fileURLToPath(new URL('../testing/run-redirected.ts', import.meta.url));

const programs = [...fc.sample(anyCalls, 40), ...readingCalls.map((call) => [call])];

let folder = '';
let recorder: Awaited<ReturnType<typeof startRecorder>>;
const fileOf = (at: number) => join(folder, `program-${at}.mts`);

beforeAll(async () => {
  recorder = await startRecorder();
  folder = await mkdtemp(join(tmpdir(), 'copied-'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await Promise.all(programs.map((calls, at) => writeFile(fileOf(at), copyAs.typescript(calls))));
});

afterAll(async () => {
  await recorder.stop();
  await rm(folder, { recursive: true });
});

/** A service account's key of our own making: the token it is traded for comes from the recorder. */
async function credentials(): Promise<string> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const path = join(folder, 'credentials.json');
  const key = {
    type: 'service_account',
    project_id: 'acme',
    client_email: 'test@acme.iam.gserviceaccount.com',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  };
  await writeFile(path, JSON.stringify(key));
  return path;
}

test('run as it is, through Google’s own libraries, it makes the very same calls', async () => {
  const modules = programs.map((_, at) => fileOf(at));
  await run(process.execPath, ['--import', 'tsx', runner, recorder.origin, ...modules], {
    cwd: root,
    env: {
      ...process.env,
      GOOGLE_APPLICATION_CREDENTIALS: await credentials(),
      GEMINI_API_KEY: 'key-of-a-test',
    },
    maxBuffer: 2 ** 26,
  });
  for (const [at, calls] of programs.entries()) {
    const made = recorder.recorded.filter(({ label }) => label === String(at));
    expect(made.map(callIn)).toEqual(calls.map(callWanted));
    expect(made.map(({ headers }) => headers.authorization ?? headers['x-goog-api-key'])).toEqual(
      calls.map((call) => (takesApiKey(call) ? 'key-of-a-test' : 'Bearer token-of-a-test')),
    );
    const asked = recorder.scopesAsked.filter(({ label }) => label === String(at));
    expect(asked.map(({ scope }) => scope)).toEqual(
      calls.filter((call) => !takesApiKey(call)).map(({ scopes }) => scopes[0]),
    );
  }
});

test('it is TypeScript, by the types of those libraries', async () => {
  const modules = programs.map((_, at) => fileOf(at));
  const options =
    '--noEmit --strict --skipLibCheck --target es2022 --module esnext --moduleResolution bundler';
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const lib = ['--lib', 'es2023,dom', '--types', 'node', '--typeRoots', join(root, 'node_modules/@types')];
  await expect(
    run(process.execPath, [compiler, ...options.split(' '), ...lib, ...modules], { cwd: folder }),
  ).resolves.toMatchObject({ stdout: '' });
});
