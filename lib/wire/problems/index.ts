import type { Target } from '../../target';
import type { Problem, RemoteTarget } from '../model';
import { illFormedTexts } from '../well-formed';
import { geminiGenerationProblems, geminiRetrievalProblems } from './gemini';
import { vertexGenerationProblems, vertexRetrievalProblems } from './vertex';

/**
 * Everything in the settings that the service is known to refuse, or to answer wrongly without an error, in the order
 * of the form. The embedded engine has no such rules beyond those of shape and size.
 */
export function problemsOf(target: Target): Problem[] {
  if (target.backend === 'embedded') return [];
  const seen = new Set<string>();
  return [...retrievalProblems(target), ...generationProblems(target)].filter(({ field, message }) => {
    const key = `${field}\n${message}`;
    return !seen.has(key) && seen.add(key);
  });
}

export const retrievalProblems = (target: RemoteTarget): Problem[] => [
  ...illFormedTexts({
    corpus: target.backend === 'vertex' ? target.corpus : '',
    retrieval: target.retrieval,
  }),
  ...(target.backend === 'vertex' ? vertexRetrievalProblems(target) : geminiRetrievalProblems(target)),
];

export const generationProblems = (target: RemoteTarget): Problem[] => [
  ...illFormedTexts(target),
  ...(target.backend === 'vertex' ? vertexGenerationProblems(target) : geminiGenerationProblems(target)),
];
