import { useProblems } from '../../fields/use-problems';
import type { SourceFormProps } from '../source';
import { CorpusField } from './corpus-field';
import { Generation } from './generation';
import { Retrieval } from './retrieval';
import { settings, targetOf } from './settings';

export function Place({ option, written, onWritten, list }: SourceFormProps) {
  const problemsIn = useProblems(targetOf, written, option);
  const form = settings.read(written);
  return (
    <CorpusField
      corpus={form.corpus}
      parent={option.parent}
      problem={problemsIn()('corpus')}
      list={list}
      // Files belong to their corpus.
      onCorpus={(corpus) => onWritten(settings.write({ corpus, files: null }))}
    />
  );
}

export function Settings({ option, written, onWritten, list }: SourceFormProps) {
  const problemsIn = useProblems(targetOf, written, option);
  const form = settings.read(written);
  const change = (patch: Parameters<typeof settings.write>[0]) => onWritten(settings.write(patch));
  return (
    <>
      <Retrieval form={form} problemAt={problemsIn('retrieval')} list={list} onChange={change} />
      <Generation form={form} problemAt={problemsIn('generation')} onChange={change} />
    </>
  );
}
