import { normalise } from '../fold';
import type { SourceDocument } from '../model';

/** What a document says about its own age. */
export type Revision = {
  /** yyyymmdd, for comparing; null: no date is given. */
  date: number | null;
  /** The date as the document writes it. */
  shown: string | null;
  /** The document says that it is no longer in force. */
  superseded: boolean;
  /** The title without its numbers: documents of one series are versions of one another. */
  series: string;
};

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
  .split('|')
  .map((name, at): [RegExp, number] => [new RegExp(`^${name}`), at + 1]);
const otherMonths: [RegExp, number][] = [
  [/^mär|^mars/, 3],
  [/^avr/, 4],
  [/^mai/, 5],
  [/^juin/, 6],
  [/^juil/, 7],
  [/^août|^aout/, 8],
  [/^okt/, 10],
  [/^dez|^déc/, 12],
  [/^jän/, 1],
  [/^fév/, 2],
  [/^يناير/, 1],
  [/^فبراير/, 2],
  [/^مارس/, 3],
  [/^[أا]بريل/, 4],
  [/^مايو/, 5],
  [/^يونيو/, 6],
  [/^يوليو/, 7],
  [/^[أا]غسطس/, 8],
  [/^سبتمبر/, 9],
  [/^[أا]كتوبر/, 10],
  [/^نوفمبر/, 11],
  [/^ديسمبر/, 12],
];

const monthOf = (name: string) =>
  [...otherMonths, ...months].find(([pattern]) => pattern.test(name.toLowerCase()))?.[1] ?? null;

type Form = { pattern: RegExp; order: 'ymd' | 'dmy' | 'mdy' };
const forms: Form[] = [
  { pattern: /(\d{4})-(\d{1,2})-(\d{1,2})/u, order: 'ymd' },
  { pattern: /(\d{4})年\s?(\d{1,2})月\s?(\d{1,2})日/u, order: 'ymd' },
  { pattern: /(\d{1,2})\.\s?(\d{1,2})\.(\d{4})/u, order: 'dmy' },
  { pattern: /(\d{1,2})(?:st|nd|rd|th|er|\.)?\s+(\p{L}{3,})\.?\s+(\d{4})/u, order: 'dmy' },
  { pattern: /(\p{L}{3,})\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/u, order: 'mdy' },
];

/** The first date of a text, whatever its form. */
export function dateIn(text: string): { date: number; shown: string } | null {
  const found = forms.flatMap(({ pattern, order }) => {
    const match = pattern.exec(text);
    if (match === null) return [];
    const [shown, first = '', second = '', third = ''] = match;
    const [year, month, day] =
      order === 'ymd'
        ? [first, second, third]
        : order === 'dmy'
          ? [third, second, first]
          : [third, first, second];
    const monthNumber = /^\d/.test(month) ? Number(month) : monthOf(month);
    if (monthNumber === null || monthNumber < 1 || monthNumber > 12) return [];
    return [{ at: match.index, shown, date: Number(year) * 10000 + monthNumber * 100 + Number(day) }];
  });
  found.sort((one, other) => one.at - other.at);
  const [earliest] = found;
  return earliest === undefined ? null : { date: earliest.date, shown: earliest.shown };
}

const begins =
  /effective|in force|valid (?:from|since)|applies from|as of|last (?:updated|changed|reviewed)|updated|dated?\b|stand\b|gültig (?:ab|seit)|en vigueur|mise? à jour|施行|改定|更新|ساري|نافذ|تحديث/iu;
const supersededBy =
  /\bsuperseded\b|\breplaced by\b|\bwithdrawn\b|\bno longer (?:valid|in force|applies)\b|\bobsolete\b|\barchived\b|\boutdated\b|ersetzt durch|nicht mehr gültig|außer kraft|remplacée? par|abrogée?|caduque|廃止|失効|旧版|ملغا|استبدل/iu;

/** Reads what stands between the title and the first heading below it, where documents tell their version. */
export function revisionOf(document: SourceDocument): Revision {
  const head = document.text.split(/\n#{2,6}\s/, 1)[0]?.slice(0, 800) ?? '';
  const lines = head.split(/[\n·|]/).filter((line) => line.trim() !== '');
  const dated = lines.find((line) => begins.test(line) && !supersededBy.test(line) && dateIn(line) !== null);
  const found = dateIn(dated ?? head);
  return {
    date: found?.date ?? null,
    shown: found?.shown ?? null,
    superseded: supersededBy.test(head),
    series: normalise(document.title)
      .replace(/[^\p{L}]+/gu, ' ')
      .trim(),
  };
}

/**
 * Below 0: the first is the one in force; above 0: the second; 0: it can't be told. The newer one replaces the older only
 * where both are of one series.
 */
export function inForceFirst(one: Revision, other: Revision): number {
  if (one.superseded !== other.superseded) return one.superseded ? 1 : -1;
  return one.date === null || other.date === null || one.series !== other.series ? 0 : other.date - one.date;
}
