import { describe, expect, it } from 'vitest';
import { findHidden, spellHidden } from './hidden-characters';

const drawn = (text: string) =>
  findHidden(text)
    .map(({ start, short }) => `${short}@${start}`)
    .join(' ');

describe('hidden characters', () => {
  it.each([
    ['an override in a file name', 'invoice\u202efdp.exe', 'RLO@7'],
    ['every embedding and override', '\u202a\u202b\u202c\u202d\u202e', 'LRE@0 RLE@1 PDF@2 LRO@3 RLO@4'],
    ['isolates', 'a\u2066b\u2067c\u2068d\u2069', 'LRI@1 RLI@3 FSI@5 PDI@7'],
    ['isolates among Arabic letters too', 'سلام\u2067a\u2069', 'RLI@4 PDI@6'],
    ['direction marks among Latin letters', 'a\u200eb\u200fc\u061cd', 'LRM@1 RLM@3 ALM@5'],
    [
      'zero width characters in a Latin word',
      'pay\u200bpal\u200c\u200d\u2060\ufeff',
      'ZWSP@3 ZWNJ@7 ZWJ@8 WJ@9 BOM@10',
    ],
    ['a byte-order mark at the start', '\ufeffText', 'BOM@0'],
    [
      'controls, but not tab and line ends',
      'a\tb\r\nc\0\x1b\x7f\x85\x9f',
      '0000@6 001B@7 007F@8 0085@9 009F@10',
    ],
    ['a message in tags', `Hi${String.fromCodePoint(0xe0068, 0xe0069)}`, 'TAG@2 TAG@4'],
    ['tags behind a flag that are no flag', `\u{1f3f4}${String.fromCodePoint(0xe0068)}`, 'TAG@2'],
    ['a message in variation selectors', '😀\ufe0f\ufe01\ufe02', 'VS@3 VS@4'],
    ['selectors behind Latin letters', `a\ufe00${String.fromCodePoint(0xe0100)}`, 'VS@1 VS@2'],
    ['a soft hyphen at the edge of a word', 'ab\xad cd', 'SHY@2'],
    ['fillers', 'a\u3164b\u115f', '3164@1 115F@3'],
  ])('are %s', (_, text, expected) => expect(drawn(text)).toBe(expected));

  it.each([
    ['joiners in emoji', '👩‍🚀 👩🏽‍💻 ❤️‍🔥 🏳️‍🌈 🧑‍🤝‍🧑'],
    [
      'the flag of Wales',
      `\u{1f3f4}${String.fromCodePoint(0xe0067, 0xe0062, 0xe0077, 0xe006c, 0xe0073, 0xe007f)}`,
    ],
    ['keycaps and text style', '1️⃣ ☎︎ ©️'],
    ['a non-joiner in a Persian word', 'می‌خواهم کتاب‌ها PDF‌ها'],
    ['a joiner behind a Persian letter', '۱۴۰۰ ه‍'],
    ['joiners in Devanagari, Malayalam and Sinhala', 'क्‍ष क्‌ष ന്‍ ශ්‍රී'],
    ['zero width spaces in Thai and Khmer', 'สวัสดี\u200bครับ ភាសា\u200bខ្មែរ'],
    ['direction marks among Hebrew letters', 'שלום C++\u200e עולם'],
    ['soft hyphens in a word', 'Donau\xaddampf\xadschiff'],
    ['a selector on an ideograph', `葛${String.fromCodePoint(0xe0100)}`],
    ['a Mongolian separator', 'ᠠᠯᠠ\u180eᠠ'],
    ['what shows', 'Grüße, naïve café, 日本語 한국어 \u2028'],
  ])('are not %s', (_, text) => expect(drawn(text)).toBe(''));

  it('say what they are', () => {
    expect(findHidden('a\u202eb')).toEqual([
      { start: 1, end: 2, code: 'U+202E', short: 'RLO', name: 'right-to-left override', does: 'order' },
    ]);
    expect(findHidden('\u{e0041}')).toEqual([
      { start: 0, end: 2, code: 'U+E0041', short: 'TAG', name: 'tag character', does: 'message' },
    ]);
    expect(findHidden('\x1b[2J')[0]).toMatchObject({ code: 'U+001B', short: '001B', does: 'control' });
    expect(findHidden('a\fb')[0]?.does).toBe('nothing');
  });
});

it('a hidden character is spelled by its code', () => {
  expect(spellHidden('safe\u202egpj.exe\u202c!')).toBe('safe[U+202E]gpj.exe[U+202C]!');
  expect(spellHidden('👩‍🚀 می‌خواهم')).toBe('👩‍🚀 می‌خواهم');
});
