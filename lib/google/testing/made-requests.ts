import { ok } from '../../outcome';
import type { Notice } from '../../request';
import type { WireRequest } from '../../wire';
import { openConnections } from '../connections';
import type { CallContext, Transport } from '../transport';

const place = 'projects/demo/locations/europe-west4';
const scopes = [
  'https://www.googleapis.com/auth/cloud-platform',
  'https://www.googleapis.com/auth/aiplatform',
];
const vertex = {
  api: 'vertex',
  version: 'v1',
  host: 'europe-west4-aiplatform.googleapis.com',
  location: 'europe-west4',
  scopes,
} as const;

/** A question to a corpus; the fault server goes wrong by the corpus's id. */
export const retrieving = (corpus = 'fault-none'): WireRequest => ({
  ...vertex,
  rpc: 'RetrieveContexts',
  httpMethod: 'POST',
  path: `/v1/${place}:retrieveContexts`,
  body: {
    vertexRagStore: { ragResources: [{ ragCorpus: `${place}/ragCorpora/${corpus}` }] },
    query: { text: 'Wo liegt Hütte 7?' },
  },
});

/** A question to a model; the fault server goes wrong by the model's id. */
export const generating = (model = 'fault-none'): WireRequest => ({
  ...vertex,
  rpc: 'StreamGenerateContent',
  httpMethod: 'POST',
  path: `/v1/${place}/publishers/google/models/${model}:streamGenerateContent?alt=sse`,
  body: { contents: [{ role: 'user', parts: [{ text: 'Wo liegt Hütte 7?' }] }] },
});

/** `corpora.query` of the Gemini API. */
export const querying = (corpus = 'huts'): WireRequest => ({
  api: 'gemini',
  rpc: 'QueryCorpus',
  httpMethod: 'POST',
  version: 'v1beta',
  host: 'generativelanguage.googleapis.com',
  location: null,
  path: `/v1beta/corpora/${corpus}:query`,
  scopes: ['https://www.googleapis.com/auth/generative-language.retriever.readonly'],
  body: { query: 'Wo liegt Hütte 7?' },
});

/** A transport to one address: the token is `planted-token-1`, after a renewal `planted-token-2`; pauses take no time. */
export function transportTo(url: string, over: Partial<Transport> = {}): Transport {
  const signed = (token: string) => async () => ok({ authorization: `Bearer ${token}` });
  return {
    authorise: signed('planted-token-1'),
    renew: signed('planted-token-2'),
    redact: withoutToken,
    conceal: withoutToken,
    endpoints: { vertex: url, gemini: url },
    connections: openConnections(5000),
    deadlines: { firstByte: { retrieve: 5000, generate: 5000 }, silence: 5000 },
    random: () => 0.5,
    sleep: async () => undefined,
    ...over,
  };
}

/** A run that nobody stops unless a signal is given, and what it was told. */
export function runOf(
  half: Notice['half'],
  signal: AbortSignal = new AbortController().signal,
): CallContext & { notices: Notice[] } {
  const notices: Notice[] = [];
  return { half, signal, notices, notify: (notice) => notices.push(notice) };
}

const withoutToken = (text: string) => text.replaceAll(/planted-token-\d/g, '[redacted]');
