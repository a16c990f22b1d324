import 'server-only';
import { bundledLibrary } from '../engine/bundled';
import { env } from '../env';
import { log } from '../log';
import { emulator } from './emulator';

/** The embedded engine on Google's paths, over the bundled corpora. */
export const handle = emulator({
  library: bundledLibrary,
  paceMs: () => env().EMBEDDED_PACE_MS,
  warn: (error, message) => log().error({ err: error }, message),
});
