import { useProblems } from '../../fields/use-problems';
import type { SourceFormProps } from '../source';
import { Generation } from './generation';
import { Retrieval } from './retrieval';
import { settings, targetOf } from './settings';
import { SourceFields } from './source-fields';

export function Place({ option, written, onWritten, list }: SourceFormProps) {
  const problemsIn = useProblems(targetOf, written, option);
  return (
    <>
      <Retired />
      <SourceFields
        form={settings.read(written)}
        problemAt={problemsIn('retrieval')}
        list={list}
        onChange={(patch) => onWritten(settings.write(patch))}
      />
    </>
  );
}

export function Settings({ option, written, onWritten, list }: SourceFormProps) {
  const problemsIn = useProblems(targetOf, written, option);
  const form = settings.read(written);
  const change = (patch: Parameters<typeof settings.write>[0]) => onWritten(settings.write(patch));
  return (
    <>
      <Retrieval form={form} problemAt={problemsIn('retrieval')} onChange={change} />
      <Generation form={form} problemAt={problemsIn('generation')} list={list} onChange={change} />
    </>
  );
}

/** The one thing to know before anything of this form is filled in. */
const Retired = () => (
  <p
    role="note"
    className="rounded-lg border border-line bg-sunken px-3 py-2 text-xs leading-snug text-muted"
  >
    Google’s public documentation has dropped the semantic retriever (corpora, generateAnswer). It still
    answers in places; where it doesn’t, the service says 404 or 501. File Search, under Generation, and
    Vertex AI RAG Engine are what came after it.
  </p>
);
