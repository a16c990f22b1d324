import type { Diagnostic, Json, Read } from '../model';
import type { Attempt, Fault } from './attempt';
import { bareString } from './bare-string';
import { decodeJson, decodeJsonLines } from './decode-json';
import { decodeProtoText, looksLikeProtoText } from './decode-proto-text';
import { decodePython } from './decode-python';
import { decodeSse, holdsSse, looksLikeSse } from './decode-sse';
import { decodeYaml, looksLikeYaml } from './decode-yaml';
import { decodeEmbedded } from './embedded';
import { errorBodyIn, namedErrorIn } from './error-text';
import { afterHttpHead } from './http-head';
import { jsonInLines, withoutPrefixes } from './log-lines';
import { looksLikePythonObject, mayBePython } from './python-tokens';
import { scanJson } from './scan-json';
import { firstFence, type Span, trimmed, wholeFence } from './span';
import { excerpt, textPlace } from './text-place';
import { ACCEPTED, unreadable } from './unreadable';
import { shifted, type Written } from './written';

export type Decoded = { tree: Json; noticed: Diagnostic[] };

/** `written` says how the text writes the tree out; left out where it only tells of it, such as an error's line. */
export type DecodedText = Decoded & { written?: Written };

/** A text inside a text inside a text: more than that nobody pastes. */
const NESTED = 3;

/**
 * Turns pasted text into the tree it writes out. What it is, is told by its content: server-sent events, JSON, JSON
 * lines, a printed Python value, proto text; a byte-order mark, white space and a Markdown fence around it are taken
 * off, and a JSON string that holds one of these is opened, to three levels.
 *
 * Never throws and takes time in proportion to the text. A text that breaks off or goes wrong is a failure that names
 * the line and column in the text as it was given.
 */
export function decode(text: string): Read<Decoded> {
  const read = decodeText(text);
  if (!read.ok) return read;
  const { tree, noticed } = read.value;
  return { ok: true, value: { tree, noticed } };
}

/** The same, with where it stands in the text. */
export const decodeText = (text: string): Read<DecodedText> => decodeNested(text, NESTED);

function decodeNested(text: string, levels: number): Read<DecodedText> {
  const span = wholeFence(text, trimmed(text, 0, text.length));
  if (span.start === span.end) {
    return unreadable('input/empty', 'line 1, column 1', 'There is nothing to read: the text is empty.');
  }
  const head = afterHttpHead(text.slice(span.start, span.end));
  const behind = trimmed(text, span.start + head, span.end);
  // A head without a body says what went wrong by its status line alone.
  const decoded = decodeSpan(text, behind.start === behind.end ? span : behind);
  if (!decoded.ok || typeof decoded.value.tree !== 'string') return decoded;
  if (levels === 0) return decoded;
  const { tree: inside, written: outer } = decoded.value;
  const opened = decodeNested(inside, levels - 1);
  if (!opened.ok) return decoded;
  const { written: inner, ...rest } = opened.value;
  if (!outer || !inner) return { ok: true, value: rest };
  return { ok: true, value: { ...rest, written: { as: 'nested', outer, text: inside, inner } } };
}

type Whole = 'json' | 'values' | 'events' | 'python' | 'proto' | 'yaml';

