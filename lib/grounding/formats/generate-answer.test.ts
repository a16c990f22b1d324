import { describe, expect, it } from 'vitest';
import { inspect } from '../inspect';
import type { Json } from '../model';
import { draw } from '../notation/reading';

const name = 'corpora/cove/documents/tides/chunks/k1';
const passage = (id: string, ...texts: string[]): Json => ({
  sourceId: { groundingPassage: { passageId: id } },
  content: { parts: texts.map((text) => ({ text })) },
});
const retrieved: Json = {
  sourceId: { semanticRetrieverChunk: { source: 'corpora/cove', chunk: name } },
  content: { parts: [{ text: 'High water at nine.' }] },
};
const answered = (
  attributions: Json,
  more: { [key: string]: Json } = {},
  texts = ['Flüt at 9 🌊.'],
): Json => ({
  answer: {
    content: { parts: texts.map((text) => ({ text })), role: 'model' },
    finishReason: 'STOP',
    groundingAttributions: attributions,
  },
  ...more,
});

function read(body: unknown, retrieval: unknown = null) {
  const result = inspect({ source: 'paste', body, question: null, retrieval });
  if (!result.ok) throw new Error(result.failure.message);
  return result.value.inspection;
}
const codes = (body: unknown, retrieval: unknown = null) =>
  read(body, retrieval).diagnostics.map(({ code, severity, at }) => `${severity} ${code} ${at}`);
const absent = 'info score/absent /answer/groundingAttributions';

describe('an answer', () => {
  it('rests as a whole on every passage, without offsets that could be proven and without scores', () => {
    const found = read(
      answered([passage('p1', 'Flood at nine.'), retrieved], { answerableProbability: 0.93 }),
    );
    expect(found.format).toBe('generate-answer');
    expect(found.answer).toEqual({
      text: 'Flüt at 9 🌊.',
      parts: [{ index: 0, kind: 'text', start: 0, end: 13 }],
      finishReason: 'STOP',
    });
    expect(found.segments).toEqual([
      {
        id: 's0',
        start: 0,
        end: 13,
        text: 'Flüt at 9 🌊.',
        placement: 'unverified',
        unit: 'utf8',
        sources: [
          { chunk: 0, confidence: null },
          { chunk: 1, confidence: null },
        ],
      },
    ]);
    expect(
      found.chunks.map(({ kind, title, uri, text, citedBy }) => [kind, title, uri, text, citedBy]),
    ).toEqual([
      ['passage', 'p1', null, 'Flood at nine.', ['s0']],
      ['passage', name, name, 'High water at nine.', ['s0']],
    ]);
    expect(found.coverage).toEqual({ text: 1, sentences: 1, segments: 1, chunksCited: 2, chunks: 2 });
    expect(found.diagnostics).toEqual([
      {
        code: 'score/absent',
        severity: 'info',
        at: '/answer/groundingAttributions',
        about: [],
        message:
          'This response names its sources for the whole answer: it says neither which stretch rests on which of them nor with which confidence.',
      },
    ]);
  });

  it('in several parts rests with each of them on every passage', () => {
    const { answer, pieces } = read(answered([passage('p1', 'a')], {}, ['Ebb. ', '', 'Flood.']));
    expect(draw(answer?.text ?? '', pieces)).toBe('[Ebb. |s0][Flood.|s1]');
  });

  it('without attributions rests on nothing', () => {
    expect(codes(answered([]))).toEqual(['error answer/no-metadata /answer']);
  });

  it('keeps the slot of an attribution that says nothing, and of one that is none', () => {
    const found = read(
      answered([null, {}, 'stray', passage('p4'), { content: { parts: [{ text: 'bare' }] } }]),
    );
    expect(found.chunks.map(({ kind, title, text }) => [kind, title, text])).toEqual([
      ['unread', null, null],
      ['unread', null, null],
      ['unread', null, null],
      ['passage', 'p4', null],
      ['passage', null, 'bare'],
    ]);
  });

  it('joins the parts of a passage', () => {
    expect(read(answered([passage('p', 'Ebb ', 'at three.')])).chunks[0]?.text).toBe('Ebb at three.');
  });
});

describe('the answerable probability', () => {
  it.each<[Json, string[]]>([
    [0.5, []],
    [1, []],
    [null, []],
    [0.49, ['warning answer/maybe-unanswerable /answerableProbability']],
    [0, ['warning answer/maybe-unanswerable /answerableProbability']],
    [1.5, ['error score/out-of-range /answerableProbability']],
    ['high', ['warning input/wrong-type ']],
  ])('of %j', (answerableProbability, expected) => {
    expect(codes(answered([passage('p', 'a')], { answerableProbability }))).toEqual([...expected, absent]);
  });

  it('is told with its number', () => {
    const { diagnostics } = read(answered([passage('p', 'a')], { answerableProbability: 0.25 }));
    expect(diagnostics[0]?.message).toBe(
      'The model gives itself a probability of 0.25 that this answer is right and rests on the passages; from below 0.5 it may be ungrounded.',
    );
  });
});

