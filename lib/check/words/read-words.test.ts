import { describe, expect, test } from 'vitest';
import { lexicon } from './lexicon';
import { readWords } from './read-words';
import { tongueOf } from './stops';

const keys = (text: string) => readWords(text, lexicon(tongueOf([text]), null)).map(({ term }) => term.key);
const cut = (text: string) =>
  readWords(text, lexicon('en', null)).map(({ start, end }) => text.slice(start, end));

describe('words', () => {
  test('forms of one word share a key, in English, German and French', () => {
    expect(keys('The batteries were the same')).toContain(keys('the battery')[1]);
    expect(keys('Die Öffnungszeiten gelten')[1]).toBe(keys('die Öffnungszeit der Halle')[1]);
    expect(keys('les abeilles sont dans la ruche')[1]).toBe(keys('une abeille est dans le jardin')[1]);
  });

  test.each([
    ['1,000 and 1.000 and 1000', ['1000', '1000', '1000']],
    ['five, 5 and 5.0', ['5', '5', '5']],
    ['2.5 million, 2,500,000', ['2500000', '2500000']],
    ['at 5:30 pm or 17:30', ['t1050', 't1050']],
    ['from 9 a.m. to noon', ['t540']],
    ['the 3rd and the third', ['3', '3']],
    ['5km', ['5']],
    ['ثلاثة أو ٣', ['3', '3']],
  ])('the numbers of %j', (text, expected) => {
    const numbers = readWords(text, lexicon(tongueOf([text]), null)).filter(
      ({ term }) => term.kind === 'number',
    );
    expect(numbers.map(({ term }) => term.key)).toEqual(expected);
  });

  test('numbers that count parts of a text are no words', () => {
    expect(cut('3. Rinse the jar')).toEqual(['Rinse', 'the', 'jar']);
    expect(cut('Step 4: rinse it [2]')).toEqual(['Step', 'rinse', 'it']);
    expect(cut('about 3. Then')).toEqual(['about', '3', 'Then']);
  });

  test('names in camel case are two words', () => {
    expect(cut('OutdoorSeating: True')).toEqual(['Outdoor', 'Seating', 'True']);
  });

  test('scripts without spaces give pairs; those of hiragana alone are grammar', () => {
    const words = readWords('水車小屋です', lexicon('other', null));
    expect(words.map(({ term }) => term.form)).toEqual(['水車', '車小', '小屋', '屋で', 'です']);
    expect(words.filter(({ term }) => term.isStop).map(({ term }) => term.form)).toEqual(['です']);
  });
});
