import type { Tongue } from './question-language';

/** The few words the engine says itself; everything else in an answer is quoted. */
export type Phrases = {
  noAnswer: string;
  /** Introduces what an older or withdrawn document says. */
  earlier(title: string, date: string | null): string;
  /** Introduces what a document says that is no longer in force. */
  outdated(title: string, date: string | null): string;
  /** Introduces a statement that disagrees, when neither document says that it is newer. */
  differs(title: string): string;
};

export const phrases: Record<Tongue, Phrases> = {
  en: {
    noAnswer: 'The documents do not hold an answer to this question.',
    earlier: (title, date) => `An earlier version says otherwise (*${title}*${date ? `, ${date}` : ''}):`,
    outdated: (title, date) => `No longer in force (*${title}*${date ? `, ${date}` : ''}):`,
    differs: (title) => `The documents disagree; *${title}* says:`,
  },
  de: {
    noAnswer: 'Die Dokumente enthalten keine Antwort auf diese Frage.',
    earlier: (title, date) => `Eine frühere Fassung sagt es anders (*${title}*${date ? `, ${date}` : ''}):`,
    outdated: (title, date) => `Nicht mehr in Kraft (*${title}*${date ? `, ${date}` : ''}):`,
    differs: (title) => `Die Dokumente widersprechen sich; in *${title}* steht:`,
  },
  fr: {
    noAnswer: 'Les documents ne contiennent pas de réponse à cette question.',
    earlier: (title, date) =>
      `Une version antérieure dit autre chose (*${title}*${date ? `, ${date}` : ''}) :`,
    outdated: (title, date) => `Plus en vigueur (*${title}*${date ? `, ${date}` : ''}) :`,
    differs: (title) => `Les documents se contredisent ; *${title}* dit :`,
  },
  ja: {
    noAnswer: '文書にはこの質問への答えがありません。',
    earlier: (title, date) => `以前の版では異なります(*${title}*${date ? `、${date}` : ''}):`,
    outdated: (title, date) => `現在は効力のない版(*${title}*${date ? `、${date}` : ''}):`,
    differs: (title) => `文書の内容が食い違っています。*${title}* の記載:`,
  },
  ar: {
    noAnswer: 'لا تتضمن المستندات إجابة عن هذا السؤال.',
    earlier: (title, date) => `نسخة سابقة تقول غير ذلك (*${title}*${date ? `، ${date}` : ''}):`,
    outdated: (title, date) => `لم يعد ساريًا (*${title}*${date ? `، ${date}` : ''}):`,
    differs: (title) => `المستندات غير متفقة؛ جاء في *${title}*:`,
  },
};
