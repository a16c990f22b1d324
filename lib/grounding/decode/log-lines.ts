import type { Json } from '../model';
import { parseJson } from './decode-json';
import type { Span } from './span';

const time = String.raw`(?:\d{4}[-/]\d\d[-/]\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?)?|[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d|\d\d:\d\d:\d\d(?:[.,]\d+)?)(?:Z| ?[+-]\d\d:?\d\d)?`;
const level = '(?:TRACE|DEBUG|INFO|NOTICE|WARN|WARNING|ERROR|CRITICAL|FATAL|default|info|debug|warn|error)';
/** A container's name and a bar, a time, a stream, a level, and a thread or logger in brackets. */
const prefix = new RegExp(
  `^(?:[\\w./-]{1,60}[ \\t]+\\|[ \\t]?)?` +
    `(?:\\[?${time}\\]?[ \\t,:|-]*)?` +
    `(?:(?:stdout|stderr)[ \\t]+[FP][ \\t])?` +
    `(?:[[(<]?${level}\\b[\\])>]?[ \\t,:|-]*(?:\\[[A-Za-z][\\w.$/: -]{0,60}\\][ \\t:-]*)*)?`,
);
/** A logger's, a host's or a field's name in front of what it says. */
const speaker = /^(?:[\w.$/-]{1,60}[ \t]+){0,2}[\w.$/-]{1,60}(?:\[\d+\])?[:=][ \t]+(?=[{["'\w(])/;

/** Longer lines start with a prefix all the same, but nobody writes a longer one. */
const LONGEST = 300;

/**
 * What is left of a text when every line starts like one of a log: the same lines without their prefixes, first as they
 * are and then without the name of who speaks. Empty for a text that is no log.
 */
export function withoutPrefixes(text: string): string[] {
  if (prefixOf(text) === 0) return [];
  const lines = text.split('\n');
  const bare = lines.map((line) => line.slice(prefixOf(line)));
  const said = bare.map((line) => line.replace(speaker, ''));
  const tries = [bare.join('\n'), said.join('\n')];
  return tries[0] === tries[1] ? tries.slice(1) : tries;
}

const prefixOf = (line: string): number => prefix.exec(line.slice(0, LONGEST))?.[0].length ?? 0;

/** A log with so many lines that start like JSON, and none that is, holds none. */
const MOST_BROKEN = 1000;

/** The JSON that stands at the end of the lines of a log, after whatever was said before it; null when no line holds one. */
export function jsonInLines(text: string): { tree: Json; span: Span }[] | null {
  if (prefixOf(text) === 0) return null;
  const found: { tree: Json; span: Span }[] = [];
  let broken = 0;
  let feed = -1;
  for (const line of text.split('\n')) {
    const start = feed + 1;
    feed = start + line.length;
    const from = line.search(/[{[]["{[\]}]/);
    if (from < 0) continue;
    const json = line.slice(from).trimEnd();
    const parsed = parseJson(json);
    if (parsed.ok)
      found.push({ tree: parsed.tree, span: { start: start + from, end: start + from + json.length } });
    else broken += 1;
    if (broken > MOST_BROKEN && found.length === 0) return null;
  }
  return found.length > 0 ? found : null;
}
