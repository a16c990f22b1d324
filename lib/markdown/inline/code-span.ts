import type { Inline, Run } from '../model';
import { atomicRun, type Content, plainRun } from './context';

const special = /(?:\r?\n|\r)[ \t]*|\\\|/g;

/** A line end shows as a space, with what indents the line after it (a quote's mark may be part of that); in a table cell `\|` shows as `|`. */
function codeRuns(content: Content, from: number, to: number): Run[] {
  const runs: Run[] = [];
  let done = from;
  for (const match of content.text.slice(from, to).matchAll(special)) {
    if (match[0] === '\\|' && !content.cell) continue;
    const at = from + match.index;
    if (at > done) runs.push(plainRun(content, done, at));
    done = at + match[0].length;
    runs.push(atomicRun(content, match[0] === '\\|' ? '|' : ' ', at, done));
  }
  if (to > done) runs.push(plainRun(content, done, to));
  return runs;
}

/** One space (or line end) is dropped at either side when both are there and something else is between. */
function trimmed(text: string, from: number, to: number): [number, number] {
  if (!/[^ \r\n]/.test(text.slice(from, to))) return [from, to];
  const before = /^(?:\r\n|[ \r\n])/.exec(text.slice(from, from + 2))?.[0].length ?? 0;
  const after = /(?:\r\n|[ \r\n])$/.exec(text.slice(to - 2, to))?.[0].length ?? 0;
  return before > 0 && after > 0 ? [from + before, to - after] : [from, to];
}

/**
 * A reader of code spans for one content. It remembers the lengths of backtick runs that have no partner further on,
 * so that a text full of lone backticks is not searched to its end for each of them.
 */
export function codeSpanReader(content: Content) {
  const { text } = content;
  const unmatched = new Set<number>();
  return (at: number): { end: number; node: Inline | null } => {
    let open = at;
    while (text[open] === '`') open++;
    const size = open - at;
    if (unmatched.has(size)) return { end: open, node: null };
    const runs = /`+/g;
    runs.lastIndex = open;
    for (let match = runs.exec(text); match; match = runs.exec(text)) {
      if (match[0].length !== size) continue;
      const [from, to] = trimmed(text, open, match.index);
      return { end: match.index + size, node: { kind: 'code', runs: codeRuns(content, from, to) } };
    }
    unmatched.add(size);
    return { end: open, node: null };
  };
}
