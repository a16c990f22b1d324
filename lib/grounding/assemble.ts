import type { Chunk, Context, ReadAnswer, Reading, ReadSupport, Segment, Source } from './model';
import type { Placing } from './place';
import { quoteOf } from './prove';

/** One segment for one support, none dropped. Scores are paired by position, or not at all when the counts differ. */
export function segmentOf(support: ReadSupport, index: number, placing: Placing, text: string): Segment {
  const placed = placing.placed[index] ?? null;
  const place = placed ? placed.place : (placing.proofs[index] ?? null);
  return {
    id: `s${index}`,
    start: place?.start ?? null,
    end: place?.end ?? null,
    text: quoteOf(support.segment) ?? (place ? text.slice(place.start, place.end) : ''),
    placement: placed ? placed.placement : 'exact',
    unit: placed ? placed.unit : 'utf8',
    sources: sourcesOf(support),
  };
}

function sourcesOf({ chunkIndices, scores }: ReadSupport): Source[] {
  const isPaired = scores !== null && scores.length === chunkIndices.length;
  // Made in its final size: a list that grows reserves room for many more sources than a support names.
  const sources = new Array<Source>(chunkIndices.length);
  for (let position = 0; position < chunkIndices.length; position += 1) {
    const chunk = chunkIndices[position] ?? Number.NaN;
    sources[position] = {
      chunk: Number.isFinite(chunk) ? chunk : noChunk,
      confidence: isPaired ? finiteOrNull(scores[position]) : null,
    };
  }
  return sources;
}

/** Names no chunk: what stands for an index that is no number, since JSON has no other way to say it. */
const noChunk = -1;

/** JSON can't hold NaN and Infinity; what was sent is told by the rules about scores. */
const finiteOrNull = (score: number | null | undefined): number | null =>
  score !== null && score !== undefined && Number.isFinite(score) ? score : null;

/** Every slot of the chunks, the unread ones too, with the segments that cite it. */
export function chunksOf(
  answer: ReadAnswer | null,
  segments: readonly Segment[],
  contextOf: readonly (number | null)[],
): Chunk[] {
  const chunks = (answer?.chunks ?? []).map(
    ({ kind, title, uri, text, pages }, index): Chunk => ({
      index,
      kind,
      title,
      uri,
      text,
      pages,
      context: contextOf[index] ?? null,
      citedBy: [],
    }),
  );
  segments.forEach(({ id, sources }) => {
    for (const { chunk } of sources) {
      const citedBy = chunks[chunk]?.citedBy;
      if (citedBy && citedBy[citedBy.length - 1] !== id) citedBy.push(id);
    }
  });
  return chunks;
}

/** The retrieved contexts in the order in which they came: it is their rank. */
export function contextsOf({ contexts }: Reading, chunkOf: readonly (number | null)[]): Context[] | null {
  if (contexts === null) return null;
  return contexts.map(({ title, uri, text, pages, score, scoreKind }, index) => ({
    index,
    title,
    uri,
    text,
    pages,
    score: finiteOrNull(score),
    scoreKind,
    chunk: chunkOf[index] ?? null,
  }));
}
