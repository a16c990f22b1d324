import type { Session } from '../../credentials/session';
import { fine, type Step, signsInWithOAuth, skipped } from '../step';

/** Who the API sees. */
export const callerStep: Step = {
  id: 'caller',
  title: 'Caller',
  concerns: signsInWithOAuth,
  async look({ credentials, session, headers }) {
    if (session === null || headers === null) return skipped('There are no credentials.');
    const token = await credentials.tokenInfo(headers);
    const account = serviceAccountOf(session);
    if (account !== null)
      return fine(`The service account ${account}.`, { token, member: `serviceAccount:${account}` });
    const email = token?.email ?? null;
    if (email !== null) return fine(`${email}.`, { token, member: `user:${email}` });
    const pool =
      session.found.kind === 'file' && 'audience' in session.found.file ? session.found.file.audience : null;
    if (pool !== null) return fine(`An identity of ${pool.replace('//iam.googleapis.com/', '')}.`, { token });
    return {
      ...skipped(
        token === null
          ? "Google's tokeninfo endpoint could not be asked."
          : 'The token does not tell whose it is.',
      ),
      learned: { token },
    };
  },
};

function serviceAccountOf({ found, target }: Session): string | null {
  if (target !== null) return target;
  if (found.kind === 'metadata') return found.account;
  if (found.file.type === 'service_account') return found.file.client_email;
  if (found.file.type !== 'external_account') return null;
  const url = found.file.service_account_impersonation_url ?? '';
  return /\/([^/]+):generateAccessToken$/.exec(url)?.[1] ?? null;
}
