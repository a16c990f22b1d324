import { inspect } from '../grounding';
import { containers } from '../grounding/containers';
import { batch } from '../grounding/containers/batch';
import { bigqueryRow } from '../grounding/containers/bigquery-row';
import { findReadings } from '../grounding/containers/find-readings';
import { logEntries } from '../grounding/containers/log-entries';
import { responses } from '../grounding/containers/responses';
import { formatOf } from '../grounding/formats';
import { generateContent } from '../grounding/formats/generate-content';
import type { Json } from '../grounding/model';

/**
 * What the values of a file are to each other: `each` is a response by itself; they are `events`, of which one response
 * may have several in a row; or only all of them together are one thing, as the turns of a session are: the `whole`.
 */
export type Grouping = 'each' | 'events' | 'whole';

/** Lists whose items are told apart already. */
const lists: readonly unknown[] = [batch, bigqueryRow];

/** @param first the first values of a file, without those that can't be decoded */
export function groupingOf(first: readonly Json[]): Grouping {
  if (first.length === 0) return 'whole';
  const container = containers.find(({ recognises }) => recognises(first));
  if (container && lists.includes(container)) return 'each';
  if (container && container !== responses && container !== logEntries) return 'whole';
  const format = formatOf(first);
  if (format === generateContent) return 'events';
  if (format !== undefined) return first.filter(isComplete).length > 1 ? 'each' : 'whole';
  // Of a log in which a response stands here and there, a table would be nearly empty.
  const readable = first.filter((value) => findReadings(value).findings.length > 0);
  return readable.length * 2 > first.length ? 'each' : 'whole';
}

/** Whether a value is an answer from beginning to end, rather than a piece of a stream. */
function isComplete(value: Json): boolean {
  const read = inspect({ source: 'file', body: value, question: null, retrieval: null });
  if (!read.ok) return false;
  const { answer } = read.value.inspection;
  return answer !== null && answer.text !== '' && answer.finishReason !== null;
}
