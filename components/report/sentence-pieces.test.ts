import { expect, test } from 'vitest';
import { inspectReading } from '@/lib/grounding/inspect-reading';
import { answer, reading } from '@/lib/grounding/notation/reading';
import { selectedSentence, sentencePiece } from './sentence-pieces';

//            0         1         2
//            012345678901234567890123456
const text = 'Red green. Blue. And white.';
const inspection = inspectReading(
  reading(
    answer(text, [
      [4, 9, 'green'],
      [17, 27, 'And white.'],
    ]),
  ),
);
const sentences = [
  { start: 0, end: 11 },
  { start: 11, end: 17 },
  { start: 17, end: 27 },
];

test('a sentence shows its first piece that rests on something, else its first piece', () => {
  expect(inspection.pieces.map(({ start, end }) => text.slice(start, end))).toEqual([
    'Red ',
    'green',
    '. Blue. ',
    'And white.',
  ]);
  expect(sentences.map((sentence) => sentencePiece(inspection, sentence))).toEqual(['p1', 'p2', 'p3']);
  expect(sentencePiece(inspection, { start: 40, end: 50 })).toBeNull();
});

test('pieces and segments stand in the sentence they start in', () => {
  const of = (id: string | null) => selectedSentence(inspection, sentences, id);
  expect(['p0', 'p1', 'p2', 'p3', 's0', 's1'].map(of)).toEqual([0, 0, 0, 2, 0, 2]);
  expect([null, 'c0', 'x0', 'p99'].map(of)).toEqual([-1, -1, -1, -1]);
});
