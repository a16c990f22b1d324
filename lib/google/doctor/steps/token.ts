import { nextOf } from '../next';
import { scopesNeeded } from '../probe-requests';
import { blocking, fine, type Step, signsInWithOAuth, skipped } from '../step';

/** Whether the credentials become an access token, before any other account is acted as. */
export const tokenStep: Step = {
  id: 'token',
  title: 'Access token',
  concerns: signsInWithOAuth,
  async look({ api, session, signal }) {
    if (session === null) return skipped('There are no credentials.');
    const [scope = ''] = scopesNeeded(api);
    const headers = await session.sourceTokens(scope).headers(signal);
    return headers.ok
      ? fine('The credentials give one.', { headers: headers.value })
      : blocking(headers.failure.message, nextOf(headers.failure));
  },
};
