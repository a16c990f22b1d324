import stem from 'wink-porter2-stemmer';
import { dropAccents, foldArabic, foldLatin } from '../../retrieval/fold';

/** Which rules cut a word's ending: English has a stemmer of its own, every other language shares a light one. */
export type Tongue = 'en' | 'other';

/** Endings of German and French nouns, verbs and adjectives; longest first. Cutting too much costs less than too little. */
const endings = /(?:ations?|ements?|ungen|ung|ern|est|ées?|es|en|er|em|et|st|te|s|e|n|t)$/;
/** What has to be left of a word. */
const leastStem = 4;

/** Twice, so that `Zeiten` and `Zeit`, which ends like a verb, come to the same. */
const rounds = 2;

export function stemOf(form: string, tongue: Tongue): string {
  if (tongue === 'en') return stem(dropAccents(form));
  let bare = foldArabic(foldLatin(form));
  if (!/^[a-z]+$/.test(bare)) return bare;
  for (let round = 0; round < rounds; round += 1) {
    const shorter = bare.replace(endings, '');
    if (shorter.length >= leastStem) bare = shorter;
  }
  return bare;
}
