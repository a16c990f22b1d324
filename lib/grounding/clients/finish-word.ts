import type { Piece } from '../formats/gather';

const words: ReadonlyMap<string, string> = new Map([
  ['completed', 'STOP'],
  ['length', 'MAX_TOKENS'],
  ['content_filter', 'SAFETY'],
  ['blocked', 'SAFETY'],
]);

/** Google's name for a finish reason that a client library put into words of its own; any other word in capitals. */
export function finishWord({ value, at }: Piece): Piece {
  if (typeof value !== 'string') return { value, at };
  const word = value.replaceAll('-', '_');
  return { value: words.get(word.toLowerCase()) ?? word.toUpperCase(), at };
}
