import { Plus, X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { MetadataCondition } from '@/lib/target';
import { inputClass, ProblemText } from '../../fields/labelled';
import { NumberInput } from '../../fields/number-input';
import { useLeft } from '../../fields/use-left';
import { comparisons, typeOf, unfinished, valueAs, withOperation } from './filters';

/** The conditions of one key, any of which has to hold. The comparison decides the type of the value. */
export function ConditionFields({
  name,
  id,
  conditions,
  problemAt,
  onConditions,
}: {
  /** Of the filter, as labels begin. */
  name: string;
  id: string;
  conditions: readonly MetadataCondition[];
  problemAt: (at: number) => string | undefined;
  onConditions: (conditions: MetadataCondition[]) => void;
}) {
  const left = useLeft();
  const replace = (at: number, condition: MetadataCondition) =>
    onConditions(conditions.map((one, index) => (index === at ? condition : one)));
  return (
    <>
      {conditions.map((condition, index) => {
        const own = `${id}-condition-${index}`;
        const label = `${name}, condition ${index + 1}`;
        const { value } = condition;
        const problem = problemAt(index);
        const told = (value !== '' && !Number.isNaN(value)) || left.has(own);
        return (
          <div key={own} className="flex flex-col gap-1">
            <div className="grid grid-cols-[auto_6.25rem_1fr_auto] items-start gap-1">
              <span aria-hidden="true" className="w-4 self-center text-xs text-muted">
                {index === 0 ? '' : 'or'}
              </span>
              <select
                aria-label={`${label}: comparison`}
                className={`${inputClass} px-1! py-1! text-xs`}
                value={comparisons.findIndex(
                  (one) => one.operation === condition.operation && one.type === typeOf(condition),
                )}
                onChange={(event) => {
                  const chosen = comparisons[Number(event.target.value)];
                  if (chosen)
                    replace(index, withOperation(chosen.operation, valueAs(chosen.type, condition.value)));
                }}
              >
                {comparisons.map((one, at) => (
                  <option key={one.words} value={at}>
                    {one.words}
                  </option>
                ))}
              </select>
              {typeof condition.value === 'number' ? (
                <NumberInput
                  id={own}
                  label={`${label}: value`}
                  value={Number.isNaN(condition.value) ? null : condition.value}
                  step="any"
                  problem={told ? problem : undefined}
                  small
                  optional
                  required
                  {...left.noting(own)}
                  onValue={(next) => replace(index, withOperation(condition.operation, next ?? Number.NaN))}
                />
              ) : (
                <input
                  id={own}
                  aria-label={`${label}: value`}
                  required
                  aria-invalid={told && problem !== undefined}
                  aria-describedby={told && problem !== undefined ? `${own}-problem` : undefined}
                  {...left.noting(own)}
                  className={`${inputClass} py-1! text-xs`}
                  value={condition.value}
                  onChange={(event) => replace(index, withOperation(condition.operation, event.target.value))}
                />
              )}
              {conditions.length === 1 ? (
                <span />
              ) : (
                <Button
                  look="plain"
                  className="mx-0!"
                  aria-label={`Take ${label} away`}
                  onClick={() => onConditions(conditions.filter((_, at) => at !== index))}
                >
                  <X aria-hidden="true" className="size-3.5" />
                </Button>
              )}
            </div>
            <ProblemText id={own} problem={problem} shown={told} />
          </div>
        );
      })}
      <Button
        look="plain"
        className="self-start text-xs"
        aria-label={`${name}: or another value`}
        onClick={() => {
          const last = conditions.at(-1) ?? withOperation('EQUAL', '');
          left.forget(`${id}-condition-${conditions.length}`);
          onConditions([...conditions, unfinished(last)]);
        }}
      >
        <Plus aria-hidden="true" className="size-3.5" />
        or another value
      </Button>
    </>
  );
}
