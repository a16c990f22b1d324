import { spellHidden } from '../text/hidden-characters';
import { inspectReading } from './inspect-reading';
import type { Capture, Choice, Inspection, Json, Read, Unreadable } from './model';
import { readCapture } from './read-capture';
import { settlePointers } from './settle-pointers';

export type Inspected = {
  inspection: Inspection;
  /** The tree that every pointer of the inspection leads into. */
  body: Json;
  /** Everything that can be read in the input, one or more; `shown` is the id of the one that was. */
  choices: Choice[];
  shown: string;
};

/**
 * The one road from a capture to what is shown: read, place, sweep, count, check. Pure, linear in its input, and it
 * throws for no input: what can't be read comes back as a failure that says what was found and what would be accepted.
 */
export function inspect(capture: Capture): Read<Inspected> {
  const read = readCapture(capture);
  if (!read.ok) return { ok: false, failure: sayable(read.failure) };
  const { reading, body, choices, shown } = read.value;
  const inspection = inspectReading(reading);
  const diagnostics = settlePointers(body, inspection.diagnostics);
  return { ok: true, value: { inspection: { ...inspection, diagnostics }, body, choices, shown } };
}

/** A failure quotes what was found; what doesn't show in it is spelled out. */
const sayable = ({ code, message, hint, at }: Unreadable): Unreadable => ({
  code,
  message: spellHidden(message),
  hint: spellHidden(hint),
  at,
});
