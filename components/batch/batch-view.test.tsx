// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Row } from '@/lib/batch/row';
import { rowOf } from '@/lib/batch/testing/row-of';
import { type Batch, createBatch } from './batch-store';
import { BatchView } from './batch-view';
import type { Told } from './messages';
import { RowBar } from './row-bar';

const failure = {
  code: 'input/broken',
  message: 'This looks like JSON and breaks off.',
  hint: 'Copy it whole.',
  at: 'line 3',
};
const rows: Row[] = [
  rowOf({ id: 0, key: 'q1', coverage: 0.5, lowest: 0.9 }),
  rowOf({
    id: 1,
    line: 2,
    key: 'q2',
    question: 'Do dogs ride free?',
    coverage: 1,
    lowest: null,
    codes: ['score/absent'],
    diagnostics: { error: 0, warning: 0, info: 1 },
  }),
  rowOf({
    id: 2,
    line: 3,
    question: null,
    answer: null,
    coverage: null,
    format: null,
    failure,
    codes: ['input/broken'],
    diagnostics: { error: 1, warning: 0, info: 0 },
  }),
  rowOf({
    id: 3,
    line: 4,
    key: 'q10',
    coverage: 0,
    lowest: 0,
    codes: ['segment/lost'],
    diagnostics: { error: 2, warning: 1, info: 0 },
  }),
];

beforeEach(() => {
  // As much of a layout as the list of rows asks for: everything is in sight.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly tell: ResizeObserverCallback) {}
      observe(target: Element) {
        const entry = { target, contentRect: { width: 1000, height: target.tagName === 'TR' ? 60 : 900 } };
        queueMicrotask(() =>
          act(() => this.tell([Object.assign(Object.create(null), entry)], Object.create(null))),
        );
      }
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollTo = () => undefined;
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get: () => document.body,
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLElement.prototype, 'offsetParent');
});

function open() {
  const news: { told: (told: Told) => void } = { told: () => undefined };
  const batch = createBatch(
    {
      key: 'k',
      title: 'night.jsonl',
      files: [{ path: 'night.jsonl', file: new File(['x'.repeat(1000)], 'night.jsonl'), problem: null }],
    },
    (on) => {
      Object.assign(news, on);
      return { ask: () => undefined, end: () => undefined };
    },
    () => undefined,
  );
  return { batch, tell: (told: Told) => act(() => news.told(told)) };
}

function show(batch: Batch) {
  const onOpen = vi.fn<(row: Row) => void>();
  const onResult = vi.fn<(result: string) => void>();
  const { unmount } = render(<BatchView batch={batch} onOpen={onOpen} onResult={onResult} />);
  return { onOpen, onResult, unmount, user: userEvent.setup() };
}

function read() {
  const { batch, tell } = open();
  tell({ kind: 'rows', rows, read: 1000 });
  tell({ kind: 'done' });
  return batch;
}

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('button').textContent);

test('says how far the reading is, and what came of it', async () => {
  const { batch, tell } = open();
  const { onResult, user } = show(batch);
  expect(screen.getByText('Reading …')).toBeTruthy();
  tell({ kind: 'rows', rows: rows.slice(0, 2), read: 400 });
  expect(screen.getByRole('progressbar', { name: 'Reading' }).getAttribute('value')).toBe('400');
  expect(onResult).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('note').textContent).toContain('Stopped after 2 responses');
  expect(onResult).toHaveBeenLastCalledWith('2 responses, 75 % of the text covered on average.');
});

test('is a table that tells its size, and rows that tell their place', async () => {
  show(read());
  const table = await screen.findByRole('table', { name: 'Responses in night.jsonl' });
  expect([table.getAttribute('aria-rowcount'), table.getAttribute('aria-colcount')]).toEqual(['5', '8']);
  expect(await screen.findByRole('button', { name: 'q10' })).toBeTruthy();
  expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'))).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
  ]);
  expect(
    screen.getByText('4 responses · 1 unreadable · 1 with errors · 50 % of the text covered on average'),
  ).toBeTruthy();
  const [, , second, bad, worst] = screen.getAllByRole('row');
  expect(second?.textContent).toContain('not reported');
  expect(bad?.textContent).toContain('Can’t be read: This looks like JSON and breaks off.');
  expect(worst?.textContent).toContain('0.00');
  expect(worst?.textContent).toContain('2 errors');
});

