import { Autocomplete } from '@base-ui/react/autocomplete';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { inputClass, Labelled, told } from './labelled';

export type Suggestion = { value: string; label?: string; note?: string };

/** Free text with suggestions: any text is taken, the list only spares typing. */
export function SuggestingField({
  id,
  label,
  help,
  problem,
  value,
  placeholder,
  required = false,
  suggestions,
  onValue,
}: {
  id: string;
  label: string;
  help?: string | undefined;
  problem?: string | undefined;
  value: string;
  placeholder?: string;
  required?: boolean;
  suggestions: readonly Suggestion[];
  onValue: (value: string) => void;
}) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const shown = open && suggestions.some((one) => fits(one, value, suggestions));
  return (
    <Labelled id={id} label={label} help={help} problem={problem}>
      <Autocomplete.Root
        open={shown}
        onOpenChange={setOpen}
        items={suggestions}
        value={value}
        itemToStringValue={(one) => one.value}
        filter={(one, query) => fits(one, query, suggestions)}
        onValueChange={(next, { reason }) => {
          // Escape closes the list; it must not empty the field as well.
          if (reason !== 'escape-key') onValue(next);
        }}
      >
        <Autocomplete.InputGroup
          className="relative"
          // Tab leaves the list as well. A press on an item has nowhere to put the focus, and leaves nothing.
          onBlur={({ currentTarget, relatedTarget }) => {
            if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
          }}
        >
          <Autocomplete.Input
            id={id}
            {...told(id, problem)}
            placeholder={placeholder}
            required={required}
            spellCheck={false}
            className={`${inputClass} ${suggestions.length === 0 ? '' : 'pe-8'} font-mono text-xs`}
          />
          {suggestions.length === 0 ? null : (
            <Autocomplete.Trigger
              aria-label={`Suggestions for ${label}`}
              className="absolute end-0 top-0 flex h-full w-8 items-center justify-center text-muted hover:text-ink"
            >
              <ChevronDown aria-hidden="true" className="size-4" />
            </Autocomplete.Trigger>
          )}
          <div ref={setPlace} />
          {shown ? <SuggestionList place={place} onChosen={onValue} /> : null}
        </Autocomplete.InputGroup>
      </Autocomplete.Root>
    </Labelled>
  );
}

/**
 * Beside the field, and without Base UI's popup: that one hides all else from screen readers, the label of the field
 * too. What the popup does besides (filling the field, closing on blur) is done by the field.
 */
function SuggestionList({
  place,
  onChosen,
}: {
  place: HTMLElement | null;
  onChosen: (value: string) => void;
}) {
  return (
    <Autocomplete.Portal container={place}>
      <Autocomplete.Positioner positionMethod="fixed" sideOffset={4} className="z-30 outline-none">
        <Autocomplete.List className="max-h-72 w-(--anchor-width) overflow-y-auto rounded-lg border border-line-strong bg-surface py-1">
          {(one: Suggestion) => (
            <Autocomplete.Item
              key={one.value}
              value={one}
              onClick={() => onChosen(one.value)}
              className="cursor-pointer px-2.5 py-1.5 data-highlighted:bg-tint"
            >
              <span className="block font-mono text-xs wrap-anywhere">{one.value}</span>
              {one.label || one.note ? (
                <span className="block text-xs leading-snug text-muted">
                  {[one.label, one.note].filter(Boolean).join(' · ')}
                </span>
              ) : null}
            </Autocomplete.Item>
          )}
        </Autocomplete.List>
      </Autocomplete.Positioner>
    </Autocomplete.Portal>
  );
}

/** A text that is one of the suggestions hides none of them: the person wants to see the others. */
function fits(one: Suggestion, query: string, all: readonly Suggestion[]): boolean {
  if (query === '' || all.some(({ value }) => value === query)) return true;
  return `${one.value} ${one.label ?? ''} ${one.note ?? ''}`.toLowerCase().includes(query.toLowerCase());
}
