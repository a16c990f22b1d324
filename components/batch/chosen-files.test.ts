// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { chosenOf, droppedFiles, titleOf } from './chosen-files';

const file = (name: string) => new File(['x'], name);

/** A folder of a browser that gives two entries at a time, as they may. */
function folder(name: string, inside: FileSystemEntry[]): FileSystemEntry {
  const entry = {
    ...{ name, isDirectory: true, isFile: false, fullPath: `/${name}` },
    createReader() {
      let at = 0;
      return {
        readEntries(done: (entries: FileSystemEntry[]) => void) {
          done(inside.slice(at, at + 2));
          at += 2;
        },
      };
    },
  };
  return Object.assign(Object.create(null), entry);
}

const fileEntry = (name: string, error: Error | null = null): FileSystemEntry =>
  Object.assign(Object.create(null), {
    ...{ name, isDirectory: false, isFile: true, fullPath: `/${name}` },
    file: (done: (found: File) => void, fail: (why: Error) => void) =>
      error ? fail(error) : done(file(name)),
  });

const dropped = (...entries: FileSystemEntry[]): DataTransferItemList =>
  Object.assign(Object.create(null), {
    length: entries.length,
    *[Symbol.iterator]() {
      for (const entry of entries)
        yield { kind: 'file', webkitGetAsEntry: () => entry, getAsFile: (): File | null => null };
      yield { kind: 'string', webkitGetAsEntry: () => null, getAsFile: (): File | null => null };
    },
  });

test('a folder gives all files in it, in the order people count', async () => {
  const items = dropped(
    folder('night', [
      fileEntry('part10.json'),
      folder('more', [fileEntry('a.json')]),
      fileEntry('part2.json'),
      fileEntry('.DS_Store'),
      folder('.git', [fileEntry('HEAD')]),
    ]),
    fileEntry('alone.json'),
  );
  const chosen = await droppedFiles(items);
  expect(chosen.map(({ path }) => path)).toEqual([
    'alone.json',
    'night/more/a.json',
    'night/part2.json',
    'night/part10.json',
  ]);
  expect(chosen.every(({ file: found, problem }) => found !== null && problem === null)).toBe(true);
});

test('what the browser cannot open is in the list, with the reason', async () => {
  const chosen = await droppedFiles(
    dropped(fileEntry('a.json'), fileEntry('b.json', new Error('No access.'))),
  );
  expect(chosen.map(({ path, problem }) => [path, problem])).toEqual([
    ['a.json', null],
    ['b.json', 'The browser says: No access.'],
  ]);
});

test('a hidden file that was chosen by itself is meant', () => {
  expect(chosenOf([file('.env.json')]).map(({ path }) => path)).toEqual(['.env.json']);
});

test.each([
  [[], 'An empty folder'],
  [['a.jsonl'], 'a.jsonl'],
  [['night/a.json', 'night/b/c.json'], 'night'],
  [['night/a.json', 'day/b.json'], '2 files'],
  [['a.json', 'b.json', 'c.json'], '3 files'],
])('%j is called %s', (paths, title) => {
  expect(titleOf(paths.map((path) => ({ path, file: null, problem: null })))).toBe(title);
});
