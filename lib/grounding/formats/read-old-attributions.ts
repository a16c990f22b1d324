import { step } from '../decode/pointer';
import type { Json, Pointer, ReadChunk, ReadSupport } from '../model';
import type { Notes } from './notes';
import { fieldsOf, schema } from './read';
import { readChunk } from './read-chunk';
import { readSupport } from './read-support';

const attribution = schema('GroundingAttribution', ['web', 'retrievedContext', 'segment', 'confidenceScore']);

/**
 * The attributions of the previews of 2023 and 2024, before there were chunks and supports: each is one source for one
 * stretch, with one score. Each gives a chunk and a support that names it.
 *
 * @param first the index that the first of their chunks has in the answer
 */
export function readOldAttributions(
  items: readonly Json[],
  at: Pointer,
  first: number,
  notes: Notes,
): { chunks: ReadChunk[]; supports: ReadSupport[] } {
  const chunks: ReadChunk[] = [];
  const supports: ReadSupport[] = [];
  for (const [index, item] of items.entries()) {
    const place = step(at, index);
    const {
      web = null,
      retrievedContext = null,
      segment = null,
      confidenceScore,
    } = fieldsOf(item, attribution, place, notes) ?? {};
    const source: Json = { ...(web ? { web } : {}), ...(retrievedContext ? { retrievedContext } : {}) };
    chunks.push(readChunk(source, place, notes));
    const scores = confidenceScore === undefined ? [] : [confidenceScore].flat();
    const support = { segment, groundingChunkIndices: [first + index], confidenceScores: scores };
    supports.push(readSupport(support, place, notes));
  }
  return { chunks, supports };
}
