const HASH = 35;

const isBlank = (code: number): boolean =>
  code === 32 || (code >= 9 && code <= 13) || code === 0xa0 || code === 0xfeff;

/**
 * The index after white space and `#` comments. A loop rather than a pattern: a pattern with a choice in it keeps a
 * way back for every step, and runs out of stack on megabytes of blanks.
 */
export function skipBlank(text: string, from: number): number {
  let at = from;
  for (;;) {
    const code = text.charCodeAt(at);
    if (isBlank(code)) at += 1;
    else if (code === HASH) {
      const feed = text.indexOf('\n', at);
      at = feed === -1 ? text.length : feed + 1;
    } else return at;
  }
}
