import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

export type TabItem<Id extends string> = { id: Id; label: ReactNode; panel: ReactNode };

/**
 * Tabs over one panel. The row of tabs stays put and the panel scrolls when the parent bounds the height; only the
 * chosen panel is mounted.
 */
export function Tabs<Id extends string>({
  label,
  items,
  value,
  onValue,
}: {
  label: string;
  items: readonly TabItem<Id>[];
  value: Id;
  onValue(id: Id): void;
}) {
  const choose = (id: unknown) => {
    const item = items.find((each) => each.id === id);
    if (item) onValue(item.id);
  };
  return (
    <Base.Root value={value} onValueChange={choose} className="flex h-full min-h-0 flex-col">
      <Base.List
        aria-label={label}
        activateOnFocus
        className="flex shrink-0 gap-x-4 overflow-x-auto border-b border-line px-5 [scrollbar-width:none]"
      >
        {items.map((item) => (
          <Base.Tab
            key={item.id}
            value={item.id}
            className="flex min-h-10 shrink-0 items-center gap-1.5 border-b-2 border-transparent text-muted -outline-offset-2 hover:text-ink aria-selected:border-accent aria-selected:font-semibold aria-selected:text-ink"
          >
            {item.label}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel
          key={item.id}
          value={item.id}
          className="min-h-0 flex-1 overflow-auto px-5 py-4 -outline-offset-2"
        >
          {item.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
