import { isList } from '../decode/json-tree';
import { valueAt } from '../decode/value-at';
import { generateContent } from '../formats/generate-content';
import { responsesIn } from '../formats/read-turns';
import type { Json, Pointer } from '../model';
import { held, readEvent, type StreamEvent } from './read-event';

/** What some way to read a stream would not have seen. */
export type Lost = { text: number; chunks: number; supports: number; queries: number };

export type Autopsy = {
  events: StreamEvent[];
  /** What the merged answer holds: UTF-16 units of text, and the rest by number. */
  whole: Lost;
  /** What who reads the last event alone has lost of that. */
  lostByLastEventOnly: Lost;
  /** What who joins the text, but keeps the metadata of the last event with such, even an empty one, has lost. */
  lostByLastMetadataOnly: Lost;
};

/**
 * Replays a stream of `generateContent`: what each event brought, sent again or would have overwritten, by the rules that
 * `inspect` merges by. Of several candidates the first is followed; of several responses each starts anew.
 *
 * @param body the tree that `inspect` gives back
 * @param at where the stream's list stands in it
 * @param response which of the list's responses is summed up
 * @returns null for anything but the list of a stream
 */
export function autopsy(body: Json, at: Pointer = '', response = 0): Autopsy | null {
  const list = valueAt(body, at);
  if (!isList(list) || !generateContent.recognises(list)) return null;
  const events: StreamEvent[] = [];
  const wholes = responsesIn(list).map((numbers, number) => {
    const before = held();
    for (const index of numbers)
      events[index] = readEvent(
        list[index] ?? null,
        { at: `${at}/${index}`, index, response: number },
        before,
      );
    return before.total;
  });
  const whole = wholes[response] ?? held().total;
  const own = events.filter((event) => event.response === response);
  const last = own.at(-1);
  const carrying = own.findLast(({ metadata }) => metadata !== 'absent');
  return {
    events,
    whole,
    lostByLastEventOnly: less(whole, last, last?.text.length ?? 0),
    lostByLastMetadataOnly: less(whole, carrying, whole.text),
  };
}

const less = (whole: Lost, event: StreamEvent | undefined, text: number): Lost => ({
  text: whole.text - text,
  chunks: whole.chunks - (event?.sent.chunks ?? 0),
  supports: whole.supports - (event?.sent.supports ?? 0),
  queries: whole.queries - (event?.sent.queries ?? 0),
});
