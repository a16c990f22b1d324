import { fail, type Outcome } from '../outcome';
import { generateAnswer } from './gemini/answer';
import { generateWithTool } from './gemini/generate';
import { queryCorpus } from './gemini/query';
import type { Delivery } from './generate-content';
import type { RemoteTarget, WireRequest } from './model';
import { generationProblems, retrievalProblems } from './problems';
import { readQuestion } from './question';
import { refuse } from './refuse';
import { generateOverCorpus } from './vertex/generate';
import { retrieveContexts } from './vertex/retrieve';

/** `retrieveContexts`, `corpora.query` or `corpora.documents.query`. Fails with the first of the target's problems. */
export function retrieveRequest(target: RemoteTarget, question: string): Outcome<WireRequest> {
  const [problem] = retrievalProblems(target);
  if (problem !== undefined) return refuse(problem);
  const asked = readQuestion(question);
  if (!asked.ok) return asked;
  if (target.backend === 'vertex') return retrieveContexts(target, asked.value);
  if (target.retrieval !== null) return queryCorpus(target.retrieval, asked.value);
  return fail('bad-input', 'No corpus is chosen to retrieve from.', 'Choose a corpus and ask again.');
}

/**
 * `generateContent` (streamed unless wanted whole) or `generateAnswer`, which is never streamed. `retrieved`: what
 * retrieval answered (a `QueryCorpusResponse`), for `generateAnswer` over inline passages; else it isn't looked at.
 */
export function generateRequest(
  target: RemoteTarget,
  question: string,
  retrieved: unknown,
  delivery: Delivery = 'stream',
): Outcome<WireRequest> {
  const [problem] = generationProblems(target);
  if (problem !== undefined) return refuse(problem);
  const asked = readQuestion(question);
  if (!asked.ok) return asked;
  if (target.backend === 'vertex') return generateOverCorpus(target, asked.value, delivery);
  const { generation, retrieval } = target;
  return generation.method === 'generate-answer'
    ? generateAnswer(generation, retrieval, asked.value, retrieved)
    : generateWithTool(generation, asked.value, delivery);
}

/** Whether an API key opens the call; corpora are private, and only OAuth does. Vertex takes none for corpora. */
export const takesApiKey = ({ api, scopes }: WireRequest): boolean =>
  api === 'gemini' && !scopes.some((scope) => scope.includes('retriever'));
