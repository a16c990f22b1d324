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
  const [open, setOpen] = useState(false);
  // An open list hides the rest of the page from readers, so one with nothing in it must not be open.
  const offers = suggestions.some((one) => fits(one, value, suggestions));
  return (
    <Labelled id={id} label={label} help={help} problem={problem}>
      <Autocomplete.Root
        open={open && offers}
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
        <Autocomplete.InputGroup className="relative">
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
        </Autocomplete.InputGroup>
        <Autocomplete.Portal>
          <Autocomplete.Positioner sideOffset={4} className="z-30 outline-none">
            <Autocomplete.Popup className="max-h-72 w-(--anchor-width) overflow-y-auto rounded-lg border border-line-strong bg-surface py-1">
              <Autocomplete.List>
                {(one: Suggestion) => (
                  <Autocomplete.Item
                    key={one.value}
                    value={one}
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
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
    </Labelled>
  );
}

/** A text that is one of the suggestions hides none of them: the person wants to see the others. */
function fits(one: Suggestion, query: string, all: readonly Suggestion[]): boolean {
  if (query === '' || all.some(({ value }) => value === query)) return true;
  return `${one.value} ${one.label ?? ''} ${one.note ?? ''}`.toLowerCase().includes(query.toLowerCase());
}
