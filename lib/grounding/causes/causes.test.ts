import { describe, expect, it } from 'vitest';
import { inspect } from '../inspect';
import type { Json } from '../model';
import { causesOf } from './causes';

type Quote = [start: number, end: number, text: string, chunks?: number[]];

const response = (text: string, quotes: readonly Quote[], more: { [name: string]: Json } = {}): Json => ({
  candidates: [
    {
      content: { parts: [{ text }] },
      finishReason: 'STOP',
      groundingMetadata: {
        groundingChunks: [{ retrievedContext: { text: 'Low tide is at six.', title: 'tides.md' } }],
        groundingSupports: quotes.map(([startIndex, endIndex, quote, groundingChunkIndices = [0]]) => ({
          segment: { startIndex, endIndex, text: quote },
          groundingChunkIndices,
        })),
        ...more,
      },
    },
  ],
});

function causes(body: Json, retrieval: Json = null) {
  const read = inspect({ source: 'paste', body, question: null, retrieval });
  if (!read.ok) throw new Error(read.failure.message);
  const found = causesOf(read.value.inspection, read.value.body);
  const all = found.flatMap(({ diagnostics, follows }) => [...diagnostics, ...follows]);
  // Each diagnostic stands in one cause.
  expect(new Set(all).size).toBe(all.length);
  expect(all).toHaveLength(read.value.inspection.diagnostics.length);
  return found
    .filter(({ code }) => code !== 'score/absent')
    .map(({ id, severity, diagnostics, follows, shared }) => ({
      id,
      severity,
      count: diagnostics.length,
      follows: follows.map(({ code }) => code),
      shared,
    }));
}

describe('quotes that moved', () => {
  const text = 'Low tide is at six. The café opens at seven. Bring a coat.';

  it('by the same are one entry that says how far, in bytes', () => {
    // Four bytes of a preface went before the answer was saved; é takes two of them.
    const found = causes(
      response(text, [
        [4, 23, 'Low tide is at six.'],
        [24, 49, 'The café opens at seven.'],
        [50, 63, 'Bring a coat.'],
      ]),
    );
    expect(found).toEqual([
      {
        id: 'segment/moved by -4 utf8',
        severity: 'error',
        count: 3,
        // The last one ended behind the text.
        follows: ['segment/past-end'],
        shared:
          'All 3 quotes stand 4 bytes before where their offsets point: as much was taken out of the text before them after it was grounded.',
      },
    ]);
  });

  it('behind, too', () => {
    const found = causes(
      response(`## ${text}`, [
        [0, 19, 'Low tide is at six.'],
        [20, 45, 'The café opens at seven.'],
      ]),
    );
    expect(found.map(({ shared }) => shared)).toEqual([
      'All 2 quotes stand 3 bytes behind where their offsets point: as much was put into the text before them after it was grounded.',
    ]);
  });

  it('by one for every line: the line ends were converted', () => {
    const lines = 'Low tide.\nHigh tide.\nBring a coat.\nGo home.';
    const found = causes(
      response(lines, [
        [0, 9, 'Low tide.'],
        [11, 21, 'High tide.'],
        [23, 36, 'Bring a coat.'],
        [38, 46, 'Go home.'],
      ]),
    );
    expect(found).toMatchObject([{ id: 'segment/moved by line ends', count: 3 }]);
    expect(found[0]?.shared).toContain('each of these 3 segments');
  });

  it('each its own way stay one entry by code, with nothing shared', () => {
    const found = causes(
      response(text, [
        [7, 26, 'Low tide is at six.'],
        [2, 26, 'The café opens at seven.'],
      ]),
    );
    expect(found).toMatchObject([{ id: 'segment/moved', count: 2, shared: null }]);
  });
});

describe('what follows from something else goes with it', () => {
  it('supports of chunks that were all dropped', () => {
    const quotes: Quote[] = [
      [0, 4, 'Ebb.'],
      [5, 10, 'Flood'],
    ];
    expect(causes(response('Ebb. Flood', quotes, { groundingChunks: [] }))).toMatchObject([
      {
        id: 'answer/no-chunks',
        severity: 'error',
        count: 1,
        follows: Array(2).fill('support/dangling-index'),
      },
    ]);
  });

  it('an offset past the end and where its quote went', () => {
    expect(
      causes(
        response('Ebb. Flood.', [
          [90, 94, 'Ebb.'],
          [0, 4, 'Ebb.'],
          [6, 9, 'Cat'],
        ]),
      ),
    ).toMatchObject([
      { id: 'segment/lost', count: 1, follows: [] },
      { id: 'segment/past-end', count: 2, follows: ['segment/moved'] },
    ]);
  });

  it('a stream that was cut off before its metadata', () => {
    const cut: Json = [{ candidates: [{ content: { parts: [{ text: 'Ebb' }] } }] }];
    expect(causes(cut)).toMatchObject([
      { id: 'stream/cut-off', severity: 'error', follows: ['answer/no-metadata'] },
    ]);
  });

  it('chunks that no support can cite', () => {
    expect(causes(response('Ebb.', []))).toMatchObject([
      { id: 'answer/no-supports', follows: ['chunk/never-cited'] },
    ]);
  });

  it('contexts of a retrieval that shares nothing with the answer, and only of such a one', () => {
    const contexts = (...texts: string[]): Json => ({
      contexts: { contexts: texts.map((text) => ({ text })) },
    });
    const body = response('Ebb.', [[0, 4, 'Ebb.']]);
    expect(causes(body, contexts('Rain.', 'Snow.'))).toMatchObject([
      { id: 'retrieval/not-retrieved', follows: ['retrieval/not-used', 'retrieval/not-used'] },
    ]);
    expect(causes(body, contexts('Low tide is at six.', 'Snow.'))).toMatchObject([
      { id: 'retrieval/not-used', follows: [] },
    ]);
  });
});
