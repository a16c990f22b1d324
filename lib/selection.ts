/**
 * One selection for text, cards and report; ids only. `s3` is a segment, `c0` a chunk, `x2` a retrieved context,
 * `p17` a piece of the answer. Hover and keyboard focus set `hovered`, a click or Enter sets `pinned`.
 */
import type { Inspection } from './grounding/model';

export type Selection = { hovered: string | null; pinned: string | null };

export const nothingSelected: Selection = { hovered: null, pinned: null };

/** What a person points at now wins over what they pinned before. */
export const chosen = ({ hovered, pinned }: Selection): string | null => hovered ?? pinned;

export type Lit = { segments: ReadonlySet<string>; chunks: ReadonlySet<number> };

const nobody: Lit = { segments: new Set(), chunks: new Set() };

/** Which segments and chunks belong to an id: a piece lights its segments and their chunks, a chunk its citing segments. */
export function litBy(inspection: Inspection, id: string | null, minimum: number): Lit {
  if (id === null) return nobody;
  const index = Number(id.slice(1));
  if (!Number.isInteger(index)) return nobody;
  const shown = (confidence: number | null) => confidence === null || confidence >= minimum;
  const chunksOf = (segments: readonly string[]) =>
    new Set(
      segments.flatMap((segment) =>
        (inspection.segments[Number(segment.slice(1))]?.sources ?? [])
          .filter((source) => shown(source.confidence))
          .map((source) => source.chunk),
      ),
    );
  if (id.startsWith('p')) {
    const segments = inspection.pieces[index]?.segments ?? [];
    return { segments: new Set(segments), chunks: chunksOf(segments) };
  }
  if (id.startsWith('s')) return { segments: new Set([id]), chunks: chunksOf([id]) };
  const chunk = id.startsWith('x') ? (inspection.contexts?.[index]?.chunk ?? null) : index;
  if (chunk === null) return nobody;
  const citing = (inspection.chunks[chunk]?.citedBy ?? []).filter((segment) =>
    inspection.segments[Number(segment.slice(1))]?.sources.some(
      (source) => source.chunk === chunk && shown(source.confidence),
    ),
  );
  return { segments: new Set(citing), chunks: new Set([chunk]) };
}
