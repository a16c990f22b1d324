import { parseArgs } from 'node:util';

export type Request = {
  /** Paths, one or more, or `-` for standard input. */
  files: readonly [string, ...string[]];
  /** null: JSON when piped, text in a terminal. */
  format: 'json' | 'text' | null;
  failOn: 'error' | 'warning' | null;
  /** Share 0..1 of the text that has to be covered. */
  minCoverage: number | null;
  /** A response of a batch that can't be read leaves the exit status alone. */
  keepGoing: boolean;
};

export type Arguments =
  | { kind: 'inspect'; request: Request }
  | { kind: 'help' }
  | { kind: 'wrong'; message: string };

export const usage = `Usage: npm run --silent inspect -- [options] FILE...

Shows which stretch of an answer rests on which chunk, and what is wrong with the metadata.
FILE is what a RAG service sent (JSON, a stream, proto text, printed Python), or a batch of it (JSON lines, a list of
responses); - reads standard input. One response is shown whole; of several, each is one line: an object of JSON Lines
when piped, a row of a table in a terminal.

  --json              print JSON: the Inspection, or a line for each response (default when piped)
  --text              print a readable summary, or a table (default in a terminal)
  --fail-on LEVEL     exit with 1 when there is an error, or an error or warning, in any response
  --min-coverage N    exit with 1 when less than this share (0 to 1) of any answer's text is covered
  --keep-going        a response in a batch that can't be read is a line with its error, and no more than that
  --help              this text

Exit status: 0 fine, 1 a gate failed, 2 something can't be read: a file, or without --keep-going a response in a batch.
`;

/** Reads the command line; what is wrong with it comes back as one sentence. */
export function readArguments(given: readonly string[]): Arguments {
  const parsed = parse(given);
  if ('message' in parsed) return { kind: 'wrong', message: parsed.message };
  const { values, positionals } = parsed;
  if (values.help) return { kind: 'help' };
  if (values.json && values.text) return wrong('--json and --text exclude each other; give one of them.');
  const failOn = values['fail-on'] ?? null;
  if (failOn !== null && failOn !== 'error' && failOn !== 'warning') {
    return wrong(`--fail-on takes error or warning, not ${JSON.stringify(failOn)}.`);
  }
  const share = values['min-coverage'] ?? null;
  const minCoverage = share === null || share.trim() === '' ? null : Number(share);
  if (share !== null && !(minCoverage !== null && minCoverage >= 0 && minCoverage <= 1)) {
    return wrong(`--min-coverage takes a number from 0 to 1, not ${JSON.stringify(share)}.`);
  }
  const [file, ...more] = positionals;
  if (file === undefined) return wrong('No file was named; give a path, or - to read standard input.');
  if (positionals.some((name) => name.trim() === ''))
    return wrong('The name of the file is empty; give a path, or - to read standard input.');
  if (positionals.filter((name) => name === '-').length > 1)
    return wrong('Standard input can be read once only; give - once.');
  const format = values.json ? 'json' : values.text ? 'text' : null;
  const keepGoing = values['keep-going'] ?? false;
  return { kind: 'inspect', request: { files: [file, ...more], format, failOn, minCoverage, keepGoing } };
}

const wrong = (message: string): Arguments => ({ kind: 'wrong', message });

function parse(given: readonly string[]) {
  try {
    return parseArgs({
      args: withNegativeNumbers(given),
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        text: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        'fail-on': { type: 'string' },
        'min-coverage': { type: 'string' },
        'keep-going': { type: 'boolean' },
      },
    });
  } catch (error) {
    // parseArgs throws for what a person typed; its first sentence says what.
    const [sentence] = (error instanceof Error ? error.message : String(error)).split(/\.\s/);
    return {
      message: `${sentence}. Accepted are --json, --text, --fail-on, --min-coverage, --keep-going and --help.`,
    };
  }
}

/** `--option -1` as `--option=-1`: parseArgs takes the number for an option, and its complaint would explain that. */
function withNegativeNumbers(given: readonly string[]): string[] {
  const joined: string[] = [];
  for (const argument of given) {
    const before = joined.at(-1);
    if (/^-[\d.]/.test(argument) && before !== undefined && /^--[\w-]+$/.test(before)) {
      joined[joined.length - 1] = `${before}=${argument}`;
    } else {
      joined.push(argument);
    }
  }
  return joined;
}
