import type { GeminiGeneration, GeminiTarget } from '../../target';
import { withoutRetrieval } from '../gemini/answer';
import { readModel, readModelOrTuned, readStore } from '../gemini/names';
import { readSource } from '../gemini/query';
import type { Problem } from '../model';
import { metadataFilterProblems } from './metadata-filters';
import { modelSettingsProblems, safetyProblems } from './model-settings';
import { problemIn, ranged, when, whole } from './rules';

export function geminiRetrievalProblems({ retrieval }: GeminiTarget): Problem[] {
  if (retrieval === null) return [];
  return [
    ...problemIn(readSource(retrieval)),
    ...whole('retrieval.resultsCount', retrieval.resultsCount, 1, 100, 'the chunks one query can bring'),
    ...metadataFilterProblems(retrieval),
  ];
}

export function geminiGenerationProblems(target: GeminiTarget): Problem[] {
  const { generation } = target;
  if (generation.method === 'generate-content') return contentProblems(generation);
  return [
    ...(target.retrieval === null ? [withoutRetrieval] : geminiRetrievalProblems(target)),
    ...problemIn(readModel(generation.model, 'generation.model')),
    ...ranged(
      'generation.temperature',
      generation.temperature,
      0,
      1,
      'the temperatures generateAnswer takes',
    ),
    ...safetyProblems(generation.safety),
  ];
}

function contentProblems(generation: Extract<GeminiGeneration, { method: 'generate-content' }>): Problem[] {
  return [
    ...problemIn(readModelOrTuned(generation.model, 'generation.model')),
    ...modelSettingsProblems(generation),
    ...toolProblems(generation.tool),
  ];
}

function toolProblems(tool: Extract<GeminiGeneration, { method: 'generate-content' }>['tool']): Problem[] {
  if (tool.kind === 'google-search') return [];
  const field = 'generation.tool';
  return [
    ...when(tool.stores.length === 0, `${field}.stores`, 'File Search needs a store to search in.'),
    ...tool.stores.flatMap((store, index) => problemIn(readStore(store, `${field}.stores.${index}`))),
    ...whole(`${field}.topK`, tool.topK, 1, 100, 'the chunks one question can bring'),
  ];
}
