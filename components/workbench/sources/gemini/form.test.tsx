// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ok } from '@/lib/outcome';
import { problemsOf } from '@/lib/wire';
import { showSource } from '../../testing/show-source';
import type { Written } from '../written';
import { gemini } from './index';
import { settings } from './settings';

afterEach(cleanup);

const where = (written: Written) => settings.read(written).where;

test('the form says first that the documentation has dropped the semantic retriever', async () => {
  await showSource({ source: gemini, written: {} });
  expect(screen.getByRole('note').textContent).toContain('File Search');
});

test('a filter is built by keyboard: a key, values joined by or, another key by and', async () => {
  const now = await showSource({ source: gemini, written: { corpus: 'corpora/c' } });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }));
  const type = (name: string, text: string) => userEvent.type(screen.getByLabelText(name), text);
  await press('Filter by a key');
  await type('Filter 1: key', 'genre');
  await type('Filter 1, condition 1: value', 'guide');
  await press('Filter 1: or another value');
  await type('Filter 1, condition 2: value', 'faq');
  await press('And by another key');
  await userEvent.selectOptions(screen.getByLabelText('Filter 2: level'), 'chunk');
  await type('Filter 2: key', 'year');
  await userEvent.selectOptions(screen.getByLabelText('Filter 2, condition 1: comparison'), '≥');
  await userEvent.clear(screen.getByLabelText('Filter 2, condition 1: value'));
  await type('Filter 2, condition 1: value', '2020');
  expect(where(now.written)).toEqual([
    {
      level: 'document',
      key: 'genre',
      conditions: [
        { operation: 'EQUAL', value: 'guide' },
        { operation: 'EQUAL', value: 'faq' },
      ],
    },
    { level: 'chunk', key: 'year', conditions: [{ operation: 'GREATER_EQUAL', value: 2020 }] },
  ]);
  await press('Take Filter 1, condition 1 away');
  await press('Take filter 2 away');
  expect(where(now.written)).toEqual([
    { level: 'document', key: 'genre', conditions: [{ operation: 'EQUAL', value: 'faq' }] },
  ]);
});

test('an unfinished filter is no filter yet: told once its fields were left, and never a number of its own', async () => {
  const now = await showSource({ source: gemini, written: { corpus: 'corpora/c' } });
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const problems = () => {
    const target = gemini.targetOf(now.written, now.option);
    return target.ok ? problemsOf(target.value).map(({ message }) => message) : [];
  };
  await userEvent.click(screen.getByRole('button', { name: 'Filter by a key', hidden: true }));
  expect(problems()).toEqual(['Name a key.', 'Give a value.']);
  expect(screen.queryByText('Name a key.')).toBeNull();
  expect(field('Filter 1: key').getAttribute('aria-invalid')).toBe('false');
  await userEvent.click(field('Filter 1: key'));
  await userEvent.tab();
  screen.getByText('Name a key.');
  expect(field('Filter 1: key').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('Give a value.')).toBeNull();
  await userEvent.type(field('Filter 1: key'), 'words');
  await userEvent.selectOptions(field('Filter 1, condition 1: comparison'), '= (number)');
  expect(problems()).toEqual(['Give a value.']);
  // What Ask does to every field that was never entered.
  expect(field('Filter 1, condition 1: value').checkValidity()).toBe(false);
  await screen.findByText('Give a value.');
  await userEvent.type(field('Filter 1, condition 1: value'), '0');
  expect(problems()).toEqual([]);
  expect(where(now.written)[0]?.conditions).toEqual([{ operation: 'EQUAL', value: 0 }]);
  await userEvent.clear(field('Filter 1: key'));
  await userEvent.type(field('Filter 1: key'), 'Bad Key');
  screen.getByText(/in snake_case/);
});

