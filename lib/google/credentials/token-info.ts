import * as z from 'zod';
import { type gaxios, OAuth2Client } from './library';
import type { SignIn } from './token-source';
import { within } from './within';

export type TokenInfo = {
  /** Told only where the token may be used to read it. */
  email: string | null;
  scopes: string[];
};

const patience = 5000;
const told = z.object({ email: z.string().nullish(), scopes: z.array(z.string()) });

/**
 * Asks Google's tokeninfo endpoint what a token is good for, and whose it is. The token goes in the request's header,
 * never in its address. null when there is no answer, as for tokens of federated identities.
 */
export async function tokenInfo(
  { authorization = '' }: SignIn,
  transporterOptions: gaxios.GaxiosOptions,
): Promise<TokenInfo | null> {
  const options = { timeout: patience, redirect: 'error' as const, ...transporterOptions };
  const client = new OAuth2Client({ transporterOptions: options, useAuthRequestParameters: false });
  try {
    const asked = client.getTokenInfo(authorization.slice('Bearer '.length));
    const waited = await within(asked, { milliseconds: patience });
    const read = told.safeParse(waited.ok ? waited.value : null);
    return read.success ? { email: read.data.email ?? null, scopes: read.data.scopes } : null;
  } catch {
    return null;
  }
}
