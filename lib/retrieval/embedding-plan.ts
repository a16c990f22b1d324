import type { Chunk, Unit } from './model';
import type { Opened, Vectors } from './open';
import { plain } from './plain';
import { type Dense, unit } from './score';
import { size } from './size';

/** The sentence model is blind behind about 115 tokens; this many words (`size`) are safely within. */
const window = 80;

/** Cuts at sentence-like borders would be finer; the mean of the windows hardly notices, so plain words do. */
export function windowsOf(text: string): string[] {
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
    units: (opened.units[document] ?? []).flatMap((one, number) =>
      isQuotable(one) ? [{ number, windows: windowsOf(plain(one.text)) }] : [],
    ),
  };
}

/** The texts of one document that want a vector, each once, none empty, in a fixed order. */
export function textsToEmbed(opened: Opened, document: number): string[] {
  const { chunks, units } = planned(opened, document);
  return [...new Set([...chunks, ...units].flatMap(({ windows }) => windows))];
}

/**
 * Puts vectors to the texts of `textsToEmbed` back together: a chunk or unit of several windows gets their mean, brought
 * to unit length.
 *
 * @param embedded for each document, a vector for each of its texts
 */
export function assemble(opened: Opened, embedded: readonly (readonly Dense[])[]): Vectors {
  const chunks: Dense[] = opened.chunks.map(() => new Float32Array(0));
  const units = opened.units.map((list): (Dense | null)[] => list.map(() => null));
  for (const [document] of opened.documents.entries()) {
    const plan = planned(opened, document);
    const vectors = new Map(
      textsToEmbed(opened, document).map((text, at) => [text, embedded[document]?.[at]]),
    );
    const pooled = (windows: readonly string[]) => mean(windows.flatMap((text) => vectors.get(text) ?? []));
    for (const { index, windows } of plan.chunks) chunks[index] = pooled(windows);
    for (const { number, windows } of plan.units) {
      const list = units[document];
      if (list !== undefined) list[number] = pooled(windows);
    }
  }
  return { chunks, units };
}

function mean(vectors: readonly Dense[]): Dense {
  const [first, ...rest] = vectors;
  if (first === undefined) return new Float32Array(0);
  if (rest.length === 0) return first;
  return unit(first.map((value, at) => rest.reduce((sum, vector) => sum + (vector[at] ?? 0), value)));
}
