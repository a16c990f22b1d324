import { Folded } from '../../fields/folded';
import { NumberField } from '../../fields/number-field';
import type { ProblemAt } from '../../fields/problems';
import { FilterFields } from './filter-fields';
import { type GeminiSettings, takesCorpus } from './settings';

export function Retrieval({
  form,
  problemAt,
  onChange,
}: {
  form: GeminiSettings;
  problemAt: ProblemAt;
  onChange: (change: Partial<GeminiSettings>) => void;
}) {
  if (!takesCorpus(form) || form.corpus.trim() === '') return null;
  const filters = form.where.length;
  const now = [
    form.k === null ? '10 results' : `${form.k} results`,
    ...(filters === 0 ? [] : [filters === 1 ? '1 filter' : `${filters} filters`]),
  ];
  return (
    <Folded title="Retrieval" now={now.join(' · ')}>
      <NumberField
        id="top-k"
        label="Results wanted"
        help="1 to 100; fewer may come. Empty: the service’s default of 10."
        placeholder="10"
        value={form.k}
        min={1}
        max={100}
        step={1}
        whole
        problem={problemAt('resultsCount')}
        onValue={(k) => onChange({ k })}
      />
      <FilterFields filters={form.where} problemAt={problemAt} onFilters={(where) => onChange({ where })} />
    </Folded>
  );
}
