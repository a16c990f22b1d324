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
  async look({ api, session, signal }) {
    if (session === null) return skipped('There are no credentials.');
    const [scope = ''] = scopesNeeded(api);
    const headers = await session.tokens(scope).headers(signal);
    return headers.ok
      ? fine(`Requests are made as ${session.target}.`, { headers: headers.value })
      : blocking(headers.failure.message, nextOf(headers.failure));
  },
};
