/** Keys met so far; made-up ones without end must not fill the memory. */
const MOST = 10_000;
const known = new Map<string, string>();

/** A key without underscores and capitals: `grounding_metadata` and `groundingMetadata` are one field. */
export function folded(key: string): string {
  const before = known.get(key);
  if (before !== undefined) return before;
  const plain = key.replaceAll('_', '').toLowerCase();
  if (known.size < MOST) known.set(key, plain);
  return plain;
}
