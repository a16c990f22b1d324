import { type NextRequest, NextResponse } from 'next/server';

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

export function proxy(request: NextRequest): NextResponse {
  const nonce = btoa(crypto.randomUUID());
  const headers = new Headers(request.headers);
  // Next reads the nonce from the request's policy and puts it on its own scripts.
  headers.set('content-security-policy', policy(nonce));
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy(nonce));
  return response;
}

// Pages only. Next holds the body of whatever passes here in memory and cuts it at 10 MB; `app/api` and the emulator (under
// its own path and under Google's) take larger ones.
export const config = {
  matcher: [
    { source: '/((?!api/|emulator/|v1/|v1beta/|v1beta1/|_next/static|_next/image|samples/|icon.svg).*)' },
  ],
};
