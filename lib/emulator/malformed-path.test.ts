import { expect, test } from 'vitest';
import { malformedPath } from './malformed-path';

test.each(['/v1/%zz', '/v1/%ff', '/v1/%', '/v1beta/models/%C3', '/emulator/v1/%e3%81', '/v1/%ED%A0%80'])(
  '%s is refused in the form of Google',
  async (path) => {
    const response = malformedPath(path);
    expect(response?.status).toBe(400);
    expect(response?.headers.get('content-type')).toBe('application/json; charset=UTF-8');
    expect(await response?.json()).toEqual({
      error: {
        code: 400,
        message: `Invalid URL: the path "${path}" is not percent-encoded UTF-8.`,
        status: 'INVALID_ARGUMENT',
      },
    });
  },
);

test.each(['/v1/a', '/v1/%41', '/v1/%e3%81%82', '/v1beta/models/a%2Fb'])('%s is none', (path) => {
  expect(malformedPath(path)).toBeNull();
});
