import { Folded } from '../../fields/folded';
import { ModelFields } from '../../fields/model-fields';
import type { ProblemAt } from '../../fields/problems';
import { SuggestingField } from '../../fields/suggesting-input';
import { geminiModels } from '../models';
import { ragRegions } from './regions';
import { locationIn, ownLocation, type VertexSettings } from './settings';

export function Generation({
  form,
  problemAt,
  onChange,
}: {
  form: VertexSettings;
  problemAt: ProblemAt;
  onChange: (change: Partial<VertexSettings>) => void;
}) {
  const own = locationIn(form.corpus);
  const places = [
    { value: 'global', note: 'any region; the newest models first' },
    { value: ownLocation, note: `the corpus’s own region${own ? `, ${own}` : ''}` },
    { value: 'us', note: 'multi-region, Gemini 3 and later' },
    { value: 'eu', note: 'multi-region, Gemini 3 and later' },
    ...ragRegions.map(({ value }) => ({ value })),
  ];
  const place = form.location === ownLocation ? (own ?? 'the corpus’s region') : form.location;
  return (
    <Folded title="Generation" now={`${form.model || 'no model'} · ${place}`}>
      <SuggestingField
        id="model"
        label="Model"
        value={form.model}
        suggestions={geminiModels}
        help="A model’s id, or the resource name of a tuned one or an endpoint. Models of Gemini 2.5 and later send no confidence."
        problem={problemAt('model')}
        onValue={(model) => onChange({ model })}
      />
      <SuggestingField
        id="location"
        label="Location of the model"
        value={form.location}
        suggestions={places}
        help="Where the answer is written; “own” keeps it in the corpus’s region. Any region may be typed."
        problem={problemAt('location')}
        onValue={(location) => onChange({ location })}
      />
      <ModelFields form={form} problemAt={problemAt} onChange={onChange} />
    </Folded>
  );
}
