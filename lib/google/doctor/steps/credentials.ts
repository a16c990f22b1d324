import type { AdcFile } from '../../credentials/adc-file';
import type { Found } from '../../credentials/session';
import { noCredentials } from '../../credentials/sign-in';
import { retrieverSignIn, signIn } from '../../credentials/sign-in-commands';
import { nextOf } from '../next';
import { blocking, fine, problem, type Step, skipped } from '../step';

/** Which credentials there are, and from where. */
export const credentialsStep: Step = {
  id: 'credentials',
  title: 'Credentials',
  async look({ api, settings, credentials }) {
    if (settings.GOOGLE_AUTH === 'none') return skipped('None are sent, since GOOGLE_AUTH is none.');
    const hasKey = api === 'gemini' && settings.GEMINI_API_KEY !== null;
    const session = await credentials.session();
    // A key opens most of the Gemini API without any.
    const bad = hasKey ? problem : blocking;
    if (!session.ok) return bad(session.failure.message, nextOf(session.failure));
    if (session.value !== null) return fine(told(session.value.found), { session: session.value });
    if (hasKey)
      return fine(
        'An API key (GEMINI_API_KEY). Corpora need Application Default Credentials, and there are none.',
      );
    const { message } = noCredentials(api, settings);
    return api === 'vertex'
      ? bad(message, signIn)
      : bad(`${message} A key is enough for all but corpora.`, retrieverSignIn);
  },
};

function told(found: Found): string {
  if (found.kind === 'metadata') return `Those of this machine, from the metadata server ${found.host}.`;
  const { place, file } = found;
  const named =
    place.from === 'GOOGLE_APPLICATION_CREDENTIALS' ? ', which GOOGLE_APPLICATION_CREDENTIALS names' : '';
  return `${kinds[file.type]}, from ${place.path}${named}.${exchangedAt(file)}`;
}

const kinds: { readonly [type in AdcFile['type']]: string } = {
  authorized_user: 'A user who signed in with gcloud',
  service_account: 'The key of a service account',
  external_account: 'Workload identity federation',
  external_account_authorized_user: 'A user of a workforce pool who signed in with gcloud',
  impersonated_service_account: 'A sign-in that acts as a service account',
};

/** The file decides where the workload's own token is sent; people should see where that is. */
function exchangedAt(file: AdcFile): string {
  if (file.type !== 'external_account') return '';
  const host = new URL(file.token_url ?? 'https://sts.googleapis.com').host;
  return ` Its tokens are exchanged at ${host}.`;
}
