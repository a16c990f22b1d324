import { useState } from 'react';
import { ChoiceField } from '../../fields/choice-field';
import { ModelFields } from '../../fields/model-fields';
import { NamesField } from '../../fields/names-field';
import { NumberField } from '../../fields/number-field';
import { Picker } from '../../fields/picker';
import type { ProblemAt } from '../../fields/problems';
import { SuggestingField } from '../../fields/suggesting-input';
import { TextField } from '../../fields/text-input';
import { useListing } from '../../fields/use-listing';
import type { Actions } from '../../use-asking';
import { geminiModels } from '../models';
import type { GeminiSettings } from './settings';

/** The settings of `generateContent` with a tool that grounds it. */
export function ContentFields({
  form,
  problemAt,
  list,
  onChange,
}: {
  form: GeminiSettings;
  problemAt: ProblemAt;
  list: Actions['list'];
  onChange: (change: Partial<GeminiSettings>) => void;
}) {
  return (
    <>
      <SuggestingField
        id="model"
        label="Model"
        value={form.model}
        suggestions={geminiModels}
        help="Models of Gemini 2.5 and later send no confidence."
        problem={problemAt('model')}
        onValue={(model) => onChange({ model })}
      />
      <ChoiceField
        id="tool"
        label="Grounded by"
        value={form.tool}
        choices={[
          { value: 'file-search', label: 'File Search, in stores of yours' },
          { value: 'google-search', label: 'Google Search' },
        ]}
        onValue={(tool) => onChange({ tool })}
      />
      {form.tool === 'file-search' ? (
        <StoreFields form={form} problemAt={problemAt} list={list} onChange={onChange} />
      ) : null}
      <ModelFields form={form} problemAt={problemAt} onChange={onChange} />
    </>
  );
}

function StoreFields({
  form,
  problemAt,
  list,
  onChange,
}: {
  form: GeminiSettings;
  problemAt: ProblemAt;
  list: Actions['list'];
  onChange: (change: Partial<GeminiSettings>) => void;
}) {
  const { stores } = form;
  const [listed, setListed] = useState(false);
  const listing = useListing(
    list,
    listed ? (pageToken) => ({ backend: 'gemini', what: 'file-search-stores', pageToken }) : null,
  );
  return (
    <>
      <NamesField
        id="stores"
        label="File Search stores"
        help="By name, one at least."
        problem={problemAt('tool.stores', 'inside')}
        placeholder="fileSearchStores/S"
        names={stores}
        labelOf={(name) => listing.items?.find((item) => item.name === name)?.label ?? name}
        onNames={(next) => onChange({ stores: next })}
      >
        {listed ? (
          <Picker
            noun="stores"
            listing={listing}
            many
            chosen={(item) => stores.includes(item.name)}
            onToggle={(item, on) =>
              onChange({ stores: on ? [...stores, item.name] : stores.filter((name) => name !== item.name) })
            }
          />
        ) : (
          <button
            type="button"
            className="self-start text-xs text-accent underline"
            onClick={() => setListed(true)}
          >
            Choose from the stores
          </button>
        )}
      </NamesField>
      <NumberField
        id="store-top-k"
        label="Chunks wanted (top K)"
        placeholder="default"
        value={form.top}
        min={1}
        max={100}
        step={1}
        whole
        problem={problemAt('tool.topK')}
        onValue={(top) => onChange({ top })}
      />
      <TextField
        id="store-filter"
        label="Metadata filter"
        mono
        value={form.filter}
        placeholder="none"
        help="An expression, e.g. genre = &quot;guide&quot;."
        onValue={(filter) => onChange({ filter })}
      />
    </>
  );
}
