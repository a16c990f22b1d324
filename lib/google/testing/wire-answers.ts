import type { Json } from '../../grounding';

/** What a service answers when nothing goes wrong: few bytes, with characters of two, three and four of them. */

export const contexts = {
  contexts: {
    contexts: [
      {
        sourceUri: 'gs://demo/huts.md',
        sourceDisplayName: 'huts.md',
        text: 'Hütte 7 liegt auf 2 140 m ⛰️ und hat 40 Betten 🛏.',
        score: 0.21,
      },
    ],
  },
};

const part = (text: string) => ({ content: { role: 'model', parts: [{ text }] } });
const about = { modelVersion: 'demo-1', responseId: 'r1' };

export const events: readonly Json[] = [
  { candidates: [{ ...part('Hütte 7 liegt auf '), groundingMetadata: {} }], ...about },
  {
    candidates: [
      {
        ...part('2 140 m ⛰️ 🛏.'),
        finishReason: 'STOP',
        groundingMetadata: {
          groundingChunks: [{ retrievedContext: { uri: 'gs://demo/huts.md', title: 'huts.md' } }],
          groundingSupports: [
            { segment: { endIndex: 19, text: 'Hütte 7 liegt auf ' }, groundingChunkIndices: [0] },
          ],
        },
      },
    ],
    ...about,
  },
];

/** Two answers to one question, the second of which never ends. */
export const oneOfTwo: readonly Json[] = [
  { candidates: [part('Auf 2 140 m.'), { index: 1, ...part('Hoch ') }], ...about },
  { candidates: [{ ...part(''), finishReason: 'STOP' }], ...about },
];

/** Enums may be numbers: 1 is STOP. */
export const numbered: readonly Json[] = [
  { candidates: [{ ...part('Auf '), finishReason: 0 }], ...about },
  { candidates: [{ ...part('2 140 m.'), finishReason: 1 }], ...about },
];

export const blocked = { promptFeedback: { blockReasonMessage: 'The prompt was blocked.' }, ...about };

export const serverSent = (list: readonly unknown[]): string =>
  list.map((event) => `data: ${JSON.stringify(event)}\r\n\r\n`).join('');

/** Without `alt=sse` the service sends a list, printed over lines and piece by piece. */
export const printedList = (list: readonly unknown[]): string =>
  `[${list.map((event) => JSON.stringify(event, null, 2)).join('\n,\r\n')}\n]\n`;

export const errorBody = (
  code: number,
  status: string,
  message: string,
  details: readonly Json[] = [],
): Json => ({
  error: { code, message, status, ...(details.length === 0 ? {} : { details }) },
});

export const retryInfo = (retryDelay: string) => ({
  '@type': 'type.googleapis.com/google.rpc.RetryInfo',
  retryDelay,
});
