import { expect, test } from 'vitest';
import { readSettings } from './settings';

test('what is not set has its default', () => {
  expect(readSettings({ PATH: '/bin' })).toMatchObject({
    ok: true,
    settings: {
      EMBEDDED_PACE_MS: 0,
      EMBEDDED_INDEX_DIR: '.cache/index',
      LOG_LEVEL: 'info',
      GOOGLE_CLOUD_PROJECT: null,
      GOOGLE_CLOUD_LOCATION: null,
      GOOGLE_CLOUD_QUOTA_PROJECT: null,
      GOOGLE_IMPERSONATE_SERVICE_ACCOUNT: null,
      GEMINI_API_KEY: null,
      GOOGLE_AUTH: 'adc',
      VERTEX_ENDPOINT: null,
      GEMINI_ENDPOINT: null,
      GOOGLE_CONNECT_TIMEOUT_MS: 10_000,
      GOOGLE_FIRST_BYTE_TIMEOUT_MS: null,
      GOOGLE_SILENCE_TIMEOUT_MS: 60_000,
    },
  });
});

test('what is set is read', () => {
  expect(
    readSettings({ EMBEDDED_PACE_MS: '20000', EMBEDDED_INDEX_DIR: '/tmp/vectors', LOG_LEVEL: 'silent' }),
  ).toMatchObject({
    ok: true,
    settings: {
      EMBEDDED_PACE_MS: 20_000,
      EMBEDDED_INDEX_DIR: '/tmp/vectors',
      LOG_LEVEL: 'silent',
    },
  });
});

test.each([
  ['GOOGLE_CLOUD_PROJECT', 'demo-project-1'],
  ['GOOGLE_CLOUD_PROJECT', 'example.com:old-project'],
  ['GOOGLE_CLOUD_PROJECT', '123456789012'],
  ['GOOGLE_CLOUD_LOCATION', 'europe-west4'],
  ['GOOGLE_CLOUD_LOCATION', 'global'],
  ['GOOGLE_CLOUD_QUOTA_PROJECT', 'billing-project'],
  ['GOOGLE_IMPERSONATE_SERVICE_ACCOUNT', 'asker@demo-project.iam.gserviceaccount.com'],
  ['GOOGLE_IMPERSONATE_SERVICE_ACCOUNT', 'a@p.iam.gserviceaccount.com,b@p.iam.gserviceaccount.com'],
  ['GEMINI_API_KEY', 'a-key-of-at-least-20-characters'],
  ['GOOGLE_AUTH', 'none'],
])('%s=%s is taken', (name, value) => {
  expect(readSettings({ [name]: value })).toMatchObject({ ok: true, settings: { [name]: value } });
});

test("Google's variables that are set to nothing are not set", () => {
  expect(readSettings({ GOOGLE_CLOUD_PROJECT: '', GEMINI_API_KEY: '', GOOGLE_AUTH: '' })).toMatchObject({
    ok: true,
    settings: { GOOGLE_CLOUD_PROJECT: null, GEMINI_API_KEY: null, GOOGLE_AUTH: 'adc' },
  });
});

test('a wrong key is refused without being told', () => {
  expect(readSettings({ GEMINI_API_KEY: 'planted secret' })).toEqual({
    ok: false,
    message: "GEMINI_API_KEY can't be used: it has to be a key of 20 characters or more, without spaces.",
  });
});

