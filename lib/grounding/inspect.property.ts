import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inspect } from './index';
import type { Json } from './model';

/** Words in several scripts, with marks that JSON and Markdown must leave alone. */
const words = fc.constantFrom(
  'The mill turns',
  'naïve café',
  'Öl und Brot',
  'шторм на море',
  '水車が回る',
  'דגים טריים',
  'القارب',
  '👨‍👩‍👧 🏳️‍🌈',
  'e\u0301te\u0301',
  'say "rye"',
  '“quoted”',
  '**bold** `code`',
  'a\tb',
  '\\ / </script>',
  '\u2028',
  'हिन्दी',
);
const sentence = fc
  .tuple(fc.array(words, { minLength: 1, maxLength: 4 }), fc.constantFrom('. ', '! ', '。', '\n\n', ' | '))
  .map(([some, stop]) => some.join(' ') + stop);

/** A part of the content, its sentences being what supports may name. */
const part = fc.record({
  kind: fc.constantFrom('text', 'text', 'text', 'thought', 'call'),
  sentences: fc.array(sentence, { minLength: 1, maxLength: 6 }),
});

const response = fc.record({
  // A last part that is always shown, so that there is an answer.
  parts: fc.tuple(fc.array(part, { maxLength: 3 }), fc.array(sentence, { minLength: 1, maxLength: 6 })),
  picks: fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat({ max: 3 })), { minLength: 1, maxLength: 8 }),
  chunks: fc.integer({ min: 1, max: 5 }),
  isScored: fc.boolean(),
  isQuoted: fc.boolean(),
  spelling: fc.constantFrom('camel', 'snake'),
  zeros: fc.boolean(),
  cuts: fc.option(fc.array(fc.nat(), { maxLength: 4 })),
  framing: fc.constantFrom('list', 'events'),
});
type Made = typeof response extends fc.Arbitrary<infer T> ? T : never;
type Tree = { [key: string]: Json };
type Part = { kind: string; sentences: string[] };

const bytes = (text: string) => new TextEncoder().encode(text).length;
const partsOf = ({ parts: [some, last] }: Made): Part[] => [...some, { kind: 'text', sentences: last }];

/** As the service counts: UTF-8 bytes of the part that is named; what is zero may be left out. */
function support(parts: readonly Part[], made: Made, [where, from, more]: [number, number, number]): Tree {
  const shown = [...parts.keys()].filter((index) => parts[index]?.kind === 'text');
  const partIndex = shown[where % shown.length] ?? 0;
  const sentences = parts[partIndex]?.sentences ?? [];
  const first = from % sentences.length;
  const start = bytes(sentences.slice(0, first).join(''));
  const text = sentences.slice(first, first + 1 + more).join('');
  const named = [...new Set([from % made.chunks, where % made.chunks])];
  const kept = (name: string, value: number): Tree => (value !== 0 || made.zeros ? { [name]: value } : {});
  return {
    segment: {
      ...kept('partIndex', partIndex),
      ...kept('startIndex', start),
      endIndex: start + bytes(text),
      ...(made.isQuoted ? { text } : {}),
    },
    groundingChunkIndices: named,
    ...(made.isScored ? { confidenceScores: named.map((chunk) => 0.6 + ((from + chunk) % 41) / 100) } : {}),
  };
}

function wirePart({ kind, sentences }: Part): Tree {
  if (kind === 'call') return { functionCall: { name: 'look', args: {} } };
  return { text: sentences.join(''), ...(kind === 'thought' ? { thought: true } : {}) };
}

function metadata(made: Made): Tree {
  const parts = partsOf(made);
  return {
    retrievalQueries: ['When does the mill turn?'],
    groundingChunks: Array.from({ length: made.chunks }, (_, index) => ({
      retrievedContext: { uri: `gs://mill/${index}.md`, title: `${index}.md`, text: `Page ${index} – 水車` },
    })),
    groundingSupports: made.picks.map((pick) => support(parts, made, pick)),
  };
}

/** One event of a stream, or the whole. */
const candidate = (parts: Json[], more: Tree): Tree => ({
  candidates: [{ content: { role: 'model', parts }, ...more }],
  modelVersion: 'gemini-2.0-flash-001',
});

/** A stream sends a text in pieces, whole characters each, part after part, and the metadata at its end. */
function events(made: Made, cuts: readonly number[]): Tree[] {
  const pieces = partsOf(made).flatMap((one): Json[] => {
    const whole = wirePart(one);
    const letters = [...one.sentences.join('')];
    if (one.kind === 'call') return [whole];
    const ends = [...new Set(cuts.map((cut) => cut % letters.length))].sort((left, right) => left - right);
    return [...ends, letters.length]
      .map((end, index) => ({ ...whole, text: letters.slice(ends[index - 1] ?? 0, end).join('') }))
      .filter(({ text }) => text !== '');
  });
  return [
    ...pieces.map((piece) => candidate([piece], {})),
    candidate([{ text: '' }], { finishReason: 'STOP', groundingMetadata: metadata(made) }),
  ];
}

function snake(value: Json): Json {
  if (Array.isArray(value)) return value.map(snake);
  if (typeof value !== 'object' || value === null) return value;
  const spelled = (key: string) => key.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [spelled(key), snake(item)]));
}

/** The response as the bytes on the wire say it. */
function wire(made: Made): string {
  const written = (tree: Tree) => JSON.stringify(made.spelling === 'snake' ? snake(tree) : tree);
  if (made.cuts === null)
    return written(
      candidate(partsOf(made).map(wirePart), { finishReason: 'STOP', groundingMetadata: metadata(made) }),
    );
  const sent = events(made, made.cuts).map(written);
  return made.framing === 'list' ? `[${sent.join('\n,\n')}]` : sent.map((one) => `data: ${one}\n\n`).join('');
}

/** In a stream neighbouring texts are one part: only there parts of equal kind must not stand side by side. */
const isTold = (made: Made): boolean =>
  made.cuts === null ||
  partsOf(made).every(({ kind }, index, all) => kind === 'call' || kind !== all[index - 1]?.kind);

test('valid responses, as the wire says them, raise no error and no warning', () => {
  fc.assert(
    fc.property(response.filter(isTold), (made) => {
      const result = inspect({ source: 'paste', body: wire(made), question: null, retrieval: null });
      if (!result.ok) throw new Error(result.failure.message);
      const { answer, segments, diagnostics } = result.value.inspection;
      expect(diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
      const parts = partsOf(made);
      const shown = parts.filter(({ kind }) => kind === 'text').map(({ sentences }) => sentences.join(''));
      expect(answer?.text).toBe(shown.join(''));
      const placement = made.isQuoted ? 'exact' : 'unverified';
      expect(segments.map((segment) => segment.placement)).toEqual(made.picks.map(() => placement));
    }),
    { numRuns: 2000 },
  );
});
