import type { Inspection } from '@/lib/grounding/model';
import { chosen, type Lit, litBy, type Selection } from '@/lib/selection';

export type LitLookup = (selection: Selection) => Lit;

/** `litBy`, worked out once per selection though every card and row asks: they all ask about the same one in a row. */
export function litLookup(inspection: Inspection, minimum: number): LitLookup {
  let known: string | null = null;
  let lit = litBy(inspection, known, minimum);
  return (selection) => {
    const id = chosen(selection);
    if (id !== known) {
      known = id;
      lit = litBy(inspection, id, minimum);
    }
    return lit;
  };
}
