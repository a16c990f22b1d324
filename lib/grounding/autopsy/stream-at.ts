import { isList } from '../decode/json-tree';
import { valueAt } from '../decode/value-at';
import { generateContent } from '../formats/generate-content';
import { responsesIn } from '../formats/read-turns';
import type { Json, Pointer } from '../model';

/** The list that a stream stands in, and which of the list's responses it is. */
export type Stream = { at: Pointer; response: number };

/**
 * The stream of several events that a reading was read from; null when it came whole.
 *
 * @param at where the reading stands (`Choice.at`): at the list of the events, or at the first of them
 */
export function streamAt(body: Json, at: Pointer): Stream | null {
  if (isStream(valueAt(body, at))) return eventCount(body, at, 0) > 1 ? { at, response: 0 } : null;
  const [, list = '', index] = /^(.*)\/(\d+)$/s.exec(at) ?? [];
  const value = index === undefined ? undefined : valueAt(body, list);
  if (!isStream(value)) return null;
  const responses = responsesIn(value);
  const response = responses.findIndex((events) => events.includes(Number(index)));
  return (responses[response]?.length ?? 0) > 1 ? { at: list, response } : null;
}

const isStream = (value: Json | undefined): value is readonly Json[] =>
  isList(value) && value.length > 1 && generateContent.recognises(value);

/** The events of one response, in order. */
export function eventsAt(body: Json, { at, response }: Stream): Json[] {
  const list = valueAt(body, at);
  if (!isList(list)) return [];
  return (responsesIn(list)[response] ?? []).map((event) => list[event] ?? null);
}

const eventCount = (body: Json, at: Pointer, response: number) => eventsAt(body, { at, response }).length;
