import { expect, test } from 'vitest';
import { tokenize } from './tokenize';

test('English words are stemmed, small words left out', () => {
  expect(tokenize('How many employees are carrying the batteries?', 'en')).toEqual([
    'employe',
    'carri',
    'batteri',
  ]);
});

test('identifiers stay whole and differ from their neighbours', () => {
  expect(tokenize('E4012', 'en')).toEqual(['e4012']);
  expect(tokenize('E4021', 'en')).toEqual(['e4021']);
  expect(tokenize('BW-750', 'en')).toEqual(['bw', '750', 'bw750']);
  expect(tokenize('PADDOCK_TOKEN', 'en')).toEqual(['paddock', 'token', 'paddocktoken']);
});

test('a hyphenated word is found apart, joined and hyphenated', () => {
  const hyphenated = tokenize('carry-over', 'en');
  for (const term of [...tokenize('carryover', 'en'), ...tokenize('carry', 'en')])
    expect(hyphenated).toContain(term);
});

test('thousands are one number whether or not they are set apart', () => {
  expect(tokenize('€2,000', 'en')).toEqual(tokenize('2000', 'en'));
});

test('umlauts, their spelling with e, and sharp s are one word', () => {
  expect(tokenize('Gebühr', 'mixed')).toEqual(tokenize('Gebuehr', 'mixed'));
  expect(tokenize('Straße', 'mixed')).toEqual(tokenize('STRASSE', 'mixed'));
});

test('compounds share character n-grams', () => {
  const compound = new Set(tokenize('Jahreskartenpreis', 'mixed'));
  expect(tokenize('Jahreskarte', 'mixed').filter((term) => compound.has(term))).toEqual([
    '~jahr',
    '~ahre',
    '~hres',
    '~resk',
    '~eska',
    '~skar',
    '~kart',
    '~arte',
  ]);
});

test('Japanese gives pairs of characters, whatever the language setting', () => {
  expect(tokenize('休館日は', 'mixed')).toEqual(['休館', '館日', '日は']);
  expect(tokenize('東京', 'en')).toEqual(['東京']);
});

test('Arabic with article, vowel signs and alef forms is one word', () => {
  expect(tokenize('المتحف', 'mixed')).toEqual(tokenize('مُتحف', 'mixed'));
  expect(tokenize('إعارة', 'mixed')).toEqual(tokenize('اعاره', 'mixed'));
});

test('text without words has no terms', () => {
  for (const text of ['', ' \n', '🎬🙂', 'the and of', '—']) expect(tokenize(text, 'en')).toEqual([]);
});