test('a press on a column sorts by it, another turns it round, a third lets go', async () => {
  const { user } = show(read());
  await screen.findByRole('button', { name: 'q10' });
  const column = () => screen.getByRole('columnheader', { name: 'Coverage' });
  const press = () => user.click(within(column()).getByRole('button'));
  expect(column().getAttribute('aria-sort')).toBe('none');
  await press();
  expect([column().getAttribute('aria-sort'), names()]).toEqual([
    'ascending',
    ['q10', 'q1', 'q2', 'night.jsonl'],
  ]);
  await press();
  expect([column().getAttribute('aria-sort'), names()]).toEqual([
    'descending',
    ['q2', 'q1', 'q10', 'night.jsonl'],
  ]);
  await press();
  expect([column().getAttribute('aria-sort'), names()]).toEqual(['none', ['q1', 'q2', 'night.jsonl', 'q10']]);
});

test('filters by words, severity and code, and says how many are left', async () => {
  const { user } = show(read());
  await screen.findByRole('button', { name: 'q10' });
  await user.type(screen.getByRole('searchbox'), 'dogs');
  expect(names()).toEqual(['q2']);
  expect(screen.getByRole('status').textContent).toBe('1 of 4 responses shown');
  await user.keyboard('{Escape}');
  expect(names()).toHaveLength(4);

  await user.click(screen.getByRole('button', { name: /^Errors/ }));
  expect(names()).toEqual(['night.jsonl', 'q10']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Code' }), 'segment/lost');
  expect(names()).toEqual(['q10']);
  await user.type(screen.getByRole('searchbox'), 'nowhere');
  expect(screen.getByText('No response fits the filter.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(names()).toHaveLength(4);
});

test('arrows go from row to row, Enter opens, and what comes back has the focus where it was', async () => {
  const batch = read();
  const { user, onOpen, unmount } = show(batch);
  const first = await screen.findByRole('button', { name: 'q1' });
  expect([first.tabIndex, screen.getByRole('button', { name: 'q2' }).tabIndex]).toEqual([0, -1]);
  act(() => first.focus());
  await user.keyboard('{ArrowDown}{End}{ArrowUp}');
  expect(document.activeElement?.textContent).toBe('night.jsonl');
  await user.keyboard('{Home}{ArrowDown}{Enter}');
  expect(onOpen).toHaveBeenCalledWith(rows[1]);

  batch.look({ active: 1, returning: true });
  unmount();
  show(batch);
  expect(await screen.findByRole('button', { name: 'q2' })).toBe(document.activeElement);
  expect(batch.get().view.returning).toBe(false);
});

test('a table that was not left for a row takes no focus', async () => {
  const batch = read();
  batch.look({ active: 1 });
  show(batch);
  await screen.findByRole('button', { name: 'q2' });
  expect(document.activeElement).toBe(document.body);
});

test('an empty folder says what to do', () => {
  const batch = createBatch(
    { key: 'k', title: 'An empty folder', files: [] },
    ({ told }) => ({ ask: () => told({ kind: 'done' }), end: () => undefined }),
    () => undefined,
  );
  show(batch);
  expect(screen.getByText(/no files in it/)).toBeTruthy();
});

test('above an opened row stand the way back and its neighbours in the table', async () => {
  const batch = read();
  batch.look({ sort: { column: 'name', direction: 'descending' } });
  const [, second] = rows;
  const onBack = vi.fn();
  const onRow = vi.fn<(row: Row) => void>();
  const user = userEvent.setup();
  if (second) render(<RowBar batch={batch} row={second} onBack={onBack} onRow={onRow} />);
  expect(document.activeElement?.textContent).toBe('All responses');
  expect(screen.getByRole('navigation').textContent).toContain('q2 · night.jsonl:2');
  expect(screen.getByText('2 of 4')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Previous response' }));
  await user.click(screen.getByRole('button', { name: 'Next response' }));
  expect(onRow.mock.calls.map(([row]) => row.key)).toEqual(['q10', 'q1']);
  await user.keyboard('{Escape}');
  expect(onBack).toHaveBeenCalledOnce();
});

test('what does not show is marked, and a file that holds one response is named once', () => {
  const { batch, tell } = open();
  const odd = rowOf({
    id: 0,
    line: null,
    name: 'a.json',
    question: 'Tide\u200b?',
    answer: 'safe\u202egpj.exe',
  });
  tell({ kind: 'rows', rows: [odd], read: 1000 });
  tell({ kind: 'done' });
  show(batch);
  expect(screen.getByTitle('U+200B zero width space')).toBeTruthy();
  expect(screen.getByTitle('U+202E right-to-left override').textContent).toBe('\u202e');
  expect(screen.getAllByText('a.json')).toHaveLength(1);
});
