import fc from 'fast-check';
import { byteIndex } from '../../text/offsets';

/** A `generateContent` response as its tests need it: every field named, so that a writer can take each where it belongs. */
export type Wire = {
  candidates: [
    {
      content: { role: 'model'; parts: { text: string; thought?: boolean }[] };
      finishReason: string;
      groundingMetadata: {
        groundingChunks: WireChunk[];
        groundingSupports: WireSupport[];
        retrievalQueries: string[];
      };
    },
  ];
  modelVersion: string;
};

export type WireChunk = {
  retrievedContext: { uri: string; title: string; text: string; ragChunk?: { text: string; pageSpan: Span } };
};
type Span = { firstPage: number; lastPage: number };

export type WireSupport = {
  segment: { partIndex?: number; startIndex?: number; endIndex: number; text: string };
  groundingChunkIndices: number[];
  confidenceScores?: number[];
};

const word = fc.stringMatching(/^[a-zäøñ日🙂]{1,6}$/u);
const sentence = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => `${words.join(' ')}.`);
/** Whatever needs an escape in one of the languages that write it down. */
const awkward = fc
  .array(
    fc.oneof(sentence, fc.constantFrom('"', "'", '\\', '\n', '\t', '"""', '\\n', '{', '}', '☕', ': ', '# ')),
    { maxLength: 6 },
  )
  .map((pieces) => pieces.join(''));

const chunk = fc.record({ title: sentence, text: awkward, page: fc.option(fc.integer({ min: 1, max: 9 })) });

/** Answers of one or more parts, with supports that each quote one sentence and name its bytes, as the service sends them. */
export const anyAnswer: fc.Arbitrary<Wire> = fc
  .record({
    parts: fc.array(fc.array(sentence, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 }),
    chunks: fc.array(chunk, { minLength: 1, maxLength: 7 }),
    cited: fc.array(fc.array(fc.nat(6), { minLength: 1, maxLength: 3 }), { minLength: 12, maxLength: 12 }),
    scored: fc.boolean(),
  })
  .map(({ parts, chunks, cited, scored }): Wire => {
    const supports = parts.flatMap((sentences, partIndex) =>
      sentences.map((text, index): WireSupport => {
        const start = byteIndex(sentences.slice(0, index).join(' ')).length + (index > 0 ? 1 : 0);
        const indices = [...new Set((cited[partIndex * 4 + index] ?? [0]).map((one) => one % chunks.length))];
        return {
          segment: {
            ...(partIndex > 0 ? { partIndex } : {}),
            ...(start > 0 ? { startIndex: start } : {}),
            endIndex: start + byteIndex(text).length,
            text,
          },
          groundingChunkIndices: indices,
          ...(scored ? { confidenceScores: indices.map((one) => (one + 1) / 8) } : {}),
        };
      }),
    );
    return {
      candidates: [
        {
          content: { role: 'model', parts: parts.map((sentences) => ({ text: sentences.join(' ') })) },
          finishReason: 'STOP',
          groundingMetadata: {
            groundingChunks: chunks.map(({ title, text, page }, index) => ({
              retrievedContext: {
                uri: `gs://harbour/${index}.pdf`,
                title,
                text: text === '' ? 'ebb' : text,
                ...(page === null
                  ? {}
                  : { ragChunk: { text, pageSpan: { firstPage: page, lastPage: page } } }),
              },
            })),
            groundingSupports: supports,
            retrievalQueries: ['tide'],
          },
        },
      ],
      modelVersion: 'gemini-2.0-flash-001',
    };
  });
