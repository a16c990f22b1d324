import type { Span } from '../../text/sentences';

/**
 * Where a sentence may be parted: behind a comma, semicolon, colon or dash, and before a word that opens a clause or
 * goes on with a list.
 */
const seam =
  /[,;:—–(،؛、；：]\s*(?=\S)(?<!\d[.,:])|\s(?=(?:and|but|or|which|who|while|because|although|though|whereas|including|such as|so that|with|where|und|aber|oder|sondern|weil|während|obwohl|sowie|wobei|et|mais|ou|qui|que|dont|tandis que|وهو|لكن|بينما)\s)|(?<=\s)[-–—]\s/gu;
const leastWords = 3;
const word =
  /[\p{Script=Han}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}]){2,}|\p{N}+/gu;

const wordsIn = (text: string) => text.match(word)?.length ?? 0;

/**
 * The clauses of a sentence, which tile it. A piece of fewer than three words joins the one before it (the first one
 * that after it): two words say too little to be judged alone.
 */
export function clausesOf(text: string, sentence: Span): Span[] {
  const said = text.slice(sentence.start, sentence.end);
  const clauses: Span[] = [];
  let start = 0;
  const close = (end: number) => {
    clauses.push({ start: sentence.start + start, end: sentence.start + end });
    start = end;
  };
  for (const match of said.matchAll(seam)) {
    const end = /^\s/.test(match[0]) ? match.index : match.index + match[0].length;
    if (end > start && wordsIn(said.slice(start, end)) >= leastWords) close(end);
  }
  const rest = wordsIn(said.slice(start));
  const last = clauses.at(-1);
  if (last !== undefined && rest < 2) last.end = sentence.end;
  else close(said.length);
  return clauses;
}
