import { byteIndex } from '../../text/offsets';
import { isList, isRecord } from '../decode/json-tree';
import { step } from '../decode/pointer';
import type { Json, Read, Reading } from '../model';
import type { Format } from './format';
import { gather } from './gather';
import { createNotes } from './notes';
import { dig, pick, textOf } from './pick';

/**
 * Grounding metadata without its answer, as `repr(candidate.grounding_metadata)` prints it. The answer can't be had from
 * it; what its supports quote can, so that is shown: every quote is a part of its own.
 */
export const groundingMetadata: Format = {
  id: 'grounding-metadata',
  label: 'grounding metadata without its answer',
  recognises: (tree) => quotesIn(tree).quotes.some((quote) => quote !== null),
  read,
};

function quotesIn(tree: Json) {
  const inner = pick(tree, '', 'groundingMetadata');
  const { value: metadata, at } = isRecord(inner.value) ? inner : { value: tree, at: '' };
  const { value: supports, at: listAt } = pick(metadata, at, 'groundingSupports');
  const items = isList(supports) ? supports : [];
  const quotes = items.map((support) => textOf(dig(support, '', 'segment', 'text').value));
  return { metadata, at, items, listAt, quotes };
}

function read(tree: Json): Read<Reading> {
  const { metadata, at, items, listAt, quotes } = quotesIn(tree);
  const chunks = pick(metadata, at, 'groundingChunks');
  const answer = gather('');
  const parts = new Map<string, number>();
  for (const [index, support] of items.entries()) {
    const place = step(listAt, index);
    const quote = quotes[index] ?? null;
    if (quote === null) {
      answer.support(support, place);
      continue;
    }
    // Two supports of the same stretch share one part.
    const from = JSON.stringify([dig(support, '', 'segment', 'startIndex').value ?? 0, quote]);
    const part = parts.get(from) ?? answer.part({ text: `${quote}\n` }, place);
    parts.set(from, part);
    const segment = { partIndex: part, startIndex: 0, endIndex: byteIndex(quote).length, text: quote };
    answer.support({ ...(isRecord(support) ? support : {}), segment }, place);
  }
  for (const [index, chunk] of (isList(chunks.value) ? chunks.value : []).entries())
    answer.chunk(chunk, step(chunks.at, index));
  const notes = createNotes();
  const message =
    'This is grounding metadata without the answer it belongs to: shown are the stretches that its supports quote, in their order. Open the whole response to see the answer.';
  notes.add({ code: 'input/no-answer', severity: 'warning', at, message });
  return { ok: true, value: answer.reading({ format: groundingMetadata.id }, notes) };
}
