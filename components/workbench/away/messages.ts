import type { Inspected } from '@/lib/grounding';
import type { Inspection, Read } from '@/lib/grounding/model';
import type { Part } from './parts';

/** What travels: all but the pieces, which follow from the segments and would outgrow them where many cross. */
export type Travelling = Omit<Inspected, 'inspection'> & { inspection: Omit<Inspection, 'pieces'> };

/** What the worker tells, in this order. */
export type Told =
  | { kind: 'frame'; read: Read<Travelling> }
  | { kind: 'part'; part: Part }
  | { kind: 'whole' };
