// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { fail, ok } from '@/lib/outcome';
import type { ListRequest } from '@/lib/request';
import { showSource } from '../../testing/show-source';
import { vertex } from './index';

afterEach(cleanup);

const parent = 'projects/demo/locations/europe-west4';
const corpus = `${parent}/ragCorpora/1`;
const item = (number: number, of = `${parent}/ragCorpora`) => ({
  name: `${of}/${number}`,
  label: `Number ${number}`,
  note: 'RAG-managed database',
});

test('any name of a corpus can be typed, and files go when the corpus changes', async () => {
  const now = await showSource({ source: vertex, written: { corpus, files: '7' } });
  const field = screen.getByRole('combobox', { name: 'Corpus' });
  await userEvent.type(field, '2');
  expect(now.written).toEqual({ corpus: `${corpus}2` });
  screen.getByText('12 of project demo, asked in europe-west4');
});

test('corpora of the operator’s place are listed page by page, and one is chosen', async () => {
  const asked: ListRequest[] = [];
  const now = await showSource({
    source: vertex,
    written: {},
    option: { parent },
    list: async (request) => {
      asked.push(request);
      return request.pageToken === null
        ? ok({ items: [item(1), item(2)], nextPageToken: 'next' })
        : ok({ items: [item(3)], nextPageToken: null });
    },
  });
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'List corpora' }));
  await screen.findByRole('radio', { name: /Number 2/ });
  await userEvent.click(screen.getByRole('button', { name: 'More corpora' }));
  await userEvent.click(await screen.findByRole('radio', { name: /Number 3/ }));
  expect(now.written.corpus).toBe(`${parent}/ragCorpora/3`);
  expect(screen.queryByRole('button', { name: 'More corpora' })).toBeNull();
  expect(asked.map(({ pageToken }) => pageToken)).toEqual([null, 'next']);
  expect(asked[0]).toMatchObject({ backend: 'vertex', what: 'corpora', parent });
});

test('a list is searched as far as it is fetched', async () => {
  await showSource({
    source: vertex,
    written: {},
    option: { parent },
    list: async () => ok({ items: [item(1), item(2)], nextPageToken: 'next' }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'List corpora' }));
  const search = await screen.findByRole('searchbox', { name: 'Find among the corpora' });
  await userEvent.type(search, 'number 2');
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  await userEvent.type(search, '22');
  screen.getByText('None of these, as far as they are fetched.');
});

test('a page that fails says why in its place, keeps those before it, and can be tried again', async () => {
  let tries = 0;
  await showSource({
    source: vertex,
    written: {},
    option: { parent },
    list: async ({ pageToken }) => {
      if (pageToken === null) return ok({ items: [item(1)], nextPageToken: 'next' });
      return tries++ === 0
        ? {
            ok: false,
            failure: { ...fail('denied', 'No permission.', 'Ask for it.').failure, details: { code: 403 } },
          }
        : ok({ items: [item(2)], nextPageToken: null });
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'List corpora' }));
  await userEvent.click(await screen.findByRole('button', { name: 'More corpora' }));
  const alert = within(await screen.findByRole('alert'));
  alert.getByText('No permission.');
  alert.getByText('Ask for it.');
  screen.getByRole('radio', { name: /Number 1/ });
  await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('radio', { name: /Number 2/ });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a place that holds nothing says so, and Enter in the place lists and asks nothing', async () => {
  await showSource({ source: vertex, written: {}, list: async () => ok({ items: [], nextPageToken: null }) });
  expect(screen.getByRole('button', { name: 'List corpora' })).toHaveProperty('disabled', true);
  await userEvent.type(screen.getByRole('textbox', { name: 'Project' }), 'demo');
  await userEvent.type(screen.getByRole('combobox', { name: 'Location' }), 'europe-west9{Escape}{Enter}');
  await screen.findByText('There are no corpora here.');
});

test('files are chosen by id or from the corpus', async () => {
  const now = await showSource({
    source: vertex,
    written: { corpus },
    list: async () =>
      ok({ items: [item(5, `${corpus}/ragFiles`), item(6, `${corpus}/ragFiles`)], nextPageToken: null }),
  });
  await userEvent.type(screen.getByPlaceholderText('File id'), '8, 9{Enter}');
  expect(now.written.files).toBe('8,9');
  await userEvent.click(screen.getByText('Choose from the corpus’s files'));
  await userEvent.click(await screen.findByRole('checkbox', { name: /Number 6/, hidden: true }));
  expect(now.written.files).toBe('8,9,6');
  await userEvent.click(screen.getByRole('button', { name: 'Take 8 away', hidden: true }));
  expect(now.written.files).toBe('9,6');
  // What it is called is known from the list.
  screen.getByRole('button', { name: 'Take Number 6 away', hidden: true });
});

test('what the service refuses is told at its field', async () => {
  await showSource({
    source: vertex,
    written: { corpus: 'corpora/1', location: 'eu', model: 'gemini-2.5-flash' },
  });
  const field = screen.getByRole('combobox', { name: 'Corpus' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const problem = field.getAttribute('aria-describedby')?.split(' ')[0] ?? '';
  expect(document.getElementById(problem)?.textContent).toContain('ragCorpora');
  cleanup();
  await showSource({ source: vertex, written: { corpus, location: 'eu', model: 'gemini-2.5-flash' } });
  const place = screen.getByRole('combobox', { name: 'Location of the model', hidden: true });
  expect(place.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/serves Gemini 3 and later/)).toBeDefined();
});

test('a similarity that no cosine reaches is hinted at, and sent all the same', async () => {
  const now = await showSource({ source: vertex, written: { corpus, limit: 'similarity', at: '3' } });
  screen.getByText(/cosine similarity is at most 1/);
  expect(vertex.targetOf(now.written, now.option)).toMatchObject({
    value: { retrieval: { threshold: { kind: 'similarity', value: 3 } } },
  });
  const at = screen.getByLabelText('Threshold: similarity above');
  await userEvent.clear(at);
  await userEvent.type(at, '0.4');
  expect(screen.queryByText(/cosine/)).toBeNull();
});

test('a ranking begins with a model that fits it', async () => {
  const now = await showSource({ source: vertex, written: { corpus } });
  const ranking = screen.getByRole('combobox', { name: 'Ranking', hidden: true });
  await userEvent.selectOptions(ranking, 'by the rank service');
  expect(now.written).toMatchObject({ rank: 'rank-service', ranker: 'semantic-ranker-512@latest' });
  await userEvent.selectOptions(ranking, 'as retrieved');
  expect(now.written).toEqual({ corpus });
});
