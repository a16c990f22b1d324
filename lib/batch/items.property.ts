import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutItems } from './items';

/** A text that arrives in pieces of these sizes, in bytes; some of them are empty. */
async function* inPieces(bytes: Uint8Array, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

async function textsIn(pieces: AsyncIterable<Uint8Array>): Promise<string[] | string> {
  const cut = await cutItems(pieces);
  if (!('items' in cut)) return cut.kind;
  const texts: string[] = [];
  for await (const { text } of cut.items) texts.push(text);
  return texts;
}

const utf16 = (text: string, isLittle: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let unit = 0; unit < text.length; unit += 1) view.setUint16(unit * 2, text.charCodeAt(unit), isLittle);
  return new Uint8Array(view.buffer);
};
const encodings: readonly (readonly [string, (text: string) => Uint8Array])[] = [
  ['UTF-8', (text) => new TextEncoder().encode(text)],
  ['UTF-8 with a mark', (text) => new TextEncoder().encode(`\ufeff${text}`)],
  ['UTF-16, little end first', (text) => utf16(`\ufeff${text}`, true)],
  ['UTF-16, big end first', (text) => utf16(`\ufeff${text}`, false)],
];
const framings: readonly (readonly [string, (items: readonly string[]) => string])[] = [
  ['lines', (items) => items.join('\n')],
  ['a list', (items) => `[\n${items.join(',\n')}\n]`],
];
const item = fc
  .record({ text: fc.string({ unit: 'grapheme' }), more: fc.jsonValue({ stringUnit: 'grapheme' }) })
  .map((value) => JSON.stringify(value));

test.each(
  encodings.flatMap(([encoding, encode]) =>
    framings.map(([framing, frame]) => ({ encoding, encode, framing, frame })),
  ),
)('$framing in $encoding come out whole, however the bytes arrive', async ({ encode, frame }) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(item, { minLength: 2, maxLength: 30 }),
      fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1 }).map((sizes) => [...sizes, 1]),
      async (items, sizes) => {
        expect(await textsIn(inPieces(encode(frame(items)), sizes))).toEqual(items);
      },
    ),
  );
});

test('no more than the beginning and the open value is asked for ahead', async () => {
  let given = 0;
  async function* endless() {
    for (;;) {
      given += 1;
      yield new TextEncoder().encode(`{"number":${given},"text":"${'a'.repeat(1000)}"}\n`);
    }
  }
  const cut = await cutItems(endless());
  const items = 'items' in cut ? cut.items : null;
  for (let count = 0; count < 50; count += 1) await items?.next();
  await items?.return(undefined);
  expect(given).toBeLessThanOrEqual(51);
});
