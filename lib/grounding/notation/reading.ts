/** A notation for tests: readings in a few words, and inspections drawn back into a line. */
import type { Piece, ReadAnswer, ReadChunk, ReadContext, Reading, ReadPart, ReadSupport } from '../model';

/** `[start, end, quote, chunks, scores, part]`, as the wire would say it. */
export type Sent = [
  start: number,
  end: number,
  quote?: string | null,
  chunks?: number[],
  scores?: number[] | null,
  part?: number | null,
];

const supportAt = (index: number): string => `/candidates/0/groundingMetadata/groundingSupports/${index}`;

const support = (
  [start, end, text = null, chunkIndices = [0], scores = null, partIndex = null]: Sent,
  index = 0,
): ReadSupport => ({
  at: supportAt(index),
  segment: { partIndex, start, end, text },
  chunkIndices,
  scores,
});

/** Parts from texts; one that starts with `thought:` is a thought, `call` is a tool call without text. */
const parts = (texts: readonly string[]): ReadPart[] =>
  texts.map((text, index): ReadPart => {
    const at = `/candidates/0/content/parts/${index}`;
    if (text === 'call') return { index, kind: 'call', text: null, at };
    if (text.startsWith('thought:')) return { index, kind: 'thought', text: text.slice(8), at };
    return { index, kind: 'text', text, at };
  });

export const chunk = (text: string | null, index = 0, other: Partial<ReadChunk> = {}): ReadChunk => ({
  at: `/candidates/0/groundingMetadata/groundingChunks/${index}`,
  kind: 'retrieved',
  title: `document ${index}`,
  uri: `gs://bucket/${index}.md`,
  text,
  pages: null,
  ...other,
});

export const context = (text: string, index = 0, other: Partial<ReadContext> = {}): ReadContext => ({
  at: `/contexts/contexts/${index}`,
  title: `document ${index}`,
  uri: `gs://bucket/${index}.md`,
  text,
  pages: null,
  score: 0.2,
  scoreKind: 'distance',
  ...other,
});

export const answer = (
  texts: string | readonly string[],
  sent: readonly Sent[],
  other: Partial<ReadAnswer> = {},
): ReadAnswer => ({
  at: '/candidates/0',
  parts: parts(typeof texts === 'string' ? [texts] : texts),
  finishReason: 'STOP',
  metadata: 'sent',
  metadataAt: '/candidates/0/groundingMetadata',
  supports: sent.map(support),
  chunks: [chunk('the first chunk', 0)],
  otherCandidates: 0,
  ...other,
});

export const reading = (given: ReadAnswer | null, other: Partial<Reading> = {}): Reading => ({
  format: 'generate-content',
  question: null,
  model: null,
  answer: given,
  contexts: null,
  contextsAt: '',
  blocked: null,
  noticed: [],
  ...other,
});

/** `red [gr|s0][een|s0+s1]`: each piece that segments cover, with their names. */
export const draw = (text: string, pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => {
      const shown = text.slice(piece.start, piece.end);
      return piece.segments.length > 0 ? `[${shown}|${piece.segments.join('+')}]` : shown;
    })
    .join('');
