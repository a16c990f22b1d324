import 'server-only';
import { type Outcome, ok } from '../outcome';
import type { ListRequest, Retrieved } from '../request';
import type { GeminiTarget } from '../target';
import { generateRequest, listRequest, retrieveRequest } from '../wire';
import type { Asking, Backend } from './backend';
import { type GoogleTools, googleTools, untold } from './google-tools';
import { datedItem, type ReadItem, readPage, storeItem } from './listed';

const lists: {
  readonly [what in (ListRequest & { backend: 'gemini' })['what']]: { member: string; item: ReadItem };
} = {
  corpora: { member: 'corpora', item: datedItem },
  documents: { member: 'documents', item: datedItem },
  'file-search-stores': { member: 'fileSearchStores', item: storeItem },
};

/** The Gemini API: `corpora.query` and its kin with `generateAnswer`, and `streamGenerateContent` with a search tool. */
export function geminiBackend(google: GoogleTools): Backend<GeminiTarget> {
  return {
    id: 'gemini',
    option: async () => ({
      id: 'gemini',
      label: 'Gemini API',
      note: 'Searches your corpora with the semantic retriever, or answers with File Search or Google Search.',
      ready: await google.ready('gemini'),
      billed: true,
      corpora: [],
      parent: null,
      endpoint: google.endpoint('gemini'),
    }),
    async retrieve({ target, question }, run) {
      // The search tools retrieve while they answer; there is nothing to show before.
      if (target.retrieval === null) return ok({ body: null, scoreKind: null });
      const request = retrieveRequest(target, question);
      if (!request.ok) return request;
      const answered = await google.call(request.value, { ...run, half: 'retrieve' });
      return answered.ok ? ok({ body: answered.value, scoreKind: 'relevance' }) : answered;
    },
    async *generate(asking, run, retrieved) {
      const { generation } = asking.target;
      const half = 'generate';
      const passages = await passagesFor(asking, retrieved);
      if (run.signal.aborted) return;
      const request = passages.ok
        ? generateRequest(asking.target, asking.question, passages.value)
        : passages;
      if (!request.ok) yield request;
      else if (generation.method === 'generate-answer')
        yield await google.call(request.value, { ...run, half });
      else yield* google.stream(request.value, { ...run, half });
    },
    async list(listing, signal) {
      const request = listRequest(listing);
      if (!request.ok) return request;
      const answered = await google.call(request.value, { signal, notify: untold, half: 'retrieve' });
      const { member, item } = lists[listing.what];
      return answered.ok ? readPage(answered.value, member, item) : answered;
    },
    check: (signal) => google.check('gemini', signal),
  };
}

/** What retrieval brought, for an answer over inline passages; null for all that need none. */
async function passagesFor(
  { target: { generation } }: Asking<GeminiTarget>,
  retrieved: Promise<Outcome<Retrieved>>,
): Promise<Outcome<unknown>> {
  if (generation.method !== 'generate-answer' || generation.passages !== 'inline') return ok(null);
  const found = await retrieved;
  if (found.ok) return ok(found.value.body);
  const { code, message, why, hint, details } = found.failure;
  return {
    ok: false,
    failure: {
      code,
      message: 'There is nothing to answer over: the search for passages failed.',
      why: [message, why].filter((words) => words !== undefined).join(' '),
      ...(hint === undefined ? {} : { hint }),
      ...(details === undefined ? {} : { details }),
    },
  };
}

export const gemini = geminiBackend(googleTools);
