import type { Inspected } from '@/lib/grounding';
import type { Capture, Read } from '@/lib/grounding/model';
import { sweep } from '@/lib/grounding/sweep';
import type { Told, Travelling } from './messages';
import { putBack } from './parts';

/** What came of it: null when the worker broke down, for want of memory as a rule. */
export type Outcome = Read<Inspected> | null;

/** Starts a thread that inspects what it is asked to; it tells what came of it until it is ended, or that it broke down. */
export type Start = (on: { told(told: Told): void; broke(): void }) => {
  ask(capture: Capture): void;
  end(): void;
};

const startWorker: Start = ({ told, broke }) => {
  const worker = new Worker(new URL('./inspect.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Told>) => told(data);
  worker.onerror = broke;
  return { ask: (capture) => worker.postMessage(capture), end: () => worker.terminate() };
};

/** Inspects in a thread of its own, so that the page stays awake. The function it gives ends it at once. */
export function inspectAway(
  capture: Capture,
  onDone: (outcome: Outcome) => void,
  start: Start = startWorker,
): () => void {
  let arriving: Read<Travelling> | null = null;
  const end = (outcome: Outcome) => {
    thread.end();
    onDone(outcome);
  };
  const told = (news: Told) => {
    if (news.kind === 'frame') arriving = news.read;
    else if (news.kind === 'whole') end(arriving && whole(arriving));
    else if (arriving?.ok) putBack(arriving.value, news.part);
  };
  const thread = start({ told, broke: () => end(null) });
  thread.ask(capture);
  return () => thread.end();
}

function whole(read: Read<Travelling>): Read<Inspected> {
  if (!read.ok) return read;
  const { inspection, ...rest } = read.value;
  const pieces = inspection.answer ? sweep(inspection.answer.text.length, inspection.segments) : [];
  return { ok: true, value: { ...rest, inspection: { ...inspection, pieces } } };
}
