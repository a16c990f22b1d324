/**
 * Text made comparable. Services quote an answer with other quote marks, other white space, another Unicode
 * normalisation, and sometimes as rendered, without its Markdown marks.
 */

/** One mark for all of them: services swap double for single ones too. */
const quoteMarks = /["“”„‟«»″〝〞＂'‘’‚‛‹›′＇]/g;

export const foldForm = (text: string): string => text.normalize('NFKC');
export const foldQuoteMarks = (text: string): string => text.replace(quoteMarks, '"');
export const foldSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Equal texts differ at most in quote marks, white space and Unicode normalisation (NFKC). */
export const fold = (text: string): string => foldSpace(foldQuoteMarks(foldForm(text)));

/**
 * Whether two texts fold to the same. Answers at the first letter that tells them apart, so that asking about many
 * wrong pairs is cheap.
 */
export function sameFolded(one: string, other: string): boolean {
  let at = 0;
  let beside = 0;
  let afterSpace = true;
  while (at < one.length && beside < other.length) {
    const left = one.charAt(at);
    const right = other.charAt(beside);
    const leftSpace = isSpace(left);
    const rightSpace = isSpace(right);
    if (leftSpace !== rightSpace && !afterSpace) break;
    if (leftSpace || rightSpace) {
      if (leftSpace) at += 1;
      if (rightSpace) beside += 1;
      afterSpace = true;
      continue;
    }
    if (left !== right) break;
    afterSpace = false;
    at += 1;
    beside += 1;
  }
  if (startersDiffer(one, at, other, beside)) return false;
  const folded = fold(one);
  return folded !== '' && folded === fold(other);
}

/** Two characters whose folded forms begin with different letters can't belong to texts that fold to the same. */
function startersDiffer(one: string, at: number, other: string, beside: number): boolean {
  if (at >= one.length || beside >= other.length) return false;
  const left = starterOf(one.codePointAt(at) ?? 0);
  const right = starterOf(other.codePointAt(beside) ?? 0);
  return left !== right && left >= 0 && right >= 0;
}

/** The first code point of a character's folded and decomposed form; negative for what joins the one before. */
function starterOf(codePoint: number): number {
  if (codePoint < 0x80) return codePoint === apostrophe ? quotationMark : codePoint;
  const whole = foldedOnce(String.fromCodePoint(codePoint)).normalize('NFKD');
  return whole === '' || mark.test(whole) ? -1 : (whole.codePointAt(0) ?? -1);
}

const apostrophe = 0x27;
const quotationMark = 0x22;
const mark = /^\p{M}/u;
const isSpace = (unit: string) => unit === ' ' || unit === '\n' || (unit !== '' && /\s/.test(unit));

/** White space collapsed and trimmed; cheap for text that is tidy already. */
export const tidy = (text: string): string =>
  /\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ').trim() : text.trim();

export type FoldedText = {
  /** Folded as by `fold`, and without Markdown marks. */
  readonly text: string;
  /** Where the folded unit `i` came from: `[starts[i], ends[i])` in the original, in UTF-16 units. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
};

/** A Hangul syllable in pieces, a character with its combining marks, or stray marks: what NFKC may join. */
const cluster = /[\u1100-\u11ff]+|\P{M}\p{M}*|\p{M}+/suy;
/** Heading, quotation and bullet marks at the head of a line. */
const lineHead = /[ \t]*(?:(?:#{1,6}|>|[-+*])[ \t]+)+/y;
/** From the bracket that closes a link's text to the end of its destination. */
const destination = /\]\([^()\s]*(?:[ \t]+"[^"\n]*")?\)/y;
const marks = new Set('*_`~|[]\\');

/**
 * Folds a text for searching and remembers where every unit came from.
 *
 *     a **b**  c      ->   a b c
 *     0 2345 6 7 9         0 1 4 7 9
 */
export function foldWithPlaces(text: string): FoldedText {
  const folded: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const take = (piece: string, start: number, end: number) => {
    folded.push(piece);
    for (let unit = 0; unit < piece.length; unit += 1) {
      starts.push(start);
      ends.push(end);
    }
  };
  let afterSpace = true;
  for (let at = 0; at < text.length; ) {
    const skipped = markEnd(text, at);
    if (skipped > at) {
      at = skipped;
      continue;
    }
    const end = clusterEnd(text, at);
    const piece = foldedOnce(text.slice(at, end));
    if (piece !== '') take(piece, at, end);
    else if (!afterSpace) take(' ', at, end);
    afterSpace = piece === '';
    at = end;
  }
  if (folded.at(-1) === ' ') {
    folded.pop();
    starts.pop();
    ends.pop();
  }
  return { text: folded.join(''), starts: new Uint32Array(starts), ends: new Uint32Array(ends) };
}

/** Folding one character at a time is dear; a text has few different ones. */
const known = new Map<string, string>();

function foldedOnce(cluster: string): string {
  const found = known.get(cluster);
  if (found !== undefined) return found;
  const folded = fold(cluster);
  if (known.size < 10_000) known.set(cluster, folded);
  return folded;
}

/** Where the Markdown marks that stand at `at` end; `at` itself when none do. */
function markEnd(text: string, at: number): number {
  if (at === 0 || text[at - 1] === '\n') {
    lineHead.lastIndex = at;
    if (lineHead.test(text)) return lineHead.lastIndex;
  }
  const unit = text.charAt(at);
  if (unit === ']') {
    destination.lastIndex = at;
    if (destination.test(text)) return destination.lastIndex;
  }
  if (unit === '!' && text[at + 1] === '[') return at + 1;
  return marks.has(unit) ? at + 1 : at;
}

function clusterEnd(text: string, at: number): number {
  if (text.charCodeAt(at) < 0x80 && !(text.charCodeAt(at + 1) >= 0x80)) return at + 1;
  cluster.lastIndex = at;
  return cluster.test(text) ? cluster.lastIndex : at + 1;
}
