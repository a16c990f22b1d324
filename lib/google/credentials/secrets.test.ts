import { describe, expect, test } from 'vitest';
import { keyPair, serviceAccountFile, userFile } from '../testing/credential-files';
import { readAdcFile } from './read-adc-file';
import { conceal, learnEnvironment, learnSecret, learnToken, redact, redactValue } from './secrets';

describe('what this process knows is taken out', () => {
  test('a token, as it stands, in JSON and in a form', () => {
    learnToken('secret/of "this" test');
    expect(redact('one secret/of "this" test, two')).toBe('one [redacted], two');
    expect(redact(JSON.stringify({ a: 'secret/of "this" test' }))).toBe('{"a":"[redacted]"}');
    expect(redact(`t=${encodeURIComponent('secret/of "this" test')}&b=1`)).toBe('t=[redacted]&b=1');
  });

  test('an answer loses what is known, and keeps what only looks like a secret', () => {
    learnToken('token-of-this-answer');
    expect(conceal('say token-of-this-answer, or AIzaSyA1234567890abcdefghijklmnopqrstu')).toBe(
      'say [redacted], or AIzaSyA1234567890abcdefghijklmnopqrstu',
    );
  });

  test('every secret of a credentials file that was read', () => {
    readAdcFile(JSON.stringify(userFile));
    readAdcFile(JSON.stringify(serviceAccountFile));
    const [, line = ''] = keyPair.privateKey.split('\n');
    expect(redact(`${userFile.refresh_token} ${userFile.client_secret} ${line}`)).toBe(
      '[redacted] [redacted] [redacted]',
    );
    expect(redact(`${keyPair.privateKey}\n!`)).not.toContain(line);
    expect(redact(userFile.client_id)).toBe(userFile.client_id);
  });

  test('even of a file that turned out unusable, or nests them', () => {
    readAdcFile('{"type":"of-tomorrow","refresh_token":"planted-in-the-unknown"}');
    readAdcFile('{"type":"x","source_credentials":{"client_secret":"planted-deep-down"}}');
    readAdcFile(
      '{"type":"x","credential_source":{"headers":{"x-secret":"planted-header","Accept":"text/plain"}}}',
    );
    expect(redact('planted-in-the-unknown planted-deep-down planted-header text/plain')).toBe(
      '[redacted] [redacted] [redacted] text/plain',
    );
  });

  test('a secret that holds another goes whole', () => {
    learnSecret('planted-short');
    learnSecret('planted-short-and-longer');
    expect(redact('planted-short-and-longer')).toBe('[redacted]');
  });

  test('old tokens are forgotten in the end, keys are not', () => {
    learnSecret('planted-key-that-stays');
    learnToken('planted-token-that-goes');
    for (let index = 0; index < 400; index += 1) learnToken(`planted-token-${index}`);
    expect(redact('planted-key-that-stays planted-token-that-goes planted-token-399')).toBe(
      '[redacted] planted-token-that-goes [redacted]',
    );
  });

  test('what the environment holds for AWS and for proxies', () => {
    learnEnvironment({
      AWS_SECRET_ACCESS_KEY: 'planted/of+aws',
      https_proxy: 'http://me:planted%20of%20proxy@proxy.example:3128',
      PATH: '/usr/bin:/bin',
    });
    expect(redact('planted/of+aws "planted of proxy" planted%20of%20proxy /usr/bin:/bin')).toBe(
      '[redacted] "[redacted]" [redacted] /usr/bin:/bin',
    );
  });

  test('words are no secrets', () => {
    learnSecret('');
    learnSecret(null);
    learnSecret('the');
    expect(redact('the other')).toBe('the other');
  });
});

describe("what looks like a credential of Google's is taken out, whoever issued it", () => {
  test.each([
    ['token ya29.a0AfH6SMBx-y_z in a log', 'token [redacted] in a log'],
    ['key AIzaSyA1234567890abcdefghijklmnopqrstu is bad', 'key [redacted] is bad'],
    ['key AQ.Ab8RN6IabcdefghijklmnopqrstuVWXYZ', 'key [redacted]'],
    ['refresh 1//0gAbCdEfGhIjKlMnOpQrSt-uv', 'refresh [redacted]'],
    ['client GOCSPX-abcdefgh1234', 'client [redacted]'],
    ['authorization: Bearer abcdefghijklmnop1234', 'authorization: Bearer [redacted]'],
    ['Basic Y2xpZW50OnNlY3JldA==', 'Basic [redacted]'],
    ['jwt eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJhIn0.c2ln-bmF0 end', 'jwt [redacted] end'],
    ['GET /v1beta/models?key=abc123&alt=sse', 'GET /v1beta/models?key=[redacted]&alt=sse'],
    ['-----BEGIN PRIVATE KEY-----\\nMIIE\\nvQ==\\n-----END PRIVATE KEY-----\\n"', '[redacted]\\n"'],
    ['-----BEGIN RSA PRIVATE KEY-----\nMIIEvQIBAD', '[redacted]'],
  ])('%j', (text, bare) => {
    expect(redact(text)).toBe(bare);
  });

  test.each([
    'Bearer authentication is needed',
    'projects/demo/locations/europe-west4/ragCorpora/4611686018427387904',
    'https://aiplatform.googleapis.com/v1/x?alt=sse',
  ])('%j stays', (text) => {
    expect(redact(text)).toBe(text);
  });
});

test('in JSON, every string at every depth, names of fields too', () => {
  learnToken('planted-in-json');
  expect(
    redactValue({ error: { message: 'planted-in-json!', details: [1, null, { 'planted-in-json': true }] } }),
  ).toEqual({ error: { message: '[redacted]!', details: [1, null, { '[redacted]': true }] } });
});
