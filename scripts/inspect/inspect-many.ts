import { readRows } from '../../lib/batch/read-rows';
import type { Row } from '../../lib/batch/row';
import type { Source } from '../../lib/batch/source';
import { exported } from '../../lib/batch/write-json';
import type { Request } from './arguments';
import { createManyGates } from './many-gates';
import { partOf } from './open-input';
import { tableHead, tableRow } from './table';
import { writeOut } from './write-out';

/** What there is to say once all is printed: sentences for standard error, and the exit status. */
export type Verdict = { status: 0 | 1 | 2; sentences: string[] };

/** Prints a line for each response of all files, as they are read: one is held at a time, however many there are. */
export async function inspectMany(
  request: Request,
  sources: readonly Source[],
  isText: boolean,
): Promise<Verdict> {
  const gates = createManyGates(request);
  const unread = { files: 0, responses: 0 };
  let responses = 0;
  const count = (row: Row) => {
    gates.add(row);
    responses += 1;
    if (row.failure === null) return;
    if (row.line === null) unread.files += 1;
    else unread.responses += 1;
  };
  async function* lines(): AsyncGenerator<string> {
    if (isText) yield tableHead();
    for (const [index, source] of sources.entries()) {
      for await (const { row } of readRows(partOf(source), index, responses)) {
        count(row);
        yield isText ? tableRow(row) : `${JSON.stringify(exported(row))}\n`;
      }
    }
  }
  await writeOut(process.stdout, lines());
  const counted = unread.files + unread.responses;
  const isBroken = unread.files > 0 || (unread.responses > 0 && !request.keepGoing);
  const failed = gates.sentences();
  return {
    status: isBroken ? 2 : failed.length > 0 ? 1 : 0,
    sentences: [
      ...(counted > 0 ? [`${counted} of ${responses} could not be read; their lines say why.`] : []),
      ...failed,
    ],
  };
}
