import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openLibrary } from '../engine/library';
import { inspect } from '../grounding/inspect';
import { ok } from '../outcome';
import { hashedVector } from '../retrieval/fixtures/hashed-vectors';
import type { EmbeddedTarget } from '../target';
import type { Asking, Backend } from './backend';
import { embeddedBackend } from './embedded';

const root = fileURLToPath(new URL('../..', import.meta.url));
const parent = 'projects/embedded/locations/local/ragCorpora/';
let directory = '';
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'index-'));
});
afterAll(() => rm(directory, { recursive: true }));

const embedder = {
  id: 'hashed',
  dimensions: 16,
  embed: async (texts: readonly string[]) => texts.map((text) => hashedVector(text)),
};
const libraryWith = (settings: Partial<Parameters<typeof openLibrary>[0]> = {}) =>
  openLibrary({
    corporaDirectory: path.join(root, 'lib', 'corpora'),
    indexDirectory: directory,
    embedder,
    warn: () => undefined,
    ...settings,
  });
/** One that fails: the words decide alone, as before the index is made. */
const wordsAlone = libraryWith({
  embedder: { ...embedder, embed: () => Promise.reject(new Error('no model')) },
  indexDirectory: '/nonexistent',
});
const backend = embeddedBackend(
  () => wordsAlone,
  () => 0,
);

const request = (question: string, changed: Partial<EmbeddedTarget> = {}): Asking<EmbeddedTarget> => ({
  runId: 'run',
  question,
  target: {
    backend: 'embedded',
    corpus: `${parent}handbook`,
    retrieval: { topK: 8, threshold: null, fileIds: [] },
    generation: { maxOutputTokens: null },
    ...changed,
  },
});
const going = (signal = new AbortController().signal) => ({ signal, notify: () => undefined });
const nothingRetrieved = Promise.resolve(ok({ body: null, scoreKind: null }));
const collect = async (from: Backend<EmbeddedTarget>, asked: Asking<EmbeddedTarget>, run = going()) => {
  const events = [];
  for await (const event of from.generate(asked, run, nothingRetrieved)) events.push(event);
  return events;
};

test('the option lists both corpora with their files', async () => {
  const option = await backend.option();
  expect(option.corpora.map(({ name }) => name)).toEqual([`${parent}handbook`, `${parent}world`]);
  expect(option.corpora[0]?.files).toContainEqual({
    id: 'annual-leave-policy',
    title: 'Annual leave policy',
  });
  expect(option.note).toContain('no language model');
});

test('failures are values, from both halves', async () => {
  const lost = request('leave', { corpus: `${parent}nope` });
  const failure = { ok: false, failure: { code: 'not-found' } };
  expect(await backend.retrieve(lost, going())).toMatchObject(failure);
  expect(await collect(backend, lost)).toMatchObject([failure]);
  const wrong = request('leave', { retrieval: { topK: 8, threshold: null, fileIds: ['nope'] } });
  expect(await backend.retrieve(wrong, going())).toMatchObject({ ok: false, failure: { code: 'bad-input' } });
});

test('the same question gives the same answer', async () => {
  const asked = request('How many days of annual leave can I carry over?');
  expect(await collect(backend, asked)).toEqual(await collect(backend, asked));
});

test('stopping ends the stream between two events, also while it waits', async () => {
  const waits = [0];
  const paced = embeddedBackend(
    () => wordsAlone,
    () => waits.shift() ?? 60_000,
  );
  const controller = new AbortController();
  const events = [];
  for await (const event of paced.generate(
    request('How many days of annual leave can I carry over?'),
    going(controller.signal),
    nothingRetrieved,
  )) {
    events.push(event);
    controller.abort();
  }
  expect(events).toHaveLength(1);
  expect(await collect(paced, request('leave'), going(controller.signal))).toMatchObject([
    { ok: false, failure: { code: 'stopped' } },
  ]);
});

test('vectors that are missing are made in the background and kept', async () => {
  const library = libraryWith();
  const first = await library.open('handbook');
  expect(first?.vectors).toBeNull();
  await vi.waitFor(async () => expect((await library.open('handbook'))?.vectors).not.toBeNull(), {
    timeout: 20_000,
  });
  const again = await libraryWith().open('handbook');
  expect(again?.vectors?.chunks).toHaveLength(again?.chunks.length ?? -1);
  expect(
    (await library.ask(again ?? (await Promise.reject(new Error('closed'))), 'leave days')).vectors?.words
      .size,
  ).toBe(2);
  expect((await library.open('world'))?.vectors).toBeNull();
});

async function benchQuestions(): Promise<{ corpus: string; question: string }[]> {
  const folder = path.join(root, 'bench');
  const names = (await readdir(folder)).filter((name) => /^questions.*\.json$/.test(name));
  return (
    await Promise.all(names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8'))))
  ).flat();
}

test('for every question of the bench the inspector finds nothing wrong', async () => {
  const questions = await benchQuestions();
  const withVectors = libraryWith();
  const dense = embeddedBackend(
    () => withVectors,
    () => 0,
  );
  let placed = 0;
  for (const { corpus, question } of questions) {
    for (const source of [backend, dense]) {
      const asked = request(question, { corpus: `${parent}${corpus}` });
      const retrieved = await source.retrieve(asked, going());
      const body = (await collect(source, asked)).map((event) => (event.ok ? event.value : event.failure));
      const read = inspect({
        source: 'backend',
        body,
        question,
        retrieval: retrieved.ok ? retrieved.value.body : null,
      });
      if (!read.ok) throw new Error(`${question}: ${read.failure.message}`);
      const { segments, diagnostics, contexts, chunks } = read.value.inspection;
      for (const segment of segments)
        expect([question, segment.placement, segment.unit]).toEqual([question, 'exact', 'utf8']);
      expect(contexts?.map((context) => context.text) ?? []).toEqual(chunks.map((chunk) => chunk.text));
      const refused = segments.length === 0;
      const told = diagnostics.filter(
        ({ severity, code }) => severity !== 'info' && !(refused && /^(answer|retrieval)\//.test(code)),
      );
      expect([question, told]).toEqual([question, []]);
      placed += segments.length;
    }
  }
  expect(placed).toBeGreaterThan(questions.length);
}, 120_000);
