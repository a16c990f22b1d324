import { signedInMember } from '../member';
import { nextOf } from '../next';
import { scopesNeeded } from '../probe-requests';
import { blocking, fine, type Step, signsInWithOAuth, skipped } from '../step';

/** Whether the signed-in account may act as the other one, where one is named. */
export const impersonationStep: Step = {
  id: 'impersonation',
  title: 'Impersonation',
  concerns: (known) =>
    signsInWithOAuth(known) &&
    (known.session
      ? known.session.target !== null
      : known.settings.GOOGLE_IMPERSONATE_SERVICE_ACCOUNT !== null),
  async look({ api, credentials, session, headers: own, signal }) {
    if (session === null || own === null) return skipped('There are no credentials.');
    const [scope = ''] = scopesNeeded(api);
    const headers = await session.tokens(scope).headers(signal);
    if (headers.ok) return fine(`Requests are made as ${session.target}.`, { headers: headers.value });
    const member = signedInMember(session, await credentials.tokenInfo(own)) ?? 'user:YOUR_ADDRESS';
    return blocking(headers.failure.message, nextOf(headers.failure)?.replace('user:YOUR_ADDRESS', member));
  },
};
