import { describe, expect, test } from 'vitest';
import type { WireRequest } from '../wire';
import { assertAllowed, endpointOf } from './endpoints';
import { generating, querying, retrieving } from './testing/made-requests';

const googles = { vertex: null, gemini: null };
const at = (host: string, location: string | null): WireRequest => ({ ...retrieving(), host, location });

test.each([
  [
    at('europe-west4-aiplatform.googleapis.com', 'europe-west4'),
    'https://europe-west4-aiplatform.googleapis.com',
  ],
  [
    at('northamerica-northeast1-aiplatform.googleapis.com', 'northamerica-northeast1'),
    'https://northamerica-northeast1-aiplatform.googleapis.com',
  ],
  [at('aiplatform.googleapis.com', 'global'), 'https://aiplatform.googleapis.com'],
  [at('aiplatform.eu.rep.googleapis.com', 'eu'), 'https://aiplatform.eu.rep.googleapis.com'],
  [querying(), 'https://generativelanguage.googleapis.com'],
])('Google is asked at its own hosts: %#', (request, origin) => {
  expect(endpointOf(request, googles).href).toBe(`${origin}${request.path}`);
});

test.each([
  'evil.example',
  'aiplatform.googleapis.com.evil.example',
  'evil.example/aiplatform.googleapis.com',
  'europe-west4-aiplatform.googleapis.com:8443',
  'x@aiplatform.googleapis.com',
  'storage.googleapis.com',
  'generativelanguage.googleapis.com',
  'a.b-aiplatform.googleapis.com',
  '',
])('never at %s', (host) => {
  expect(() => endpointOf(at(host, 'europe-west4'), googles)).toThrow("is not a host of Google's vertex API");
});

describe("the operator's endpoint", () => {
  test.each([
    ['http://127.0.0.1:3000/emulator', 'http://127.0.0.1:3000/emulator'],
    ['http://127.0.0.1:3000/emulator/', 'http://127.0.0.1:3000/emulator'],
    ['https://{location}-vertex.example.org', 'https://europe-west4-vertex.example.org'],
    ['https://vertex.example.org/{location}', 'https://vertex.example.org/europe-west4'],
  ])('%s stands before the path', (vertex, before) => {
    expect(endpointOf(generating(), { ...googles, vertex }).href).toBe(`${before}${generating().path}`);
  });

  test('is asked whatever host Google would have, and for its own API only', () => {
    const own = { vertex: 'https://vertex.example.org', gemini: null };
    expect(endpointOf(at('evil.example', 'europe-west4'), own).origin).toBe('https://vertex.example.org');
    expect(endpointOf(querying(), own).origin).toBe('https://generativelanguage.googleapis.com');
  });

  test.each(['evil.example/', 'a@evil', '..', 'A', 'a/b', ''])(
    'no location "%s" gets into its host',
    (location) => {
      const vertex = 'https://{location}.example.org';
      expect(() => endpointOf(at('', location), { ...googles, vertex })).toThrow('is no location');
    },
  );
});

test.each([
  '//evil.example/v1',
  '/v1/../../admin',
  '/v1/%2e%2E/admin',
  '/v1/./a',
  '/v1\\evil',
  '/v1/a#b',
  'v1/a',
  '@evil.example/',
  '.evil.example/',
])('a path that leads elsewhere is refused: %s', (path) => {
  const vertex = 'http://127.0.0.1:3000/emulator';
  for (const endpoints of [googles, { ...googles, vertex }])
    expect(() => endpointOf({ ...retrieving(), path }, endpoints)).toThrow('is none that a service has');
});

test.each([
  'https://evil.example/v1',
  'http://europe-west4-aiplatform.googleapis.com/v1',
  'https://u:p@europe-west4-aiplatform.googleapis.com/v1',
  'https://europe-west4-aiplatform.googleapis.com:444/v1',
])('at the last moment %s is refused', (url) => {
  expect(() => assertAllowed(new URL(url), retrieving(), googles)).toThrow('may not be called');
});