test.each([
  ['EMBEDDED_PACE_MS', 'abc', 'it has to be a whole number from 0 to 60000'],
  ['EMBEDDED_PACE_MS', '', 'it has to be a whole number from 0 to 60000'],
  ['EMBEDDED_PACE_MS', '-1', 'it has to be a whole number from 0 to 60000'],
  ['EMBEDDED_PACE_MS', '60001', 'it has to be a whole number from 0 to 60000'],
  ['EMBEDDED_INDEX_DIR', '', 'it has to be the path of a folder'],
  ['GOOGLE_CONNECT_TIMEOUT_MS', '0', 'it has to be a whole number from 1 to 600000'],
  ['LOG_LEVEL', 'loud', 'it has to be one of trace, debug, info, warn, error, fatal, silent'],
  [
    'GOOGLE_CLOUD_PROJECT',
    'My Project',
    'it has to be the id of a project (6 to 30 lower-case letters, digits and hyphens) or its number',
  ],
  ...['com:old-project', 'example:old-project', '.com:old-project', 'a.example.com:b.example.com:old'].map(
    (name): [string, string, string] => [
      'GOOGLE_CLOUD_PROJECT',
      name,
      'it has to be the id of a project (6 to 30 lower-case letters, digits and hyphens) or its number',
    ],
  ),
  ['GOOGLE_CLOUD_LOCATION', 'Europe', 'it has to be a location such as europe-west4'],
  ['GOOGLE_CLOUD_LOCATION', 'example.org/', 'it has to be a location such as europe-west4'],
  [
    'GOOGLE_IMPERSONATE_SERVICE_ACCOUNT',
    'asker',
    'it has to be the e-mail address of a service account, or several with commas between them, the target last',
  ],
  ['GOOGLE_AUTH', 'key', 'it has to be one of adc, none'],
])('%s=%s is refused in one sentence', (name, value, rule) => {
  expect(readSettings({ [name]: value })).toEqual({
    ok: false,
    message: `${name} is "${value}", but ${rule}.`,
  });
});

test.each([
  'https://vertex.example.org',
  'https://vertex.example.org:8443/emulator',
  'https://{location}-aiplatform.example.org/',
  'https://vertex.example.org/{location}/ai',
  'http://127.0.0.1:3000/emulator',
  'http://localhost:3000',
  'http://[::1]:3000',
])('%s can be asked instead of Google', (address) => {
  expect(readSettings({ VERTEX_ENDPOINT: address, GEMINI_ENDPOINT: address })).toMatchObject({
    ok: true,
    settings: { VERTEX_ENDPOINT: address, GEMINI_ENDPOINT: address },
  });
});

test.each([
  'vertex.example.org',
  'ftp://vertex.example.org',
  'http://vertex.example.org',
  'http://127.0.0.1.example.org',
  'https://{location}',
  'https://{location}.org',
  'https://vertex.{location}.org',
  'https://vertex.example.org:{location}',
])('%s can not', (address) => {
  expect(readSettings({ VERTEX_ENDPOINT: address })).toMatchObject({
    ok: false,
    message: expect.stringContaining('VERTEX_ENDPOINT is '),
  });
});

test.each([
  'https://user:planted@vertex.example.org',
  'https://planted@vertex.example.org',
  'https:user:planted@vertex.example.org',
  'user:planted@vertex.example.org',
  'http://vertex.example.org:planted',
  'https://user:planted',
  'https://user:planted%40vertex.example.org',
  'https://user:pla\tnted@vertex.example.org',
  'https:\\\\user:planted@vertex.example.org',
  'https://vertex.example.org/?key=planted',
  'https://vertex.example.org?planted',
  'https://vertex.example.org/#planted',
])('%s can not, and nothing of it is told', (address) => {
  for (const name of ['VERTEX_ENDPOINT', 'GEMINI_ENDPOINT'])
    expect(readSettings({ [name]: address })).toEqual({
      ok: false,
      message: `${name} can't be used: it has to be an https address (http only on this machine), with neither user, query nor fragment; {location} may stand in its path or before a fixed domain.`,
    });
});

test.each(['GOOGLE_CLOUD_PROJECT', 'GOOGLE_CLOUD_LOCATION', 'LOG_LEVEL', 'EMBEDDED_PACE_MS', 'GOOGLE_AUTH'])(
  'an address with a password that stands in %s by mistake is not told either',
  (name) => {
    const read = readSettings({ [name]: 'https://user:planted@db.example.org' });
    expect(read).toMatchObject({ ok: false, message: expect.stringContaining(`${name} can't be used: `) });
    expect(JSON.stringify(read)).not.toContain('planted');
  },
);
