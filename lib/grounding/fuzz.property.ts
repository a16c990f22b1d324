import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { autopsy } from './autopsy/autopsy';
import { valueAt } from './decode/value-at';
import { inspect } from './inspect';
import type { Json } from './model';
import { anyAnswer } from './testing/any-answer';
import { writers } from './testing/writers';

/** Whatever comes in, an inspection whose places exist comes out, or one sentence that says why not. */
function settled(body: unknown): void {
  const result = inspect({ source: 'paste', body, question: null, retrieval: null });
  if (!result.ok) {
    expect(result.failure.code).toMatch(/^input\/[a-z-]+$/);
    for (const words of [result.failure.message, result.failure.hint]) expect(words).toMatch(/\S/);
    return;
  }
  const { inspection, body: tree, choices, shown } = result.value;
  expect(choices.filter(({ id }) => id === shown)).toHaveLength(1);
  expect(choices.filter(({ at }) => valueAt(tree, at) === undefined)).toEqual([]);
  expect(inspection.diagnostics.filter(({ at }) => valueAt(tree, at) === undefined)).toEqual([]);
  const text = inspection.answer?.text ?? '';
  expect(inspection.pieces.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
  autopsy(tree);
}

const junk = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.constantFrom(...'{}[]()<>"\'\\:,=#|>-&*!%@`'),
  fc.constantFrom(
    'null',
    'None',
    '\n',
    '\n\n',
    '\n  ',
    'data: ',
    '"""',
    '<... 3 more items ...>',
    '__proto__',
    '*a',
    '&a ',
    '!!binary ',
    'candidates: ',
    '{}',
  ),
);

describe('cut and mutated anywhere, it reads or says why not', () => {
  it.each(writers.map((writer) => [writer.name, writer] as const))('%s', (_, { write }) => {
    const mutation = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      cut: fc.nat(30),
      junk,
      ends: fc.boolean(),
    });
    fc.assert(
      fc.property(anyAnswer, fc.array(mutation, { minLength: 1, maxLength: 3 }), (wire, mutations) => {
        const written = write(wire);
        let text = typeof written === 'string' ? written : JSON.stringify(written);
        for (const { at, cut, junk: inserted, ends } of mutations) {
          const index = Math.floor(at * text.length);
          text = text.slice(0, index) + inserted + (ends ? '' : text.slice(index + cut));
        }
        settled(text);
      }),
      { numRuns: 60 },
    );
  });
});

/** Every field that any format looks for. */
const name = fc.constantFrom(
  ...[
    'candidates',
    'content',
    'parts',
    'text',
    'thought',
    'groundingMetadata',
    'grounding_metadata',
    'groundingChunks',
  ],
  ...[
    'groundingSupports',
    'groundingAttributions',
    'segment',
    'contexts',
    'facts',
    'claims',
    'factIndexes',
    'error',
  ],
  ...[
    'response',
    'request',
    'key',
    'metadata',
    'status',
    'done',
    'inlinedResponses',
    'choices',
    'message',
    'delta',
  ],
  ...[
    'annotations',
    'extra_content',
    'google',
    'vertex_ai_grounding_metadata',
    '_hidden_params',
    'providerMetadata',
  ],
  ...[
    'steps',
    'outputs',
    'messages',
    'type',
    'kwargs',
    'data',
    'response_metadata',
    'additional_kwargs',
    'generations',
  ],
  ...[
    'custom',
    'raw',
    'author',
    'invocationId',
    'events',
    'partial',
    'serverContent',
    'modelTurn',
    'turnComplete',
  ],
  ...[
    'outputTranscription',
    'event_type',
    'index',
    'interaction',
    'step',
    'log',
    'entries',
    'encoding',
    'interactions',
  ],
  ...[
    'http_interactions',
    'body',
    'string',
    'base64_string',
    'jsonPayload',
    'textPayload',
    'full_response',
    'artifact',
  ],
  ...[
    'adk_grounding_metadata',
    'augmentedPrompt',
    'corroborationScore',
    'answer',
    '__proto__',
    'role',
    'finishReason',
  ],
);

it('any value in the place of any field reads or says why not', () => {
  const tree = fc.letrec<{ tree: Json; record: Json }>((tie) => ({
    record: fc.dictionary(name, tie('tree'), { maxKeys: 6, noNullPrototype: true }),
    tree: fc.oneof(
      { maxDepth: 7, depthSize: 'medium' },
      fc.constantFrom<Json>(
        null,
        0,
        -1,
        'x',
        '',
        true,
        'user',
        'text',
        'model_output',
        'text-delta',
        'step.delta',
        '{"candidates":[]}',
      ),
      fc.array(tie('tree'), { maxLength: 3 }),
      tie('record'),
      tie('record'),
    ),
  }));
  fc.assert(
    fc.property(tree.record, (record) => {
      settled(record);
      settled([record, record]);
      settled({ log: { entries: [{ response: { content: { text: JSON.stringify(record) } } }] } });
      settled({ choices: [{ message: record }], ...Object(record) });
      settled({ content: record, response_metadata: record });
      settled({ steps: [record], status: 'x' });
      settled([{ serverContent: record }, { serverContent: record }]);
      settled([{ author: 'a', content: record, groundingMetadata: record }]);
    }),
    { numRuns: 400 },
  );
});

it('what an autopsy counts is what an inspection merges', () => {
  fc.assert(
    fc.property(anyAnswer, fc.array(fc.nat(2), { minLength: 1, maxLength: 4 }), (wire, sends) => {
      const [candidate] = wire.candidates;
      const { groundingChunks, groundingSupports } = candidate.groundingMetadata;
      const [part] = candidate.content.parts;
      const events = sends.map((kind, index) => ({
        candidates: [
          {
            content: { parts: [{ text: index === 0 ? (part?.text ?? '') : '' }] },
            groundingMetadata:
              kind === 0 ? {} : { groundingChunks: groundingChunks.slice(0, kind * 3), groundingSupports },
            ...(index === sends.length - 1 ? { finishReason: 'STOP' } : {}),
          },
        ],
      }));
      const result = inspect({ source: 'paste', body: events, question: null, retrieval: null });
      if (!result.ok) throw new Error(result.failure.message);
      const { answer, chunks, segments } = result.value.inspection;
      expect(autopsy(result.value.body)?.whole).toMatchObject({
        text: answer?.text.length,
        chunks: chunks.length,
        supports: segments.length,
      });
    }),
  );
});
