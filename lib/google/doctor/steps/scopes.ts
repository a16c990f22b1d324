import { retrieverSignIn, signIn } from '../../credentials/sign-in-commands';
import { scopesNeeded } from '../probe-requests';
import { blocking, fine, type Known, type Step, signsInWithOAuth, skipped } from '../step';

/** Whether the token is good for the API. */
export const scopesStep: Step = {
  id: 'scopes',
  title: 'Scopes',
  concerns: signsInWithOAuth,
  async look(known) {
    const { api, token } = known;
    if (token === null) return skipped('Not told for this token; the API itself will say what is missing.');
    const needed = scopesNeeded(api);
    const granted = needed.filter((scope) => token.scopes.includes(scope));
    if (granted.length > 0) return fine(`The token has ${granted.map(short).join(' and ')}.`);
    return blocking(
      `The token has ${token.scopes.map(short).join(', ') || 'no scope'}, but ${needed.map(short).join(' or ')} is needed.`,
      remedy(known),
    );
  },
};

const short = (scope: string) => scope.replace('https://www.googleapis.com/auth/', '');

function remedy({ api, session }: Known): string {
  if (session?.found.kind === 'metadata')
    return 'gcloud compute instances set-service-account INSTANCE --scopes=cloud-platform';
  return api === 'gemini' ? retrieverSignIn : signIn;
}
