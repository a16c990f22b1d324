import { expect, test } from 'vitest';
import { embeddedBackend } from '../../backends/embedded';
import {
  answerOf,
  contents,
  corpus,
  eventsOf,
  location,
  model,
  question,
  ragTool,
  withoutId,
} from '../testing/ask';
import { library } from '../testing/engine';

const backend = embeddedBackend(
  () => library,
  () => 0,
);
const asking = {
  runId: 'run',
  question,
  target: {
    backend: 'embedded' as const,
    corpus: 'projects/embedded/locations/local/ragCorpora/handbook',
    retrieval: { topK: 3, threshold: null, fileIds: [] },
    generation: { maxOutputTokens: null },
  },
};
const run = { signal: new AbortController().signal, notify: () => undefined };

test("over HTTP the engine answers what the app's own backend answers", async () => {
  const retrieved = backend.retrieve(asking, run);
  const events: unknown[] = [];
  for await (const event of backend.generate(asking, run, retrieved))
    if ('ok' in event && event.ok) events.push(event.value);
  const overHttp = await eventsOf(`v1/${model}:streamGenerateContent`, {
    contents: contents(),
    tools: [ragTool(3)],
  });
  expect(events.length).toBeGreaterThan(2);
  expect(overHttp.map(withoutId)).toEqual(events.map(withoutId));

  const contexts = await answerOf(`v1/${location}:retrieveContexts`, {
    vertexRagStore: { ragResources: [{ ragCorpus: corpus }] },
    query: { text: question, ragRetrievalConfig: { topK: 3 } },
  });
  expect(await retrieved).toMatchObject({ ok: true, value: { body: contexts.body } });
});
