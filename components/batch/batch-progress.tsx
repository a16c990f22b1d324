import { Button } from '@/components/ui/button';
import { counted } from '@/components/ui/wording';
import type { BatchState } from './batch-store';

/** How far the reading is, with the button that ends it; afterwards, why it did not get to the end. */
export function BatchProgress({ state, onStop }: { state: BatchState; onStop(): void }) {
  const { phase, read, size, rows } = state;
  if (phase === 'done') return null;
  if (phase === 'reading') {
    return (
      <div className="flex items-center gap-3">
        <progress
          aria-label="Reading"
          max={Math.max(size, 1)}
          value={Math.min(read, size)}
          className="batch-progress h-1.5 min-w-0 grow"
        />
        <span className="text-xs whitespace-nowrap text-muted tabular-nums">
          {megabytes(read)} of {megabytes(size)} MB
        </span>
        <Button onClick={onStop} className="py-1 text-xs">
          Stop
        </Button>
      </div>
    );
  }
  return (
    <p role="note" className="rounded-lg border border-warn bg-warn-bg px-3 py-2 text-[13px]">
      {phase === 'stopped' ? 'Stopped' : 'The browser gave up reading'} after{' '}
      {counted(rows.length, 'response')}, {megabytes(read)} of {megabytes(size)} MB; what came is below.
    </p>
  );
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0);
