import { openBatch } from '@/lib/batch/open-batch';
import { readRows } from '@/lib/batch/read-rows';
import type { Row } from '@/lib/batch/row';
import { blobSource } from '@/lib/batch/source';
import { failedRow } from '@/lib/batch/summarise';
import type { Chosen, Told } from './messages';

/** Rows are handed over so often, in milliseconds: seldom enough for the page to draw in between. */
const PAUSE = 200;
/** So many at once at most: what is handed over must be unpacked in one go. */
const MOST = 200;

/** Whether what was chosen is one file that holds one thing, or nothing that could be told apart. */
export async function isSingle([first, ...more]: readonly Chosen[]): Promise<boolean> {
  if (more.length > 0 || !first?.file) return false;
  try {
    const opened = await openBatch(blobSource(first.file, first.path));
    if (opened.kind === 'many') await opened.items.return(undefined);
    return opened.kind !== 'many';
  } catch {
    // The one that opens it as a single file tells why it can't be read.
    return true;
  }
}

/** Reads all files one after the other and tells of their rows as they come. */
export async function readChosen(
  chosen: readonly Chosen[],
  tell: (told: Told) => void,
  now: () => number,
): Promise<void> {
  let rows: Row[] = [];
  let count = 0;
  let last = now();
  let passed = 0;
  const hand = (read: number) => {
    tell({ kind: 'rows', rows, read });
    rows = [];
    last = now();
  };
  for (const [index, { file, path, problem }] of chosen.entries()) {
    if (file === null) {
      rows.push(failedRow(path, problem ?? '', { file: index, id: count }));
      count += 1;
      continue;
    }
    for await (const { row, read } of readRows(blobSource(file, path), index, count)) {
      rows.push(row);
      count += 1;
      if (rows.length >= MOST || now() - last >= PAUSE) hand(passed + read);
    }
    passed += file.size;
  }
  hand(passed);
  tell({ kind: 'done' });
}
