import 'server-only';
import { env } from '../env';
import { forgetMetadata } from './credentials/metadata-server';
import { type Credentials, credentialsIn } from './credentials/sign-in';

export { conceal, redact } from './credentials/secrets';

let made: Credentials | null = null;

/** The credentials of this process, by its settings; made on first use, since building the app needs none. */
export function credentials(): Credentials {
  made ??= credentialsIn({ settings: env(), environment: process.env });
  return made;
}

/** The headers that sign a request in, names in lower case. Never to be shown, logged or sent to a browser. */
export const authorise: Credentials['authorise'] = (request, signal) =>
  credentials().authorise(request, signal);

/** New headers after a 401; to be tried once. */
export const renew: Credentials['renew'] = (request, signal) => credentials().renew(request, signal);

/** The next request looks for credentials anew. */
export function forgetCredentials(): void {
  forgetMetadata();
  credentials().forget();
}
