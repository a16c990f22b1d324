/** Compatibility forms, lower case, typographic apostrophes and dashes as typed ones, thousands without separator. */
export function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[‐‑]/g, '-')
    .replace(/(?<=\d)[,\u202f](?=\d{3}(?!\d))/g, '');
}

export const dropAccents = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');

/**
 * Letters that people write in several ways as one: accents dropped, `ß` as `ss`, umlauts spelt out (`ae`, `oe`, `ue`)
 * as their vowel. Applied to both sides of a comparison, so that what it makes need not be a word.
 */
export function foldLatin(word: string): string {
  return dropAccents(word.replace(/ß/g, 'ss').replace(/œ/g, 'oe').replace(/æ/g, 'ae')).replace(
    /([aou])e/g,
    '$1',
  );
}

/** Arabic without vowel signs and lengthening, with one form of alef, yeh and heh, and without article and conjunction. */
export function foldArabic(word: string): string {
  const plain = word
    .replace(/[\u064b-\u065f\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ؤ/g, 'و')
    .replace(/ئ/g, 'ي');
  const bare = plain.replace(/^(?:وال|بال|كال|فال|لل|ال)/, '');
  return bare.length >= 3 ? bare : plain;
}
