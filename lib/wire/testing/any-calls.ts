import fc from 'fast-check';
import { type Outcome, ok } from '../../outcome';
import { listRequest, ragCorpusRequest } from '../list';
import type { RemoteTarget, WireRequest } from '../model';
import { generateRequest, retrieveRequest } from '../requests';
import { anyQueryResponse } from './any-gemini-target';
import { anyRemoteTarget } from './any-target';
import { anyQuestion } from './any-text';

export function made<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.failure.message} ${outcome.failure.hint}`);
  return outcome.value;
}

/** The calls of one ask: to retrieve, where there is a corpus, and to answer. */
export function callsOf(target: RemoteTarget, question: string, retrieved: unknown): Outcome<WireRequest[]> {
  const answer = generateRequest(target, question, retrieved);
  if (!answer.ok) return answer;
  if (target.retrieval === null) return ok([answer.value]);
  const retrieve = retrieveRequest(target, question);
  return retrieve.ok ? ok([retrieve.value, answer.value]) : retrieve;
}

/** Calls with whatever settings; now and then with the answer wanted whole. */
export const anyCalls: fc.Arbitrary<WireRequest[]> = fc
  .tuple(anyRemoteTarget, anyQuestion, anyQueryResponse, fc.boolean())
  .map(([target, question, retrieved, whole]) =>
    whole
      ? [made(generateRequest(target, question, retrieved, 'whole'))]
      : made(callsOf(target, question, retrieved)),
  );

const place = 'projects/acme/locations/europe-west4';

/** Every call that lists or reads; none has settings beyond a name and a page token. */
export const readingCalls: readonly WireRequest[] = [
  ragCorpusRequest(`${place}/ragCorpora/77`),
  listRequest({ backend: 'vertex', what: 'corpora', parent: place, pageToken: null }),
  listRequest({
    backend: 'vertex',
    what: 'files',
    parent: `${place}/ragCorpora/77`,
    pageToken: "a+b/c=&'[{é ",
  }),
  listRequest({ backend: 'gemini', what: 'corpora', pageToken: null }),
  listRequest({ backend: 'gemini', what: 'documents', parent: 'corpora/cafe', pageToken: '2' }),
  listRequest({ backend: 'gemini', what: 'file-search-stores', pageToken: null }),
].map(made);
