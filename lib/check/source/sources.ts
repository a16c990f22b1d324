import { type Span, sentences } from '../../text/sentences';
import type { Lexicon } from '../words/lexicon';
import { readWords } from '../words/read-words';
import { contentTerms, type Term, type Word } from '../words/word';

/** A sentence (or line) of a context. */
export type SourceSentence = Span & {
  readonly index: number;
  readonly context: number;
  readonly words: readonly Word[];
  /** Its content words, each once. */
  readonly terms: readonly Term[];
  /** Where its first word stands in `Sources.words[context]`. */
  readonly first: number;
};

export type Sources = {
  readonly sentences: readonly SourceSentence[];
  readonly texts: readonly string[];
  /** The words of each context. */
  readonly words: readonly (readonly Word[])[];
  /** How many words all contexts hold. */
  readonly length: number;
  /** The sentences that hold a key, in order. */
  holders(id: number): readonly number[];
  /** Rarity of a key among the sentences: high for rare ones, highest for one that none holds. */
  rarity(id: number): number;
};

export function openSources(texts: readonly string[], lexicon: Lexicon): Sources {
  const all: SourceSentence[] = [];
  const allWords = texts.map((text) => readWords(text, lexicon));
  for (const [context, text] of texts.entries()) {
    const words = allWords[context] ?? [];
    let at = 0;
    for (const span of sentences(text)) {
      while (at < words.length && (words[at]?.start ?? 0) < span.start) at += 1;
      const first = at;
      while (at < words.length && (words[at]?.start ?? 0) < span.end) at += 1;
      for (const piece of piecesOf(span, words, first, at))
        all.push({ ...piece, index: all.length, context, terms: contentTerms(piece.words) });
    }
  }
  const holders = holdersOf(all);
  return {
    sentences: all,
    texts,
    words: allWords,
    length: allWords.reduce((sum, words) => sum + words.length, 0),
    holders: (id) => holders[id] ?? [],
    rarity(id) {
      const held = holders[id]?.length ?? 0;
      return Math.log(1 + (all.length - held + 0.5) / (held + 0.5));
    },
  };
}

/** A longer sentence is a table or a record without line breaks: as evidence it would show nothing, and cost much. */
const mostWords = 80;

type Piece = Span & { words: readonly Word[]; first: number };

/** The sentence whole, or in pieces of like length when it is too long. */
function piecesOf(span: Span, words: readonly Word[], first: number, end: number): Piece[] {
  const count = Math.ceil((end - first) / mostWords);
  if (count <= 1) return [{ ...span, words: words.slice(first, end), first }];
  const size = Math.ceil((end - first) / count);
  const pieces: Piece[] = [];
  for (let from = first; from < end; from += size) {
    const own = words.slice(from, Math.min(from + size, end));
    pieces.push({
      start: own[0]?.start ?? span.start,
      end: own.at(-1)?.end ?? span.end,
      words: own,
      first: from,
    });
  }
  return pieces;
}

function holdersOf(all: readonly SourceSentence[]): number[][] {
  const holders: number[][] = [];
  for (const { index, terms } of all) {
    for (const { id } of terms) {
      const list = holders[id];
      if (list === undefined) holders[id] = [index];
      else list.push(index);
    }
  }
  return holders;
}
