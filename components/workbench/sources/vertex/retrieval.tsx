import { ChoiceField } from '../../fields/choice-field';
import { Folded } from '../../fields/folded';
import { NumberField } from '../../fields/number-field';
import type { ProblemAt } from '../../fields/problems';
import { SuggestingField } from '../../fields/suggesting-input';
import { TextField } from '../../fields/text-input';
import { thresholdWords } from '../../fields/threshold';
import { ThresholdFields } from '../../fields/threshold-fields';
import type { Actions } from '../../use-asking';
import { geminiModels } from '../models';
import { FilesField } from './files-field';
import type { VertexSettings } from './settings';

const rankers = [
  { value: 'semantic-ranker-512@latest' },
  { value: 'semantic-ranker-default@latest' },
  { value: 'semantic-ranker-fast@latest' },
];

export function Retrieval({
  form,
  problemAt,
  list,
  onChange,
}: {
  form: VertexSettings;
  problemAt: ProblemAt;
  list: Actions['list'];
  onChange: (change: Partial<VertexSettings>) => void;
}) {
  return (
    <Folded title="Retrieval" now={nowOf(form)}>
      <NumberField
        id="top-k"
        label="Contexts wanted (top K)"
        help="Empty: the service’s default."
        placeholder="default"
        value={form.k}
        min={1}
        max={100}
        step={1}
        whole
        problem={problemAt('topK')}
        onValue={(k) => onChange({ k })}
      />
      <ThresholdFields
        limit={form.limit}
        at={form.at}
        help="The corpus’s database decides which: RagManagedDb measures distance (0 is best, contexts below the value stay), another what its index says. Of a similarity, contexts above the value stay."
        bounds={{ distance: { min: 0, max: 2 } }}
        problem={problemAt('threshold', 'inside')}
        onChange={onChange}
      />
      <FilesField
        corpus={form.corpus.trim()}
        files={form.files}
        problem={problemAt('fileIds', 'inside')}
        list={list}
        onFiles={(files) => onChange({ files })}
      />
      <TextField
        id="metadata-filter"
        label="Metadata filter"
        mono
        value={form.filter}
        placeholder="none"
        help="An expression over the metadata of files, as the service reads it."
        problem={problemAt('metadataFilter')}
        onValue={(filter) => onChange({ filter })}
      />
      <ChoiceField
        id="ranking"
        label="Ranking"
        value={form.rank}
        choices={[
          { value: 'none', label: 'as retrieved' },
          { value: 'rank-service', label: 'by the rank service' },
          { value: 'llm-ranker', label: 'by a Gemini model' },
        ]}
        problem={problemAt('ranking')}
        onValue={(rank) =>
          onChange({
            rank,
            ranker:
              rank === 'rank-service' ? 'semantic-ranker-512@latest' : rank === 'none' ? '' : form.model,
          })
        }
      />
      {form.rank === 'none' ? null : (
        <SuggestingField
          id="ranker"
          label="Ranking model"
          value={form.ranker}
          suggestions={form.rank === 'rank-service' ? rankers : geminiModels}
          problem={problemAt('ranking.model')}
          onValue={(ranker) => onChange({ ranker })}
        />
      )}
      <NumberField
        id="alpha"
        label="Hybrid search, alpha"
        help="0 is sparse only (words), 1 dense only (meaning). Only v1beta1 has this field, so setting it sends the request there."
        placeholder="default"
        value={form.alpha}
        min={0}
        max={1}
        step={0.1}
        problem={problemAt('hybridAlpha')}
        onValue={(alpha) => onChange({ alpha })}
      />
    </Folded>
  );
}

function nowOf({ k, limit, at, files, filter, rank, alpha }: VertexSettings): string {
  const parts = [
    k === null ? 'default top K' : `top ${k}`,
    limit === 'none' ? '' : thresholdWords(limit, at),
    files.length > 0 ? `${files.length} files` : '',
    filter.trim() === '' ? '' : 'filtered',
    rank === 'none' ? '' : 'ranked',
    alpha === null ? '' : `hybrid ${alpha}`,
  ];
  return parts.filter(Boolean).join(' · ');
}
