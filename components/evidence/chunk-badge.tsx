import { chunkColour } from './chunk-colour';

/** Chunks 1 to 8 are plain; each further eight wear another line under the number, so that no two look alike. */
const repeats = ['border-transparent', 'border-dashed', 'border-dotted', 'border-double'];

/** A chunk's number, counted from 1 as people cite, in its colour. */
export function ChunkBadge({ index }: { index: number }) {
  const repeat = repeats[Math.floor(index / 8) % repeats.length];
  return (
    <span
      className={`inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded border-b-3 px-1 pt-[3px] text-[11px] leading-none font-bold tabular-nums ${repeat}`}
      style={{ backgroundColor: chunkColour(index), color: 'var(--on-chunk)' }}
    >
      {index + 1}
    </span>
  );
}

/** The place in the retrieved order of a context that is no chunk: outlined, because no colour stands for it. */
export function RankBadge({ rank }: { rank: number }) {
  return (
    <span className="inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded border border-line-strong px-1 text-[11px] leading-none font-bold tabular-nums">
      {rank}
    </span>
  );
}
