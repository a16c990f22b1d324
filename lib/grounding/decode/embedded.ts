import type { Diagnostic, Json } from '../model';
import { parseJson } from './decode-json';
import { decodeProtoText } from './decode-proto-text';
import { decodePython } from './decode-python';
import { isShallow } from './json-tree';
import { scanJson } from './scan-json';
import { textPlace } from './text-place';
import type { Written } from './written';

type Embedded = { tree: Json; noticed: Diagnostic[]; written: Written };

const field =
  /candidates|grounding|contexts|relevant_?chunks|server_?content|prompt_?feedback|choices|response_?metadata|provider_?metadata|annotations|"error"/i;
const printed =
  /(?<![\w.])(?:[A-Z]\w*\(\s*[a-z_]+=|[{[]\s*(?:\{\s*)?'[a-z_]+':|(?:candidates|content)=[['"(A-Z])/g;
const proto = /^(?:candidates|contexts|grounding_metadata|relevant_chunks|grounding_chunks)\s*(?::\s*)?\{/m;

/** So many beginnings are tried; a text with more of them is no prose around a response. */
const TRIES = 100;

/**
 * A response with prose around it: after a sentence, behind a prompt, in a traceback. Several are a list. Null when
 * nothing in the text holds a field of a response. What stands around is told, since it was not read.
 */
export function decodeEmbedded(text: string): Embedded | null {
  if (!field.test(text)) return null;
  return jsonIn(text) ?? quotedIn(text) ?? pythonIn(text) ?? protoIn(text);
}

/** A beginning that goes wrong is skipped up to where it does: what lies inside a broken value is no response. */
function jsonIn(text: string): Embedded | null {
  const found: { tree: Json; start: number; end: number }[] = [];
  const opening = /[{[]/g;
  for (let failed = 0; failed < TRIES; ) {
    const start = opening.exec(text)?.index;
    if (start === undefined) break;
    const scanned = scanJson(text, start);
    opening.lastIndex = scanned.ok ? scanned.end : Math.max(scanned.fault.index, start + 1);
    if (!scanned.ok) {
      failed += 1;
      continue;
    }
    const body = text.slice(start, scanned.end);
    const parsed = field.test(body) ? parseJson(body) : null;
    if (parsed?.ok && isShallow(parsed.tree)) found.push({ tree: parsed.tree, start, end: scanned.end });
  }
  const [first] = found;
  const last = found.at(-1);
  if (first === undefined || last === undefined) return null;
  const noticed = around(text, first.start, last.end);
  if (first === last) {
    const { tree, start, end } = first;
    return { tree, noticed, written: { as: 'json', start, end } };
  }
  const spans = found.map(({ start, end }) => ({ start, end }));
  return { tree: found.map((one) => one.tree), noticed, written: { as: 'scattered', spans } };
}

/** JSON that was put into a string, as the values of `logfmt` are. */
function quotedIn(text: string): Embedded | null {
  const start = text.search(/"\s*[{[]\s*\{?\\"/);
  const scanned = start < 0 ? null : scanJson(text, start);
  const parsed = scanned?.ok ? parseJson(text.slice(start, scanned.end)) : null;
  if (!scanned?.ok || !parsed?.ok) return null;
  const written = { as: 'json' as const, start, end: scanned.end };
  return { tree: parsed.tree, noticed: around(text, start, scanned.end), written };
}

function pythonIn(text: string): Embedded | null {
  let broken = 0;
  for (const { index } of [...text.matchAll(printed)].slice(0, TRIES)) {
    if (index < broken) continue;
    const rest = text.slice(index);
    const read = decodePython(rest);
    broken = read.ok ? broken : index + read.fault.index;
    if (read.ok) return found('python', text, index, text.length, read);
    const end = read.rest;
    const whole = end === null || end < 10 ? null : decodePython(rest.slice(0, end));
    if (whole?.ok && field.test(rest.slice(0, end ?? 0)))
      return found('python', text, index, index + (end ?? 0), whole);
  }
  return null;
}

function protoIn(text: string): Embedded | null {
  const start = text.search(proto);
  if (start < 0) return null;
  for (const end of [text.length, text.lastIndexOf('}') + 1]) {
    const read = end > start ? decodeProtoText(text.slice(start, end)) : null;
    if (read?.ok) return found('proto', text, start, end, read);
  }
  return null;
}

const found = (
  as: 'python' | 'proto',
  text: string,
  start: number,
  end: number,
  { tree, noticed }: { tree: Json; noticed: Diagnostic[] },
): Embedded => ({ tree, noticed: [...around(text, start, end), ...noticed], written: { as, start, end } });

function around(text: string, start: number, end: number): Diagnostic[] {
  const before = text.slice(0, start).trim().length;
  const after = text.slice(end).trim().length;
  if (before + after === 0) return [];
  const message = `The response starts at ${textPlace(text, start)}; the text around it, ${before + after} characters, was not read.`;
  return [{ code: 'input/text-around', severity: 'info', at: '', about: [], message }];
}
