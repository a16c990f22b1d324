import { type Outcome, ok } from '../../outcome';
import type { VertexTarget } from '../../target';
import { message } from '../message';
import type { WireRequest } from '../model';
import { refuse } from '../refuse';
import { retrieveScopes } from '../scopes';
import { readCorpusName } from './corpus-name';
import { ragResources, retrievalConfig, versionFor } from './retrieval-config';
import { vertexRequest } from './vertex-request';

/** `retrieveContexts`, sent to the corpus's own region: elsewhere the service answers that it isn't implemented. */
export function retrieveContexts(target: VertexTarget, question: string): Outcome<WireRequest> {
  const corpus = readCorpusName(target.corpus, 'corpus');
  if (!corpus.ok) return refuse(corpus.problem);
  const { location, parent } = corpus.value;
  return ok(
    vertexRequest({
      rpc: 'RetrieveContexts',
      version: versionFor(target.retrieval),
      location,
      resource: `${parent}:retrieveContexts`,
      scopes: retrieveScopes,
      body: {
        vertexRagStore: { ragResources: ragResources(target) },
        query: { text: question, ...message({ ragRetrievalConfig: retrievalConfig(target.retrieval) }) },
      },
    }),
  );
}
