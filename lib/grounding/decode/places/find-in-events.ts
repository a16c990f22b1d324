import type { Json } from '../../model';
import { decodeJsonLines, parseJson } from '../decode-json';
import type { Span } from '../span';
import { findInJson } from './find-in-json';
import { findInValues } from './find-in-values';
import type { Found } from './found';
import { joinedPieces, linesIn, type Piece, unjoined } from './lines';

type Event = { text: string; pieces: Piece[]; count: number };

/**
 * Where a way leads in a saved event stream: the data of an event may stand on several lines. When the events that are
 * found here aren't as many as were read, the whole stream is all that can be said.
 */
export function findInEvents(text: string, span: Span, way: readonly string[], tree: readonly Json[]): Found {
  const [first, ...inside] = way;
  const whole = { ...span, rest: way };
  const events = eventsIn(text, span);
  if (first === undefined || events.reduce((sum, { count }) => sum + count, 0) !== tree.length) return whole;
  let passed = 0;
  for (const { text: data, pieces, count } of events) {
    const index = Number(first) - passed;
    passed += count;
    if (index >= count) continue;
    const stretch = { start: 0, end: data.length };
    const found =
      count === 1 && parseJson(data).ok
        ? findInJson(data, 0, inside)
        : count === 1
          ? { ...stretch, rest: inside }
          : findInValues(data, stretch, [String(index), ...inside]);
    return { ...unjoined(pieces, found), rest: found.rest };
  }
  return whole;
}

/** What `decodeSse` takes for events: the data lines between two empty ones, and what stands bare between events. */
function eventsIn(text: string, span: Span): Event[] {
  const events: Event[] = [];
  let data: Span[] = [];
  let bare: Span[] = [];
  const add = (spans: readonly Span[]) => {
    const joined = joinedPieces(text, spans);
    const said = joined.text.trim();
    if (said !== '' && said !== '[DONE]') events.push({ ...joined, count: countIn(joined.text) });
  };
  const dispatch = () => {
    if (data.length === 0) return;
    add(bare);
    add(data);
    bare = [];
    data = [];
  };
  for (const line of linesIn(text, span)) {
    const said = text.slice(line.start, line.end);
    const [head = ''] = /^data:? ?/.exec(said) ?? [];
    if (said === '') dispatch();
    else if (head !== '') data.push({ start: line.start + head.length, end: line.end });
    else if (!/^(?:event|id|retry)?:/.test(said)) bare.push(line);
  }
  dispatch();
  add(bare);
  return events;
}

/** How many events a text is: a row of values is as many as it holds, and a broken one beside them. */
function countIn(data: string): number {
  if (parseJson(data).ok) return 1;
  const several = decodeJsonLines(data);
  if (several === null) return 1;
  return several.tree.length + (several.noticed.length > 0 ? 1 : 0);
}
