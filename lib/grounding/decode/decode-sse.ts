import { createParser } from 'eventsource-parser';
import type { Diagnostic, Json } from '../model';
import type { Attempt } from './attempt';
import { decodeJson, decodeJsonLines, parseJson } from './decode-json';
import { isShallow } from './json-tree';
import { excerpt } from './text-place';

const field = /^(?:data|event|id|retry)?:/;
const dataLine = /^data: *[[{"]/m;

/** Whether the first line is one of a server-sent event stream, and some line carries JSON. */
export const looksLikeSse = (text: string): boolean => field.test(text) && dataLine.test(text);

/** Whether event lines stand somewhere below other text. */
export const holdsSse = (text: string): boolean => dataLine.test(text);

/**
 * A saved event stream: the tree is the list of its events, so `/2/candidates/0` lies in the third one. What stands
 * bare between or after the events (the service reports an error so once a stream has begun) is an event of its own.
 * An event that is no JSON keeps its place as a string and is noticed.
 */
export function decodeSse(text: string): Attempt {
  const events: Json[] = [];
  const noticed: Diagnostic[] = [];
  let bare: string[] = [];
  const add = (data: string) => {
    const parsed = parseJson(data);
    if (parsed.ok && isShallow(parsed.tree)) events.push(parsed.tree);
    else {
      const several = decodeJsonLines(data);
      if (several !== null) for (const item of several.tree) events.push(item);
      if (several !== null && several.noticed.length === 0) return;
      noticed.push(brokenEvent(events.length, data));
      events.push(data);
    }
  };
  const addBare = () => {
    const body = bare.join('\n').trim();
    bare = [];
    if (body !== '') add(body);
  };
  const parser = createParser({
    onEvent: ({ data }) => {
      addBare();
      if (data.trim() !== '' && data.trim() !== '[DONE]') add(data);
    },
    onError: ({ line }) => {
      if (line !== undefined) bare.push(line);
    },
  });
  // The last event of a pasted stream has often lost its blank line, and would be lost with it. One kind of line end
  // keeps the parser from searching the whole rest for the other kind at every line.
  parser.feed(`${text.replace(/\r\n?/g, '\n')}\n\n`);
  addBare();
  if (events.some((event) => typeof event !== 'string')) return { ok: true, tree: events, noticed };
  const problem =
    events.length === 0 ? 'the stream ends before any event' : 'no event of this stream holds whole JSON';
  return { ok: false, fault: { index: 0, problem, code: 'input/broken' } };
}

function brokenEvent(index: number, data: string): Diagnostic {
  const read = decodeJson(data);
  const problem = read.ok ? 'it is not JSON' : read.fault.problem;
  return {
    code: 'stream/broken-event',
    severity: 'error',
    at: `/${index}`,
    about: [],
    message: `Event ${index} of the stream is not whole JSON (${problem}): ${excerpt(data)}.`,
  };
}
