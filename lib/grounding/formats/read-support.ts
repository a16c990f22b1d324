import { isList } from '../decode/json-tree';
import type { Json, Pointer, ReadSupport } from '../model';
import type { Notes } from './notes';
import { asSent, fieldAt, fieldsOf, numberField, textField, toNumber } from './read';
import { groundingSupport, segment } from './schemas';

/** One grounding support. It is never dropped: what isn't an object becomes one that names nothing. */
export function readSupport(value: Json, at: Pointer, notes: Notes): ReadSupport {
  if (value === null) notes.wrongType('GroundingSupport', 'an object', at);
  const fields = fieldsOf(value, groundingSupport, at, notes);
  if (fields === null) return { at, segment: null, chunkIndices: [], scores: null };
  const old =
    fields.segmentText === undefined ? null : textField(fields.segmentText, 'segmentText', at, notes);
  const scores = numbers(fields.confidenceScores);
  const chunkIndices = numbers(fields.groundingChunkIndices);
  const support: ReadSupport = {
    at,
    segment: readSegment(fields.segment, old, fieldAt(value, groundingSupport, 'segment', at), notes),
    chunkIndices,
    scores: scores.length === 0 ? null : scores,
  };
  if (holdsOdd(chunkIndices, fields.groundingChunkIndices) || holdsOdd(scores, fields.confidenceScores)) {
    support.sent = { chunkIndices: odd(fields.groundingChunkIndices), scores: odd(fields.confidenceScores) };
  }
  return support;
}

/**
 * Offsets that were not sent are 0: proto3 leaves zeros out. The part that was not sent stays null. An old support that
 * has a text in place of a segment claims no offsets, and has NaN for them.
 */
function readSegment(
  value: Json | undefined,
  quote: string | null,
  at: Pointer,
  notes: Notes,
): ReadSupport['segment'] {
  const fields = fieldsOf(value, segment, at, notes);
  if (fields === null) {
    return quote === null ? null : { partIndex: null, start: Number.NaN, end: Number.NaN, text: quote };
  }
  return {
    partIndex: numberField(fields.partIndex, 'partIndex', at, notes),
    start: numberField(fields.startIndex, 'startIndex', at, notes) ?? 0,
    end: numberField(fields.endIndex, 'endIndex', at, notes) ?? 0,
    text: textField(fields.text, 'text', at, notes) ?? quote,
  };
}

/** A list of numbers where each keeps its place; NaN stands for what is no number. A list of numbers is read in place. */
function numbers(value: Json | undefined): readonly number[] {
  if (value === undefined || value === null) return nothing;
  if (!isList(value)) return [toNumber(value)];
  return isNumbers(value) ? value : value.map(toNumber);
}

/** Whether a list that could not be read in place has entries that are no numbers. */
const holdsOdd = (read: readonly number[], value: Json | undefined) =>
  read !== value && read.some(Number.isNaN);

/** What stands in a list in place of numbers. */
function odd(value: Json | undefined): Map<number, string> {
  const entries = value === undefined || value === null ? [] : isList(value) ? value : [value];
  const found = new Map<number, string>();
  for (const [position, entry] of entries.entries())
    if (Number.isNaN(toNumber(entry))) found.set(position, asSent(entry));
  return found;
}

const nothing: readonly number[] = [];
const isNumber = (value: Json) => typeof value === 'number';
const isNumbers = (values: readonly Json[]): values is readonly number[] => values.every(isNumber);
