/**
 * One selection for text, cards and report; ids only. `s3` is a segment, `c0` a chunk, `x2` a retrieved context,
 * `p17` a piece of the answer. Hover and keyboard focus set `hovered`, a click or Enter sets `pinned`.
 */
import type { Inspection } from './grounding/model';

export type Selection = { hovered: string | null; pinned: string | null };

const nothingSelected: Selection = { hovered: null, pinned: null };

/** What a person points at now wins over what they pinned before. */
export const chosen = ({ hovered, pinned }: Selection): string | null => hovered ?? pinned;

export type Lit = { segments: ReadonlySet<string>; chunks: ReadonlySet<number> };

const nobody: Lit = { segments: new Set(), chunks: new Set() };

/** Which segments and chunks belong to an id: a piece lights its segments and their chunks, a chunk its citing segments. */
export function litBy(inspection: Inspection, id: string | null, minimum: number): Lit {
  // An id may come from the address bar.
  if (id === null || !/^[pscx]\d+$/.test(id)) return nobody;
  const index = Number(id.slice(1));
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
    const segments = (inspection.pieces[index]?.segments ?? []).filter((segment) => {
      const sources = inspection.segments[Number(segment.slice(1))]?.sources ?? [];
      return sources.length === 0 || sources.some((source) => shown(source.confidence));
    });
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

/** Who made a selection: the other views scroll to it, the one it came from stays where it is. */
export type Origin = 'answer' | 'evidence' | 'report' | 'url';

/**
 * The one place that holds the selection, outside React's state: pointing at a stretch must not render a long answer
 * anew. Views subscribe (`useSyncExternalStore`, or an effect that toggles attributes).
 */
export type SelectionStore = {
  get(): Selection;
  /** The origin of the last pin. */
  origin(): Origin;
  subscribe(listener: () => void): () => void;
  hover(id: string | null): void;
  /** Pins an id; pinning what is pinned already lets go. */
  toggle(id: string, origin: Origin): void;
  pin(id: string | null, origin: Origin): void;
};

export function createSelectionStore(): SelectionStore {
  let selection = nothingSelected;
  let from: Origin = 'url';
  const listeners = new Set<() => void>();
  const set = (next: Selection) => {
    if (next.hovered === selection.hovered && next.pinned === selection.pinned) return;
    selection = next;
    for (const listener of listeners) listener();
  };
  const pin = (id: string | null, origin: Origin) => {
    from = origin;
    set({ hovered: selection.hovered, pinned: id });
  };
  return {
    get: () => selection,
    origin: () => from,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hover: (id) => set({ hovered: id, pinned: selection.pinned }),
    pin,
    toggle: (id, origin) => pin(selection.pinned === id ? null : id, origin),
  };
}
