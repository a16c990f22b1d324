import type { Json } from '../model';

/** Reasons that mean the answer was withheld or stopped by a filter, in both APIs. */
const blocking: ReadonlySet<string> = new Set([
  'SAFETY',
  'RECITATION',
  'BLOCKLIST',
  'PROHIBITED_CONTENT',
  'SPII',
  'MODEL_ARMOR',
  'IMAGE_SAFETY',
  'IMAGE_PROHIBITED_CONTENT',
  'IMAGE_RECITATION',
]);

export const blocks = (reason: string | null): boolean => reason !== null && blocking.has(reason);

/** Python dumps of protos print enums as numbers. Beyond 5 the two APIs number differently, so those stay numbers. */
const numbered = [null, 'STOP', 'MAX_TOKENS', 'SAFETY', 'RECITATION', 'OTHER'];

/** The name of an enum value; null for absent and for the value that means "not set". */
export function enumName(
  value: Json | undefined,
  names: readonly (string | null)[] = numbered,
): string | null {
  if (typeof value === 'number') return value < names.length ? (names[value] ?? null) : String(value);
  if (typeof value !== 'string' || value === '' || value.endsWith('_UNSPECIFIED')) return null;
  // Python's str() of an enum keeps the class: "FinishReason.STOP".
  return value.slice(value.lastIndexOf('.') + 1);
}
