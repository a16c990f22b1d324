import { parseAsArrayOf, parseAsFloat, parseAsInteger, parseAsString, parseAsStringLiteral } from 'nuqs';
import { fail, type Outcome, ok } from '@/lib/outcome';
import type { BackendOption, CorpusOption } from '@/lib/request';
import type { Target } from '@/lib/target';
import { thresholdOf } from '../../fields/threshold';
import { type Written, writtenBy } from '../written';

export const settings = writtenBy({
  corpus: parseAsString.withDefault(''),
  k: parseAsInteger.withDefault(8),
  limit: parseAsStringLiteral(['none', 'distance', 'similarity']).withDefault('none'),
  at: parseAsFloat.withDefault(0.8),
  files: parseAsArrayOf(parseAsString).withDefault([]),
  max: parseAsInteger,
});

/** The corpus that is chosen: the first while none is named, and none when the one that is named isn't here. */
export const corpusOf = (written: Written, option: BackendOption): CorpusOption | undefined => {
  const { corpus } = settings.read(written);
  return corpus === '' ? option.corpora[0] : option.corpora.find((one) => one.name === corpus);
};

export function targetOf(written: Written, option: BackendOption): Outcome<Target> {
  const { corpus: named, k, limit, at, files, max } = settings.read(written);
  const corpus = corpusOf(written, option);
  if (!corpus)
    return fail('not-found', `The corpus "${named}" isn’t here.`, 'Choose another one in the form.');
  return ok({
    backend: 'embedded',
    corpus: corpus.name,
    retrieval: { topK: k, threshold: thresholdOf(limit, at), fileIds: files },
    generation: { maxOutputTokens: max },
  });
}
