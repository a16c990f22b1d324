import 'server-only';
import { env } from '../../env';
import { call } from '../call';
import { credentials } from '../credentials';
import type { Tools } from './step';

/** What a check of the running app works with. */
export const liveTools = (): Tools => ({
  settings: env(),
  credentials: credentials(),
  // A check shows what is; it does not ask again by itself, and has nobody to tell of it.
  probe: (request, signal) => call(request, { signal, half: 'retrieve', notify: () => {} }),
});
