import { type NextRequest, NextResponse } from 'next/server';
import { malformedPath } from './lib/emulator/malformed-path';

const development = process.env.NODE_ENV === 'development';

/**
 * A nonce for each page, so that no script runs but the ones this server wrote. `style-src-attr` stays open because
 * lanes and bars carry their measures in style attributes; those can't run anything.
 */
function policy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    `style-src-elem 'self' ${development ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    // Long inputs and batches are read in workers, whose scripts are this server's.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export function proxy(request: NextRequest): Response {
  const { pathname } = request.nextUrl;
  if (emulated.test(pathname)) return malformedPath(pathname) ?? NextResponse.next();
  const nonce = btoa(crypto.randomUUID());
  const headers = new Headers(request.headers);
  // Next reads the nonce from the request's policy and puts it on its own scripts.
  headers.set('content-security-policy', policy(nonce));
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy(nonce));
  return response;
}

/** The emulator's own paths and Google's. */
const emulated = /^\/(?:emulator|v\d+(?:(?:alpha|beta)\d*)?)(?:\/|$)/;

// Pages, and those paths of the emulator whose percent-encoding may be broken: Next fails on it before any route is asked.
// Nothing else of the emulator (under its own path and under Google's) and of `app/api` passes here, because Next holds the
// body of whatever does in memory and cuts it at 10 MB, and they take larger ones.
export const config = {
  matcher: [
    {
      source:
        '/((?!api/|emulator/|emulator$|v\\d+(?:(?:alpha|beta)\\d*)?/|_next/static|_next/image|samples/|icon.svg).*)',
    },
    { source: '/((?:emulator|v\\d+(?:(?:alpha|beta)\\d*)?)/.*%(?![0-7][\\dA-Fa-f]).*)' },
  ],
};
