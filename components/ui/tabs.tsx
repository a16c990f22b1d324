import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

export type TabItem<Id extends string> = { id: Id; label: ReactNode; panel: ReactNode };

/**
 * Tabs over one panel. The row of tabs stays put and the panel scrolls when the parent bounds the height; only the
 * chosen panel is mounted, and none when `value` is null.
 */
export function Tabs<Id extends string>({
  label,
  items,
  value,
  onValue,
  aside,
}: {
  label: string;
  items: readonly TabItem<Id>[];
  value: Id | null;
  onValue(id: Id): void;
  /** At the far end of the row of tabs, and outside its roles. */
  aside?: ReactNode;
}) {
  const choose = (id: unknown) => {
    const item = items.find((each) => each.id === id);
    if (item) onValue(item.id);
  };
  return (
    <Base.Root value={value} onValueChange={choose} className="flex min-h-0 flex-1 flex-col">
      <div className="flex shrink-0 items-center border-b border-line px-3 text-[13px] sm:px-4 sm:text-sm lg:px-5">
        <Base.List
          aria-label={label}
          // Passing by a folded panel with the keyboard must not unfold it.
          activateOnFocus={value !== null}
          className="-mb-px flex min-w-0 flex-1 gap-x-2.5 overflow-x-auto sm:gap-x-4 [scrollbar-width:none]"
        >
          {items.map((item) => (
            <Base.Tab
              key={item.id}
              value={item.id}
              className="flex min-h-10 shrink-0 items-center gap-1.5 border-b-2 border-transparent forced-colors:not-aria-selected:border-[Canvas] text-muted -outline-offset-2 hover:text-ink aria-selected:border-accent aria-selected:font-semibold aria-selected:text-ink"
            >
              {item.label}
            </Base.Tab>
          ))}
        </Base.List>
        {aside}
      </div>
      {items.map((item) => (
        <Base.Panel
          key={item.id}
          value={item.id}
          className="relative min-h-0 flex-1 overflow-auto px-4 lg:px-5 py-4 -outline-offset-2"
        >
          {item.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
