import { parseArgs } from 'node:util';

export type Api = 'vertex' | 'gemini';

export type Arguments =
  | { kind: 'check'; apis: readonly Api[]; json: boolean }
  | { kind: 'help' }
  | { kind: 'wrong'; message: string };

export const usage = `Usage: npm run --silent doctor -- [--json] [vertex|gemini]

Checks step by step whether Google's systems can be asked with what is configured, and names the next command where
something is missing. Nothing is changed anywhere.

  vertex    only Vertex AI RAG Engine
  gemini    only the Gemini API
  --json    one JSON object a line, for each step: api, id, title, state, found, next
  --help    this text

Exit status: 0 the named one is ready (or one of both), 1 none is, 2 the command line can't be read.
`;

const all: readonly Api[] = ['vertex', 'gemini'];

/** Reads the command line; what is wrong with it comes back as one sentence. */
export function readArguments(given: readonly string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...given],
      allowPositionals: true,
      options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) return { kind: 'help' };
    const unknown = positionals.find((name) => !all.some((api) => api === name));
    if (unknown !== undefined)
      return {
        kind: 'wrong',
        message: `There is no ${JSON.stringify(unknown)} to check; there are vertex and gemini.`,
      };
    const named = all.filter((api) => positionals.includes(api));
    return { kind: 'check', apis: named.length > 0 ? named : all, json: values.json ?? false };
  } catch (error) {
    // parseArgs throws for what a person typed; its first sentence says what.
    const [sentence] = (error instanceof Error ? error.message : String(error)).split(/\.\s/);
    return { kind: 'wrong', message: `${sentence}. Accepted are --json and --help.` };
  }
}
