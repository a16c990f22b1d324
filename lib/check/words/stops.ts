import { foldArabic, foldLatin } from '../../retrieval/fold';
import { stopWordsBy } from '../../retrieval/stop-words';
import type { Tongue } from './stems';

/** Words that join sentences of an answer. They are not in the search's list, since a question may well use them. */
const joining = `however therefore additionally furthermore moreover overall thus hence while although though despite include
  includes including upon via among across etc various several within`;

const english = new Set([...stopWordsBy('en'), ...joining.split(/\s+/)]);
const others = new Set(
  (['en', 'de', 'fr', 'ar'] as const).flatMap((language) => stopWordsBy(language).map(plain)),
);

export function isStopWord(form: string, tongue: Tongue): boolean {
  if (/^\p{Script=Latin}$/u.test(form)) return true;
  return tongue === 'en' ? english.has(form) : others.has(plain(form));
}

function plain(word: string): string {
  return foldArabic(foldLatin(word));
}

/** English when at least as many words are English stop words as are those of other languages. */
export function tongueOf(texts: readonly string[]): Tongue {
  let ours = 0;
  let theirs = 0;
  for (const text of texts) {
    for (const [word] of text
      .slice(0, sample)
      .toLowerCase()
      .matchAll(/[\p{L}\p{M}]+/gu)) {
      if (english.has(word)) ours += 1;
      else if (others.has(plain(word))) theirs += 1;
    }
  }
  return ours >= theirs && ours > 0 ? 'en' : 'other';
}

/** So many characters of a text tell its language. */
const sample = 1000;
