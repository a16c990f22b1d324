import { createParser } from 'eventsource-parser';
import { decodeJson, type Json } from '../grounding';
import { splitJson } from './split-json';
import { withoutMarks } from './without-marks';

/** Why what came is no event. */
export type Fault =
  | { kind: 'page' }
  /** Nothing like an event came; `text` is its beginning. */
  | { kind: 'foreign'; text: string }
  | { kind: 'too-long'; megabytes: number }
  | { kind: 'broken'; why: string };

/** One event as it came, or a fault; nothing is read after a fault. */
export type Read = { event: Json } | { fault: Fault };

export type EventReader = {
  push(text: string): Read[];
  /** What the end of the stream completes, and whether it ended inside an event or list. */
  end(): { reads: Read[]; unfinished: boolean };
};

/** UTF-16 units of what is no event that are kept to tell it. */
const EXCERPT = 1000;

/** Longest event in UTF-16 units; of an answer's text that is many times more than any model writes. */
const LONGEST_EVENT = 16 * 1024 * 1024;

/**
 * Reads the events of `streamGenerateContent` as they come. Server-sent events, or a JSON list, which the service sends
 * without `alt=sse`; the first character tells which. An error may stand bare between or after server-sent events, over
 * any number of lines, and the last event may lack its blank line.
 */
export function readEvents(longest = LONGEST_EVENT): EventReader {
  let reader: EventReader | null = null;
  return {
    push(text) {
      const begun = reader === null ? text.trimStart() : text;
      if (begun === '') return [];
      reader ??= readerFor(begun, longest);
      return reader.push(begun);
    },
    end: () => reader?.end() ?? { reads: [], unfinished: false },
  };
}

function readerFor(begun: string, longest: number): EventReader {
  if (begun.startsWith('<'))
    return {
      push: () => [{ fault: { kind: 'page' } }],
      end: () => ({ reads: [], unfinished: false }),
    };
  // Neither format can hold it: bytes that are no text, or text in UTF-16.
  if (begun.includes('\0'))
    return {
      push: () => [{ fault: { kind: 'foreign', text: begun.slice(0, EXCERPT) } }],
      end: () => ({ reads: [], unfinished: false }),
    };
  return /^[[{]/.test(begun) ? readList(longest) : readServerSent(longest);
}

function readList(longest: number): EventReader {
  const splitter = splitJson();
  return {
    push(text) {
      const reads = splitter.push(text).flatMap(decoded);
      const foreign = splitter.foreign();
      if (foreign !== null)
        reads.push({ fault: { kind: 'broken', why: `this stands where an event should: "${foreign}"` } });
      else if (splitter.held() > longest) reads.push(tooLong(longest));
      return reads;
    },
    end: () => ({ reads: [], unfinished: splitter.unfinished() }),
  };
}

function readServerSent(longest: number): EventReader {
  const bare = splitJson();
  const clean = withoutMarks();
  let beginning = '';
  let met = false;
  let reads: Read[] = [];
  let over = false;
  const parser = createParser({
    maxBufferSize: longest,
    onEvent: ({ data }) => {
      met = true;
      if (data.trim() !== '' && data.trim() !== '[DONE]') reads.push(...decoded(data));
    },
    onError: ({ type, line }) => {
      if (type === 'max-buffer-size-exceeded') {
        over = true;
        reads.push(tooLong(longest));
      }
      // A field that the format does not know is passed over, as it demands; JSON without `data:` is not.
      else if (type === 'unknown-field' && line !== undefined && (bare.unfinished() || /^\s*[[{]/.test(line)))
        reads.push(...bare.push(`${line}\n`).flatMap(decoded));
    },
  });
  const take = () => {
    const taken = reads;
    reads = [];
    return bare.held() > longest ? [...taken, tooLong(longest)] : taken;
  };
  return {
    push(text) {
      if (beginning.length < EXCERPT) beginning = (beginning + text).slice(0, EXCERPT);
      if (!over) parser.feed(clean(text));
      const taken = take();
      met ||= taken.length > 0;
      return taken;
    },
    end() {
      if (!over) parser.feed('\n\n');
      const last = take();
      if ('data:'.startsWith(beginning.trim())) return { reads: [], unfinished: true };
      if (!met && last.length === 0 && !bare.unfinished()) {
        return { reads: [{ fault: { kind: 'foreign', text: beginning } }], unfinished: false };
      }
      const whole = last.filter((read) => 'event' in read);
      // What only the end of the stream made an event of, and is none, was cut off.
      return { reads: whole, unfinished: whole.length < last.length || bare.unfinished() };
    },
  };
}

/** An event is an object; in a list, as of the other format, there may be several. */
function decoded(text: string): Read[] {
  const attempt = decodeJson(text);
  if (!attempt.ok)
    return [{ fault: { kind: 'broken', why: `an event is not whole JSON: ${attempt.fault.problem}` } }];
  const items: readonly Json[] = isList(attempt.tree) ? attempt.tree : [attempt.tree];
  return items.map((event) =>
    typeof event === 'object' && event !== null && !isList(event)
      ? { event }
      : { fault: { kind: 'broken', why: `${kindOf(event)} stands where an event should` } },
  );
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** Without the value itself, which may be anything. */
function kindOf(value: Json): string {
  if (isList(value)) return 'a list';
  return typeof value === 'string' ? 'a text' : typeof value === 'number' ? 'a number' : String(value);
}

const tooLong = (longest: number): Read => ({
  fault: { kind: 'too-long', megabytes: Math.round(longest / 1024 / 1024) },
});
