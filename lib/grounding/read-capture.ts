import { type Found, findReadings } from './containers/find-readings';
import { readChosen } from './containers/read-chosen';
import { decode } from './decode/decode';
import { isJson } from './decode/json-tree';
import { putAt } from './decode/put-at';
import { unreadable } from './decode/unreadable';
import { formatOf } from './formats';
import { notRecognised } from './formats/not-recognised';
import type {
  Capture,
  Choice,
  Diagnostic,
  Json,
  Pointer,
  Read,
  ReadContext,
  Reading,
  ScoreKind,
} from './model';
import { inRetrieval } from './retrieval-pointer';
import { settleScoreKind } from './settle-score-kind';

/** What was read, the tree that its pointers lead into, and everything else that could have been read, with its own id. */
export type ReadBody = { reading: Reading; body: Json; choices: Choice[]; shown: string };

/**
 * Reads a capture: decodes its body when that is text, finds whatever can be read in it, and reads the thing that is
 * wanted or has most to see. `body` is the tree that every pointer in the reading points into, in which texts that hold
 * the response have given way to what they hold; pointers into the body of the retrieval say so (`inRetrieval`). Never
 * throws, whatever the capture holds; takes time in proportion to it.
 */
export function readCapture(capture: Capture): Read<ReadBody> {
  const decoded = toTree(capture.body);
  if (!decoded.ok) return decoded;
  const { tree, noticed } = decoded.value;
  const found = findReadings(tree);
  const chosen = readChosen(found, capture.reading ?? null);
  if (chosen === null) return unreadText(found) ?? notRecognised(tree, typeof capture.body === 'string');
  if (!chosen.ok) return chosen;
  const { choices, shown, finding } = chosen.value;
  const told = capture.scoreKind ?? null;
  const read = settleScoreKind(chosen.value.reading, told);
  const retrieval = readRetrieval(capture.retrieval, told);
  const reading: Reading = {
    ...read,
    question: capture.question ?? read.question,
    contexts: retrieval.contexts ?? read.contexts,
    contextsAt: retrieval.contexts ? inRetrieval('') : read.contextsAt,
    noticed: [...noticed, ...read.noticed, ...retrieval.noticed],
  };
  const body = finding.opened.reduce((whole, { at, tree: inner }) => putAt(whole, at, inner), tree);
  return { ok: true, value: { reading, body, choices, shown } };
}

/** The first text inside the tree that looks like a response and is broken. */
function unreadText({ unread: [first] }: Found): Read<never> | null {
  if (first === undefined) return null;
  const { code, message, hint, at } = first.failure;
  if (first.at === '') return unreadable(code, at, message, hint);
  return unreadable(code, first.at, `In the text at ${first.at}, ${at}: ${message}`, hint);
}

function toTree(body: unknown): Read<{ tree: Json; noticed: Diagnostic[] }> {
  if (typeof body === 'string') return decode(body);
  if (body === undefined || body === null)
    return unreadable('input/empty', '', 'There is nothing to read: the body is empty.');
  if (isJson(body)) return { ok: true, value: { tree: body, noticed: [] } };
  return unreadable(
    'input/too-deep',
    '',
    'The body is no JSON value, or nests deeper than any response does.',
  );
}

/** The contexts that came with the answer; null when retrieval is not part of the capture. */
function readRetrieval(
  retrieval: unknown,
  told: ScoreKind | null,
): { contexts: ReadContext[] | null; noticed: Diagnostic[] } {
  if (retrieval === undefined || retrieval === null) return { contexts: null, noticed: [] };
  const decoded = toTree(retrieval);
  const format = decoded.ok ? formatOf(decoded.value.tree) : undefined;
  const read = decoded.ok ? format && settled(format.read(decoded.value.tree), told) : decoded;
  if (decoded.ok && read?.ok && read.value.contexts !== null) {
    return {
      contexts: read.value.contexts.map(placedInRetrieval),
      noticed: [...decoded.value.noticed, ...read.value.noticed].map(placedInRetrieval),
    };
  }
  const why = read !== undefined && !read.ok ? read.failure.message : 'It holds no retrieved contexts.';
  const message = `The retrieved contexts could not be read. ${why}`;
  return {
    contexts: null,
    noticed: [
      { code: 'input/retrieval-unread', severity: 'warning', at: inRetrieval(''), about: [], message },
    ],
  };
}

const settled = (read: Read<Reading>, told: ScoreKind | null): Read<Reading> =>
  read.ok ? { ok: true, value: settleScoreKind(read.value, told) } : read;

const placedInRetrieval = <T extends { at: Pointer }>(found: T): T => ({
  ...found,
  at: inRetrieval(found.at),
});
