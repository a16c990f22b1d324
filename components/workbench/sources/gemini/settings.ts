import { parseAsArrayOf, parseAsBoolean, parseAsInteger, parseAsString, parseAsStringLiteral } from 'nuqs';
import { fail, type Outcome, ok } from '@/lib/outcome';
import type { GeminiGeneration, GeminiTarget } from '@/lib/target';
import { modelParsers, modelSettingsOf } from '../model-settings';
import { type Written, writtenBy } from '../written';
import { filtersOf, parseAsFilters } from './filters';

export const settings = writtenBy({
  corpus: parseAsString.withDefault(''),
  // The tools of generateContent retrieve by themselves; a corpus is queried beside them only when it is wanted.
  also: parseAsBoolean.withDefault(false),
  document: parseAsString.withDefault(''),
  k: parseAsInteger,
  where: parseAsFilters.withDefault([]),
  method: parseAsStringLiteral(['generate-answer', 'generate-content']).withDefault('generate-answer'),
  aqa: parseAsString.withDefault('aqa'),
  style: parseAsStringLiteral(['ABSTRACTIVE', 'EXTRACTIVE', 'VERBOSE']).withDefault('ABSTRACTIVE'),
  passages: parseAsStringLiteral(['inline', 'semantic-retriever']).withDefault('inline'),
  model: parseAsString.withDefault('gemini-3.5-flash'),
  tool: parseAsStringLiteral(['file-search', 'google-search']).withDefault('file-search'),
  stores: parseAsArrayOf(parseAsString).withDefault([]),
  top: parseAsInteger,
  filter: parseAsString.withDefault(''),
  ...modelParsers,
});

export type GeminiSettings = ReturnType<typeof settings.read>;

/** Whether a corpus has its place in the form: generateAnswer needs one. */
export const takesCorpus = ({ method, also }: GeminiSettings): boolean =>
  method === 'generate-answer' || also;

export function targetOf(written: Written): Outcome<GeminiTarget> {
  const form = settings.read(written);
  const corpus = takesCorpus(form) ? form.corpus.trim() : '';
  if (corpus === '' && form.method === 'generate-answer')
    return fail(
      'bad-input',
      'No corpus is named, and generateAnswer answers over one.',
      'Name a corpus in the form, or let generateContent answer with File Search or Google Search.',
    );
  return ok({
    backend: 'gemini',
    retrieval:
      corpus === ''
        ? null
        : {
            corpus,
            document: form.document.trim() || null,
            resultsCount: form.k,
            filters: filtersOf(form.where),
          },
    generation: generationOf(form),
  });
}

function generationOf(form: GeminiSettings): GeminiGeneration {
  const { method } = form;
  if (method === 'generate-answer') {
    const { style, temp: temperature, passages, safety } = form;
    return { method, model: form.aqa.trim(), style, temperature, passages, safety };
  }
  return {
    ...modelSettingsOf(form),
    method,
    model: form.model.trim(),
    tool:
      form.tool === 'google-search'
        ? { kind: 'google-search' }
        : {
            kind: 'file-search',
            stores: form.stores,
            topK: form.top,
            metadataFilter: form.filter.trim() || null,
          },
  };
}
