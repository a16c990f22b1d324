import { describe, expect, it } from 'vitest';
import { seenOf } from '../testing/seen';

const contexts = { contexts: [{ sourceUri: 'gs://a', sourceDisplayName: 'a', text: 'Six.', score: 0.25 }] };

describe('the methods beside retrieveContexts', () => {
  it('askContexts: a text and what it was made from', () => {
    expect(seenOf({ response: 'At six.', contexts })).toMatchObject({
      format: 'ask-contexts',
      text: 'At six.',
      contexts: ['a 0.25 Six.'],
    });
  });

  it('asyncRetrieveContexts: the result of its operation', () => {
    const body = { name: 'operations/1', done: true, response: { '@type': 'x', contexts } };
    expect(seenOf(body)).toMatchObject({
      format: 'retrieve-contexts',
      text: null,
      contexts: ['a 0.25 Six.'],
      said: [],
    });
  });

  it('augmentPrompt: the facts that went into the prompt', () => {
    const fact = {
      query: 'When?',
      title: 'a',
      uri: 'gs://a',
      summary: 'Six.',
      score: 0.25,
      chunk: { text: 'Six.', pageSpan: { firstPage: 2 } },
    };
    const body = {
      augmentedPrompt: [{ role: 'user', parts: [{ text: 'x' }] }],
      facts: [fact, { vectorDistance: 0.5, summary: 'Seven.' }],
    };
    expect(seenOf(body)).toMatchObject({
      format: 'augment-prompt',
      question: 'When?',
      contexts: ['a 0.25 Six.', 'null 0.5 Seven.'],
      said: ['input/deprecated-field /facts/1/vectorDistance'],
    });
  });

  const response = {
    corroborationScore: 0.5,
    claims: [{ startIndex: 0, endIndex: 7, factIndexes: [1, 0], score: 0.875 }],
  };
  it('corroborateContent: claims over the text of its request', () => {
    const request = {
      content: { parts: [{ text: 'At six. Or so.' }] },
      facts: [
        { title: 'a', summary: 'Six.' },
        { title: 'b', summary: '6' },
      ],
    };
    expect(seenOf({ request, response })).toMatchObject({
      format: 'corroborate-content',
      text: 'At six. Or so.',
      segments: ['0-7 unverified > 1 0.875, 0 0.875'],
      chunks: ['retrieved a', 'retrieved b'],
      said: ['answer/corroboration /response/corroborationScore'],
    });
  });

  it('corroborateContent alone says what is missing, and keeps its claims', () => {
    const view = seenOf(response);
    expect(view).toMatchObject({
      segments: ['null-null lost > 1 0.875, 0 0.875'],
      chunks: ['unread null', 'unread null'],
    });
    expect(view.said.slice(0, 2)).toEqual([
      'answer/corroboration /corroborationScore',
      'input/lossy-writer ',
    ]);
  });
});

describe('older shapes', () => {
  const answer = (groundingMetadata: object) => ({
    candidates: [{ content: { parts: [{ text: 'At six.' }] }, finishReason: 'STOP', groundingMetadata }],
  });
  it('attributions are a chunk and a support each', () => {
    const web = { uri: 'https://example.org', title: 'tide' };
    const body = answer({
      groundingAttributions: [{ web, segment: { endIndex: 7 }, confidenceScore: 0.875 }],
    });
    expect(seenOf(body)).toMatchObject({ segments: ['0-7 unverified > 0 0.875'], chunks: ['web tide'] });
  });

  it('supports of early Vertex AI Search answers', () => {
    const groundingSupports = [
      { segment_text: 'At six.', supportChunkIndices: [0], confidenceScore: [0.875] },
    ];
    const body = answer({
      groundingChunks: [{ retrievedContext: { title: 'a', text: 'Six.' } }],
      groundingSupports,
    });
    expect(seenOf(body)).toMatchObject({
      segments: [expect.stringMatching(/^0-7 \w+ > 0 0.875$/)],
      chunks: ['retrieved a'],
    });
  });
});

describe('grounding metadata alone', () => {
  const metadata = {
    groundingChunks: [{ retrievedContext: { title: 'a', text: 'Six.' } }],
    groundingSupports: [
      { segment: { startIndex: 10, endIndex: 17, text: 'At six.' }, groundingChunkIndices: [0] },
      { segment: { startIndex: 10, endIndex: 17, text: 'At six.' }, groundingChunkIndices: [0] },
      { segment: { startIndex: 20, endIndex: 25 }, groundingChunkIndices: [0] },
    ],
  };
  it('shows what it quotes', () => {
    const view = seenOf(metadata);
    expect(view).toMatchObject({ format: 'grounding-metadata', text: 'At six.\n', chunks: ['retrieved a'] });
    expect(view.segments.slice(0, 2)).toEqual(['0-7 exact > 0', '0-7 exact > 0']);
    expect(view.said).toContain('input/no-answer ');
  });
});
