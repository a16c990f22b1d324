import type { Span } from '../../text/sentences';
import type { SourceSentence, Sources } from '../source/sources';
import type { WordVectors } from '../words/vectors';
import { isContent, type Word } from '../words/word';
import { type Candidate, candidatesOf } from './candidates';
import { cover, coveredShare } from './cover';

/** A sentence of the answer held against the sources, word by word. */
export type Claim = Span & {
  readonly words: readonly Word[];
  /** Where its first word stands among the answer's. */
  readonly first: number;
  readonly candidates: readonly Candidate[];
  /** By place in `words`, 0..1: how well a word is covered. A stop word always is. */
  readonly found: {
    /** By the best candidate alone; */
    readonly best: Float32Array;
    /** by it and its two neighbours; */
    readonly window: Float32Array;
    /** 1 when any sentence holds the very word, else how well the best candidate covers it. */
    readonly anywhere: Float32Array;
  };
  /** Share of its weight that its two best candidates cover together. */
  readonly twoBest: number;
};

export function claimOf(
  span: Span,
  answer: readonly Word[],
  first: number,
  end: number,
  sources: Sources,
  vectors: WordVectors | null,
): Claim {
  const words = answer.slice(first, end);
  const content = words.filter(isContent);
  const candidates = candidatesOf(content, sources, vectors);
  const [one, two] = candidates;
  const nothing = new Float32Array(content.length);
  const best = one?.covered ?? nothing;
  const beside = one === undefined ? [] : neighboursOf(one.sentence, sources);
  const window = most(best, ...beside.map((sentence) => cover(content, sentence.terms, vectors)));
  const near = most(window, ...candidates.map(({ covered }) => covered));
  const anywhere = near.map((value, at) =>
    sources.holders(content[at]?.term.id ?? -1).length > 0 ? 1 : value,
  );
  return {
    ...span,
    words,
    first,
    candidates,
    found: { best: spread(words, best), window: spread(words, window), anywhere: spread(words, anywhere) },
    twoBest: coveredShare(content, most(best, two?.covered ?? nothing)),
  };
}

function neighboursOf({ index, context }: SourceSentence, sources: Sources): SourceSentence[] {
  return [sources.sentences[index - 1], sources.sentences[index + 1]].flatMap((sentence) =>
    sentence?.context === context ? [sentence] : [],
  );
}

const most = (first: Float32Array, ...others: readonly Float32Array[]) =>
  first.map((value, at) => others.reduce((best, other) => Math.max(best, other[at] ?? 0), value));

/** From the places of the content words to those of all words. */
function spread(words: readonly Word[], values: Float32Array): Float32Array {
  let at = -1;
  return Float32Array.from(words, (word) => {
    if (!isContent(word)) return 1;
    at += 1;
    return values[at] ?? 0;
  });
}
