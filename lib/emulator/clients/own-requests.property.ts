import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WireRequest } from '../../wire';
import { anyCalls } from '../../wire/testing/any-calls';
import { asked, handle } from '../testing/ask';

/** What the emulator says it can't do. */
const expected = [
  /^The emulator can't honour the tool "googleSearch"/,
  /^The emulator searches one file search store at a time\.$/,
];

/** The same call to a corpus that is here, about files and metadata it has. */
function toKnownCorpus({ path, body }: WireRequest): { path: string; body: string } {
  const known = (text: string) =>
    text
      .replace(/(ragCorpora|corpora)\/[\w-]+/g, '$1/handbook')
      .replace(/fileSearchStores\/[\w-]+/g, 'fileSearchStores/handbook')
      .replace(/"ragFileIds":\[[^\]]*\]/g, '"ragFileIds":["glossary"]')
      .replace(/"metadataFilter":"(?:[^"\\]|\\.)*"/g, '"metadataFilter":"words > 1"')
      .replace(/(corpora\/handbook\/documents)\/[\w-]+/g, '$1/glossary');
  return { path: known(path.slice(1)), body: known(JSON.stringify(body)) };
}

test('every request that the app can make is one the emulator understands', async () => {
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(anyCalls, async (calls) => {
      for (const call of calls) {
        const { path, body } = toKnownCorpus(call);
        const response = await handle(asked(path, body));
        answered += response.ok ? 1 : 0;
        if (response.ok) await response.text();
        else {
          const { error } = Object([await response.json()].flat()[0]);
          expect([path, expected.some((each) => each.test(error.message)) ? '' : error.message]).toEqual([
            path,
            '',
          ]);
        }
      }
    }),
    { numRuns: 60 },
  );
  expect(answered).toBeGreaterThan(50);
});
