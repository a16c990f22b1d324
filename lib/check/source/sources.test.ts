import { expect, test } from 'vitest';
import { lexicon } from '../words/lexicon';
import { openSources } from './sources';

const words = lexicon('en', null);

test('sentences know their context, their words, and who holds a word', () => {
  const sources = openSources(['The mill turns. The weir holds.', 'A mill stands.'], words);
  const texts = sources.sentences.map(({ context, start, end }) => sources.texts[context]?.slice(start, end));
  expect(texts).toEqual(['The mill turns.', 'The weir holds.', 'A mill stands.']);
  expect(sources.holders(words.term('mill').id)).toEqual([0, 2]);
  expect(sources.holders(words.term('the').id)).toEqual([]);
  expect(sources.rarity(words.term('weir').id)).toBeGreaterThan(sources.rarity(words.term('mill').id));
});

test('a sentence without end is cut into pieces that hold all its words once', () => {
  const text = Array.from({ length: 500 }, (_, at) => `word${at}`).join(' ');
  const { sentences, words: all } = openSources([text], words);
  expect(sentences.length).toBeGreaterThan(5);
  expect(sentences.flatMap((piece) => piece.words)).toEqual(all[0]);
  for (const { first, words: own } of sentences) expect(all[0]?.[first]).toBe(own[0]);
});
