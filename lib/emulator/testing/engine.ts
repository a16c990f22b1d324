import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openLibrary } from '../../engine/library';
import type { Engine } from '../engine';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The bundled corpora, by words alone: the sentence model would take longer than all tests together. */
export const library = openLibrary({
  corporaDirectory: path.join(root, 'lib', 'corpora'),
  indexDirectory: mkdtempSync(path.join(tmpdir(), 'emulator-')),
  embedder: { id: 'none', dimensions: 1, embed: async () => Promise.reject(new Error('There is no model.')) },
  warn: () => undefined,
});

/** @param paceMs waited before each event */
export const engineWith = (paceMs = 0): Engine => ({
  library: () => library,
  paceMs: () => paceMs,
  warn: (error) => {
    throw error;
  },
});
