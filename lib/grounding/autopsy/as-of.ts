import { generateContent } from '../formats/generate-content';
import { inspectReading } from '../inspect-reading';
import type { Inspection, Json } from '../model';

/**
 * What is known once the first events of a stream have arrived. Segments and chunks have the ids that they have in the end:
 * what comes later only follows on.
 *
 * @returns null when these events alone can't be read
 */
export function inspectionAsOf(events: readonly Json[], arrived: number): Inspection | null {
  const read = generateContent.read(events.slice(0, arrived));
  return read.ok ? inspectReading(read.value) : null;
}
