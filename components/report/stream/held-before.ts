import type { StreamEvent } from '@/lib/grounding/autopsy/read-event';

/** What had come before some event: UTF-16 units of text, chunks and supports. */
export type Held = { text: number; chunks: number; supports: number };

/** What had come before each of the events of one response. */
export function heldBefore(events: readonly StreamEvent[]): Held[] {
  let held: Held = { text: 0, chunks: 0, supports: 0 };
  return events.map(({ text, fresh }) => {
    const before = held;
    held = {
      text: before.text + text.length,
      chunks: before.chunks + fresh.chunks,
      supports: before.supports + fresh.supports,
    };
    return before;
  });
}
