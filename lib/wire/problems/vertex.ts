import type { Threshold, VertexRetrieval, VertexTarget } from '../../target';
import type { Problem } from '../model';
import { quoted } from '../segments';
import { isFileId, readCorpusName } from '../vertex/corpus-name';
import { readModelPlace } from '../vertex/model-name';
import { modelSettingsProblems } from './model-settings';
import { problemIn, ranged, when, whole } from './rules';

export const vertexRetrievalProblems = ({ corpus, retrieval }: VertexTarget): Problem[] => [
  ...problemIn(readCorpusName(corpus, 'corpus')),
  ...whole('retrieval.topK', retrieval.topK, 1, 100, 'the contexts one question can bring'),
  ...thresholdProblems(retrieval.threshold),
  ...fileProblems(retrieval.fileIds),
  ...when(
    retrieval.ranking?.model.trim() === '',
    'retrieval.ranking.model',
    'A ranking needs a model, such as semantic-ranker-512@latest for the rank service.',
  ),
  ...ranged(
    'retrieval.hybridAlpha',
    retrieval.hybridAlpha,
    0,
    1,
    'from sparse search only to dense search only',
  ),
];

/** The retrieval tool carries the same settings, so what is wrong with retrieval is wrong with the answer too. */
export function vertexGenerationProblems(target: VertexTarget): Problem[] {
  const { corpus, generation } = target;
  const place = readCorpusName(corpus, 'corpus');
  const model = place.ok ? readModelPlace(generation, place.value) : null;
  const at = model?.ok ? model.value.location : null;
  return [
    ...vertexRetrievalProblems(target),
    ...(model === null ? [] : problemIn(model)),
    ...when(
      (at === 'us' || at === 'eu') && /\bgemini-[12]\./.test(generation.model),
      'generation.location',
      `The multi-region "${at}" serves Gemini 3 and later; ask ${generation.model} in a region or in global.`,
    ),
    ...modelSettingsProblems(generation),
  ];
}

/** The default database measures cosine distance; a similarity may be a dot product, which has no bounds. */
function thresholdProblems(threshold: Threshold | null): Problem[] {
  const field = 'retrieval.threshold.value';
  if (threshold?.kind === 'distance')
    return ranged(
      field,
      threshold.value,
      0,
      2,
      'the range of the cosine distance; for a dot product, set a similarity',
    );
  const endless = threshold !== null && !Number.isFinite(threshold.value);
  return when(endless, field, 'The threshold is no number.');
}

const fileProblems = (fileIds: VertexRetrieval['fileIds']): Problem[] =>
  fileIds.flatMap((id, index) =>
    when(
      !isFileId(id),
      `retrieval.fileIds.${index}`,
      `${quoted(id)} must be a bare id: the last part of the file's full name.`,
    ),
  );
