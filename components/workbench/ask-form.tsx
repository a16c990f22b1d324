import { type FormEvent, useRef } from 'react';
import type { BackendOption, CorpusOption } from '@/lib/request';
import { inputClass, Labelled } from './form-parts';
import { GenerationSettings } from './generation-settings';
import { RetrievalSettings } from './retrieval-settings';
import type { SetSettings, Settings } from './settings';

export function AskForm({
  backends,
  backend,
  corpus,
  question,
  onQuestion,
  settings,
  onSettings,
  busy,
  onAsk,
  onStop,
}: {
  backends: BackendOption[];
  backend: BackendOption | undefined;
  corpus: CorpusOption | undefined;
  question: string;
  onQuestion: (question: string) => void;
  settings: Settings;
  onSettings: SetSettings;
  busy: boolean;
  onAsk: () => void;
  onStop: () => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  if (!backend) return <p className="text-muted">No source is set up.</p>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAsk();
  };
  return (
    <form ref={form} onSubmit={submit} className="flex flex-col gap-4">
      <Labelled
        id="source"
        label="Source"
        help={backend.ready.ok ? backend.note : backend.ready.failure.message}
      >
        <select
          id="source"
          aria-describedby="source-help"
          className={inputClass}
          value={backend.id}
          onChange={(event) => onSettings({ source: event.target.value, corpus: null, files: null })}
        >
          {backends.map((one) => (
            <option key={one.id} value={one.id}>
              {one.label}
            </option>
          ))}
        </select>
      </Labelled>
      <Labelled
        id="corpus"
        label="Corpus"
        help={corpus ? `${corpus.files.length} documents. ${corpus.note}.` : undefined}
      >
        <select
          id="corpus"
          aria-describedby="corpus-help"
          className={inputClass}
          value={corpus?.name ?? ''}
          onChange={(event) => onSettings({ corpus: event.target.value, files: null })}
        >
          {backend.corpora.map((one) => (
            <option key={one.name} value={one.name}>
              {one.label}
            </option>
          ))}
        </select>
      </Labelled>
      <Labelled id="question" label="Question">
        <textarea
          id="question"
          dir="auto"
          className={`${inputClass} min-h-24 resize-y`}
          rows={4}
          maxLength={8000}
          required
          value={question}
          placeholder="Ask the documents something"
          onChange={(event) => onQuestion(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
              event.preventDefault();
              form.current?.requestSubmit();
            }
          }}
        />
      </Labelled>
      <RetrievalSettings corpus={corpus} settings={settings} onChange={onSettings} />
      <GenerationSettings backend={backend} settings={settings} onChange={onSettings} />
      {busy ? (
        <button
          type="button"
          onClick={onStop}
          className="rounded-lg border border-line-strong bg-surface px-4 py-2.5 font-semibold"
        >
          Stop
        </button>
      ) : (
        <button
          type="submit"
          disabled={!backend.ready.ok || !corpus}
          className="rounded-lg bg-accent px-4 py-2.5 font-semibold text-on-accent disabled:bg-line disabled:text-muted"
        >
          Ask
        </button>
      )}
    </form>
  );
}