function decodeSpan(text: string, span: Span, within: 'text' | 'fenced' = 'text'): Read<DecodedText> {
  const body = text.slice(span.start, span.end);
  const done = ({ tree, noticed, written }: DecodedText): Read<DecodedText> => ({
    ok: true,
    value: { tree, noticed, ...(written ? { written: shifted(written, span.start) } : {}) },
  });
  const whole = (as: Whole): Written => ({ as, start: 0, end: body.length });
  const failed = (what: string, { index, problem, code }: Fault): Read<DecodedText> => {
    const at = textPlace(text, span.start + index);
    return unreadable(code, at, `This looks like ${what}, but at ${at} ${problem}.`, hintFor(code));
  };
  const settle = (what: string, read: Attempt, as: Whole): Read<DecodedText> =>
    read.ok ? done({ ...read, written: whole(as) }) : failed(what, read.fault);

  if (looksLikeSse(body)) return settle('a saved event stream', decodeSse(body), 'events');
  const json = decodeJson(body);
  if (json.ok || json.fault.code === 'input/too-deep') return settle('JSON', json, 'json');
  const bracketed = '{[('.includes(body.charAt(0));
  if (bracketed) {
    const lines = decodeJsonLines(body);
    if (lines !== null) return done({ ...lines, written: whole('values') });
  }
  if (holdsSse(body) && !quotesSse(body, bracketed)) {
    const events = decodeSse(body);
    if (events.ok) return done({ ...events, written: whole('events') });
  }
  const bare = bareString(body);
  if (bare !== null) return done({ tree: bare, noticed: [], written: whole('python') });
  const logged = within === 'text' ? logIn(body) : null;
  if (logged !== null) return done(logged);
  const failedJson = (): Read<DecodedText> => {
    const inside = decodeEmbedded(body);
    if (inside) return done(inside);
    return printedByConsole.test(body.slice(0, 200)) ? consolePrint(text, span) : failed('JSON', json.fault);
  };
  if (bracketed && !mayBePython(body)) return failedJson();
  if (bracketed || looksLikePythonObject(body)) {
    const python = decodePython(body);
    if (python.ok && python.python) return settle('a printed Python value', python, 'python');
    const pythonic = python.python && !python.ok && python.fault.index >= json.fault.index;
    if (!pythonic && bracketed) return failedJson();
    const inside = decodeEmbedded(body);
    return inside ? done(inside) : settle('a printed Python value', python, 'python');
  }
  if (body[0] === '"') return failed('JSON', json.fault);
  const proto = looksLikeProtoText(body) ? decodeProtoText(body) : null;
  if (proto?.ok) return settle('proto text', proto, 'proto');
  const yaml = looksLikeYaml(body) ? decodeYaml(body) : null;
  if (yaml !== null) return settle('YAML', yaml, 'yaml');
  // "ApiError: {…" starts like proto text and is none.
  const said = errorText(text, span) ?? (within === 'text' ? innerFence(text, span) : null);
  if (said !== null) return said;
  const inside = decodeEmbedded(body);
  return inside ? done(inside) : ((proto && settle('proto text', proto, 'proto')) ?? plainText(body));
}

/** A JavaScript object: its keys stand without quotes. */
const printedByConsole = /^[{[]\s*(?:\{\s*)?[A-Za-z_$][\w$]*:\s/;

const consolePrint = (text: string, { start }: Span): Read<DecodedText> =>
  unreadable(
    'input/broken',
    textPlace(text, start),
    'This is an object as the console of JavaScript prints it, which leaves out what lies deeper ("[Object]").',
    'Print JSON.stringify(response) instead, which holds it all.',
  );

/** Whether lines of events are but quoted: in printed Python or proto text, or inside the first bracket of a text. */
const quotesSse = (body: string, bracketed: boolean): boolean =>
  bracketed ? !scanJson(body, 0).ok : looksLikePythonObject(body) || looksLikeProtoText(body);

function errorText(text: string, span: Span): Read<DecodedText> | null {
  const body = text.slice(span.start, span.end);
  const inside = errorBodyIn(body);
  if (inside) {
    const read = decodeSpan(text, { start: span.start + inside.start, end: span.start + inside.end });
    if (read.ok) return read;
  }
  const tree = namedErrorIn(body);
  return tree === null ? null : { ok: true, value: { tree, noticed: [] } };
}

/** What the lines of a log hold, without what stands before it on each of them. */
function logIn(body: string): DecodedText | null {
  for (const bare of withoutPrefixes(body)) {
    const read = decodeSpan(bare, trimmed(bare, 0, bare.length), 'fenced');
    if (!read.ok) continue;
    const { written: inner, ...rest } = read.value;
    if (!inner) return rest;
    return { ...rest, written: { as: 'prefixed', start: 0, end: body.length, bare, inner } };
  }
  const lines = jsonInLines(body);
  if (lines === null) return null;
  const [first] = lines;
  if (lines.length === 1 && first)
    return { tree: first.tree, noticed: [], written: { as: 'json', ...first.span } };
  return {
    tree: lines.map(({ tree }) => tree),
    noticed: [],
    written: { as: 'scattered', spans: lines.map(({ span }) => span) },
  };
}

/** Prose with the body in a fence below it, as chats and tickets have it. */
function innerFence(text: string, span: Span): Read<DecodedText> | null {
  const inside = firstFence(text, span);
  if (inside === null || inside.start === inside.end) return null;
  const read = decodeSpan(text, inside, 'fenced');
  return read.ok || read.failure.code !== 'input/not-recognised' ? read : null;
}

function plainText(body: string): Read<DecodedText> {
  const at = 'line 1, column 1';
  if (/^<(?:!doctype|html|head|body)\b/i.test(body)) {
    return unreadable(
      'input/not-recognised',
      at,
      'This is an HTML page, not a response of the service.',
      `Google answers a wrong host or path with such a page: check the address that was called. ${ACCEPTED}`,
    );
  }
  return unreadable(
    'input/not-recognised',
    at,
    `This is plain text that starts with ${excerpt(body)}, not a response.`,
  );
}

const hintFor = (code: Fault['code']): string =>
  code === 'input/too-deep'
    ? 'No response of these services nests so deep; check where the text comes from.'
    : `Check that the text was copied whole. ${ACCEPTED}`;
