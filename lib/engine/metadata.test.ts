import { expect, test } from 'vitest';
import { open } from '../retrieval';
import { chunkMetadata, documentMetadata } from './metadata';

const documents = [
  {
    id: 'tarifs-fr',
    name: 'tarifs.fr.md',
    title: 'Tarifs',
    text: '# Tarifs\n\nLe pain coûte deux euros.\n\n## Enfants\n\nUn euro.',
  },
  { id: 'note', name: 'note.txt', title: 'Note', text: 'The mill rests.' },
];
const corpus = { id: 'c', label: 'C', note: '', language: 'en' as const, examples: [], documents };
const opened = open(documents, 'mixed');

test('a document tells its language by its name, and its size and headings by its text', () => {
  expect([...documentMetadata(corpus, opened, 0)]).toEqual([
    ['title', 'Tarifs'],
    ['file', 'tarifs.fr.md'],
    ['type', 'md'],
    ['language', 'fr'],
    ['words', 11],
    ['sections', 2],
    ['headings', ['Tarifs', 'Enfants']],
  ]);
  expect(Object.fromEntries(documentMetadata(corpus, opened, 1))).toMatchObject({
    type: 'txt',
    language: 'en',
    sections: 0,
    headings: [],
  });
  expect(documentMetadata(corpus, opened, 2)).toEqual(new Map());
});

test('a chunk tells the headings it stands under', () => {
  const [, second] = opened.chunks;
  expect(second && Object.fromEntries(chunkMetadata(second))).toEqual({
    words: 4,
    headings: ['Tarifs', 'Enfants'],
  });
});
