import { type Outcome, ok } from '../../outcome';
import type { VertexTarget } from '../../target';
import { contentBody, type Delivery, generateMethod } from '../generate-content';
import { message } from '../message';
import type { WireRequest } from '../model';
import { refuse } from '../refuse';
import { generateScopes } from '../scopes';
import { readCorpusName } from './corpus-name';
import { readModelPlace } from './model-name';
import { ragResources, retrievalConfig, versionFor } from './retrieval-config';
import { vertexRequest } from './vertex-request';

/** `generateContent` with the corpus as its retrieval tool, which the service always executes. */
export function generateOverCorpus(
  target: VertexTarget,
  question: string,
  delivery: Delivery,
): Outcome<WireRequest> {
  const corpus = readCorpusName(target.corpus, 'corpus');
  if (!corpus.ok) return refuse(corpus.problem);
  const place = readModelPlace(target.generation, corpus.value);
  if (!place.ok) return refuse(place.problem);
  const { rpc, suffix } = generateMethod(delivery);
  const vertexRagStore = {
    ragResources: ragResources(target),
    ...message({ ragRetrievalConfig: retrievalConfig(target.retrieval) }),
  };
  return ok(
    vertexRequest({
      rpc,
      version: versionFor(target.retrieval),
      location: place.value.location,
      resource: `${place.value.resource}${suffix}`,
      scopes: generateScopes,
      body: contentBody(question, target.generation, [{ retrieval: { vertexRagStore } }]),
    }),
  );
}
