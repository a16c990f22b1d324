import type { Run } from './model';

/** A whole text as it is written; only a CRLF or a lone carriage return is shown as one line feed. */
export function sourceRuns(text: string): Run[] {
  const runs: Run[] = [];
  let done = 0;
  const plain = (to: number) => {
    if (to > done) runs.push({ text: text.slice(done, to), start: done, end: to });
  };
  for (const { index, 0: lineEnd } of text.matchAll(/\r\n?/g)) {
    plain(index);
    done = index + lineEnd.length;
    runs.push({ text: '\n', start: index, end: done, atomic: true });
  }
  plain(text.length);
  return runs;
}
