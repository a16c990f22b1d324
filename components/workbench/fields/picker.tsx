import { useId, useState } from 'react';
import type { ListedItem } from '@/lib/request';
import { FailureNote } from '../run/failure-note';
import { inputClass } from './labelled';
import type { Listing } from './use-listing';

/** A list of more lines than this can be searched. */
const searchable = 6;

/** Choose one or several of what a service holds, page by page. */
export function Picker({
  noun,
  listing,
  chosen,
  many = false,
  onToggle,
}: {
  /** What is listed, in the plural. */
  noun: string;
  listing: Listing;
  chosen: (item: ListedItem) => boolean;
  many?: boolean;
  onToggle: (item: ListedItem, on: boolean) => void;
}) {
  const [search, setSearch] = useState('');
  const group = useId();
  const { items, loading, failure, more } = listing;
  const words = search.trim().toLowerCase();
  const found = (items ?? []).filter(({ name, label, note }) =>
    `${label} ${name} ${note}`.toLowerCase().includes(words),
  );
  return (
    <div className="flex flex-col gap-2">
      {items !== null && (items.length > searchable || more) ? (
        <input
          aria-label={`Find among the ${noun}`}
          className={inputClass}
          type="search"
          placeholder={`Find among ${items.length} ${noun}${more ? ' fetched so far' : ''}`}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            // Enter would ask the question.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      ) : null}
      {items !== null && items.length > 0 ? (
        <ul
          aria-label={capital(noun)}
          className="max-h-56 overflow-y-auto rounded-lg border border-line bg-surface"
        >
          {found.map((item) => (
            <li key={item.name}>
              <label className="flex items-start gap-2 px-2 py-1.5 hover:bg-sunken has-checked:bg-tint">
                <input
                  type={many ? 'checkbox' : 'radio'}
                  name={group}
                  className="mt-1 shrink-0"
                  checked={chosen(item)}
                  onChange={(event) => onToggle(item, event.target.checked)}
                />
                <span className="min-w-0">
                  <span className="block leading-snug wrap-anywhere">{item.label}</span>
                  <span className="block text-xs leading-snug wrap-anywhere text-muted">
                    {item.note}
                    {item.label === item.name ? null : (
                      <span className="block font-mono text-[11px]">
                        {item.name.split('/').slice(-2).join('/')}
                      </span>
                    )}
                  </span>
                </span>
              </label>
            </li>
          ))}
          {found.length === 0 ? (
            <li className="px-2 py-1.5 text-xs text-muted">
              None of these{more ? ', as far as they are fetched' : ''}.
            </li>
          ) : null}
        </ul>
      ) : null}
      <p role="status" className="text-xs text-muted empty:hidden">
        {loading ? `Fetching ${noun} …` : items?.length === 0 ? `There are no ${noun} here.` : ''}
      </p>
      {failure ? <FailureNote failure={failure} onRetry={more} retry="Try again" compact /> : null}
      {more && !failure && !loading ? (
        <button type="button" className="self-start text-xs text-accent underline" onClick={more}>
          More {noun}
        </button>
      ) : null}
    </div>
  );
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
