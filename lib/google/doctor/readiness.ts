import 'server-only';
import type { Outcome } from '../../outcome';
import { fail, ok } from '../../outcome';
import { noCredentials } from '../credentials/sign-in';
import type { Api, Tools } from './step';
import { liveTools } from './tools';

/** A page is not kept waiting longer for a metadata server; who asks later finds its answer. */
const patience = 300;

/**
 * Whether a backend has what it needs to be asked, without asking it: credentials, found and readable. Quick enough for
 * the rendering of a page. The failure's hint is the one step that readies it.
 */
export const readiness = (api: Api): Promise<Outcome<null>> => readinessWith(api, liveTools());

export async function readinessWith(
  api: Api,
  { settings, credentials }: Pick<Tools, 'settings' | 'credentials'>,
): Promise<Outcome<null>> {
  const endpoint = api === 'vertex' ? settings.VERTEX_ENDPOINT : settings.GEMINI_ENDPOINT;
  if (settings.GOOGLE_AUTH === 'none')
    return endpoint === null
      ? fail(
          'not-configured',
          "Google's own hosts want credentials, but GOOGLE_AUTH is none.",
          'Run: unset GOOGLE_AUTH',
        )
      : ok(null);
  if (api === 'gemini' && settings.GEMINI_API_KEY !== null) return ok(null);
  const session = await credentials.session(patience);
  if (!session.ok) return session;
  return session.value === null ? { ok: false, failure: noCredentials(api, settings) } : ok(null);
}
