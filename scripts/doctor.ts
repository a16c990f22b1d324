/** `npm run doctor`: whether Google's systems can be asked, step by step, and the next command where not. */
import type { Writable } from 'node:stream';
import { check } from '../lib/google/doctor';
import { readSettings } from '../lib/settings';
import { type Api, readArguments, usage } from './doctor/arguments';
import { headLine, jsonLine, stepLines, verdictLine } from './doctor/lines';
import { oneLine } from './inspect/visible';

const fine = 0;
const notReady = 1;
const misused = 2;

/** A check that takes longer than this has hung. */
const longest = 90_000;

async function run(given: readonly string[]): Promise<number> {
  const read = readArguments(given);
  if (read.kind === 'wrong') return complain(misused, read.message);
  if (read.kind === 'help') {
    await say(usage);
    return fine;
  }
  const settings = readSettings(process.env);
  if (!settings.ok) return complain(notReady, settings.message);
  let ready = 0;
  for (const api of read.apis) if (await isReady(api, read.json)) ready += 1;
  return ready > 0 ? fine : notReady;
}

async function isReady(api: Api, json: boolean): Promise<boolean> {
  const signal = AbortSignal.timeout(longest);
  let next: string | null = null;
  let problems = 0;
  if (!json) await say(headLine(api));
  for await (const step of check(api, signal)) {
    await say(json ? jsonLine(api, step) : stepLines(step));
    if (step.state !== 'problem') continue;
    problems += 1;
    next ??= step.next;
  }
  if (signal.aborted) await complain(notReady, `The check did not end within ${longest / 1000} s.`);
  if (!json) await say(verdictLine(api, problems, next));
  return problems === 0 && !signal.aborted;
}

async function complain(status: number, sentence: string): Promise<number> {
  await say(`doctor: ${oneLine(sentence, 2000)}\n`, process.stderr);
  return status;
}

const say = (text: string, stream: Writable = process.stdout) =>
  new Promise<void>((resolve) => stream.write(text, () => resolve()));

// A reader that goes away early, as `head` does, ends the output without a complaint.
process.stdout.on('error', () => {});
// All is written; a question to a metadata server that is not there may still be waiting for its answer.
process.exit(await run(process.argv.slice(2)));
