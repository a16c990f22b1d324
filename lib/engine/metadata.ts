import type { Chunk, Opened } from '../retrieval';
import type { Corpus } from './corpora';

/** What a text tells about itself, for filters: text, a number, or a list of texts for each key. */
export type Metadata = ReadonlyMap<string, MetadataValue>;

export type MetadataValue = string | number | readonly string[];

const wordsIn = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** `tarifs.fr.md` is in French, whatever its corpus is in. */
const languageIn = (name: string): string | null => /\.([a-z]{2})\.\w+$/.exec(name)?.[1] ?? null;

/** The metadata of one document of an opened corpus: `title`, `file`, `type`, `language`, `words`, `sections`, `headings`. */
export function documentMetadata(corpus: Corpus, opened: Opened, index: number): Metadata {
  const document = opened.documents[index];
  if (document === undefined) return new Map();
  const headings = (opened.units[index] ?? []).filter(({ kind }) => kind === 'heading');
  return new Map<string, MetadataValue>([
    ['title', document.title],
    ['file', document.name],
    ['type', /\.(\w+)$/.exec(document.name)?.[1] ?? ''],
    ['language', languageIn(document.name) ?? corpus.language],
    ['words', wordsIn(document.text)],
    ['sections', headings.length],
    ['headings', headings.map(({ text }) => text)],
  ]);
}

/** The metadata of one chunk: `words`, and the `headings` it stands under. */
export const chunkMetadata = (chunk: Chunk): Metadata =>
  new Map<string, MetadataValue>([
    ['words', wordsIn(chunk.text)],
    ['headings', chunk.headings],
  ]);
