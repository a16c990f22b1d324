import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../../model';
import { isList, isRecord } from '../json-tree';
import { step } from '../pointer';
import { findInText } from './find-in-text';

const key = fc.string({ unit: fc.constantFrom('a', 'B', '/', '~', '"', '\\', 'é', '🌊', ' '), maxLength: 4 });
const leaf = fc.oneof(fc.string({ maxLength: 8 }), fc.integer(), fc.boolean(), fc.constant(null));
const tree = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4 }),
  ),
})).value;
const root = fc.oneof(
  fc.array(tree, { minLength: 1, maxLength: 4 }),
  fc.dictionary(key, tree, { minKeys: 1 }),
);

/** Every place below the root of a tree, with its value and, in an object, its name. */
function placesIn(value: Json, at = ''): { at: string; value: Json; name: string | null }[] {
  const entries: [string, Json][] = isList(value)
    ? value.map((item, index) => [String(index), item])
    : isRecord(value)
      ? Object.entries(value)
      : [];
  const name = (own: string) => (isList(value) ? null : own);
  return entries.flatMap(([own, item]) => {
    const place = step(at, own);
    return [{ at: place, value: item, name: name(own) }, ...placesIn(item, place)];
  });
}

/** What a stretch of JSON says: its value, and the name in front of it when there is one. */
function readStretch(words: string, name: string | null): unknown {
  if (name === null) return JSON.parse(words);
  const read: unknown = JSON.parse(`{${words}}`);
  expect(Object.keys(read ?? {})).toEqual([name]);
  return Object.values(read ?? {})[0];
}

const written: [string, (value: Json) => string][] = [
  ['on one line', (value) => JSON.stringify(value)],
  ['indented', (value) => JSON.stringify(value, null, 2)],
  ['in a fence', (value) => `\uFEFF\n\`\`\`json\n${JSON.stringify(value, null, 1)}\n\`\`\``],
  ['as an event', (value) => `data: ${JSON.stringify([value]).slice(1, -1)}\n\n`],
];

test.each(written)('every value of JSON %s stands where it is found', (_, write) => {
  fc.assert(
    fc.property(root, (value) => {
      const text = write(value);
      const isEvent = text.startsWith('data');
      const read = findInText(text);
      for (const place of placesIn(isEvent ? [value] : value)) {
        const span = read?.find(place.at);
        expect(readStretch(text.slice(span?.start, span?.end), place.name)).toEqual(place.value);
      }
    }),
  );
});

test('every value of JSON in a text of JSON stands where it is found, escapes and all', () => {
  fc.assert(
    fc.property(root, (value) => {
      const text = JSON.stringify({ body: JSON.stringify({ candidates: value }) });
      const read = findInText(text);
      for (const { at, value: expected, name } of placesIn(value, '/body/candidates')) {
        const span = read?.find(at);
        const inside: unknown = JSON.parse(`"${text.slice(span?.start, span?.end)}"`);
        expect(readStretch(String(inside), name)).toEqual(expected);
      }
    }),
  );
});
