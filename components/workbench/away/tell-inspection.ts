import { inspect } from '@/lib/grounding';
import type { Capture } from '@/lib/grounding/model';
import type { Told } from './messages';
import { takeOut } from './parts';

/** Inspects, and tells what came of it in messages of a size that stops nobody. */
export function tellInspection(capture: Capture, tell: (told: Told) => void): void {
  const read = inspect(capture);
  if (!read.ok) tell({ kind: 'frame', read });
  else {
    const { pieces: _, ...inspection } = read.value.inspection;
    const value = { ...read.value, inspection };
    const parts = takeOut(value);
    tell({ kind: 'frame', read: { ok: true, value } });
    for (const part of parts) tell({ kind: 'part', part });
  }
  tell({ kind: 'whole' });
}
