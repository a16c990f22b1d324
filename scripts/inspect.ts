/** `npm run --silent inspect -- FILE...`: the Inspection of a saved response, or a line for each of many. See `usage`. */

import { countSeverities } from '../lib/batch/count-severities';
import { openBatch } from '../lib/batch/open-batch';
import type { Source } from '../lib/batch/source';
import { inspect } from '../lib/grounding';
import { printed } from '../lib/grounding/print';
import { type Request, readArguments, usage } from './inspect/arguments';
import { failedGates } from './inspect/gates';
import { inspectMany } from './inspect/inspect-many';
import { openInput, sourceOf } from './inspect/open-input';
import { summary } from './inspect/summary';
import { oneLine } from './inspect/visible';
import { writeOut } from './inspect/write-out';

const fine = 0;
const gateFailed = 1;
const unreadable = 2;

async function run(given: readonly string[]): Promise<number> {
  const read = readArguments(given);
  if (read.kind === 'inspect') return inspectFiles(read.request);
  if (read.kind === 'wrong') return complain(unreadable, read.message);
  await writeOut(process.stdout, [usage]);
  return fine;
}

async function inspectFiles(request: Request): Promise<number> {
  const isText = request.format === 'text' || (request.format === null && process.stdout.isTTY);
  const [first, ...more] = request.files;
  const source = sourceOf(first);
  if (more.length === 0 && !(await holdsMany(source))) return inspectOne(request, source, isText);
  const { status, sentences } = await inspectMany(request, [source, ...more.map(sourceOf)], isText);
  for (const sentence of sentences) await complain(status, sentence);
  return status;
}

/** What can't be looked into is opened as one response, which tells why. */
async function holdsMany(source: Source): Promise<boolean> {
  try {
    const opened = await openBatch({ ...source, passed: () => undefined });
    if (opened.kind !== 'many') return false;
    await opened.items.return(undefined);
    return true;
  } catch {
    return false;
  }
}

async function inspectOne(request: Request, source: Source, isText: boolean): Promise<number> {
  const opened = await openInput(source);
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
  await writeOut(process.stdout, isText ? [summary(inspection)] : printed(inspection));
  const { diagnostics, coverage } = inspection;
  const failed = failedGates({ diagnostics: countSeverities(diagnostics), coverage }, request);
  return failed.length > 0 ? complain(gateFailed, failed.join(' ')) : fine;
}

async function complain(status: number, sentence: string): Promise<number> {
  await writeOut(process.stderr, [`inspect: ${oneLine(sentence, 2000)}\n`]);
  return status;
}

process.exitCode = await run(process.argv.slice(2));
