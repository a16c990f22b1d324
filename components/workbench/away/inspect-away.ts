import type { Inspected } from '@/lib/grounding';
import type { Capture, Read } from '@/lib/grounding/model';
import { sweep } from '@/lib/grounding/sweep';
import type { Told, Travelling } from './messages';
import { putBack } from './parts';

/** What came of it: null when the worker broke down, for want of memory as a rule. */
export type Outcome = Read<Inspected> | null;

/** The part of a worker that is used; a test gives one of its own. */
export type Thread = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

const startThread = (): Thread =>
  new Worker(new URL('./inspect.worker.ts', import.meta.url), { type: 'module' });

/** Inspects in a thread of its own, so that the page stays awake. The function it gives ends it at once. */
export function inspectAway(
  capture: Capture,
  onDone: (outcome: Outcome) => void,
  start: () => Thread = startThread,
): () => void {
  const thread = start();
  let arriving: Read<Travelling> | null = null;
  const end = (outcome: Outcome) => {
    thread.terminate();
    onDone(outcome);
  };
  thread.onmessage = ({ data }: MessageEvent<Told>) => {
    if (data.kind === 'frame') arriving = data.read;
    else if (data.kind === 'whole') end(arriving && whole(arriving));
    else if (arriving?.ok) putBack(arriving.value, data.part);
  };
  thread.onerror = () => end(null);
  thread.postMessage(capture);
  return () => thread.terminate();
}

function whole(read: Read<Travelling>): Read<Inspected> {
  if (!read.ok) return read;
  const { inspection, ...rest } = read.value;
  const pieces = inspection.answer ? sweep(inspection.answer.text.length, inspection.segments) : [];
  return { ok: true, value: { ...rest, inspection: { ...inspection, pieces } } };
}
