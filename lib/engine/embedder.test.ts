import { expect, test } from 'vitest';
import { cosine } from '../retrieval/score';
import { sentenceEmbedder } from './embedder';

const handlers = () => [
  ...process.listeners('uncaughtException'),
  ...process.listeners('unhandledRejection'),
];
const before = handlers();
const embedder = sentenceEmbedder();

test('a paraphrase is nearer than a stranger, and vectors have unit length', async () => {
  const [question, answer, stranger] = await embedder.embed([
    'How many vacation days do I get?',
    'Employees receive 28 days of paid leave each year.',
    'The printer on the second floor needs toner.',
  ]);
  if (!question || !answer || !stranger) throw new Error('a vector is missing');
  expect(question).toHaveLength(embedder.dimensions);
  expect(cosine(question, question)).toBeCloseTo(1, 5);
  expect(cosine(question, answer)).toBeGreaterThan(cosine(question, stranger) + 0.2);
});

test('the order of the texts is kept though they are read by length', async () => {
  const texts = [
    'A rather long sentence about bicycles and their batteries.',
    'dog',
    'A short sentence.',
    'leave',
  ];
  const together = await embedder.embed(texts);
  for (const [at, text] of texts.entries()) {
    const [alone] = await embedder.embed([text]);
    expect(cosine(together[at] ?? new Float32Array(0), alone ?? new Float32Array(0))).toBeCloseTo(1, 4);
  }
});

test('empty texts are refused, no texts are fine', async () => {
  await expect(embedder.embed(['a', ' '])).rejects.toThrow('An empty text has no vector.');
  expect(await embedder.embed([])).toEqual([]);
});

test('the model leaves no handlers behind that would end the server', async () => {
  await embedder.embed(['leave']);
  expect(handlers()).toEqual(before);
});
