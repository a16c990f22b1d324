import { unreadable } from '../grounding/decode/unreadable';
import type { Unreadable } from '../grounding/model';
import type { Item } from './items';
import { openBatch, wholeText } from './open-batch';
import type { Row } from './row';
import type { Source } from './source';
import { failedRow, summarise, unreadableRow } from './summarise';

/** A row, and how many bytes of its file have been read up to its end. */
export type ReadRow = { row: Row; read: number };

/**
 * The rows of a file, one for each response in it, as they are read; a file that can't be read is one row that says why.
 * Holds one response at a time. Never throws, whatever the file holds.
 *
 * @param file the position of the file in its batch
 * @param firstId the number of the first row
 */
export async function* readRows(source: Source, file: number, firstId: number): AsyncGenerator<ReadRow> {
  let id = firstId;
  let read = 0;
  const address = (item: Item | null) => ({
    id,
    place: { file, start: item?.start ?? 0, end: item?.end ?? source.size ?? 0 },
    name: source.name,
    line: item?.line ?? null,
  });
  try {
    const opened = await openBatch(source);
    if (opened.kind !== 'many') {
      const failure = opened.kind === 'whole' ? null : failures[opened.kind];
      const text = failure ? null : await wholeText(source);
      const row =
        text === null
          ? unreadableRow(failure ?? failures.large, { ...address(null), place: { file, start: 0, end: 0 } })
          : summarise(text, address(null));
      yield { row, read: source.size ?? 0 };
      return;
    }
    for await (const item of opened.items) {
      read = item.end;
      yield { row: rowOf(item, address(item)), read };
      id += 1;
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    yield { row: failedRow(source.name, why, { file, id, at: read }), read };
  }
}

const rowOf = (item: Item, address: Parameters<typeof unreadableRow>[1]): Row =>
  item.cutOff
    ? unreadableRow({ ...failures.cutOff, at: `line ${item.line}` }, address)
    : summarise(item.text, address);

const failed = (code: string, message: string, hint: string): Unreadable =>
  unreadable(code, '', message, hint).failure;

const failures = {
  empty: failed('input/empty', 'There is nothing to read: the file is empty.', 'Save the response again.'),
  binary: failed(
    'input/binary',
    'This is a binary file, or UTF-16 without a byte-order mark.',
    'Give the response as text: JSON, JSON lines, a stream, proto text or printed Python.',
  ),
  large: failed(
    'input/too-large',
    'This file is larger than a text may be here, and holds no list of responses that could be read one by one.',
    'Split it into files of less than 400 MB, or write one response on each line.',
  ),
  cutOff: failed(
    'input/cut-off',
    'The file breaks off here: its list is never closed.',
    'The rows above were read; check that the file was copied whole.',
  ),
};
