import { normalise } from './fold';

const words: Record<string, string> = Object.fromEntries(
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, at) => [word, String(at + 2)]),
);
const tens = {
  thirty: '30',
  forty: '40',
  fifty: '50',
  sixty: '60',
  seventy: '70',
  eighty: '80',
  ninety: '90',
};
/** German and French ones that are no common English words: `elf` and `neuf` stay out. */
const others = {
  zwei: '2',
  drei: '3',
  vier: '4',
  fünf: '5',
  sechs: '6',
  sieben: '7',
  acht: '8',
  neun: '9',
  zehn: '10',
  zwölf: '12',
  deux: '2',
  trois: '3',
  quatre: '4',
  cinq: '5',
  sept: '7',
  huit: '8',
  dix: '10',
  douze: '12',
  quinze: '15',
  trente: '30',
};
const digitsOf = new Map<string, string>(Object.entries({ ...words, ...tens, ...others }));

const number = /\p{Nd}+(?:[.:/]\p{Nd}+)*|\p{L}+/gu;

/** Arabic-Indic and other decimal digits as ASCII ones. */
export const digits = (text: string) =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    if (code < 0x80) return digit;
    return String(
      code >= 0x6f0 && code <= 0x6f9 ? code - 0x6f0 : code >= 0x660 && code <= 0x669 ? code - 0x660 : digit,
    );
  });

/**
 * The numbers a text names, as digits: `1,000` is 1000, `five` is 5. `one` stays out, it is a pronoun as often. What
 * holds letters and digits (E4012) is an identifier, and its digits count too, so that a changed one shows.
 */
export function numbersIn(text: string): Set<string> {
  const found = new Set<string>();
  for (const [match] of digits(normalise(text)).matchAll(number)) {
    const value = /^\d/.test(match) ? match : digitsOf.get(match);
    if (value !== undefined) found.add(value);
  }
  return found;
}

export const sameNumbers = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((number) => other.has(number));
