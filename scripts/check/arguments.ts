import { parseArgs } from 'node:util';

export type Arguments =
  | { kind: 'check'; file: string }
  | { kind: 'help' }
  | { kind: 'wrong'; message: string };

export const usage = `Usage: npm run --silent check -- FILE.jsonl|-

Checks answers against the contexts they were made from; - reads standard input.
Each line of FILE is one JSON object:
  { "id": …, "contexts": [{ "text": "…" }], "answer": "…" }        other keys are ignored
and for each, in order, one line is printed:
  { "id", "verdict", "sentences": [{ "start", "end", "verdict", "score", "evidence", "conflicts", "measured" }],
    "unsupported": [{ "start", "end" }] }                           offsets count UTF-16 units

Exit status: 0 fine, 2 the input can't be read.
`;

/** Reads the command line; what is wrong with it comes back as one sentence. */
export function readArguments(given: readonly string[]): Arguments {
  const parsed = parse(given);
  if ('message' in parsed) return { kind: 'wrong', message: parsed.message };
  if (parsed.values.help) return { kind: 'help' };
  const [file, ...more] = parsed.positionals;
  if (file === undefined || file.trim() === '')
    return { kind: 'wrong', message: 'No file was named; give a path, or - to read standard input.' };
  if (more.length > 0)
    return { kind: 'wrong', message: `One file at a time: ${JSON.stringify(more[0])} is a second one.` };
  return { kind: 'check', file };
}

function parse(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    // parseArgs throws for what a person typed; its first sentence says what.
    const [sentence] = (error instanceof Error ? error.message : String(error)).split(/\.\s/);
    return { message: `${sentence}. Accepted is --help.` };
  }
}
