import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WireRequest } from '../model';
import { takesApiKey } from '../requests';
import { anyCalls, readingCalls } from '../testing/any-calls';
import { callIn, callWanted, startRecorder } from '../testing/recorder';
import { copyAs } from '.';

const run = promisify(execFile);
const programs = [...fc.sample(anyCalls, 25), ...readingCalls.map((call) => [call])];

let folder = '';
let recorder: Awaited<ReturnType<typeof startRecorder>>;

beforeAll(async () => {
  recorder = await startRecorder();
  folder = await mkdtemp(join(tmpdir(), 'copied-'));
  const gcloud = join(folder, 'gcloud');
  await writeFile(gcloud, '#!/bin/sh\necho "said by: gcloud $*"\n');
  await chmod(gcloud, 0o755);
});

afterAll(async () => {
  await recorder.stop();
  await rm(folder, { recursive: true });
});

/** Runs a script in bash with `curl` defined as given, and with a gcloud that says what it was asked. */
function inBash(curl: string, script: string) {
  const env = {
    ...process.env,
    PATH: `${folder}${delimiter}${process.env.PATH}`,
    GEMINI_API_KEY: 'key-of-a-test',
  };
  return run('bash', ['-c', `set -eu\ncurl() { ${curl}\n}\n${script}`], { env, maxBuffer: 2 ** 26 });
}

/** Prints how many words it got, and each of them, with a NUL behind, which no word can hold. */
const printing = `printf '%s\\0' "$#" "$@"`;

/** The real one, each URL led to the recorder. */
const calling = (at: number) => `local words=() word
  for word in "$@"; do words+=("\${word/#https:\\/\\//${recorder.origin}/${at}/}"); done
  command curl --silent --show-error --noproxy '*' "\${words[@]}"`;

const credentialsFor = (request: WireRequest) => {
  if (takesApiKey(request)) return ['x-goog-api-key: key-of-a-test'];
  if (request.api === 'vertex') return ['Authorization: Bearer said by: gcloud auth print-access-token'];
  return [
    'Authorization: Bearer said by: gcloud auth application-default print-access-token',
    'x-goog-user-project: said by: gcloud config get-value project',
  ];
};

describe('run by a shell', () => {
  test('every word reaches curl as it was meant', async () => {
    const requests = programs.flat();
    const { stdout } = await inBash(printing, copyAs.curl(requests));
    expect(callsIn(stdout).map(readArguments)).toEqual(
      requests.map((request) => ({
        method: request.httpMethod,
        url: `https://${request.host}${request.path}`,
        headers: [
          ...credentialsFor(request),
          ...(request.body === null ? [] : ['Content-Type: application/json']),
        ],
        body: JSON.parse(JSON.stringify(request.body)),
      })),
    );
  });

  test('curl, where there is one, makes the very same calls', async () => {
    const installed = await run('curl', ['--version']).catch(() => null);
    if (installed === null) return;
    for (const [at, calls] of programs.entries()) {
      await inBash(calling(at), copyAs.curl(calls));
      const made = recorder.recorded.filter(({ label }) => label === String(at));
      expect(made.map(callIn)).toEqual(calls.map(callWanted));
      expect(made.map(({ headers }) => headers['content-type'])).toEqual(
        calls.map(({ body }) => (body === null ? undefined : 'application/json')),
      );
    }
  });
});

function callsIn(printed: string): string[][] {
  const rest = printed.split('\0');
  const calls: string[][] = [];
  while (rest.length > 1) calls.push(rest.splice(0, 1 + Number(rest[0])).slice(1));
  return calls;
}

/** curl's arguments by the few options that are used; an unknown one is a failure. */
function readArguments(words: string[]) {
  const call = { method: 'GET', url: '', headers: [] as string[], body: null };
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--no-buffer') continue;
    if (!word.startsWith('-')) call.url += word;
    else if (word === '-X') call.method = rest.shift() ?? '';
    else if (word === '-H') call.headers.push(rest.shift() ?? '');
    else if (word === '--data-raw') call.body = JSON.parse(rest.shift() ?? '');
    else throw new Error(`What does ${word} mean?`);
  }
  return call;
}

test('as a person reads it', () => {
  const [request] = readingCalls;
  expect(copyAs.curl(request === undefined ? [] : [request])).toBe(
    `curl 'https://europe-west4-aiplatform.googleapis.com/v1beta1/projects/acme/locations/europe-west4/ragCorpora/77' \\
  -H "Authorization: Bearer $(gcloud auth print-access-token)"
`,
  );
});
