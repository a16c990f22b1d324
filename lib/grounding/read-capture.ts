import { decode } from './decode/decode';
import { isJson } from './decode/json-tree';
import { unreadable } from './decode/unreadable';
import { formatOf } from './formats';
import { notRecognised } from './formats/not-recognised';
import type { Capture, Diagnostic, Json, Pointer, Read, ReadContext, Reading, ScoreKind } from './model';
import { inRetrieval } from './retrieval-pointer';
import { settleScoreKind } from './settle-score-kind';

/**
 * Reads a capture: decodes its body when that is text, finds out which format it has, and reads it. `body` is the tree
 * that every pointer in the reading points into; those of what came apart, in the body of the retrieval, say so
 * (`inRetrieval`). Never throws, whatever the capture holds; takes time in proportion to it.
 */
export function readCapture(capture: Capture): Read<{ reading: Reading; body: Json }> {
  const decoded = toTree(capture.body);
  if (!decoded.ok) return decoded;
  const { tree, noticed } = decoded.value;
  const format = formatOf(tree);
  if (format === undefined) return notRecognised(tree, typeof capture.body === 'string');
  const told = capture.scoreKind ?? null;
  const read = settled(format.read(tree), told);
  if (!read.ok) return read;
  const retrieval = readRetrieval(capture.retrieval, told);
  const reading: Reading = {
    ...read.value,
    question: capture.question ?? read.value.question,
    contexts: retrieval.contexts ?? read.value.contexts,
    contextsAt: retrieval.contexts ? inRetrieval('') : read.value.contextsAt,
    noticed: [...noticed, ...read.value.noticed, ...retrieval.noticed],
  };
  return { ok: true, value: { reading, body: tree } };
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
