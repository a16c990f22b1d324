import { expect, test } from 'vitest';
import type { Chosen, Told } from './messages';
import { isSingle, readChosen } from './read-chosen';

const line = (text: string) =>
  JSON.stringify({
    candidates: [{ content: { parts: [{ text }] }, finishReason: 'STOP' }],
    responseId: text,
  });
const chosen = (path: string, text: string): Chosen => ({
  path,
  file: new File([text], path),
  problem: null,
});

async function told(files: Chosen[], clock = () => 0) {
  const all: Told[] = [];
  await readChosen(files, (news) => all.push(news), clock);
  return all;
}
const rowsIn = (all: Told[]) => all.flatMap((news) => (news.kind === 'rows' ? news.rows : []));

test('rows of all files come in order, numbered through, with the files that could not be opened', async () => {
  const files = [
    chosen('a.jsonl', `${line('One.')}\n${line('Two.')}`),
    { path: 'b.json', file: null, problem: 'The browser says: no.' },
    chosen('c.json', line('Three.')),
    chosen('d.png', 'PNG\u0000'),
  ];
  const all = await told(files);
  expect(
    rowsIn(all).map(({ id, name, place, answer, failure }) => [
      id,
      name,
      place.file,
      answer ?? failure?.message,
    ]),
  ).toEqual([
    [0, 'a.jsonl', 0, 'One.'],
    [1, 'a.jsonl', 0, 'Two.'],
    [2, 'b.json', 1, 'b.json could not be read. The browser says: no.'],
    [3, 'c.json', 2, 'Three.'],
    [4, 'd.png', 3, 'This is a binary file, or UTF-16 without a byte-order mark.'],
  ]);
  expect(all.at(-1)).toEqual({ kind: 'done' });
  expect(all.at(-2)).toMatchObject({ read: files.reduce((sum, { file }) => sum + (file?.size ?? 0), 0) });
});

test('rows are handed over after a while, and never too many at once', async () => {
  const many = Array.from({ length: 1000 }, (_, index) => line(`Number ${index}.`)).join('\n');
  const quick = await told([chosen('a.jsonl', many)]);
  expect(quick.map((news) => (news.kind === 'rows' ? news.rows.length : news.kind))).toEqual([
    200,
    200,
    200,
    200,
    200,
    0,
    'done',
  ]);
  let now = 0;
  const slow = await told([chosen('a.jsonl', many)], () => {
    now += 50;
    return now;
  });
  expect(slow.length).toBeGreaterThan(100);
  expect(rowsIn(slow)).toHaveLength(1000);
});

test.each([
  ['one response', [chosen('a.json', line('One.'))], true],
  ['an empty file', [chosen('a.json', '')], true],
  ['lines', [chosen('a.jsonl', `${line('One.')}\n${line('Two.')}`)], false],
  ['two files', [chosen('a.json', line('One.')), chosen('b.json', line('Two.'))], false],
  ['no file at all', [], false],
])('%s: single is %s', async (_, files, expected) => {
  expect(await isSingle(files)).toBe(expected);
});
