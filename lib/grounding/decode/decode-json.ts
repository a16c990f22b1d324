import type { Diagnostic, Json } from '../model';
import { type Attempt, DEEPEST, tooDeep } from './attempt';
import { isList, isShallow } from './json-tree';
import { endOf, scanJson } from './scan-json';
import { textPlace } from './text-place';

/** JSON.parse with its failure as a value, and with the bare NaN of Python. Duplicate keys keep the last one, huge integers round, as everywhere. */
export function parseJson(text: string): { ok: true; tree: Json } | { ok: false } {
  try {
    const tree: Json = JSON.parse(text);
    return { ok: true, tree };
  } catch {
    const quoted = quoteNonFinite(text);
    return quoted === null ? { ok: false } : parseJson(quoted);
  }
}

/**
 * Python's `json.dumps` writes NaN and the infinities bare: in quotes, as ProtoJSON has them, they can be parsed. Null
 * when there are none outside strings.
 */
function quoteNonFinite(text: string): string | null {
  const token = /"|-?\b(?:NaN|Infinity)\b/g;
  const pieces: string[] = [];
  let piece = 0;
  for (let found = token.exec(text); found; found = token.exec(text)) {
    if (found[0] === '"') {
      token.lastIndex = afterString(text, token.lastIndex);
      continue;
    }
    pieces.push(text.slice(piece, found.index), `"${found[0]}"`);
    piece = token.lastIndex;
  }
  return piece === 0 ? null : pieces.join('') + text.slice(piece);
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
  const cutList = text[0] === '[' && !scanJson(text, 0).ok;
  const tree: Json[] = [];
  let values = 0;
  let at = cutList ? 1 : 0;
  for (;;) {
    at = endOf(between, text, at);
    if (at >= text.length) break;
    // A list that is closed here is broken elsewhere: it is no row of values.
    if (cutList && text[at] === ']') return null;
    if (text[at] !== '{' && text[at] !== '[') return null;
    const scanned = scanJson(text, at);
    if (!scanned.ok) {
      const unfinished = scanned.fault.problem.startsWith('the text ends');
      if (!unfinished || tree.length === 0) return null;
      return { tree, noticed: [cutOff(text, at, tree.length)] };
    }
    const parsed = parseJson(text.slice(at, scanned.end));
    if (!parsed.ok || !isShallow(parsed.tree)) return null;
    // A line may hold several at once: a piece of a stream's list, or a list before the error that ended it.
    if (isList(parsed.tree)) for (const item of parsed.tree) tree.push(item);
    else tree.push(parsed.tree);
    values += 1;
    at = scanned.end;
  }
  if (cutList) return tree.length === 0 ? null : { tree, noticed: [unclosed(tree.length)] };
  return values < 2 ? null : { tree, noticed: [] };
}

const unclosed = (
  whole: number,
  where = `after item ${whole - 1}, before its list is closed`,
): Diagnostic => ({
  code: 'input/cut-off',
  severity: 'error',
  at: `/${whole - 1}`,
  about: [],
  message: `The text breaks off ${where}; what came before was read.`,
});

/** At the last item that is whole: the one that is cut off is not in the tree. */
const cutOff = (text: string, at: number, whole: number): Diagnostic =>
  unclosed(whole, `inside item ${whole}, which starts at ${textPlace(text, at)}`);

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
