import type { Asked } from './asked';
import type { Opened } from './open';
import { cosine } from './score';

/** Another word of the corpus for a word of the question; `likeness` is the cosine of both words' vectors. */
export type Kin = { term: string; likeness: number };

/**
 * From this cosine on two words are kin. Single words tell the sentence model little, so that strangers come near 0.6
 * too (`hose` and `rear`), but `physician` and `doctor` have 0.79, `bicycle` and `bike` 0.84.
 */
const leastLikeness = 0.6;
const most = 8;

/** Searching and composing ask for the same; comparing with a whole vocabulary is worth doing once. */
const found = new WeakMap<Asked, { opened: Opened; kin: ReadonlyMap<string, Kin[]> }>();

/** For each term of the question, the corpus's words that mean nearly the same, nearest first. Empty without vectors. */
export function kinOf(opened: Opened, asked: Asked): ReadonlyMap<string, Kin[]> {
  const known = found.get(asked);
  if (known?.opened === opened) return known.kin;
  const kin = compared(opened, asked);
  found.set(asked, { opened, kin });
  return kin;
}

function compared(opened: Opened, asked: Asked): Map<string, Kin[]> {
  const vectors = opened.vectors?.words;
  const kin = new Map<string, Kin[]>();
  if (vectors === undefined || asked.vectors === null) return kin;
  for (const [term, vector] of asked.vectors.words) {
    const near = opened.vocabulary.flatMap((word, at): Kin[] => {
      const other = vectors[at];
      const likeness = other === undefined || word.term === term ? 0 : cosine(vector, other);
      return likeness >= leastLikeness ? [{ term: word.term, likeness }] : [];
    });
    near.sort((one, other) => other.likeness - one.likeness);
    kin.set(term, near.slice(0, most));
  }
  return kin;
}
