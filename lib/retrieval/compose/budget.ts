import { byteIndex } from '../../text/offsets';
import type { ComposedBlock } from './model';

/** Tokens of a text, nearly: a token of today's models holds about four bytes of UTF-8. */
export const tokensIn = (text: string): number => Math.ceil(byteIndex(text).length / 4);

/**
 * Keeps the whole blocks that fit into a number of tokens (as `tokensIn` counts them, over the answer so far). When not
 * even the first fits it is cut after a word, with its quotes, so that some answer is given.
 */
export function within(
  blocks: readonly ComposedBlock[],
  limit: number | null,
): { blocks: ComposedBlock[]; cut: boolean } {
  if (limit === null) return { blocks: [...blocks], cut: false };
  let text = '';
  for (const [at, { text: more }] of blocks.entries()) {
    if (tokensIn(text + more) <= limit) {
      text += more;
      continue;
    }
    return { blocks: at === 0 ? [cutBlock(blocks[0], limit)] : blocks.slice(0, at), cut: true };
  }
  return { blocks: [...blocks], cut: false };
}

function cutBlock(block: ComposedBlock | undefined, limit: number): ComposedBlock {
  if (block === undefined) return { text: '', quotes: [] };
  let end = 0;
  for (const { index, 0: word } of block.text.matchAll(/\S+|\s+/g)) {
    const next = index + word.length;
    if (tokensIn(block.text.slice(0, next)) > limit) break;
    if (/\S/.test(word)) end = next;
  }
  if (end === 0) end = cutCharacters(block.text, limit);
  return {
    text: block.text.slice(0, end),
    quotes: block.quotes.flatMap((quote) =>
      quote.start < end ? [{ ...quote, end: Math.min(quote.end, end) }] : [],
    ),
  };
}

/** Text without spaces, or one long word: as many whole characters as fit. */
function cutCharacters(text: string, limit: number): number {
  let end = 0;
  for (const character of text) {
    if (tokensIn(text.slice(0, end + character.length)) > limit) break;
    end += character.length;
  }
  return end;
}
