import { endOf } from './scan-json';

const statusLine = /HTTP\/[\d.]+ \d{3}[^\n]*(?:\n|$)/y;
const headerLine = /[A-Za-z][\w-]*:[^\n]*(?:\n|$)/y;
const emptyLine = /[ \t\r]*\n/y;

/**
 * Where the body starts behind what `curl -i` prints before it: a status line with or without headers, more than once
 * after a redirect. 0 when the text starts with no status line.
 */
export function afterHttpHead(text: string): number {
  let at = 0;
  for (;;) {
    const status = endOf(statusLine, text, at);
    if (status === at) return at;
    at = afterAll(emptyLine, text, afterAll(headerLine, text, status));
  }
}

function afterAll(line: RegExp, text: string, from: number): number {
  let at = from;
  for (let end = endOf(line, text, at); end > at; end = endOf(line, text, at)) at = end;
  return at;
}
