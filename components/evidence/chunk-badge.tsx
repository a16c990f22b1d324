import { chunkColour } from './chunk-colour';

const shape =
  'inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded border px-1 text-[11px] leading-none font-bold tabular-nums';

/** A chunk's number, counted from 1 as people cite, in its colour; from the ninth on, where colours repeat, outlined. */
export function ChunkBadge({ index }: { index: number }) {
  const colour = chunkColour(index);
  const look = index < 8 ? { backgroundColor: colour, color: 'var(--on-chunk)' } : { color: colour };
  return (
    <span className={shape} style={{ borderColor: colour, ...look }}>
      {index + 1}
    </span>
  );
}

/** The place in the retrieved order of a context that is no chunk: no colour stands for it. */
export function RankBadge({ rank }: { rank: number }) {
  return <span className={`${shape} border-dashed border-line-strong`}>{rank}</span>;
}
