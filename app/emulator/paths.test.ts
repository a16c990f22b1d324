import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { expect, test } from 'vitest';
import { config, proxy } from '@/proxy';

const passes = (path: string) =>
  unstable_doesMiddlewareMatch({ config, url: `http://127.0.0.1:3000${path}`, nextConfig: {} });

test.each([
  '/emulator',
  '/emulator/v1/projects/p',
  '/v1/projects/p/locations/l:retrieveContexts',
  '/v1beta/models/g%3AgenerateContent',
  '/v1beta1/projects/p',
  '/v1alpha/models',
  '/api/inspect',
])('the body of %s does not pass the proxy, which would cut it', (path) => {
  expect(passes(path)).toBe(false);
});

test.each(['/', '/v1x/models', '/emulators', '/view/v1/x'])('%s is a page, with a policy', async (path) => {
  expect(passes(path)).toBe(true);
  const response = proxy(new NextRequest(`http://127.0.0.1:3000${path}`));
  expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
});

test.each(['/v1/%zz', '/v1beta/models/%ff', '/emulator/v1/%', '/v1alpha/%C3/x'])(
  '%s is refused before Next fails on it',
  async (path) => {
    expect(passes(path)).toBe(true);
    const response = proxy(new NextRequest(`http://127.0.0.1:3000${path}`));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 400, status: 'INVALID_ARGUMENT' } });
  },
);

test('letters beyond ASCII go on to the emulator, without a policy for pages', () => {
  const path = '/v1beta/corpora/%E3%81%82';
  expect(passes(path)).toBe(true);
  const response = proxy(new NextRequest(`http://127.0.0.1:3000${path}`));
  expect(response.headers.get('x-middleware-next')).toBe('1');
  expect(response.headers.has('content-security-policy')).toBe(false);
});
