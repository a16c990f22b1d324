const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/gu;

/**
 * How much a sentence model has to read, in words: what stands between white space counts one, or more when it is very
 * long; scripts without spaces count two thirds of a word a character.
 */
export function size(text: string): number {
  const letters = text.match(unspaced)?.length ?? 0;
  let words = 0;
  for (const run of text.replace(unspaced, ' ').matchAll(/\S+/g)) words += Math.ceil(run[0].length / 12);
  return words + (letters * 2) / 3;
}
