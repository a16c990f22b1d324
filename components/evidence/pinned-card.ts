import type { Inspection } from '@/lib/grounding/model';
import { litBy } from '@/lib/selection';

/**
 * The selection id of the card to show for a pinned id: a chunk or context shows itself (a context that became a chunk
 * shows that chunk), a segment or piece its first chunk that exists. null: nothing here belongs to it.
 */
export function pinnedCard(inspection: Inspection, pinned: string, minimum: number): string | null {
  if (pinned.startsWith('x')) {
    const context = inspection.contexts?.[Number(pinned.slice(1))];
    if (context === undefined) return null;
    return context.chunk === null ? pinned : `c${context.chunk}`;
  }
  for (const chunk of litBy(inspection, pinned, minimum).chunks) {
    if (inspection.chunks[chunk] !== undefined) return `c${chunk}`;
  }
  return null;
}
