import type { Run } from '../model';
import { type Content, plainRun } from './context';

const space = '[ \\t\\r\\n]';
const attribute = `${space}+[A-Za-z_:][\\w.:-]*(?:${space}*=${space}*(?:[^\\s"'=<>\`]+|'[^']*'|"[^"]*"))?`;
const tag = new RegExp(
  `<(?:/[A-Za-z][A-Za-z\\d-]*${space}*|[A-Za-z][A-Za-z\\d-]*(?:${attribute})*${space}*/?)>`,
  'y',
);

const bracketed: readonly { open: RegExp; close: string }[] = [
  { open: /<!--/y, close: '-->' },
  { open: /<\?/y, close: '?>' },
  { open: /<!\[CDATA\[/y, close: ']]>' },
  { open: /<![A-Za-z]/y, close: '>' },
];

/** A reader of raw HTML for one content; what stays open is searched for its end only once. */
export function htmlReader({ text }: Content) {
  const unclosed = new Set<string>();
  const closing = (close: string, from: number): number | null => {
    if (unclosed.has(close)) return null;
    const at = text.indexOf(close, from);
    if (at < 0) unclosed.add(close);
    return at < 0 ? null : at + close.length;
  };
  /** Where the HTML at `at` ends, or null. */
  return (at: number): number | null => {
    tag.lastIndex = at;
    const match = tag.exec(text);
    if (match) return at + match[0].length;
    const short = /^<!---?>/.exec(text.slice(at, at + 6));
    if (short) return at + short[0].length;
    for (const { open, close } of bracketed) {
      open.lastIndex = at;
      const opened = open.exec(text);
      if (opened) return closing(close, at + opened[0].length);
    }
    return null;
  };
}

/** The HTML as written, without the white space that starts its further lines. */
export function htmlRuns(content: Content, from: number, to: number): Run[] {
  const runs: Run[] = [];
  for (const line of content.text.slice(from, to).matchAll(/[^\n]*\n?/g)) {
    const start = from + line.index;
    const indent = line.index === 0 ? 0 : (/^[ \t]*/.exec(line[0])?.[0].length ?? 0);
    if (line[0].length > indent) runs.push(plainRun(content, start + indent, start + line[0].length));
  }
  return runs;
}
