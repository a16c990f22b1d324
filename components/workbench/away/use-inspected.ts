import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type Inspected, inspect } from '@/lib/grounding';
import type { Capture, Read } from '@/lib/grounding/model';
import { inspectAway, type Outcome } from './inspect-away';

/** Bodies up to this many UTF-16 units are inspected within a blink, sooner than a worker starts. */
const LARGE = 1_000_000;

export type Reading =
  | { state: 'read'; read: Read<Inspected> }
  /** `length` of the body, in UTF-16 units. */
  | { state: 'reading'; length: number; stop(): void }
  | { state: 'stopped' | 'failed'; again(): void };

/** The inspection of a capture: at once as a rule; of a large body when it comes, with the page awake meanwhile. */
export function useInspected(capture: Capture, live: boolean): Reading {
  const deferred = useDeferredValue(capture);
  const length = typeof deferred.body === 'string' ? deferred.body.length : 0;
  const isLarge = length > LARGE;
  const [away, setAway] = useState<{ of: Capture; outcome: Outcome | 'stopped' } | null>(null);
  const outcome = away?.of === deferred ? away.outcome : undefined;
  const isWaiting = isLarge && outcome === undefined;

  useEffect(() => {
    if (!isWaiting) return;
    // Drawn a bit at a time: what took a worker to inspect is much to draw, too.
    return inspectAway(deferred, (found) => startTransition(() => setAway({ of: deferred, outcome: found })));
  }, [deferred, isWaiting]);

  const here = useMemo(() => {
    if (isLarge) return null;
    const whole = inspect(deferred);
    // Of what is still arriving, nothing is odd yet.
    return whole.ok && live
      ? { ...whole, value: { ...whole.value, inspection: { ...whole.value.inspection, diagnostics: [] } } }
      : whole;
  }, [deferred, isLarge, live]);

  if (here) return { state: 'read', read: here };
  if (outcome === undefined)
    return { state: 'reading', length, stop: () => setAway({ of: deferred, outcome: 'stopped' }) };
  if (outcome !== null && outcome !== 'stopped') return { state: 'read', read: outcome };
  return { state: outcome === null ? 'failed' : 'stopped', again: () => setAway(null) };
}
