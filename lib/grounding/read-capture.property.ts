import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Json, Reading } from './model';
import { readCapture } from './read-capture';

const folder = new URL('./fixtures/', import.meta.url);
const openFixture = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

const read = (body: unknown, retrieval: unknown = null) =>
  readCapture({ source: 'paste', body, question: null, retrieval });

/** What holds for whatever was read: places count up, supports and chunks are whole, and pointers lead somewhere. */
function check(reading: Reading, body: Json): void {
  reading.answer?.parts.forEach((part, index) => {
    expect(part.index).toBe(index);
    expect(part.text === null).toBe(part.kind !== 'text' && part.kind !== 'thought');
  });
  const slots = [
    ...(reading.answer?.chunks ?? []),
    ...(reading.answer?.supports ?? []),
    ...(reading.contexts ?? []),
  ];
  for (const { at } of slots) expect(resolves(body, at)).toBe(true);
  for (const diagnostic of reading.noticed) {
    expect(diagnostic.code).toMatch(/^(input|stream|score|answer)\/[a-z-]+$/);
    expect(diagnostic.message).not.toBe('');
    if (/field|type/.test(diagnostic.code))
      expect([diagnostic, resolves(body, diagnostic.at)]).toEqual([diagnostic, true]);
  }
}

/** Body and retrieval are the same here, so that pointers into either lead somewhere in the one. */
function resolves(body: Json, pointer: string): boolean {
  let value: unknown = body;
  for (const step of pointer.split('/').slice(1)) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return false;
    value = Object.entries(value).find(([name]) => name === key)?.[1];
  }
  return true;
}

const settled = (body: unknown) => {
  const result = read(body, body);
  if (result.ok) check(result.value.reading, result.value.body);
  else {
    expect(result.failure.message).not.toBe('');
    expect(result.failure.hint).not.toBe('');
    expect(result.failure.code).toMatch(/^input\//);
  }
  return result.ok;
};

it.each(readdirSync(folder))('%s, cut and mutated anywhere, reads or says why not', (name) => {
  const text = openFixture(name);
  const junk = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 6 }),
    fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '"',
      "'",
      '\\',
      ':',
      ',',
      'null',
      '\n',
      '\n\n',
      'data: ',
      '<',
      '"""',
      '__proto__',
      '\u0000',
      '-',
      '{}',
    ),
  );
  fc.assert(
    fc.property(fc.nat(text.length), fc.nat(40), junk, fc.boolean(), (at, cut, inserted, truncate) => {
      settled(truncate ? text.slice(0, at) + inserted : text.slice(0, at) + inserted + text.slice(at + cut));
    }),
    { numRuns: 300 },
  );
});

it('a response with any value in the place of any field reads', () => {
  const name = fc.constantFrom(
    'candidates',
    'content',
    'parts',
    'text',
    'thought',
    'groundingMetadata',
    'grounding_metadata',
    'groundingChunks',
    'groundingSupports',
    'segment',
    'startIndex',
    'endIndex',
    'partIndex',
    'groundingChunkIndices',
    'confidenceScores',
    'retrievedContext',
    'web',
    'uri',
    'title',
    'ragChunk',
    'pageSpan',
    'firstPage',
    'contexts',
    'score',
    'relevantChunks',
    'chunk',
    'data',
    'error',
    'finishReason',
    'promptFeedback',
    'blockReason',
    'index',
    '__proto__',
    'constructor',
    'a/b~c',
  );
  const tree = fc.letrec<{ tree: unknown; record: unknown }>((tie) => ({
    record: fc.dictionary(name, tie('tree'), { maxKeys: 6, noNullPrototype: true }),
    tree: fc.oneof(
      { maxDepth: 8, depthSize: 'medium' },
      fc.constantFrom(null, 0, 1, -1, 'x', '', true, '7', 1e308),
      fc.array(tie('tree'), { maxLength: 3 }),
      tie('record'),
      tie('record'),
    ),
  }));
  fc.assert(
    fc.property(tree.record, (record) => {
      settled({ candidates: [record] });
      settled([
        record,
        { candidates: [{ content: record, groundingMetadata: record, finishReason: 'STOP' }] },
      ]);
      settled({ contexts: record });
      settled(record);
      settled(JSON.stringify(record));
    }),
    { numRuns: 400 },
  );
});

it('a stream cut into events anywhere reads as the whole does', () => {
  const wire: unknown = JSON.parse(openFixture('ferry.wire.json'));
  const whole = read(wire);
  if (!whole.ok) throw new Error(whole.failure.message);
  const { answer } = whole.value.reading;
  const text = answer?.parts[0]?.text ?? '';
  const candidate = (parts: Json, more: { [key: string]: Json }): Json => ({
    candidates: [{ content: { parts }, ...more }],
  });
  const metadata: Json = JSON.parse(openFixture('ferry.wire.json')).candidates[0].groundingMetadata;
  fc.assert(
    fc.property(fc.array(fc.nat(text.length)), fc.nat(), fc.boolean(), (cuts, sentIn, again) => {
      const ends = [...cuts.sort((one, other) => one - other), text.length];
      const events = ends.map((end, index) => {
        const carries = index === sentIn % ends.length || (again && index === ends.length - 1);
        return candidate([{ text: text.slice(ends[index - 1] ?? 0, end) }], {
          groundingMetadata: carries ? metadata : {},
          ...(index === ends.length - 1 ? { finishReason: 'STOP' } : {}),
        });
      });
      const merged = read(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''));
      if (!merged.ok) throw new Error(merged.failure.message);
      const bare = (reading: Reading) =>
        JSON.stringify([
          reading.answer?.parts.map(({ kind, text: shown }) => [kind, shown]),
          reading.answer?.chunks.map(({ at: _, ...chunk }) => chunk),
          reading.answer?.supports.map(({ at: _, ...support }) => support),
          reading.answer?.finishReason,
        ]);
      expect(bare(merged.value.reading)).toBe(bare(whole.value.reading));
    }),
  );
});
