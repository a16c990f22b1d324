import { stopWordsBy } from '../stop-words';

export type Tongue = 'en' | 'de' | 'fr' | 'ja' | 'ar';

const known = (['de', 'fr', 'en'] as const).map((tongue) => ({
  tongue,
  words: new Set(stopWordsBy(tongue)),
}));

/** The language a question is most likely asked in: by its script, else by its small words; English when in doubt. */
export function questionLanguage(question: string): Tongue {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(question)) return 'ja';
  if (/\p{Script=Arabic}/u.test(question)) return 'ar';
  const words = question.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counted = known.map(({ tongue, words: small }) => ({
    tongue,
    count: words.filter((word) => small.has(word)).length,
  }));
  const english = counted.find(({ tongue }) => tongue === 'en')?.count ?? 0;
  return (
    counted.find(({ count }) => count > english && count === Math.max(...counted.map((each) => each.count)))
      ?.tongue ?? 'en'
  );
}
