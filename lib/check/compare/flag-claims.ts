import type { Span } from '../../text/sentences';
import type { Flag } from '../source/flags';
import type { Word } from '../words/word';
import { isNegated } from './negation';

/** A sentence speaks of a flag, and says the same, the opposite, or what the record leaves open. */
export type FlagClaim = Span & { readonly flag: Flag; readonly says: 'same' | 'opposite' | 'open' };

/** Says that the record is silent, not how things are. */
const silence =
  /\bnot (?:mention|specify|state|say)|\bnot (?:provide|give|contain|include|have) (?:any )?(?:information|details|data)\b|\b(?:not |un)(?:mentioned|specified|stated)\b/i;

/** So many words may stand between the words of a name. */
const gap = 2;

export function flagClaims(
  text: string,
  sentence: Span,
  words: readonly Word[],
  flags: readonly Flag[],
): FlagClaim[] {
  if (silence.test(text.slice(sentence.start, sentence.end))) return [];
  return flags.flatMap((flag) => {
    const place = mention(words, flag);
    if (place === null) return [];
    const denies = isNegated(scope(text, sentence, place));
    const says = flag.value === 'unknown' ? 'open' : (flag.value === 'yes') === denies ? 'opposite' : 'same';
    return [{ ...place, flag, says }];
  });
}

function mention(words: readonly Word[], flag: Flag): Span | null {
  for (let first = 0; first < words.length; first += 1) {
    const last = apart(words, first, flag) ?? joined(words, first, flag);
    const [start, end] = [words[first], words[last ?? -1]];
    if (start !== undefined && end !== undefined) return { start: start.start, end: end.end };
  }
  return null;
}

/** All words of the name in any order near one another; the place of the last. */
function apart(words: readonly Word[], first: number, flag: Flag): number | null {
  const wanted = new Set(flag.words.map(({ term }) => term.id));
  if (!wanted.has(words[first]?.term.id ?? -1)) return null;
  const most = first + flag.words.length + gap;
  for (let at = first; at < words.length && at < most; at += 1) {
    wanted.delete(words[at]?.term.id ?? -1);
    if (wanted.size === 0) return at;
  }
  return null;
}

/** The name in other spacing: `take out` for `TakeOut`, `wifi` for `WiFi`. */
function joined(words: readonly Word[], first: number, flag: Flag): number | null {
  const wanted = squash(flag.name);
  let written = '';
  for (let at = first; at < Math.min(words.length, first + gap + 1); at += 1) {
    written += words[at]?.term.form ?? '';
    if (
      written.length > 3 &&
      (wanted === written ||
        (wanted.endsWith(written) && flag.words.some(({ term }) => written.startsWith(term.form))))
    )
      return at;
  }
  return null;
}

const squash = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Where a new statement begins, which a negation before it does not reach: a contrast, or `and` before a subject or verb. */
const turn =
  /[;.]|,\s(?=(?:it|they|there|the|and)\b)|\b(?:but|however|although|though|while|whereas|aber|jedoch|sondern|mais|cependant)\b|\b(?:and|und|et)\b(?=\s+(?:it|they|there|the|its|their|is|are|was|has|have|do|does|did|can|will|\p{Ll}{3,}(?:es|ts|rs|ds|ves)\b))/giu;

/** What a negation would have to stand in: the statement that the place is part of. */
function scope(text: string, sentence: Span, place: Span): string {
  const said = text.slice(sentence.start, sentence.end);
  const turns = [...said.matchAll(turn)].map(({ index }) => sentence.start + index);
  const from = turns.filter((at) => at <= place.start).at(-1) ?? sentence.start;
  const after = [...said.matchAll(/[,;.]|\b(?:and|but|or|while)\b/gi)].map(
    ({ index }) => sentence.start + index,
  );
  const to = after.find((at) => at >= place.end) ?? sentence.end;
  return text.slice(from, to);
}
