import { endOf } from './scan-json';

const statusLine = /HTTP\/[\d.]+ \d{3}[^\n]*(?:\n|$)/y;
const headerLine = /[A-Za-z][\w-]*:[^\n]*(?:\n|$)/y;
/** What an answer's head without its status line starts with; a line with a colon alone is not enough. */
const firstHeader =
  /(?:content-type|date|server|vary|cache-control|alt-svc|transfer-encoding|x-[\w-]+):[^\n]*\n/iy;
const emptyLine = /[ \t\r]*\n/y;

/**
 * Where the body starts behind what `curl -i` prints before it: a status line with or without headers, more than once
 * after a redirect, or headers alone with the empty line that ends them. 0 when the text starts with none of them.
 */
export function afterHttpHead(text: string): number {
  let at = 0;
  for (;;) {
    const status = endOf(statusLine, text, at);
    if (status === at) return at === 0 ? afterHeaders(text) : at;
    at = afterAll(emptyLine, text, afterAll(headerLine, text, status));
  }
}

function afterHeaders(text: string): number {
  const headers = endOf(firstHeader, text, 0) === 0 ? 0 : afterAll(headerLine, text, 0);
  const body = afterAll(emptyLine, text, headers);
  return body > headers ? body : 0;
}

function afterAll(line: RegExp, text: string, from: number): number {
  let at = from;
  for (let end = endOf(line, text, at); end > at; end = endOf(line, text, at)) at = end;
  return at;
}
