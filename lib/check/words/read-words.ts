import type { Lexicon } from './lexicon';
import type { Word } from './word';

/**
 * What is read as one: a time of day with its half of the day; a number with its multiplier; a number or an ordinal (`5km`
 * is a number and a word); a run of letters and digits, with apostrophes inside.
 */
const token =
  /\d{1,2}(?:[:.]\d{2})?\s?[ap]\.?m\b\.?|\d{1,2}:\d{1,2}(?!\d)|\d[\d.,]*\s(?:million|billion|trillion|thousand|hundred|Mio|Mrd|Million|Millionen|Milliarden?|millions?|milliards?)\b\.?|\p{Nd}+(?:[.,٫٬]\p{Nd}+)*(?:(?:st|nd|rd|th)(?!\p{L}))?|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:['’]\p{L}+)*/giu;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々〆ー]/u;
const digit = /^\p{Nd}/u;
const compound = /\p{Ll}\p{Lu}|\p{L}\p{Nd}|\p{Nd}\p{L}/u;
/** `OutdoorSeating` and `E4012` are two words each: record keys and identifiers are built so. */
const seams = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{Nd})|(?<=\p{Nd})(?=\p{L})/u;
const capital = /^\p{Lu}/u;
const plainToken = /^[a-z]+$/;

/**
 * Numbers that count or name a part of a text and say nothing: `3.` before an item, `Step 3`, `passage 2`, `[1]`. Each is
 * told by what stands before it and what behind.
 */
const labels: readonly { before: RegExp; after: RegExp }[] = [
  { before: /(?:^|\n)[-*•#> \t]*$/, after: /^[.):](?!\d)/ },
  {
    before: /\b(?:step|passages?|source|document|chapter|section|schritt|abschnitt|étape|partie)\s$/i,
    after: /^/,
  },
  { before: /\[$/, after: /^\]/ },
];
/** So much before a number tells whether it is a label. */
const labelReach = 24;

/** What stands before a place; a mark at its head says that more does, so that `^` is the text's beginning alone. */
const before = (text: string, start: number, reach: number) =>
  start > reach ? `…${text.slice(start - reach, start)}` : text.slice(0, start);

function isLabel(text: string, start: number, end: number): boolean {
  const earlier = before(text, start, labelReach);
  const later = text.slice(end, end + 2);
  return labels.some((label) => label.before.test(earlier) && label.after.test(later));
}

/** The words of a text in order. Scripts without spaces give overlapping pairs of characters. */
export function readWords(text: string, lexicon: Lexicon): Word[] {
  const words: Word[] = [];
  for (const { 0: written, index } of text.matchAll(token)) {
    if (plainToken.test(written))
      words.push({ start: index, end: index + written.length, term: lexicon.term(written), isName: false });
    else if (digit.test(written)) {
      if (!isLabel(text, index, index + written.length)) words.push(number(written, index, lexicon));
    } else if (unspaced.test(written)) pushUnspaced(written, index, lexicon, words);
    else pushParts(written, index, text, lexicon, words);
  }
  return words;
}

/** What stands before the first word of a sentence, line, item or quotation: a capital letter there makes no name. */
const opening = /(?:^|[.!?:;\n•|])[\s"“”'‘«(*_#>[\]\d.)-]*$/;
const openingReach = 6;

const isNameAt = (text: string, start: number) =>
  capital.test(text.slice(start, start + 2)) && !opening.test(before(text, start, openingReach));

function number(written: string, start: number, lexicon: Lexicon): Word {
  const bare = written.replace(/(?:st|nd|rd|th)$/i, '').replace(/[.,]$/, '');
  return { start, end: start + written.length, term: lexicon.term(bare), isName: false };
}

function pushParts(written: string, start: number, text: string, lexicon: Lexicon, words: Word[]): void {
  const isName = isNameAt(text, start);
  let at = start;
  for (const part of compound.test(written) ? written.split(seams) : [written]) {
    words.push({ start: at, end: at + part.length, term: lexicon.term(part), isName });
    at += part.length;
  }
}

/** Numbers stand within such a run without a space: `は1874年`. */
function pushUnspaced(written: string, start: number, lexicon: Lexicon, words: Word[]): void {
  for (const { 0: part, index } of written.matchAll(/\p{Nd}+|\P{Nd}+/gu)) {
    if (digit.test(part)) words.push(number(part, start + index, lexicon));
    else pushPairs(part, start + index, lexicon, words);
  }
}

function pushPairs(written: string, start: number, lexicon: Lexicon, words: Word[]): void {
  const last = Math.max(1, written.length - 1);
  for (let at = 0; at < last; at += 1) {
    const end = Math.min(at + 2, written.length);
    words.push({
      start: start + at,
      end: start + end,
      term: lexicon.pair(written.slice(at, end)),
      isName: false,
    });
  }
}
