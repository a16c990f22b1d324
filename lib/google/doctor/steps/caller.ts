import type { Session } from '../../credentials/session';
import { signedInMember } from '../member';
import { fine, type Step, signsInWithOAuth, skipped } from '../step';

/** Who the API sees. */
export const callerStep: Step = {
  id: 'caller',
  title: 'Caller',
  concerns: signsInWithOAuth,
  async look({ credentials, session, headers }) {
    if (session === null || headers === null) return skipped('There are no credentials.');
    const token = await credentials.tokenInfo(headers);
    const { target } = session;
    const member = target === null ? signedInMember(session, token) : `serviceAccount:${target}`;
    if (member !== null) return fine(told(member), { token, member });
    const pool = poolOf(session);
    if (pool !== null) return fine(`An identity of ${pool}.`, { token });
    const why =
      token === null
        ? "Google's tokeninfo endpoint could not be asked."
        : 'The token does not tell whose it is.';
    return { ...skipped(why), learned: { token } };
  },
};

const told = (member: string) =>
  member.startsWith('user:')
    ? `${member.slice(5)}.`
    : `The service account ${member.slice(member.indexOf(':') + 1)}.`;

function poolOf({ found }: Session): string | null {
  if (found.kind === 'metadata' || !('audience' in found.file)) return null;
  return found.file.audience.replace('//iam.googleapis.com/', '');
}
