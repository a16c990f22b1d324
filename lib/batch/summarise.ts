import { type Inspection, inspect } from '../grounding';
import { isBatchLine, readBatchLine } from '../grounding/containers/batch-line';
import { parseJson } from '../grounding/decode/decode-json';
import type { Json, Unreadable } from '../grounding/model';
import { beginning } from './beginning';
import { countSeverities } from './count-severities';
import type { Row } from './row';

type Address = Pick<Row, 'id' | 'place' | 'name' | 'line'>;

const empty = {
  ...{ key: null, question: null, answer: null, format: null, model: null, coverage: null, lowest: null },
  ...{ segments: 0, chunks: 0, chunksCited: 0 },
};

/** Inspects one response of a batch and keeps what a table shows of it. Takes the same road as a response that is pasted. */
export function summarise(text: string, address: Address): Row {
  const read = inspect({ source: 'file', body: text, question: null, retrieval: null });
  if (!read.ok) {
    const parsed = parseJson(text);
    const named = parsed.ok ? namesIn(parsed.tree) : {};
    return { ...unreadableRow(inFile(read.failure, address.line), address), ...named };
  }
  const { inspection, body } = read.value;
  const { key, question } = namesIn(body);
  return { ...address, ...factsOf(inspection), key, question: factsOf(inspection).question ?? question };
}

/** The row of something that could not be read at all. */
export function unreadableRow(failure: Unreadable, address: Address): Row {
  const diagnostics = { error: 1, warning: 0, info: 0 };
  return { ...address, ...empty, diagnostics, codes: [failure.code], failure };
}

/** The row of a file that could not be opened, or read no further than `at`; `why` is a sentence. */
export function failedRow(
  name: string,
  why: string,
  { file, id, at = 0 }: { file: number; id: number; at?: number },
): Row {
  const message = `${name} could not be read. ${why}`;
  const failure = {
    code: 'input/unread',
    message,
    hint: 'Check that it is still there, and choose it again.',
    at: '',
  };
  return unreadableRow(failure, { id, name, line: null, place: { file, start: at, end: at } });
}

function factsOf(inspection: Inspection) {
  const { answer, coverage, segments, diagnostics } = inspection;
  return {
    question: beginning(inspection.question),
    answer: beginning(answer?.text ?? null),
    format: inspection.format,
    model: inspection.model,
    coverage: coverage?.text ?? null,
    segments: segments.length,
    chunks: inspection.chunks.length,
    chunksCited: coverage?.chunksCited ?? 0,
    lowest: lowestOf(inspection),
    diagnostics: countSeverities(diagnostics),
    codes: [...new Set(diagnostics.map(({ code }) => code))].sort(),
    failure: null,
  };
}

function lowestOf({ segments }: Inspection): number | null {
  let lowest: number | null = null;
  for (const { sources } of segments) {
    for (const { confidence } of sources) {
      if (confidence !== null && (lowest === null || confidence < lowest)) lowest = confidence;
    }
  }
  return lowest;
}

function namesIn(tree: Json): { key: string | null; question: string | null } {
  if (!isBatchLine(tree)) return { key: null, question: null };
  const { key, question } = readBatchLine(tree, '');
  return { key: beginning(key), question: beginning(question) };
}

/** A failure counts lines from where the response begins; a person looks for them in the file. */
function inFile(failure: Unreadable, line: number | null): Unreadable {
  const [place, inside] = /^line (\d+)(?=, column \d+$)/.exec(failure.at) ?? [];
  if (line === null || place === undefined) return failure;
  const at = failure.at.replace(place, `line ${line - 1 + Number(inside)}`);
  return { ...failure, at, message: failure.message.replaceAll(failure.at, at) };
}
