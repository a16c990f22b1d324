import { useEffect, useState } from 'react';

/** A whole replay takes about so long; few events are not hurried and many don't crawl. In milliseconds. */
const WHOLE = 12_000;
const SLOWEST = 900;
const FASTEST = 60;

export type Replay = {
  /** The event that is looked at, from 0. */
  index: number;
  playing: boolean;
  /** Goes to an event, and stops playing. */
  go(index: number): void;
  /** Plays on, from the start again when it is at the end; or pauses. */
  toggle(): void;
};

/** Steps through so many events, by itself when it plays. */
export function useReplay(count: number): Replay {
  const [wanted, setWanted] = useState(0);
  const [started, setStarted] = useState(false);
  const last = Math.max(0, count - 1);
  const index = Math.min(wanted, last);
  // At the end it has played; events that are still to come don't start it anew.
  const playing = started && index < last;
  useEffect(() => {
    if (!playing) return;
    const pace = Math.min(SLOWEST, Math.max(FASTEST, WHOLE / count));
    const timer = setTimeout(() => {
      setWanted(index + 1);
      if (index + 1 >= last) setStarted(false);
    }, pace);
    return () => clearTimeout(timer);
  }, [playing, index, count, last]);
  return {
    index,
    playing,
    go: (next) => {
      setStarted(false);
      setWanted(Math.min(last, Math.max(0, next)));
    },
    toggle: () => {
      if (!playing && index >= last) setWanted(0);
      setStarted(!playing);
    },
  };
}
