/**
 * Text made comparable. Services quote an answer with other quote marks, other white space, another Unicode
 * normalisation, and sometimes as rendered, without its Markdown marks.
 */

const doubleQuotes = /[“”„‟«»″〝〞＂]/g;
const singleQuotes = /[‘’‚‛‹›′＇]/g;

/** Equal texts differ at most in quote marks, white space and Unicode normalisation (NFKC). */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .replace(doubleQuotes, '"')
    .replace(singleQuotes, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

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
    const piece = fold(text.slice(at, end));
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
  return { text: folded.join(''), starts: Uint32Array.from(starts), ends: Uint32Array.from(ends) };
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
