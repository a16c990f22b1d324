import { parseAsArrayOf, parseAsFloat, parseAsInteger, parseAsString, parseAsStringLiteral } from 'nuqs';
import { fail, type Outcome, ok } from '@/lib/outcome';
import type { VertexTarget } from '@/lib/target';
import { thresholdOf } from '../../fields/threshold';
import { modelParsers, modelSettingsOf } from '../model-settings';
import { type Written, writtenBy } from '../written';

export const settings = writtenBy({
  corpus: parseAsString.withDefault(''),
  k: parseAsInteger,
  limit: parseAsStringLiteral(['none', 'distance', 'similarity']).withDefault('none'),
  at: parseAsFloat.withDefault(0.8),
  files: parseAsArrayOf(parseAsString).withDefault([]),
  filter: parseAsString.withDefault(''),
  rank: parseAsStringLiteral(['none', 'rank-service', 'llm-ranker']).withDefault('none'),
  ranker: parseAsString.withDefault(''),
  alpha: parseAsFloat,
  // A model that answers in every region there is would be none of the current ones; those answer on `global`.
  location: parseAsString.withDefault('global'),
  model: parseAsString.withDefault('gemini-3.5-flash'),
  ...modelParsers,
});

export type VertexSettings = ReturnType<typeof settings.read>;

/** What stands for the location of the corpus itself; no location has this name. */
export const ownLocation = 'own';

/** The location a resource name holds, e.g. `europe-west4`; null when it holds none. */
export const locationIn = (name: string): string | null => /\/locations\/([^/]+)/.exec(name)?.[1] ?? null;

export function targetOf(written: Written): Outcome<VertexTarget> {
  const form = settings.read(written);
  const corpus = form.corpus.trim();
  if (corpus === '')
    return fail('bad-input', 'No corpus is named.', 'Name one in the form, or choose one from the list.');
  return ok({
    backend: 'vertex',
    corpus,
    retrieval: {
      topK: form.k,
      threshold: thresholdOf(form.limit, form.at),
      fileIds: form.files,
      metadataFilter: form.filter.trim() || null,
      ranking: form.rank === 'none' ? null : { kind: form.rank, model: form.ranker.trim() },
      hybridAlpha: form.alpha,
    },
    generation: {
      ...modelSettingsOf(form),
      location: form.location === ownLocation ? null : form.location,
      model: form.model.trim(),
    },
  });
}
