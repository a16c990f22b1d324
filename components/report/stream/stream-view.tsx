import { useDeferredValue, useMemo } from 'react';
import { inspectionAsOf } from '@/lib/grounding/autopsy/as-of';
import { autopsy } from '@/lib/grounding/autopsy/autopsy';
import { eventsAt } from '@/lib/grounding/autopsy/stream-at';
import type { ViewProps } from '../views';
import { EventTable } from './event-table';
import { heldBefore } from './held-before';
import { ReplayControls } from './replay-controls';
import { StreamAnswer } from './stream-answer';
import { StreamEventFacts } from './stream-event';
import { StreamLosses } from './stream-losses';
import { StreamTrack } from './stream-track';
import { useReplay } from './use-replay';

/** Replays a stream event by event: what came when, what was sent again, and what a careless reader would have lost. */
export function StreamView({ inspection, body, store, stream, onRaw }: ViewProps) {
  const read = useMemo(
    () => (stream === null ? null : autopsy(body, stream.at, stream.response)),
    [body, stream],
  );
  const own = useMemo(
    () => (read === null ? [] : read.events.filter(({ response }) => response === stream?.response)),
    [read, stream],
  );
  const sent = useMemo(() => (stream === null ? [] : eventsAt(body, stream)), [body, stream]);
  const held = useMemo(() => heldBefore(own), [own]);
  const replay = useReplay(own.length);
  // A long answer is read anew at every event: the slider must not wait for it.
  const index = useDeferredValue(replay.index);
  const asOf = useMemo(() => inspectionAsOf(sent, index + 1), [sent, index]);
  const event = own[index];
  const before = held[index];
  if (read === null || event === undefined || before === undefined) {
    return <p className="text-muted">The response came whole: there are no events to replay.</p>;
  }
  return (
    <div className="flex flex-col gap-4">
      <StreamLosses autopsy={read} />
      <div className="flex flex-col gap-2">
        <ReplayControls replay={replay} events={own} />
        <StreamTrack events={own} index={replay.index} onGo={replay.go} />
      </div>
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <StreamAnswer inspection={asOf} textBefore={before.text} segmentsBefore={before.supports} />
        <StreamEventFacts
          key={index}
          event={event}
          before={before}
          inspection={inspection}
          store={store}
          onRaw={onRaw}
        />
      </div>
      <EventTable events={own} index={replay.index} onGo={replay.go} />
    </div>
  );
}
