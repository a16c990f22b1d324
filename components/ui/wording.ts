/**
 * Numbers in words. The locale is fixed because the interface is written in English: a server and a browser of
 * different locales must print the same.
 */
const numbers = new Intl.NumberFormat('en');
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Record<Intl.LDMLPluralRule, string> = {
  zero: 'th',
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
};

/** `1,204` */
export const grouped = (value: number): string => numbers.format(value);

/** `1 segment`, `6 segments`; give the plural where it isn't the noun with an s. */
export const counted = (amount: number, noun: string, plural = `${noun}s`): string =>
  `${grouped(amount)} ${amount === 1 ? noun : plural}`;

/** `1st`, `2nd`, `11th` */
export const ordinal = (value: number): string => `${grouped(value)}${endings[ordinals.select(value)]}`;

/**
 * Two digits after the point, more only where two would lie: a value that isn't 0 never prints as 0, and a value
 * beside a limit prints unlike the limit unless both are the same.
 */
export function short(value: number, limit = 0): string {
  if (!Number.isFinite(value)) return 'not a number';
  for (let digits = 2; digits < 8; digits++) {
    const text = value.toFixed(digits);
    if (value === limit || text !== limit.toFixed(digits)) return text;
  }
  return String(value);
}

/** A share 0..1 as a percentage that says 0 only for nothing and 100 only for everything. */
export function percent(share: number): string {
  if (share > 0 && share < 0.01) return 'under 1 %';
  if (share < 1 && share > 0.99) return 'over 99 %';
  return `${Math.round(share * 100)} %`;
}
