import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inspect } from './index';
import type { Diagnostic, Json } from './model';
import { settlePointers } from './settle-pointers';

const folders = [
  new URL('./fixtures/', import.meta.url),
  new URL('../../public/samples/', import.meta.url),
] as const;
const files = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name !== 'index.json')
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') })),
);

/** Every `at` of what `inspect` finds in a text, with whether a strict RFC 6901 walk of the returned body gets there. */
function places(text: string): { code: string; at: string; exists: boolean }[] {
  const result = inspect({ source: 'file', body: text, question: null, retrieval: null });
  if (!result.ok) return [];
  const { body, inspection } = result.value;
  return inspection.diagnostics.map(({ code, at }) => ({ code, at, exists: exists(body, at) }));
}

function exists(body: Json, pointer: string): boolean {
  if (pointer === '') return true;
  if (!pointer.startsWith('/')) return false;
  let value: unknown = body;
  for (const token of pointer.slice(1).split('/')) {
    const key = token.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return false;
    value = new Map<string, unknown>(Object.entries(value)).get(key);
  }
  return true;
}

const isRecord = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same tree in the spelling of proto text and Python. */
function snake(value: Json): Json {
  if (Array.isArray(value)) return value.map(snake);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`),
      snake(item),
    ]),
  );
}

function proto(value: Json): string {
  if (!isRecord(value)) return '';
  const line = (key: string, item: Json): string => {
    if (item === null) return '';
    if (Array.isArray(item)) return item.map((one) => line(key, one)).join('');
    return isRecord(item) ? `${key} {\n${proto(item)}}\n` : `${key}: ${JSON.stringify(item)}\n`;
  };
  return Object.entries(value)
    .map(([key, item]) => line(key, item))
    .join('');
}

function python(value: Json): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) return `[${value.map(python).join(', ')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, item]) => `'${key}': ${python(item)}`)
    .join(', ')}}`;
}

const answerOnly = (wire: string): Json => JSON.parse(wire);
const encodings: Record<string, (tree: Json) => string> = {
  'REST camelCase': (tree) => JSON.stringify(tree),
  'snake_case JSON': (tree) => JSON.stringify(snake(tree)),
  'proto text': (tree) => proto(snake(tree)),
  Python: (tree) => python(snake(tree)),
  'a stream in a list': (tree) => JSON.stringify([{ candidates: [{ content: { parts: [] } }] }, tree]),
  'server-sent events': (tree) => `data: {"candidates":[{}]}\n\ndata: ${JSON.stringify(tree)}\n\n`,
  'events in snake_case': (tree) => `data: {"candidates":[{}]}\n\ndata: ${JSON.stringify(snake(tree))}\n\n`,
};

/** What the rules find most to say about, also where fields are left out or stand under an old name. */
const sparse: Json = {
  candidates: [
    {
      content: { parts: [{ text: 'The mill turns. It grinds rye.' }] },
      finishReason: 'MAX_TOKENS',
      groundingMetadata: {
        groundingChunks: [{ retrievedContext: { text: 'rye' } }, {}],
        groundingSupports: [
          { segmentText: 'No such words.', groundingChunkIndices: [4], confidenceScores: [7] },
          { segment: { startIndex: 200, endIndex: 90, partIndex: 3 } },
          { segment: { endIndex: 300, text: 'It grinds oats.' }, groundingChunkIndices: ['x', 0, 0] },
          {
            segment: { endIndex: 15, text: 'The mill turns.' },
            confidenceScores: 0.3,
            groundingChunkIndices: 0,
          },
          { groundingChunkIndices: [0], confidenceScores: [0.9, 0.9] },
        ],
      },
    },
  ],
};
const absent: Json = {
  candidates: [{ content: { parts: [{ text: 'Words.' }] }, finishReason: 'MAX_TOKENS' }],
};
const trees: Record<string, Json> = {
  broken: answerOnly(files.find(({ name }) => name === 'broken.json')?.text ?? ''),
  sparse,
  absent,
};

test.each(files)('every place named in $name exists', ({ text }) => {
  expect(places(text).filter((place) => !place.exists)).toEqual([]);
});

const rewritten = Object.entries(trees).flatMap(([tree, value]) =>
  Object.entries(encodings).map(([encoding, write]) => ({ tree, encoding, text: write(value) })),
);

test.each(rewritten)('every place named in $tree as $encoding exists', ({ tree, text }) => {
  const found = places(text);
  expect(found.filter((place) => !place.exists)).toEqual([]);
  expect(found.length).toBeGreaterThanOrEqual({ broken: 25, sparse: 9, absent: 2 }[tree] ?? 0);
});

test('a place is as precise as what was sent allows', () => {
  const list = '/candidates/0/grounding_metadata/grounding_supports';
  const at = places(encodings['snake_case JSON']?.(sparse) ?? '').map((place) => `${place.code} ${place.at}`);
  for (const line of [
    'answer/truncated /candidates/0/finish_reason',
    `segment/no-part ${list}/1/segment/part_index`,
    `segment/lost ${list}/0`,
    `segment/past-end ${list}/2/segment/end_index`,
    `support/dangling-index ${list}/0/grounding_chunk_indices`,
    `support/duplicate-index ${list}/2/grounding_chunk_indices`,
    `score/out-of-range ${list}/0/confidence_scores/0`,
    `score/below-cutoff ${list}/3/confidence_scores`,
    `score/count-differs ${list}/4/confidence_scores`,
  ])
    expect(at).toContain(line);
});

test('in a stream the finish reason stands in the event that sent it', () => {
  expect(places(encodings['events in snake_case']?.(sparse) ?? '').map(({ at }) => at)).toContain(
    '/1/candidates/0/finish_reason',
  );
});

test.each([
  ['', ''],
  ['/a~1b/0', '/a~1b/0'],
  ['/a~1b/00', '/a~1b'],
  ['/a~1b/2', '/a~1b'],
  ['/a~1b/length', '/a~1b'],
  ['/confidenceScores/3/x', '/confidence_scores'],
  ['/toString', ''],
  ['/nothing/at/all', ''],
  ['/none', '/none'],
  ['retrieval#/a', 'retrieval#/a'],
])('%j settles as %j', (sent, due) => {
  const body = { 'a/b': ['x', null], confidence_scores: 0.5, none: null };
  const diagnostic: Diagnostic = { code: 'a/b', severity: 'info', at: sent, about: [], message: '' };
  expect(settlePointers(body, [diagnostic])).toEqual([{ ...diagnostic, at: due }]);
});
