import type { WireRequest } from '../wire';
import { fieldOf } from './field-of';

/** What a request is about, for the sentences people read when it fails. */
export type Facts = {
  api: WireRequest['api'];
  rpc: string;
  version: string;
  /** E.g. `Vertex AI in europe-west4`. */
  service: string;
  /** Ends "It did not …". */
  deed: string;
  host: string;
  location: string | null;
  project: string | null;
  /** Resource name of the corpus, or of what is listed. */
  corpus: string | null;
  model: string | null;
  /** Accepted OAuth scopes as URLs, the one to ask for first. */
  scopes: readonly string[];
};

const deeds: { readonly [rpc: string]: string } = {
  RetrieveContexts: 'retrieve contexts',
  GenerateContent: 'generate an answer',
  StreamGenerateContent: 'generate an answer',
  QueryCorpus: 'search the corpus',
  QueryDocument: 'search the document',
  GenerateAnswer: 'answer over the passages',
  ListRagCorpora: 'list the corpora',
  GetRagCorpus: 'tell about the corpus',
  ListRagFiles: 'list the files of the corpus',
  ListCorpora: 'list the corpora',
  ListDocuments: 'list the documents',
  ListFileSearchStores: 'list the File Search stores',
};

/** Reads them from the path, and from the body where only that names the corpus. */
export function factsOf(request: WireRequest): Facts {
  const { api, rpc, version, host, location, path, scopes } = request;
  const [, bare = path] = /^\/[^/]+\/([^?]*)/.exec(path) ?? [];
  const name = api === 'vertex' ? 'Vertex AI' : 'The Gemini API';
  return {
    api,
    rpc,
    version,
    service: location === null ? name : `${name} in ${location}`,
    deed: deeds[rpc] ?? `carry out ${rpc}`,
    host,
    location,
    project: partOf(bare, /^projects\/([^/]+)/),
    corpus:
      partOf(bare, /((?:projects\/[^/]+\/locations\/[^/]+\/)?(?:ragCorpora|corpora)\/[^/:]+)/) ??
      corpusIn(request.body),
    model: partOf(bare, /(?:^|\/)(?:models|endpoints|tunedModels)\/([^/:]+)/),
    scopes,
  };
}

function partOf(path: string, pattern: RegExp): string | null {
  const part = pattern.exec(path)?.[1];
  if (part === undefined) return null;
  try {
    return decodeURIComponent(part);
  } catch {
    // A lone percent sign: shown as it stands.
    return part;
  }
}

/** The corpus of `retrieveContexts` (`vertexRagStore`) or of the first retrieval tool of a generation. */
function corpusIn(body: unknown): string | null {
  const store = fieldOf(body, 'vertexRagStore') ?? fieldOf(body, 'tools', 0, 'retrieval', 'vertexRagStore');
  const corpus = fieldOf(store, 'ragResources', 0, 'ragCorpus');
  return typeof corpus === 'string' ? corpus : null;
}
