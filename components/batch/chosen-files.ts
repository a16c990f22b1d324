import type { Chosen } from './messages';

/** Files as an input or a drop gives them; those of a chosen folder know their path in it. */
export const chosenOf = (files: Iterable<File>): Chosen[] =>
  inOrder([...files].map((file) => ({ path: file.webkitRelativePath || file.name, file, problem: null })));

/**
 * What was dropped, folders with all that is in them. To be called while the event lasts: its items are gone afterwards.
 * A file or folder that the browser can't open is in the list, with the reason.
 */
export function droppedFiles(items: DataTransferItemList): Promise<Chosen[]> {
  const entries = [...items]
    .filter(({ kind }) => kind === 'file')
    .map((item) => item.webkitGetAsEntry() ?? item.getAsFile());
  return Promise.all(
    entries.map((entry) =>
      entry instanceof File ? chosenOf([entry]) : entry === null ? [] : filesIn(entry, entry.name),
    ),
  ).then((lists) => inOrder(lists.flat()));
}

async function filesIn(entry: FileSystemEntry, path: string): Promise<Chosen[]> {
  try {
    if (isFolder(entry)) {
      const inside = await entriesIn(entry.createReader());
      return (await Promise.all(inside.map((each) => filesIn(each, `${path}/${each.name}`)))).flat();
    }
    return isFile(entry) ? [{ path, file: await fileOf(entry), problem: null }] : [];
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return [{ path, file: null, problem: `The browser says: ${why}` }];
  }
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject));

/** A reader gives a hundred entries or so at a time, and none at the end. */
async function entriesIn(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
}

const collator = new Intl.Collator('en', { numeric: true });

/** By path, `part2` before `part10`, and without what an operating system leaves in folders for itself. */
const inOrder = (chosen: Chosen[]): Chosen[] =>
  chosen
    .filter(({ path }, _, { length }) => length === 1 || !isHidden(path))
    .sort((one, other) => collator.compare(one.path, other.path));

const isHidden = (path: string): boolean => /(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini)(?:\/|$)/.test(path);

/** What to call them: a lone file by its path, a folder by its name, several by their number. */
export function titleOf(chosen: readonly Chosen[]): string {
  const [first] = chosen;
  if (first === undefined) return 'An empty folder';
  if (chosen.length === 1) return first.path;
  const [folder = ''] = first.path.split('/');
  const isOneFolder = first.path.includes('/') && chosen.every(({ path }) => path.startsWith(`${folder}/`));
  return isOneFolder ? folder : `${chosen.length} files`;
}
