import { inContext } from './in-context';
import type { Chunk, Unit } from './model';
import type { Opened, Vectors } from './open';
import { plain } from './plain';
import { type Dense, unit } from './score';
import { size } from './size';

/** The sentence model is blind behind about 115 tokens; this many words (`size`) are safely within. */
const window = 80;

/** Cuts at sentence-like borders would be finer; the mean of the windows hardly notices, so plain words do. */
function windowsOf(text: string): string[] {
  const windows: string[] = [];
  let open = '';
  let filled = 0;
  for (const word of text.split(/\s+/).filter((run) => run !== '')) {
    const words = size(word);
    if (filled > 0 && filled + words > window) {
      windows.push(open);
      open = '';
      filled = 0;
    }
    open = open === '' ? word : `${open} ${word}`;
    filled += words;
  }
  return open === '' ? windows : [...windows, open];
}

const chunkText = (chunk: Chunk) => plain(`${chunk.headings.join('. ')}. ${plain(chunk.text)}`);

const isQuotable = (one: Unit) => one.kind === 'sentence' || one.kind === 'item' || one.kind === 'row';

type Planned = {
  chunks: { index: number; windows: string[] }[];
  units: { number: number; windows: string[] }[];
};

function planned(opened: Opened, document: number): Planned {
  return {
    chunks: opened.chunks
      .filter((chunk) => chunk.document === document)
      .map((chunk) => ({ index: chunk.index, windows: windowsOf(chunkText(chunk)) })),
    units: (opened.units[document] ?? []).flatMap((one, number, units) =>
      isQuotable(one) ? [{ number, windows: windowsOf(inContext(one, units)) }] : [],
    ),
  };
}

const documentTexts = ({ chunks, units }: Planned): string[] => [
  ...new Set([...chunks, ...units].flatMap(({ windows }) => windows)),
];

/** Texts that want a vector, each once, none empty: a list for each document, and one of all words. */
export type TextList = { name: string; texts: string[] };

/** What has to be embedded for a corpus. A list depends on its own document alone, so that it can be kept. */
export function textLists(opened: Opened): TextList[] {
  const lists = opened.documents.map(({ name }, at) => ({ name, texts: documentTexts(planned(opened, at)) }));
  return [...lists, { name: 'words', texts: opened.vocabulary.map((word) => word.form) }];
}

/**
 * Puts the vectors of `textLists` together. A text of several windows gets their mean, brought to unit
 * length. A chunk's vector is the mean of two: of its whole text under its headings, which says what it is about, and of
 * its sentences one by one, which says what it holds; alone, either finds fewer paraphrases (`npm run bench`).
 *
 * @param embedded for each list, a vector for each of its texts
 */
export function assemble(opened: Opened, embedded: readonly (readonly Dense[])[]): Vectors {
  const chunks: Dense[] = opened.chunks.map(() => new Float32Array(0));
  const units = opened.units.map((list): (Dense | null)[] => list.map(() => null));
  for (const [document] of opened.documents.entries()) {
    const plan = planned(opened, document);
    const vectors = new Map(documentTexts(plan).map((text, at) => [text, embedded[document]?.[at]]));
    const pooled = (windows: readonly string[]) => mean(windows.flatMap((text) => vectors.get(text) ?? []));
    const list = units[document] ?? [];
    for (const { number, windows } of plan.units) list[number] = pooled(windows);
    for (const { index, windows } of plan.chunks) {
      const chunk = opened.chunks[index];
      const inside = list
        .slice(chunk?.firstUnit, (chunk?.lastUnit ?? 0) + 1)
        .filter((vector) => vector !== null);
      chunks[index] = inside.length === 0 ? pooled(windows) : mean([pooled(windows), mean(inside)]);
    }
  }
  return { chunks, units, words: embedded[opened.documents.length] ?? [] };
}

function mean(vectors: readonly Dense[]): Dense {
  const [first, ...rest] = vectors;
  if (first === undefined) return new Float32Array(0);
  if (rest.length === 0) return first;
  return unit(first.map((value, at) => rest.reduce((sum, vector) => sum + (vector[at] ?? 0), value)));
}
