import type { Diagnostic, Json } from '../model';
import { type Attempt, DEEPEST, tooDeep } from './attempt';
import { isShallow } from './json-tree';
import { endOf, scanJson } from './scan-json';
import { textPlace } from './text-place';

/** JSON.parse with its failure as a value. Duplicate keys keep the last one, huge integers round, as everywhere. */
export function parseJson(text: string): { ok: true; tree: Json } | { ok: false } {
  try {
    const tree: Json = JSON.parse(text);
    return { ok: true, tree };
  } catch {
    return { ok: false };
  }
}

/** One JSON value and nothing else. */
export function decodeJson(text: string): Attempt {
  const parsed = parseJson(text);
  if (parsed.ok) {
    return isShallow(parsed.tree)
      ? { ok: true, tree: parsed.tree, noticed: [] }
      : { ok: false, fault: tooDeep(deepest(text)) };
  }
  const scanned = scanJson(text, 0);
  if (!scanned.ok) return { ok: false, fault: scanned.fault };
  const rest = endOf(between, text, scanned.end);
  // An engine that parses by recursion gives up on depth although every bracket is in place.
  if (rest >= text.length) return { ok: false, fault: tooDeep(deepest(text)) };
  return {
    ok: false,
    fault: { index: rest, problem: 'text follows after the end of the JSON', code: 'input/broken' },
  };
}

const between = /[ \t\n\r,]*/y;

/**
 * Several JSON values in a row: JSON lines, pretty-printed objects one after the other, or a list that lost its
 * brackets or its end. Gives the list of all that are whole; a last one that is cut off is noticed. Null when the text
 * is not of this kind: fewer than two values, or something else between them.
 */
export function decodeJsonLines(text: string): { tree: Json[]; noticed: Diagnostic[] } | null {
  const cutList = text[0] === '[';
  const tree: Json[] = [];
  let at = cutList ? 1 : 0;
  for (;;) {
    at = endOf(between, text, at);
    if (at >= text.length || (cutList && text[at] === ']')) break;
    if (text[at] !== '{' && text[at] !== '[') return null;
    const scanned = scanJson(text, at);
    if (!scanned.ok) {
      const unfinished = scanned.fault.problem.startsWith('the text ends');
      if (!unfinished || tree.length === 0) return null;
      return { tree, noticed: [cutOff(text, at, tree.length)] };
    }
    const parsed = parseJson(text.slice(at, scanned.end));
    if (!parsed.ok || !isShallow(parsed.tree)) return null;
    tree.push(parsed.tree);
    at = scanned.end;
  }
  return cutList || tree.length < 2 ? null : { tree, noticed: [] };
}

const cutOff = (text: string, at: number, whole: number): Diagnostic => ({
  code: 'input/cut-off',
  severity: 'error',
  at: `/${whole}`,
  about: [],
  message: `The text breaks off inside item ${whole}, which starts at ${textPlace(text, at)}; what came before it was read.`,
});

/** Where the bracket that goes too deep stands. */
function deepest(text: string): number {
  const token = /["[\]{}]/g;
  let depth = 0;
  for (let found = token.exec(text); found; found = token.exec(text)) {
    const bracket = found[0];
    if (bracket === '"') token.lastIndex = afterString(text, token.lastIndex);
    else if (bracket === '[' || bracket === '{') depth += 1;
    else depth -= 1;
    if (depth > DEEPEST) return found.index;
  }
  return 0;
}

function afterString(text: string, from: number): number {
  const mark = /["\\]/g;
  mark.lastIndex = from;
  for (let found = mark.exec(text); found; found = mark.exec(text)) {
    if (found[0] === '"') return mark.lastIndex;
    mark.lastIndex += 1;
  }
  return text.length;
}
