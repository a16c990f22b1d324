import type { Inspection } from '@/lib/grounding/model';
import { chosen, type Lit, litBy, type Selection } from '@/lib/selection';

export type LitLookup = (selection: Selection) => Lit;

/** `litBy`, worked out once though every card and row asks: they all ask about what is pointed at or what is pinned. */
export function litLookup(inspection: Inspection, minimum: number): LitLookup {
  type Known = { id: string | null; lit: Lit };
  let latest: Known = { id: null, lit: litBy(inspection, null, minimum) };
  let earlier = latest;
  return (selection) => {
    const id = chosen(selection);
    if (id !== latest.id) {
      const found = id === earlier.id ? earlier : { id, lit: litBy(inspection, id, minimum) };
      earlier = latest;
      latest = found;
    }
    return latest.lit;
  };
}
