import { expect, test } from 'vitest';
import { askedTexts, askedWith, compose, open, search } from '.';
import { plain } from './plain';
import { tokenize } from './tokenize';

const letters = (count: number) => 'abcdefghijklmnopqrstuvwxyz'.repeat(Math.ceil(count / 26)).slice(0, count);

test.each(['en', 'mixed'] as const)('a word counts by its first 64 characters: %s', (language) => {
  const longest = letters(64);
  for (const more of ['x', letters(100_000)])
    expect(tokenize(longest + more, language)).toEqual(tokenize(longest, language));
  expect(tokenize(letters(63), language)).not.toEqual(tokenize(longest, language));
  // Joined, the parts of `a-b-a-b-…` are as long; each part counts by itself.
  const joined = tokenize('ab-'.repeat(50_000), language);
  expect(joined).toHaveLength(50_001);
  expect(joined[50_000]?.length).toBeLessThanOrEqual(64);
});

test('no half of a character is left where a word is cut', () => {
  const [term = ''] = tokenize('𝒶𐐨'.repeat(100), 'mixed');
  expect([...term]).toHaveLength(64);
  expect(term).not.toMatch(/\p{Surrogate}/u);
});

test('scripts without spaces give all their pairs, however long the run', () => {
  expect(tokenize('休暇'.repeat(100_000), 'mixed')).toHaveLength(199_999);
});

test('the sentence model gets the beginning of a long question, up to a whole word, and its first 12 words', () => {
  const words = Array.from({ length: 40 }, (_, at) => `${letters(15)}${'abcdefghij'[at % 10]}${at}`);
  const [own = '', ...rest] = askedTexts(`  ${words.join('\n\n ')} leave`);
  expect(own).toBe(words.join(' ').slice(0, own.length));
  expect(own.length).toBeGreaterThan(400 - 20);
  expect(own.length).toBeLessThanOrEqual(400);
  expect(words.join(' ')[own.length]).toBe(' ');
  expect(rest).toEqual(['leave']);
  const plainWords = Array.from({ length: 40 }, (_, at) =>
    letters(26).slice(at % 20, (at % 20) + 4 + (at % 3)),
  );
  expect(askedTexts(plainWords.join(' ')).slice(1)).toEqual(plainWords.slice(0, 12));
});

test.each([
  ['of one word', 'z'.repeat(8000), 'z'.repeat(400)],
  ['without letters', '😀'.repeat(4000), '😀'.repeat(200)],
  ['with a character where it is cut', `a${'😀'.repeat(4000)}`, `a${'😀'.repeat(199)}`],
  [
    'as the model reads it',
    'ﷺ'.repeat(400),
    'صلى الله عليه وسلم'.repeat(400).slice(0, 'صلى الله عليه وسلم'.repeat(400).lastIndexOf(' ', 400)),
  ],
  ['behind white space', `${' \n'.repeat(4000)}leave?`, 'leave?'],
])('a long question %s', (_, question, embedded) => {
  expect(askedTexts(question)[0]).toBe(embedded);
});

test('a question of the usual length is embedded as it was asked', () => {
  const question = '  How many  days of\tannual leave? ';
  expect(askedTexts(question)).toEqual([question, 'days', 'annual', 'leave']);
});

test('what is asked at the end of a long question is found', () => {
  const opened = open(
    [
      { id: 'a', name: 'a.md', title: 'Leave', text: '# Leave\n\nYou get thirty days of annual leave.' },
      { id: 'b', name: 'b.md', title: 'Bicycles', text: '# Bicycles\n\nBicycles are checked twice a year.' },
    ],
    'en',
  );
  const asked = askedWith(`${letters(100)} ${'hello '.repeat(1300)} How often are bicycles checked?`, null);
  const found = search(opened, asked, { topK: 1 });
  expect(found.ok && found.value.map(({ chunk }) => chunk.document)).toEqual([1]);
  expect(compose(opened, asked, found.ok ? found.value : [], null).blocks.length).toBeGreaterThan(0);
});

/** Patterns that look at one place again and again would take minutes for these. */
test.each(['-', '[', '[](', '| ', ' ', '\n', '--- ', '!['])(
  'marks are taken out of a long run of %j',
  (mark) => {
    expect(plain(`a ${mark.repeat(30_000)} leave`)).toMatch(/^a\b.*leave$/s);
  },
);

test.each([
  ['a | b\n|---|:--:|\n| c | d |', 'a, b c, d'],
  ['see [the *policy*](a/b.md "Leave policy") now', 'see the policy now'],
  ['| a |\n\n| b |', 'a b'],
  ['x\n\n---\n\ny', 'x y'],
  ['- item\n  - inner', 'item inner'],
])('%j without marks', (markdown, expected) => {
  expect(plain(markdown)).toBe(expected);
});
