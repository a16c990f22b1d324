import type { Run } from './model';

/** A block without a blank line is closed at the next line end after this many units. */
const longest = 2_000;

/**
 * A whole text as it is written, in blocks that end with their line ends, at blank lines; joined they are the text. Only
 * a CRLF or a lone carriage return is shown as one line feed.
 */
export function sourceBlocks(text: string): Run[][] {
  const blocks: Run[][] = [];
  let runs: Run[] = [];
  let begin = 0;
  let done = 0;
  const plain = (to: number) => {
    if (to > done) runs.push({ text: text.slice(done, to), start: done, end: to });
    done = to;
  };
  const close = (to: number) => {
    plain(to);
    if (runs.length > 0) blocks.push(runs);
    runs = [];
    begin = to;
  };
  let lineStart = 0;
  for (const { index, 0: lineEnd } of text.matchAll(/\r\n?|\n/g)) {
    const next = index + lineEnd.length;
    const blank = text.slice(lineStart, index).trim() === '';
    if (lineEnd !== '\n') {
      plain(index);
      runs.push({ text: '\n', start: index, end: next, atomic: true });
      done = next;
    }
    if (blank || next - begin > longest) close(next);
    lineStart = next;
  }
  close(text.length);
  return blocks;
}
