import type { Diagnostic, Inspection, Json } from '../model';
import { type Cause, severities, worst } from './cause';
import { consequences, followsFrom } from './consequences';
import { displaced } from './displaced';

/**
 * Sorts the diagnostics of an inspection by what causes them: those that share a cause are one entry, and what follows
 * from another goes with it. Each diagnostic stands in one cause; worst first, then by code, then as they were found.
 *
 * @param body the tree that the diagnostics point into
 */
export function causesOf(inspection: Inspection, body: Json): Cause[] {
  const byCode = new Map<string, Diagnostic[]>();
  for (const diagnostic of inspection.diagnostics) {
    const alike = byCode.get(diagnostic.code);
    if (alike) alike.push(diagnostic);
    else byCode.set(diagnostic.code, [diagnostic]);
  }
  const taken = new Set<Diagnostic>();
  const shifted = displacements(inspection, body, byCode.get('segment/moved') ?? [], taken);
  const following = followers(inspection, byCode, taken);
  const plain = [...byCode].flatMap(([code, alike]): Cause[] => {
    const diagnostics = alike.filter((one) => !taken.has(one));
    if (diagnostics.length === 0) return [];
    const follows = following.get(code) ?? [];
    return [
      { id: code, code, severity: worst([...diagnostics, ...follows]), diagnostics, follows, shared: null },
    ];
  });
  return [...shifted, ...plain].sort(
    (one, other) => rank(one) - rank(other) || (one.code < other.code ? -1 : one.code > other.code ? 1 : 0),
  );
}

const rank = ({ severity }: Cause) => severities.indexOf(severity);

/** Quotes that moved for one reason, and their offsets that it took past the end or into a character. */
function displacements(
  inspection: Inspection,
  body: Json,
  moved: readonly Diagnostic[],
  taken: Set<Diagnostic>,
): Cause[] {
  return displaced(inspection, body, moved).map(({ by, words, moved: own }) => {
    const segments = new Set(own.flatMap(({ about }) => about));
    const follows = inspection.diagnostics.filter(
      ({ code, about }) =>
        (code === 'segment/past-end' || code === 'segment/splits-character') &&
        about.some((id) => segments.has(id)),
    );
    for (const one of [...own, ...follows]) taken.add(one);
    return {
      id: `segment/moved by ${by}`,
      code: 'segment/moved',
      severity: worst([...own, ...follows]),
      diagnostics: own,
      follows,
      shared: words,
    };
  });
}

/** By the code of their cause; whoever follows is taken. */
function followers(
  inspection: Inspection,
  byCode: ReadonlyMap<string, readonly Diagnostic[]>,
  taken: Set<Diagnostic>,
): Map<string, Diagnostic[]> {
  const following = new Map<string, Diagnostic[]>();
  for (const consequence of consequences) {
    const lead = byCode.get(consequence.lead)?.filter((one) => !taken.has(one)) ?? [];
    if (lead.length === 0 || consequence.when?.(inspection) === false) continue;
    const segments = new Set(lead.flatMap(({ about }) => about));
    const found = consequence.follow
      .flatMap((code) => byCode.get(code) ?? [])
      .filter((one) => !taken.has(one) && followsFrom(consequence, one, segments));
    if (found.length === 0) continue;
    for (const one of found) taken.add(one);
    following.set(consequence.lead, [...(following.get(consequence.lead) ?? []), ...found]);
  }
  return following;
}
