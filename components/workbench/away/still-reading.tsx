import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { grouped } from '@/components/ui/wording';
import type { Reading } from './use-inspected';

/** In place of an inspection that takes its time, or was stopped. */
export function StillReading({
  reading,
  notes,
}: {
  reading: Exclude<Reading, { state: 'read' }>;
  notes: ReactNode;
}) {
  const isReading = reading.state === 'reading';
  return (
    <main
      id="answer"
      tabIndex={-1}
      aria-busy={isReading}
      className="flex flex-col gap-4 p-5 outline-none lg:col-span-2"
    >
      {notes}
      {isReading ? (
        <div className="flex max-w-[60ch] flex-col gap-2">
          <p role="status">
            Inspecting {grouped(reading.length)} characters. The page stays awake; this takes a moment.
          </p>
          <div className="flex items-center gap-3">
            <progress aria-label="Inspecting" className="batch-progress h-1.5 min-w-0 grow" />
            <Button onClick={reading.stop} className="py-1 text-xs">
              Stop
            </Button>
          </div>
        </div>
      ) : (
        <div role="status" className="flex max-w-[72ch] flex-wrap items-center justify-between gap-3">
          <p>
            {reading.state === 'stopped'
              ? 'Stopped before anything could be shown.'
              : 'The browser gave up, for want of memory as a rule. Close other tabs, or open a smaller part.'}
          </p>
          <Button onClick={reading.again}>Try again</Button>
        </div>
      )}
    </main>
  );
}
