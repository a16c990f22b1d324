import { useState } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import type { ListedItem } from '@/lib/request';
import { Picker } from '../../fields/picker';
import type { ProblemAt } from '../../fields/problems';
import { SuggestingField } from '../../fields/suggesting-input';
import { type Listing, useListing } from '../../fields/use-listing';
import type { Actions } from '../../use-asking';
import { type GeminiSettings, takesCorpus } from './settings';

type Props = {
  form: GeminiSettings;
  problemAt: ProblemAt;
  list: Actions['list'];
  onChange: (change: Partial<GeminiSettings>) => void;
};

/** Where passages are searched for; beside a tool that searches by itself only when that is wanted. */
export function SourceFields(props: Props) {
  const { form, onChange } = props;
  return (
    <>
      {form.method === 'generate-content' ? (
        <label className="flex items-center gap-2 text-xs">
          <input
            type="checkbox"
            checked={form.also}
            onChange={(event) => onChange({ also: event.target.checked })}
          />
          Also retrieve from a corpus
        </label>
      ) : null}
      {takesCorpus(form) ? <CorpusFields {...props} /> : null}
    </>
  );
}

/** Which corpus is searched, or which one document of it. */
function CorpusFields({ form, problemAt, list, onChange }: Props) {
  const [listed, setListed] = useState(false);
  const [parent, setParent] = useState<string | null>(null);
  const { corpus, document, method } = form;
  const corpora = useListing(
    list,
    listed ? (pageToken) => ({ backend: 'gemini', what: 'corpora', pageToken }) : null,
  );
  const documents = useListing(
    list,
    parent === null || parent !== corpus
      ? null
      : (pageToken) => ({ backend: 'gemini', what: 'documents', parent, pageToken }),
  );
  return (
    <>
      <div className="flex flex-col gap-2">
        <SuggestingField
          id="corpus"
          label="Corpus"
          required={method === 'generate-answer'}
          value={corpus}
          placeholder="corpora/C"
          suggestions={suggestionsOf(corpora)}
          help={
            method === 'generate-answer'
              ? 'What is searched, by its name.'
              : 'Searched beside the answer, by its name. None: only the answer is asked for.'
          }
          problem={problemAt('corpus') ?? problemAt('')}
          // Documents belong to their corpus.
          onValue={(next) => onChange({ corpus: next, document: '' })}
        />
        <FromList
          noun="corpora"
          listing={listed ? corpora : null}
          chosen={corpus}
          onList={() => setListed(true)}
          onChosen={(item) => onChange({ corpus: item.name, document: '' })}
        />
      </div>
      {corpus.trim() === '' ? null : (
        <div className="flex flex-col gap-2">
          <SuggestingField
            id="document"
            label="Only this document"
            value={document}
            placeholder="all documents"
            suggestions={suggestionsOf(documents)}
            help="By its name; then corpora.documents.query is asked."
            problem={problemAt('document')}
            onValue={(next) => onChange({ document: next })}
          />
          <FromList
            noun="documents"
            listing={parent === corpus ? documents : null}
            chosen={document}
            onList={() => setParent(corpus)}
            onChosen={(item) => onChange({ document: item.name })}
          />
        </div>
      )}
    </>
  );
}

const suggestionsOf = ({ items }: Listing) =>
  (items ?? []).map(({ name, label, note }) => ({ value: name, label, note }));

/** Folded away, and fetched when it is unfolded for the first time. */
function FromList({
  noun,
  listing,
  chosen,
  onList,
  onChosen,
}: {
  noun: string;
  listing: Listing | null;
  chosen: string;
  onList: () => void;
  onChosen: (item: ListedItem) => void;
}) {
  return (
    <Disclosure summary={`Choose from the ${noun}`} onOpen={onList}>
      <div className="mt-2 border-l border-line pl-3">
        {listing ? (
          <Picker
            noun={noun}
            listing={listing}
            chosen={(item) => item.name === chosen}
            onToggle={(item) => onChosen(item)}
          />
        ) : null}
      </div>
    </Disclosure>
  );
}
