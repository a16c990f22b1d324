import { Plus, X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { inputClass, ProblemText } from '../../fields/labelled';
import type { ProblemAt } from '../../fields/problems';
import { useLeft } from '../../fields/use-left';
import { ConditionFields } from './condition-fields';
import { type FilterForm, withOperation } from './filters';

const empty: FilterForm = { level: 'document', key: '', conditions: [withOperation('EQUAL', '')] };

/** Filters over metadata: conditions on one key are joined by OR, the keys by AND. */
export function FilterFields({
  filters,
  problemAt,
  onFilters,
}: {
  filters: readonly FilterForm[];
  problemAt: ProblemAt;
  onFilters: (filters: FilterForm[]) => void;
}) {
  const left = useLeft();
  const replace = (at: number, filter: FilterForm) =>
    onFilters(filters.map((one, index) => (index === at ? filter : one)));
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="text-xs text-muted">Metadata filter</legend>
      {filters.map((filter, index) => {
        const id = `filter-${index}`;
        const problem = problemAt(`filters.${index}.key`);
        const told = filter.key !== '' || left.has(id);
        const ofConditions = problemAt(`filters.${index}.conditions`);
        return (
          <div key={id} className="flex flex-col gap-1.5">
            {index === 0 ? null : <p className="text-xs font-semibold text-muted">and</p>}
            <fieldset className="flex flex-col gap-1.5 rounded-lg border border-line bg-surface p-2">
              <legend className="sr-only">Filter {index + 1}</legend>
              <div className="grid grid-cols-[5.75rem_1fr_auto] items-center gap-1.5">
                <select
                  aria-label={`Filter ${index + 1}: level`}
                  className={`${inputClass} px-1! py-1! text-xs`}
                  value={filter.level}
                  onChange={(event) =>
                    replace(index, {
                      ...filter,
                      level: event.target.value === 'chunk' ? 'chunk' : 'document',
                    })
                  }
                >
                  <option value="document">document</option>
                  <option value="chunk">chunk</option>
                </select>
                <input
                  id={id}
                  aria-label={`Filter ${index + 1}: key`}
                  required
                  aria-invalid={told && (problem !== undefined || ofConditions !== undefined)}
                  {...left.noting(id)}
                  aria-describedby={
                    told && (problem ?? ofConditions) !== undefined ? `${id}-problem` : undefined
                  }
                  className={`${inputClass} py-1! font-mono text-xs`}
                  placeholder="key"
                  spellCheck={false}
                  value={filter.key}
                  onChange={(event) => replace(index, { ...filter, key: event.target.value })}
                />
                <Button
                  look="plain"
                  className="mx-0!"
                  aria-label={`Take filter ${index + 1} away`}
                  onClick={() => onFilters(filters.filter((_, at) => at !== index))}
                >
                  <X aria-hidden="true" className="size-3.5" />
                </Button>
              </div>
              <ProblemText id={id} problem={problem ?? ofConditions} shown={told} />
              <ConditionFields
                name={`Filter ${index + 1}`}
                id={id}
                conditions={filter.conditions}
                problemAt={(at) => problemAt(`filters.${index}.conditions.${at}`, 'inside')}
                onConditions={(conditions) => replace(index, { ...filter, conditions })}
              />
            </fieldset>
          </div>
        );
      })}
      <Button
        look="plain"
        className="self-start text-xs"
        onClick={() => {
          left.forget(`filter-${filters.length}`);
          onFilters([...filters, empty]);
        }}
      >
        <Plus aria-hidden="true" className="size-3.5" />
        {filters.length === 0 ? 'Filter by a key' : 'And by another key'}
      </Button>
    </fieldset>
  );
}
