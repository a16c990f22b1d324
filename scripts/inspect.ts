/** `npm run --silent inspect -- FILE`: the Inspection of a saved response. See `usage` for the rest. */
import { inspect } from '../lib/grounding';
import { printed } from '../lib/grounding/print';
import { type Request, readArguments, usage } from './inspect/arguments';
import { failedGates } from './inspect/gates';
import { openInput } from './inspect/open-input';
import { summary } from './inspect/summary';
import { oneLine } from './inspect/visible';
import { writeOut } from './inspect/write-out';

const fine = 0;
const gateFailed = 1;
const unreadable = 2;

async function run(given: readonly string[]): Promise<number> {
  const read = readArguments(given);
  if (read.kind === 'inspect') return inspectFile(read.request);
  if (read.kind === 'wrong') return complain(unreadable, read.message);
  await writeOut(process.stdout, [usage]);
  return fine;
}

async function inspectFile(request: Request): Promise<number> {
  const opened = await openInput(request.file);
  if (!opened.ok) return complain(unreadable, opened.message);
  const result = inspect({ source: 'file', body: opened.text, question: null, retrieval: null });
  if (!result.ok) {
    const { message, hint, at } = result.failure;
    const place = at === '' || message.includes(at) ? '' : ` (at ${at})`;
    const name = opened.note === null ? opened.name : `${opened.name} (${opened.note})`;
    return complain(unreadable, `${name}: ${message}${place} ${hint}`);
  }
  if (opened.note !== null) await complain(fine, `${opened.name} ${opened.note}.`);
  const { inspection } = result.value;
  const isText = request.format === 'text' || (request.format === null && process.stdout.isTTY);
  await writeOut(process.stdout, isText ? [summary(inspection)] : printed(inspection));
  const failed = failedGates(inspection, request);
  return failed.length > 0 ? complain(gateFailed, failed.join(' ')) : fine;
}

async function complain(status: number, sentence: string): Promise<number> {
  await writeOut(process.stderr, [`inspect: ${oneLine(sentence, 2000)}\n`]);
  return status;
}

process.exitCode = await run(process.argv.slice(2));
