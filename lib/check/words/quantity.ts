import { digits } from '../../retrieval/numbers';
import { numberWords } from './number-words';

/** Words that multiply the number before them. */
const scales: ReadonlyMap<string, number> = new Map(
  Object.entries({
    hundred: 1e2,
    thousand: 1e3,
    tausend: 1e3,
    mille: 1e3,
    million: 1e6,
    millions: 1e6,
    millionen: 1e6,
    mio: 1e6,
    billion: 1e9,
    milliarde: 1e9,
    milliarden: 1e9,
    milliard: 1e9,
    milliards: 1e9,
    mrd: 1e9,
    trillion: 1e12,
    万: 1e4,
    億: 1e8,
  }),
);

const clock = /^(\d{1,2})(?:[:.](\d{1,2}))?\s*([ap])\.?\s?m\.?$/iu;
const hours = /^(\d{1,2}):(\d{1,2})(?::\d{1,2})?$/;

/** A time of day as minutes since midnight, `t1050` for 17:30 and 5:30 p.m.; null for what is none. */
export function timeKey(written: string): string | null {
  const twelve = clock.exec(written);
  if (twelve) {
    const late = twelve[3]?.toLowerCase() === 'p' ? 12 : 0;
    return `t${((Number(twelve[1]) % 12) + late) * 60 + Number(twelve[2] ?? 0)}`;
  }
  const plain = hours.exec(written);
  return plain && Number(plain[1]) <= 24 ? `t${(Number(plain[1]) % 24) * 60 + Number(plain[2])}` : null;
}

/**
 * What all spellings of a number share: `1,000`, `1.000` and `1000` are 1000, `5.0` is 5, `five` is 5, `1.5 million` is
 * 1500000. A dot or comma with exactly three digits behind it sets thousands apart, any other is a decimal one.
 */
export function numberKey(written: string): string | null {
  const [number = '', scale] = written.split(/\s+/);
  const value = readValue(number);
  if (value === null) return null;
  const factor = scale === undefined ? 1 : (scales.get(scale.replace(/\.$/, '')) ?? 1);
  return factor === 1 ? value : String(Math.round(Number(value) * factor * 1e6) / 1e6);
}

function readValue(number: string): string | null {
  const word = numberWords.get(number);
  if (word !== undefined) return word;
  const plainDigits = digits(number).replace(/٫/g, '.').replace(/٬/g, ',');
  if (!/^\d[\d.,]*$/.test(plainDigits)) return null;
  const whole = plainDigits.replace(/(?<=\d)[.,](?=\d{3}(?!\d))/g, '');
  const plain = whole.replace(',', '.');
  return /^\d+(?:\.\d+)?$/.test(plain) ? String(Number(plain)) : whole;
}
