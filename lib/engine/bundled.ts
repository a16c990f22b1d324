import 'server-only';
import path from 'node:path';
import { env } from '../env';
import { log } from '../log';
import { sentenceEmbedder } from './embedder';
import { type Library, openLibrary } from './library';

/** Actions and routes are bundled apart; on the process they share one library, and one sentence model. */
const key = Symbol.for('grounding-inspector.library');
const holder: typeof globalThis & { [key]?: Library } = globalThis;

/** The corpora that ship with the app, opened on first use. */
export function bundledLibrary(): Library {
  const root = path.resolve(/* turbopackIgnore: true */ process.cwd());
  holder[key] ??= openLibrary({
    corporaDirectory: path.join(root, 'lib', 'corpora'),
    indexDirectory: path.resolve(root, env().EMBEDDED_INDEX_DIR),
    embedder: sentenceEmbedder(),
    warn: (error, message) => log().warn({ err: error }, message),
  });
  return holder[key];
}
