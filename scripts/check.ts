/** `npm run --silent check -- FILE.jsonl`: the grounding check of saved answers. See `usage` for the rest. */
import { check } from '../lib/check';
import { readArguments, usage } from './check/arguments';
import { loadWordVectors } from './check/load-word-vectors';
import { readRows } from './check/read-rows';
import { openInput, sourceOf } from './inspect/open-input';
import { oneLine } from './inspect/visible';
import { writeOut } from './inspect/write-out';

const fine = 0;
const unreadable = 2;

async function run(given: readonly string[]): Promise<number> {
  const read = readArguments(given);
  if (read.kind === 'help') {
    await writeOut(process.stdout, [usage]);
    return fine;
  }
  if (read.kind === 'wrong') return complain(read.message);
  const opened = await openInput(sourceOf(read.file));
  if (!opened.ok) return complain(opened.message);
  const rows = readRows(opened.text, opened.name);
  if (!rows.ok) return complain(rows.message);
  const vectors = await loadWordVectors();
  await writeOut(process.stdout, lines());
  return fine;

  function* lines(): Generator<string> {
    if (!rows.ok) return;
    for (const { id, answer, contexts } of rows.rows) {
      yield `${JSON.stringify({ id, ...check(answer, contexts, { vectors }) })}\n`;
    }
  }
}

async function complain(sentence: string): Promise<number> {
  await writeOut(process.stderr, [`check: ${oneLine(sentence, 2000)}\n`]);
  return unreadable;
}

process.exitCode = await run(process.argv.slice(2));