test('a comparison takes its type of value and no other', async () => {
  const filter = [{ level: 'chunk', key: 'k', conditions: [{ operation: 'EQUAL', value: '12' }] }];
  const now = await showSource({
    source: gemini,
    written: { corpus: 'corpora/c', where: JSON.stringify(filter) },
  });
  const comparison = screen.getByLabelText('Filter 1, condition 1: comparison');
  for (const [words, condition] of [
    ['<', { operation: 'LESS', value: 12 }],
    ['list includes', { operation: 'INCLUDES', value: '12' }],
    ['= (number)', { operation: 'EQUAL', value: 12 }],
    ['is not (text)', { operation: 'NOT_EQUAL', value: '12' }],
  ] as const) {
    await userEvent.selectOptions(
      comparison,
      within(comparison).getByRole('option', { name: words, hidden: true }),
    );
    expect(where(now.written)[0]?.conditions).toEqual([condition]);
  }
});

test('keys of documents are refused where one document is asked, with the reason', async () => {
  const filter = [{ level: 'document', key: 'genre', conditions: [{ operation: 'EQUAL', value: 'x' }] }];
  await showSource({
    source: gemini,
    written: {
      corpus: 'corpora/c',
      document: 'corpora/c/documents/d',
      where: JSON.stringify(filter),
    },
  });
  expect(screen.getByLabelText('Filter 1: key').getAttribute('aria-invalid')).toBe('true');
  screen.getByText(/A query of one document takes no keys of documents/);
  await userEvent.selectOptions(screen.getByLabelText('Filter 1: level'), 'chunk');
  expect(screen.getByLabelText('Filter 1: key').getAttribute('aria-invalid')).toBe('false');
});

test('another corpus takes the document away', async () => {
  const now = await showSource({
    source: gemini,
    written: { corpus: 'corpora/c', document: 'corpora/c/documents/d' },
  });
  await userEvent.type(screen.getByRole('combobox', { name: 'Corpus' }), 'd');
  expect(now.written).toEqual({ corpus: 'corpora/cd' });
});

test('beside a tool of generateContent a corpus is queried only when that is switched on', async () => {
  const now = await showSource({
    source: gemini,
    written: { corpus: 'corpora/c', method: 'generate-content', tool: 'google-search', also: 'true' },
  });
  const retrieval = () => {
    const target = gemini.targetOf(now.written, now.option);
    return target.ok ? target.value.retrieval : target.failure;
  };
  const also = screen.getByRole('checkbox', { name: 'Also retrieve from a corpus' });
  expect(retrieval()).toMatchObject({ corpus: 'corpora/c' });
  await userEvent.click(also);
  expect(retrieval()).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Corpus' })).toBeNull();
  // It is off unless switched on, and the corpus is kept for generateAnswer.
  expect(now.written).toEqual({ corpus: 'corpora/c', method: 'generate-content', tool: 'google-search' });
  await userEvent.selectOptions(screen.getByLabelText('Answered by'), 'generateAnswer, over the corpus');
  expect(retrieval()).toMatchObject({ corpus: 'corpora/c' });
});

test('File Search needs a store, which the list offers; Google Search needs none', async () => {
  const now = await showSource({
    source: gemini,
    written: { method: 'generate-content', also: 'true' },
    list: async (request) =>
      request.what === 'file-search-stores'
        ? ok({
            items: [{ name: 'fileSearchStores/a', label: 'Guides', note: '3 documents' }],
            nextPageToken: null,
          })
        : ok({ items: [], nextPageToken: null }),
  });
  screen.getByText('File Search needs a store to search in.');
  await userEvent.click(screen.getByText('Choose from the stores'));
  await userEvent.click(await screen.findByRole('checkbox', { name: /Guides/, hidden: true }));
  expect(now.written.stores).toBe('fileSearchStores/a');
  expect(screen.queryByText('File Search needs a store to search in.')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Grounded by'), 'Google Search');
  expect(screen.queryByText('Choose from the stores')).toBeNull();
  expect(now.written).toMatchObject({ tool: 'google-search', stores: 'fileSearchStores/a' });
});
