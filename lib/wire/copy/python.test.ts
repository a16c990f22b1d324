import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decodePython } from '../../grounding/decode/decode-python';
import type { WireRequest } from '../model';
import { takesApiKey } from '../requests';
import { anyCalls, readingCalls } from '../testing/any-calls';
import { callWanted } from '../testing/recorder';
import { python } from './python';
import { pythonLiteral } from './python-literal';

const run = promisify(execFile);
const recording = fileURLToPath(new URL('../testing/record_calls.py', import.meta.url));
const programs = [...fc.sample(anyCalls, 60), ...readingCalls.map((call) => [call])];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'copied-'));
});
afterAll(() => rm(folder, { recursive: true }));

type Recorded = { call: string; positional: unknown[]; named: Record<string, unknown>; client?: object };

/** What google-genai sends for the arguments it is given, and requests for its own. */
function wired({ call, positional, named, client = {} }: Recorded) {
  if (call === 'authorized' || call === 'request') {
    const [httpMethod, url] = positional;
    const { host, pathname, search } = new URL(String(url));
    return { httpMethod, host, path: pathname + search, body: named.json ?? null };
  }
  const { vertexai, project, location, http_options } = Object(client);
  const { contents, config } = Object(camelCased(named));
  const { tools, systemInstruction, safetySettings, ...generationConfig } = config;
  const body = {
    contents,
    tools,
    ...(systemInstruction && { systemInstruction }),
    ...(safetySettings && { safetySettings }),
    ...(Object.keys(generationConfig).length > 0 && { generationConfig }),
  };
  const model = String(named.model);
  const method = call === 'generate_content' ? ':generateContent' : ':streamGenerateContent?alt=sse';
  const version = http_options.api_version;
  if (!vertexai) {
    const resource = model.includes('/') ? model : `models/${model}`;
    return {
      httpMethod: 'POST',
      host: 'generativelanguage.googleapis.com',
      path: `/${version}/${resource}${method}`,
      body,
    };
  }
  const own = model.includes('/') ? model : `publishers/google/models/${model}`;
  const resource = own.startsWith('projects/') ? own : `projects/${project}/locations/${location}/${own}`;
  return { httpMethod: 'POST', host: hostAt(location), path: `/${version}/${resource}${method}`, body };
}

function hostAt(location: string): string {
  if (location === 'global') return 'aiplatform.googleapis.com';
  return location.length === 2
    ? `aiplatform.${location}.rep.googleapis.com`
    : `${location}-aiplatform.googleapis.com`;
}

function camelCased(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelCased);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      camelCased(item),
    ]),
  );
}

function credentialsFor(request: WireRequest) {
  if (/generateContent/i.test(request.rpc))
    return request.api === 'gemini' ? { api_key: 'key-of-a-test' } : {};
  return takesApiKey(request)
    ? { headers: { 'x-goog-api-key': 'key-of-a-test' } }
    : { credentials: { scopes: [request.scopes[0]] } };
}

describe('run by Python', () => {
  test('it calls the libraries for the very same requests, where there is a Python', async () => {
    const installed = await run('python3', ['--version']).catch(() => null);
    if (installed === null) return;
    const files = programs.map((_, at) => join(folder, `program_${at}.py`));
    await Promise.all(files.map((file, at) => writeFile(file, python(programs[at] ?? []))));
    const env = { ...process.env, GEMINI_API_KEY: 'key-of-a-test', PYTHONDONTWRITEBYTECODE: '1' };
    const { stdout } = await run('python3', [recording, ...files], { env, maxBuffer: 2 ** 26 });
    const recorded: Recorded[][] = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(recorded.map((calls) => calls.map(wired))).toEqual(programs.map((calls) => calls.map(callWanted)));
    for (const [at, calls] of programs.entries())
      expect(recorded[at]).toMatchObject(
        calls.map((request) => {
          const { headers, credentials, ...client } = { ...credentialsFor(request) };
          if (headers !== undefined) return { named: { headers } };
          return credentials === undefined ? { client } : { credentials };
        }),
      );
  });
});

test('what is written as a Python literal is read back, without any Python', () => {
  fc.assert(
    fc.property(anyCalls, (calls) => {
      for (const { body } of calls) {
        const written = decodePython(pythonLiteral(body));
        expect(written).toMatchObject({ ok: true, tree: JSON.parse(JSON.stringify(body)) });
      }
    }),
  );
});
