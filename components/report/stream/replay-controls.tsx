import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button';
import type { StreamEvent } from '@/lib/grounding/autopsy/read-event';
import { eventInShort } from './event-words';
import type { Replay } from './use-replay';

/** What each arrow does, from an event among `last + 1`. */
const moves: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Play, step and slide through the events; arrows, Home and End work on the buttons as they do on the slider. */
export function ReplayControls({ replay, events }: { replay: Replay; events: readonly StreamEvent[] }) {
  const { index, playing, go, toggle } = replay;
  const last = events.length - 1;
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move || event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey)
      return;
    event.preventDefault();
    go(move(index, last));
  };
  const current = events[index];
  return (
    <fieldset onKeyDown={onKeyDown} className="flex flex-wrap items-center gap-x-2 gap-y-2">
      <legend className="sr-only">Replay</legend>
      <Button look="primary" className="min-w-24 px-3 py-1.5" onClick={toggle}>
        {playing ? (
          <Pause aria-hidden="true" className="size-4" />
        ) : (
          <Play aria-hidden="true" className="size-4" />
        )}
        {playing ? 'Pause' : index === last ? 'Play again' : 'Play'}
      </Button>
      <span className="flex">
        <Step label="First event" Icon={ChevronFirst} disabled={index === 0} onStep={() => go(0)} />
        <Step label="Event before" Icon={ChevronLeft} disabled={index === 0} onStep={() => go(index - 1)} />
        <Step label="Next event" Icon={ChevronRight} disabled={index === last} onStep={() => go(index + 1)} />
        <Step label="Last event" Icon={ChevronLast} disabled={index === last} onStep={() => go(last)} />
      </span>
      <input
        type="range"
        aria-label="Event"
        min={0}
        max={last}
        step={1}
        value={index}
        aria-valuetext={`Event ${index + 1} of ${events.length}: ${current ? eventInShort(current) : ''}`}
        onChange={(event) => go(Number(event.target.value))}
        className="min-w-32 flex-1 accent-accent"
      />
      <output className="text-[13px] whitespace-nowrap tabular-nums">
        Event {index + 1} of {events.length}
      </output>
    </fieldset>
  );
}

function Step({
  label,
  Icon,
  disabled,
  onStep,
}: {
  label: string;
  Icon: typeof ChevronFirst;
  disabled: boolean;
  onStep(): void;
}) {
  return (
    // Not `disabled`: the focus must stay where it is when the end is reached.
    <Button
      look="plain"
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      className="mx-0 p-1.5 aria-disabled:opacity-40"
      onClick={() => disabled || onStep()}
    >
      <Icon aria-hidden="true" className="size-4" />
    </Button>
  );
}
