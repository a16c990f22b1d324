import { type MouseEvent, memo } from 'react';
import type { StreamEvent } from '@/lib/grounding/autopsy/read-event';

type Lane = {
  label: string;
  /** Filled from the bottom, and outlined on top of that. */
  solid(event: StreamEvent): number;
  hollow(event: StreamEvent): number;
  look: string;
};

const lanes: readonly Lane[] = [
  {
    label: 'Text',
    solid: ({ text }) => text.length,
    hollow: ({ thought }) => thought.length,
    look: 'fill-muted',
  },
  {
    label: 'Chunks',
    solid: ({ fresh }) => fresh.chunks,
    hollow: ({ resent }) => resent.chunks,
    look: 'fill-accent stroke-accent',
  },
  {
    label: 'Supports',
    solid: ({ fresh }) => fresh.supports,
    hollow: ({ resent }) => resent.supports,
    look: 'fill-good stroke-good',
  },
  {
    label: 'Overwritten',
    solid: ({ overwritten }) => overwritten.chunks + overwritten.supports,
    hollow: () => 0,
    look: 'fill-bad',
  },
];

/** Height of a lane in its own units. */
const HIGH = 20;

/**
 * All events side by side: how much text, how many chunks and supports each brought (filled), sent again (hollow), or
 * would have overwritten. A picture of what the table below says in numbers; a press goes to an event.
 */
export function StreamTrack({
  events,
  index,
  onGo,
}: {
  events: readonly StreamEvent[];
  index: number;
  onGo(index: number): void;
}) {
  const go = (event: MouseEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = Math.floor(((event.clientX - left) / width) * events.length);
    onGo(Math.min(events.length - 1, Math.max(0, at)));
  };
  const share = 100 / events.length;
  return (
    <div aria-hidden="true" className="grid grid-cols-[5rem_minmax(0,1fr)] text-xs text-muted">
      <span className="grid">
        {lanes.map(({ label }) => (
          <span key={label} className="flex h-7 items-center">
            {label}
          </span>
        ))}
      </span>
      <div aria-hidden="true" role="presentation" className="relative cursor-pointer" onClick={go}>
        <span
          className="absolute inset-y-0 min-w-0.5 rounded-sm bg-tint outline-1 outline-accent"
          style={{ left: `${index * share}%`, width: `${share}%` }}
        />
        <Lanes events={events} />
      </div>
    </div>
  );
}

const Lanes = memo(function Lanes({ events }: { events: readonly StreamEvent[] }) {
  return lanes.map((lane) => <LanePicture key={lane.label} lane={lane} events={events} />);
});

function LanePicture({
  lane: { solid, hollow, look },
  events,
}: {
  lane: Lane;
  events: readonly StreamEvent[];
}) {
  const most = Math.max(1, ...events.map((event) => solid(event) + hollow(event)));
  const high = (amount: number) => (amount === 0 ? 0 : Math.max(3, (amount / most) * HIGH));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${events.length} ${HIGH}`}
      preserveAspectRatio="none"
      className="relative block h-7 w-full border-b border-line py-1"
    >
      {events.map((event, at) => {
        const filled = high(solid(event));
        const outlined = Math.min(HIGH - filled, high(hollow(event)));
        return (
          <g key={event.index}>
            {filled > 0 && (
              <rect
                x={at + 0.15}
                width={0.7}
                y={HIGH - filled}
                height={filled}
                className={`${look} stroke-none`}
              />
            )}
            {outlined > 0 && (
              <rect
                x={at + 0.2}
                width={0.6}
                y={HIGH - filled - outlined}
                height={outlined}
                vectorEffect="non-scaling-stroke"
                className={`${look} fill-none stroke-1`}
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}
