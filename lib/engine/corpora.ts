import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type { SourceDocument } from '../retrieval';

/** What both APIs allow in a resource name: small letters, digits and dashes, 40 at most, no dash at either end. */
const resourceId = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/);

const description = z.object({
  id: resourceId,
  label: z.string().min(1),
  note: z.string(),
  language: z.enum(['en', 'mixed']),
  examples: z.array(z.string()),
});

export type Corpus = z.infer<typeof description> & { documents: SourceDocument[] };

const isDocument = (name: string) => /\.(?:md|txt)$/.test(name);

/** The title is the first line, with or without `#`; a document without one goes by its name. */
const titleOf = (text: string, name: string) => /^\s*#*\s*(\S.*)$/m.exec(text)?.[1]?.trim() ?? name;

async function readDocument(directory: string, name: string): Promise<SourceDocument> {
  const text = (await readFile(path.join(directory, name), 'utf8')).replace(/^\ufeff/, '');
  const id = resourceId.parse(path.parse(name).name.replaceAll('.', '-'));
  return { id, name, title: titleOf(text, name), text };
}

async function readCorpus(directory: string): Promise<Corpus> {
  const told = description.parse(JSON.parse(await readFile(path.join(directory, 'corpus.json'), 'utf8')));
  const names = (await readdir(directory)).filter(isDocument).sort();
  return { ...told, documents: await Promise.all(names.map((name) => readDocument(directory, name))) };
}

/**
 * Reads every corpus below a directory: a folder with `corpus.json` and its documents (`.md`, `.txt`). In the order of
 * the folders' names, and documents in the order of theirs. Throws when a folder is not readable: it ships with the app.
 */
export async function readCorpora(directory: string): Promise<Corpus[]> {
  const entries = await readdir(directory, { withFileTypes: true });
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(directory, entry.name));
  const corpora: Corpus[] = [];
  for (const folder of folders.sort()) {
    if ((await readdir(folder)).includes('corpus.json')) corpora.push(await readCorpus(folder));
  }
  return corpora;
}
