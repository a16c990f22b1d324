import 'server-only';
import { ok } from '../outcome';
import type { VertexTarget } from '../target';
import { generateRequest, listRequest, retrieveRequest } from '../wire';
import type { Backend } from './backend';
import { corpusScores } from './corpus-scores';
import { type GoogleTools, googleTools, untold } from './google-tools';
import { corpusItem, fileItem, readPage } from './listed';

/** Vertex AI RAG Engine: `retrieveContexts`, and `streamGenerateContent` with the corpus as its retrieval tool. */
export function vertexBackend(google: GoogleTools): Backend<VertexTarget> {
  const scores = corpusScores(google.call);
  return {
    id: 'vertex',
    option: async () => ({
      id: 'vertex',
      label: 'Vertex AI RAG Engine',
      note: 'Retrieves from a RAG corpus of your Google Cloud project and answers with Gemini.',
      ready: await google.ready('vertex'),
      billed: true,
      corpora: [],
      parent: google.place(),
      endpoint: google.endpoint('vertex'),
    }),
    async retrieve({ target, question }, run) {
      const request = retrieveRequest(target, question);
      if (!request.ok) return request;
      const kind = scores.kindOf(target, run.signal);
      const answered = await google.call(request.value, { ...run, half: 'retrieve' });
      return answered.ok ? ok({ body: answered.value, scoreKind: await kind() }) : answered;
    },
    async *generate({ target, question }, run) {
      const request = generateRequest(target, question, null);
      if (!request.ok) yield request;
      else yield* google.stream(request.value, { ...run, half: 'generate' });
    },
    async list(listing, signal) {
      const request = listRequest(listing);
      if (!request.ok) return request;
      const answered = await google.call(request.value, { signal, notify: untold, half: 'retrieve' });
      if (!answered.ok) return answered;
      return listing.what === 'corpora'
        ? readPage(answered.value, 'ragCorpora', corpusItem)
        : readPage(answered.value, 'ragFiles', fileItem);
    },
    check: (signal) => google.check('vertex', signal),
  };
}

export const vertex = vertexBackend(googleTools);
