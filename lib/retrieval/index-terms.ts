import type { Chunk, Language } from './model';
import { tokenize } from './tokenize';

/** One chunk that holds a term, with the term's share of the chunk's unit vector. */
export type Posting = { chunk: number; weight: number };

export type TermIndex = {
  language: Language;
  chunks: number;
  /** Rarity of a term: high for rare ones, highest for one that no chunk holds. */
  rarity(term: string): number;
  postings(term: string): readonly Posting[];
  /** Whether a chunk holds any term: a lone rule or emoji does not, and is evidence for nothing. */
  hasTerms(chunk: number): boolean;
};

/** BM25's saturation and length constants, as found good on the usual test collections. */
const saturation = 1.2;
const lengthPenalty = 0.75;
/** A term in the title or a heading above the chunk counts this often more. */
const headingCount = 1;
/** A pair of hiragana is grammar (`です`, `まで`) far more often than matter, which kanji and katakana carry. */
const grammar = /^\p{Script=Hiragana}{2}$/u;
const grammarShare = 0.3;

function countsOf(chunk: Chunk, language: Language): { counts: Map<string, number>; length: number } {
  const counts = new Map<string, number>();
  const own = tokenize(chunk.text, language);
  for (const term of own) counts.set(term, (counts.get(term) ?? 0) + 1);
  for (const term of new Set(tokenize(chunk.headings.join('\n'), language)))
    counts.set(term, (counts.get(term) ?? 0) + headingCount);
  return { counts, length: own.length };
}

/**
 * The inverted index. A chunk's weights are BM25's saturated counts times the square root of the term's rarity, brought to
 * unit length; the query's are built alike (`score.ts`), so that their product is a cosine whose order follows BM25.
 */
export function indexTerms(chunks: readonly Chunk[], language: Language): TermIndex {
  const counted = chunks.map((chunk) => countsOf(chunk, language));
  const average = counted.reduce((sum, { length }) => sum + length, 0) / Math.max(1, counted.length);
  const holders = new Map<string, number>();
  for (const { counts } of counted)
    for (const term of counts.keys()) holders.set(term, (holders.get(term) ?? 0) + 1);
  const rarity = (term: string) => {
    const held = holders.get(term) ?? 0;
    const share = grammar.test(term) ? grammarShare : 1;
    return share * Math.log(1 + (chunks.length - held + 0.5) / (held + 0.5));
  };

  const postings = new Map<string, Posting[]>();
  for (const [chunk, { counts, length }] of counted.entries()) {
    const norm = saturation * (1 - lengthPenalty + (lengthPenalty * length) / Math.max(1, average));
    const weights = [...counts].map(([term, count]): [string, number] => [
      term,
      ((count * (saturation + 1)) / (count + norm)) * Math.sqrt(rarity(term)),
    ]);
    const total = Math.hypot(...weights.map(([, weight]) => weight));
    for (const [term, weight] of weights) {
      const list = postings.get(term);
      if (list === undefined) postings.set(term, [{ chunk, weight: weight / total }]);
      else list.push({ chunk, weight: weight / total });
    }
  }
  return {
    language,
    chunks: chunks.length,
    rarity,
    postings: (term) => postings.get(term) ?? [],
    hasTerms: (chunk) => (counted[chunk]?.counts.size ?? 0) > 0,
  };
}
