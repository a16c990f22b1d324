import { type Outcome, ok } from '../outcome';
import type { ListRequest } from '../request';
import { geminiRequest } from './gemini/gemini-request';
import { readCorpus } from './gemini/names';
import type { WireRequest } from './model';
import { refuse } from './refuse';
import { geminiScopes, retrieverScopes, retrieveScopes } from './scopes';
import { readCorpusName, readPlace } from './vertex/corpus-name';
import { vertexRequest } from './vertex/vertex-request';
import { illFormedTexts } from './well-formed';

/** One page of a service's list: as many items as it gives at once, which are 100 (Vertex) and 20 (Gemini API). */
export function listRequest(request: ListRequest): Outcome<WireRequest> {
  const [problem] = illFormedTexts(request);
  if (problem !== undefined) return refuse(problem);
  return request.backend === 'vertex' ? vertexList(request) : geminiList(request);
}

/**
 * `ragCorpora.get`, for the vector database behind a corpus. v1beta1, as for the list: v1 does not know corpora on
 * Weaviate, Feature Store, or the Vector Search that RAG Engine manages.
 */
export function ragCorpusRequest(name: string): Outcome<WireRequest> {
  const corpus = readCorpusName(name, 'corpus');
  if (!corpus.ok) return refuse(corpus.problem);
  const { location } = corpus.value;
  const common = { version: 'v1beta1', scopes: retrieveScopes, body: null } as const;
  return ok(vertexRequest({ rpc: 'GetRagCorpus', location, resource: name, ...common }));
}

function vertexList(request: ListRequest & { backend: 'vertex' }): Outcome<WireRequest> {
  const { parent, pageToken, what } = request;
  const read = what === 'corpora' ? readPlace(parent, 'parent') : readCorpusName(parent, 'parent');
  if (!read.ok) return refuse(read.problem);
  const { location } = read.value;
  const query = page(100, pageToken);
  const common = { location, scopes: retrieveScopes, body: null } as const;
  return ok(
    what === 'corpora'
      ? vertexRequest({
          rpc: 'ListRagCorpora',
          version: 'v1beta1',
          resource: `${parent}/ragCorpora${query}`,
          ...common,
        })
      : vertexRequest({
          rpc: 'ListRagFiles',
          version: 'v1',
          resource: `${parent}/ragFiles${query}`,
          ...common,
        }),
  );
}

function geminiList(request: ListRequest & { backend: 'gemini' }): Outcome<WireRequest> {
  const query = page(20, request.pageToken);
  if (request.what === 'documents') {
    const corpus = readCorpus(request.parent, 'parent');
    if (!corpus.ok) return refuse(corpus.problem);
    const resource = `${corpus.value}/documents${query}`;
    return ok(geminiRequest({ rpc: 'ListDocuments', resource, scopes: retrieverScopes, body: null }));
  }
  return ok(
    request.what === 'corpora'
      ? geminiRequest({
          rpc: 'ListCorpora',
          resource: `corpora${query}`,
          scopes: retrieverScopes,
          body: null,
        })
      : geminiRequest({
          rpc: 'ListFileSearchStores',
          resource: `fileSearchStores${query}`,
          scopes: geminiScopes,
          body: null,
        }),
  );
}

function page(pageSize: number, pageToken: string | null): string {
  const query = new URLSearchParams({ pageSize: String(pageSize) });
  if (pageToken !== null) query.set('pageToken', pageToken);
  return `?${query}`;
}
