import { Search, X } from 'lucide-react';
import { grouped } from '@/components/ui/wording';
import { everything, type Filter, type Sort } from '@/lib/batch/arrange';
import { columns } from '@/lib/batch/columns';
import type { Tally } from '@/lib/batch/tally';
import { nextSort } from './sort-header';

const field =
  'min-h-8 rounded-md border border-line bg-surface px-2 py-1 text-[13px] hover:border-line-strong';

/** What narrows the table: words, how bad it is, a code, a format. On a narrow page also the order, for want of a header. */
export function BatchFilters({
  filter,
  onFilter,
  sort,
  onSort,
  tally,
}: {
  filter: Filter;
  onFilter(filter: Filter): void;
  sort: Sort | null;
  onSort(sort: Sort | null): void;
  /** Of all rows, whatever the filter. */
  tally: Tally;
}) {
  const { severities, unreadable } = tally;
  const kinds = [
    ['unreadable', 'Unreadable', unreadable],
    ['error', 'Errors', severities.error],
    ['warning', 'Warnings', severities.warning],
    ['info', 'Notes', severities.info],
  ] as const;
  const change = (part: Partial<Filter>) => onFilter({ ...filter, ...part });
  const isNarrowed = JSON.stringify(filter) !== JSON.stringify(everything);
  return (
    <search className="flex flex-wrap items-center gap-2" aria-label="Filter the table">
      <label className={`${field} flex min-w-40 grow items-center gap-1.5 sm:max-w-72`}>
        <Search aria-hidden="true" className="size-3.5 shrink-0 text-muted" />
        <span className="sr-only">Search names, questions and answers</span>
        <input
          type="search"
          value={filter.words}
          placeholder="Search"
          onChange={(event) => change({ words: event.target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || filter.words === '') return;
            event.preventDefault();
            change({ words: '' });
          }}
          className="w-full min-w-0 bg-transparent outline-none [&::-webkit-search-cancel-button]:hidden"
        />
      </label>
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">Show only responses with</legend>
        {kinds.map(([severity, name, count]) =>
          count === 0 && filter.severity !== severity ? null : (
            <button
              key={severity}
              type="button"
              aria-pressed={filter.severity === severity}
              onClick={() => change({ severity: filter.severity === severity ? null : severity })}
              className={`${field} aria-pressed:border-accent aria-pressed:bg-tint`}
            >
              {name} <span className="text-muted tabular-nums">{grouped(count)}</span>
            </button>
          ),
        )}
      </fieldset>
      <Choice
        label="Code"
        all="Any diagnostic"
        value={filter.code}
        options={tally.codes}
        onValue={(code) => change({ code })}
      />
      {tally.formats.length > 1 || filter.format !== null ? (
        <Choice
          label="Format"
          all="Any format"
          value={filter.format}
          options={tally.formats}
          onValue={(format) => change({ format })}
        />
      ) : null}
      <label className="min-w-0 max-lg:flex-1 max-lg:basis-32 lg:hidden">
        <span className="sr-only">Order</span>
        <select
          className={`${field} w-full lg:max-w-48`}
          value={sort ? `${sort.column} ${sort.direction}` : ''}
          onChange={(event) => onSort(orders.get(event.target.value)?.sort ?? null)}
        >
          <option value="">In the order they came</option>
          {[...orders].map(([id, { label }]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {isNarrowed ? (
        <button
          type="button"
          onClick={() => onFilter(everything)}
          className="inline-flex min-h-8 items-center gap-1 rounded-md px-2 text-[13px] text-accent hover:bg-sunken"
        >
          <X aria-hidden="true" className="size-3.5" />
          Show all
        </button>
      ) : null}
    </search>
  );
}

/** Both orders of every column, the one that a first press on its header gives first. */
const orders: ReadonlyMap<string, { label: string; sort: Sort }> = new Map(
  columns.flatMap(({ id, label }) => {
    const first = nextSort(null, id);
    const second = first && nextSort(first, id);
    return [first, second]
      .filter((sort) => sort !== null)
      .map((sort) => [
        `${sort.column} ${sort.direction}`,
        { label: `${label}, ${sort.direction === 'ascending' ? 'lowest first' : 'highest first'}`, sort },
      ]);
  }),
);

function Choice({
  label,
  all,
  value,
  options,
  onValue,
}: {
  label: string;
  all: string;
  value: string | null;
  /** Each with how many rows have it. */
  options: Tally['codes'];
  onValue(value: string | null): void;
}) {
  return (
    <label className="min-w-0 max-lg:flex-1 max-lg:basis-32">
      <span className="sr-only">{label}</span>
      <select
        value={value ?? ''}
        onChange={(event) => onValue(event.target.value || null)}
        className={`${field} w-full lg:max-w-48`}
      >
        <option value="">{all}</option>
        {options.map(([name, count]) => (
          <option key={name} value={name}>
            {name} ({grouped(count)})
          </option>
        ))}
      </select>
    </label>
  );
}
