import { batchLines } from '../containers/batch';
import { isBatchLine, readBatchLine } from '../containers/batch-line';
import { findReadings } from '../containers/find-readings';
import { decode } from '../decode/decode';
import { isList, isRecord } from '../decode/json-tree';
import { formatOf } from '../formats';
import { hasField } from '../formats/read';
import { responsesIn } from '../formats/read-turns';
import type { Capture, Json, Pointer, Unreadable } from '../model';
import { createLineReader } from './read-lines';

/** One response of a batch, to be inspected by itself, or why there is none. */
export type BatchItem = {
  /** The line it stands on, or its place in the list; from 1. */
  number: number;
  /** Where it stands in a list; empty for a line. */
  at: Pointer;
  /** What the caller named the request by. */
  key: string | null;
  question: string | null;
} & ({ capture: Capture; failure: null } | { capture: null; failure: Unreadable });

/**
 * One line of a file that holds a response on each line: a batch's output, a log, an export. Null for a blank line. A line
 * that can't be decoded is an item that says why; whether the response can be read is seen when it is inspected.
 *
 * @param number counts from 1
 */
export function batchItem(line: string, number: number): BatchItem | null {
  if (line.trim() === '') return null;
  const decoded = decode(line);
  if (decoded.ok) return itemOf(decoded.value.tree, '', number);
  const { code, message, hint, at } = decoded.failure;
  const failure = {
    code,
    hint,
    at: at.replace('line 1', `line ${number}`),
    message: `Line ${number}: ${message}`,
  };
  return { number, at: '', key: null, question: null, capture: null, failure };
}

/**
 * Every response of a tree: the lines of a batch, its `inlinedResponses`, a list of responses, the answers of a session.
 * One after the other, so that who shows them needs to hold no more than what is shown.
 */
export function* batchItems(tree: Json): Generator<BatchItem> {
  const lines = batchLines(tree);
  if (lines !== null) {
    for (const [index, line] of lines.items.entries()) yield itemOf(line, `${lines.at}/${index}`, index + 1);
    return;
  }
  let number = 0;
  for (const { at, value, question, label } of findReadings(tree).findings) {
    number += 1;
    yield { number, at, key: label, question, capture: captureOf(value, question), failure: null };
  }
}

function itemOf(line: Json, at: Pointer, number: number): BatchItem {
  if (!isBatchLine(line))
    return { number, at, key: null, question: null, capture: captureOf(line, null), failure: null };
  const { key, question, at: place, response, failure } = readBatchLine(line, at);
  const named = { number, at: place, key, question };
  return failure === null
    ? { ...named, capture: captureOf(response, question), failure }
    : { ...named, capture: null, failure };
}

const captureOf = (body: Json, question: string | null): Capture => ({
  source: 'file',
  body,
  question,
  retrieval: null,
});

/**
 * Whether a text holds a response on each line, as far as its beginning shows: two lines or more that are each one by
 * itself, and not the events of one stream.
 *
 * @param head the beginning of the text, some lines at least; a last line that may be cut off is not looked at
 */
export function isBatchText(head: string): boolean {
  const trees: Json[] = [];
  for (const line of createLineReader().push(head)) {
    if (line.trim() === '') continue;
    if (!/^\s*[\uFEFF{]/.test(line)) return false;
    const decoded = decode(line);
    if (!decoded.ok || !isRecord(decoded.value.tree)) return false;
    trees.push(decoded.value.tree);
    if (trees.length === LOOKED_AT) break;
  }
  if (trees.some(isBatchLine)) return true;
  if (trees.length < 2 || !trees.every((tree) => formatOf(tree) !== undefined || hasText(tree))) return false;
  return trees.every((tree) => hasField(tree, 'candidates'))
    ? responsesIn(trees).length > 1
    : !isStream(trees);
}

const LOOKED_AT = 20;

/** Columns of a log hold their bodies deeper down. */
const hasText = (tree: Json): boolean => findReadings(tree).findings.length > 0;

/** Whether the list as a whole is something: the messages of a session, the chunks of a stream. */
const isStream = (trees: readonly Json[]): boolean => isList(trees) && formatOf(trees) !== undefined;
