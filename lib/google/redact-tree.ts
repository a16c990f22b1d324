import type { Json } from '../grounding';

/** The tree with every text in it redacted, names of fields too. It must be shallow, as `decodeJson` leaves it. */
export function redactTree(value: Json, redact: (text: string) => string): Json {
  if (typeof value === 'string') return redact(value);
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) return value.map((item) => redactTree(item, redact));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [redact(name), redactTree(item, redact)]),
  );
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
