import type { Session } from '../credentials/session';
import type { TokenInfo } from '../credentials/token-info';

/** Who signed in, before another account is acted as, as IAM names callers; null when nobody told. */
export function signedInMember({ found }: Session, token: TokenInfo | null): string | null {
  const account = serviceAccountIn(found);
  if (account !== null) return `serviceAccount:${account}`;
  return token?.email ? `user:${token.email}` : null;
}

function serviceAccountIn(found: Session['found']): string | null {
  if (found.kind === 'metadata') return found.account;
  const file =
    found.file.type === 'impersonated_service_account' ? found.file.source_credentials : found.file;
  if (file.type === 'service_account') return file.client_email;
  if (file.type !== 'external_account') return null;
  return /\/([^/]+):generateAccessToken$/.exec(file.service_account_impersonation_url ?? '')?.[1] ?? null;
}
