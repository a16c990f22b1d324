import type { Span } from '../../text/sentences';
import type { Flag, NamedFlags } from '../source/flags';
import type { Word } from '../words/word';
import { isNegated } from './negation';
import { statementAround } from './statement-around';

/** A sentence speaks of a record's field, and says the same, the opposite, or what the record leaves open. */
export type FlagClaim = Span & {
  readonly name: string;
  readonly flag: Flag;
  readonly says: 'same' | 'opposite' | 'open';
};

/** Says that the record is silent, not how things are. */
const silence =
  /\bnot (?:mention|specify|state|say)|\bnot (?:provide|give|contain|include|have) (?:any )?(?:information|details|data)\b|\b(?:not |un)(?:mentioned|specified|stated)\b/i;

/** So many words may stand between the words of a name, and so many more may a name be written in. */
const gap = 2;
/** A shorter spelling is found by chance. */
const shortestSpelling = 4;

export function flagClaims(
  text: string,
  sentence: Span,
  words: readonly Word[],
  named: readonly NamedFlags[],
): FlagClaim[] {
  if (named.length === 0 || silence.test(text.slice(sentence.start, sentence.end))) return [];
  const said = new Set(words.map(({ term }) => term.id));
  const spelt = spellingsIn(words);
  return named.flatMap(({ name, terms, spellings, flags }): FlagClaim[] => {
    const place = terms.every(({ id }) => said.has(id))
      ? nearOneAnother(words, new Set(terms.map(({ id }) => id)))
      : spellings.map((spelling) => spelt.get(spelling)).find((found) => found !== undefined);
    if (!place) return [];
    const denies = isNegated(statementAround(text, sentence, place));
    const claims = flags.map((flag) => ({ ...place, name, flag, says: saysOf(flag, denies) }));
    // Of several records one that agrees is enough; which of them the answer means can't be told.
    const first =
      claims.find(({ says }) => says === 'same') ?? claims.find(({ says }) => says === 'opposite');
    return [first ?? claims[0]].filter((claim) => claim !== undefined);
  });
}

function saysOf({ value }: Flag, denies: boolean): FlagClaim['says'] {
  if (value === 'unknown') return 'open';
  return (value === 'yes') === denies ? 'opposite' : 'same';
}

/** The first place where all wanted words stand in any order with little between them. */
function nearOneAnother(words: readonly Word[], wanted: ReadonlySet<number>): Span | null {
  for (const [first, { start, term }] of words.entries()) {
    if (!wanted.has(term.id)) continue;
    const missing = new Set(wanted);
    for (const word of words.slice(first, first + wanted.size + gap)) {
      missing.delete(word.term.id);
      if (missing.size === 0) return { start, end: word.end };
    }
  }
  return null;
}

/** Every run of up to three words written together, and where it first stands: `take out` as `takeout`. */
function spellingsIn(words: readonly Word[]): Map<string, Span> {
  const found = new Map<string, Span>();
  for (const [first, { start }] of words.entries()) {
    let written = '';
    for (const { term, end } of words.slice(first, first + gap + 1)) {
      written += term.form;
      if (written.length >= shortestSpelling && !found.has(written)) found.set(written, { start, end });
    }
  }
  return found;
}