describe('a block', () => {
  const blocked = (reason: Json) => ({ inputFeedback: { blockReason: reason, safetyRatings: [] } });

  it.each<[Json, string]>([
    ['SAFETY', 'SAFETY'],
    [2, 'OTHER'],
  ])('of the input for %j', (reason, word) => {
    const found = read(blocked(reason));
    expect(found.answer).toBeNull();
    expect(found.diagnostics.map(({ code, at, message }) => [code, at, message])).toEqual([
      [
        'answer/blocked',
        '/inputFeedback/blockReason',
        `The service blocked the prompt or the answer: ${word}.`,
      ],
    ]);
  });

  it('of the answer', () => {
    expect(codes({ answer: { content: { parts: [] }, finishReason: 'RECITATION' } })).toEqual([
      'error answer/blocked /answer/finishReason',
    ]);
  });

  it('is none when the input was only rated', () => {
    const rated = { inputFeedback: { safetyRatings: [{ category: 'HARM_CATEGORY_TOXICITY' }] } };
    expect(codes(answered([passage('p', 'a')], rated))).toEqual([absent]);
    expect(codes(rated)).toEqual(['error answer/no-candidates ']);
  });
});

describe('as it is written elsewhere', () => {
  const expected = { title: 'p1', text: 'Flood at nine.' };

  it('in snake_case with nulls', () => {
    const found = read({
      answer: {
        index: null,
        content: { parts: [{ text: 'At nine.', thought: null }], role: 'model' },
        finish_reason: 'STOP',
        grounding_attributions: [
          {
            source_id: {
              grounding_passage: { passage_id: 'p1', part_index: 0 },
              semantic_retriever_chunk: null,
            },
            content: { parts: [{ text: 'Flood at nine.' }], role: null },
          },
        ],
      },
      answerable_probability: 0.2,
      input_feedback: null,
    });
    expect(found.chunks[0]).toMatchObject(expected);
    expect(found.diagnostics.map(({ code, at }) => [code, at])).toEqual([
      ['answer/maybe-unanswerable', '/answerable_probability'],
      ['score/absent', '/answer/grounding_attributions'],
    ]);
  });

  it('as proto text', () => {
    const found = read(`answer {
  content { parts { text: "Fl\\303\\274t at 9." } role: "model" }
  finish_reason: STOP
  grounding_attributions {
    source_id { grounding_passage { passage_id: "p1" } }
    content { parts { text: "Flood at nine." } }
  }
}
answerable_probability: 0.930000007`);
    expect(found.answer?.text).toBe('Flüt at 9.');
    expect(found.chunks[0]).toMatchObject(expected);
    expect(found.diagnostics.map(({ code }) => code)).toEqual(['score/absent']);
  });

  it('as proto text of a blocked input', () => {
    expect(codes('input_feedback { block_reason: SAFETY }')).toEqual([
      'error answer/blocked /input_feedback/block_reason',
    ]);
  });
});

describe('beside the passages of a corpora query', () => {
  const query = {
    relevantChunks: [
      {
        chunkRelevanceScore: 0.6,
        chunk: { name: 'corpora/cove/documents/x/chunks/z', data: { stringValue: 'Other.' } },
      },
      {
        chunkRelevanceScore: 0.5,
        chunk: { name, data: { stringValue: 'High water at nine, low water at three.' } },
      },
      {
        chunkRelevanceScore: 0.4,
        chunk: { name: 'corpora/cove/documents/x/chunks/y', data: { stringValue: 'Flood  at nine.' } },
      },
    ],
  };

  it('a chunk is tied by its resource name, a passage by its text', () => {
    const found = read(answered([passage('p1', 'Flood at nine.'), retrieved]), query);
    expect(found.chunks.map(({ context }) => context)).toEqual([2, 1]);
    expect(found.contexts?.map(({ chunk }) => chunk)).toEqual([null, 1, 0]);
    expect(found.diagnostics.map(({ code }) => code)).toEqual(['score/absent', 'retrieval/not-used']);
  });

  it('the chunks of a generateContent answer are tied by their text', () => {
    const body = {
      candidates: [
        {
          content: { parts: [{ text: 'At nine.' }] },
          finishReason: 'STOP',
          groundingMetadata: {
            groundingChunks: [{ retrievedContext: { text: 'Flood at nine.' } }],
            groundingSupports: [
              {
                segment: { endIndex: 8, text: 'At nine.' },
                groundingChunkIndices: [0],
                confidenceScores: [0.9],
              },
            ],
          },
        },
      ],
    };
    expect(read(body, query).chunks.map(({ context }) => context)).toEqual([2]);
  });
});
