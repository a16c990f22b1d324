// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inspectReading } from '@/lib/grounding/inspect-reading';
import type { Inspection, Json } from '@/lib/grounding/model';
import { answer, chunk, context, reading } from '@/lib/grounding/notation/reading';
import { createSelectionStore, type SelectionStore } from '@/lib/selection';
import { ReportDrawer } from './report-drawer';
import type { ReportTab } from './views';

const text = 'Boats leave at nine. Dogs ride free. Bring a coat.';
const harbour = inspectReading(
  reading(
    answer(
      text,
      [
        [0, 20, 'Boats leave at nine.', [0], [0.95]],
        [21, 36, 'Dogs ride free.', [0, 7], [0.65, 0.65]],
        [1, 5, 'Cats never board.', [0], [0.7]],
      ],
      { chunks: [chunk('First boat 09:00.', 0)] },
    ),
    {
      contexts: [
        context('First boat 09:00.', 0, { score: 0.25 }),
        context('Rain.', 1, { title: 'rain.md', score: 1.1 }),
      ],
    },
  ),
);
const body: Json = {
  candidates: [
    {
      content: { parts: [{ text }] },
      groundingMetadata: {
        groundingChunks: [{ retrievedContext: { text: 'First boat 09:00.' } }],
        groundingSupports: [
          { groundingChunkIndices: [0] },
          { groundingChunkIndices: [0, 7] },
          { groundingChunkIndices: [0] },
        ],
      },
    },
  ],
};

const scrolled = vi.fn<(this: Element) => void>();
beforeEach(() => {
  scrolled.mockReset();
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.call(this);
  };
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Given = { inspection: Inspection; store: SelectionStore; minimum: number };

function Page({ tab, ...given }: Given & { tab: ReportTab | null }) {
  const [open, setOpen] = useState(tab);
  return (
    <ReportDrawer
      {...given}
      body={body}
      text={null}
      at=""
      onChoose={null}
      threshold={{ kind: 'distance', value: 0.8 }}
      tab={open}
      onTab={setOpen}
    />
  );
}

function show(tab: ReportTab | null, inspection: Inspection = harbour, minimum = 0) {
  const store = createSelectionStore();
  render(<Page tab={tab} inspection={inspection} store={store} minimum={minimum} />);
  return store;
}
const panel = () => screen.getByRole('tabpanel');
const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const rows = () => screen.getAllByRole('treeitem').map((row) => row.textContent);

test('tabs are walked with arrows, and the drawer folds to its tabs', async () => {
  show('coverage');
  const user = userEvent.setup();
  screen.getByRole('tab', { name: 'Coverage' }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(selected()).toBe('Retrieval');
  await user.click(screen.getByRole('button', { name: 'Fold the report' }));
  expect(screen.queryByRole('tabpanel')).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Raw' }));
  expect(selected()).toBe('Raw');
});

test('the keyboard passes by a folded drawer, and Enter unfolds it', async () => {
  show(null);
  const user = userEvent.setup();
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Coverage');
  expect(screen.queryByRole('tabpanel')).toBeNull();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(selected()).toContain('Diagnostics');
});

test('coverage says of what each number is a share, how segments were placed and how confident links are', () => {
  show('coverage');
  expect(panel().textContent).toContain('1 of 3 sentences grounded1 only in part or weakly, 1 on nothing');
  // 17 + 13 of 41 characters that are no white space.
  expect(panel().textContent).toContain('73 % of the answer’s characters inside a segment');
  expect(panel().textContent).toContain('1 of 1 chunk cited');
  expect(panel().textContent).toContain(
    '3 segments came2 exact: at their offsets, and the quote agrees1 lost: nowhere in the answer',
  );
  const table = within(screen.getByRole('table', { name: 'Confidence of 4 links (segment × chunk)' }));
  expect(
    table
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual(['0.9 – 1.01', '0.8 – 0.90', '0.7 – 0.81', '0.6 – 0.72']);
});

test('coverage follows the minimum', () => {
  show('coverage', harbour, 0.9);
  expect(panel().textContent).toContain('1 of 3 sentences grounded0 only in part or weakly, 2 on nothing');
  expect(panel().textContent).toContain('Links below 0.90 don’t count.');
});

test('a sentence of the list is pinned where it rests on something', async () => {
  const store = show('coverage');
  await userEvent.click(screen.getByRole('button', { name: /2 weak Dogs ride free/ }));
  expect(store.get().pinned).toBe('p2');
  expect(store.origin()).toBe('report');
});

/** The entry of a code, opened. */
async function opened(code: string) {
  const heading = screen.getByRole('heading', { name: new RegExp(` ${code}(?![a-z-])`) });
  const button = within(heading).getByRole('button');
  if (button.getAttribute('aria-expanded') === 'false') await userEvent.click(button);
  return within(heading.closest('li') ?? panel());
}

test('causes stand worst first, the first one open, with cause, effect, fix and a way to each place', async () => {
  const store = show('diagnostics');
  const names = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(names.slice(0, 2)).toEqual([
    'error: A quote stands nowhere in the answer segment/lost 1 place',
    'error: A support names a chunk that wasn’t sent support/dangling-index 1 place',
  ]);
  const expanded = screen.getAllByRole('button', { expanded: true }).map((button) => button.textContent);
  expect(expanded.filter((text) => text?.includes('/'))).toEqual([
    'error: A quote stands nowhere in the answer segment/lost 1 place',
  ]);
  const lost = await opened('segment/lost');
  expect(lost.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'In this case',
    'Cause',
    'Effect',
    'Fix',
  ]);
  expect(lost.getAllByRole('definition')[0]?.textContent).toBe('1 of 3 segments is concerned.');
  const dangling = await opened('support/dangling-index');
  await userEvent.click(dangling.getByRole('button', { name: 'show in the answer' }));
  expect(store.get().pinned).toBe('s1');
  expect(store.origin()).toBe('report');
});

test('all causes open and fold at once', async () => {
  show('diagnostics');
  const count = screen.getAllByRole('heading', { level: 3 }).length;
  await userEvent.click(screen.getByRole('button', { name: `open all ${count} causes` }));
  expect(screen.getAllByRole('list', { name: 'Places' })).toHaveLength(count);
  await userEvent.click(screen.getByRole('button', { name: 'fold all' }));
  expect(screen.queryByRole('list', { name: 'Places' })).toBeNull();
});

test('showing what is pinned already pins it anew, so that the views go back there', async () => {
  const store = show('diagnostics');
  const heard: (string | null)[] = [];
  const [first] = screen.getAllByRole('button', { name: 'show in the answer' });
  await userEvent.click(first ?? panel());
  store.subscribe(() => heard.push(store.get().pinned));
  await userEvent.click(first ?? panel());
  expect(heard).toEqual([null, 's2']);
});

test('a diagnostic leads to its place in the raw body, which opens, is marked and takes the keyboard', async () => {
  show('diagnostics');
  const dangling = await opened('support/dangling-index');
  await userEvent.click(dangling.getByRole('button', { name: 'in the raw body' }));
  expect(selected()).toBe('Raw');
  const marked = document.querySelector('[data-asked]');
  expect(marked?.textContent).toBe('groundingChunkIndices: [2 items]');
  expect(marked?.getAttribute('aria-level')).toBe('7');
  expect(scrolled.mock.contexts).toContain(marked);
  const tree = screen.getByRole('tree', { name: 'Raw body' });
  expect(document.activeElement).toBe(tree);
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  const active = document.getElementById(tree.getAttribute('aria-activedescendant') ?? '');
  expect(active?.textContent).toBe('1: 7');
});

test('what is odd about a retrieval that came apart leads to its context, not into the body of the answer', async () => {
  const apart = inspectReading(
    reading(answer(text, []), { contexts: [context('Rain.', 0, { at: 'retrieval#/contexts/contexts/0' })] }),
  );
  show('diagnostics', apart);
  const cause = await opened('retrieval/not-retrieved');
  const place = cause.getByText(/^contexts\[0\] was retrieved/).closest('li') ?? panel();
  expect(within(place).getByRole('button', { name: 'show the context' })).toBeDefined();
  expect(within(place).queryByRole('button', { name: 'in the raw body' })).toBeNull();
});

test('a place the body lacks is said to be missing', async () => {
  const bare = inspectReading(
    reading(
      answer(text, [], {
        at: '/candidates/3',
        metadata: 'absent',
        metadataAt: '/candidates/3/groundingMetadata',
        chunks: [],
      }),
    ),
  );
  show('diagnostics', bare);
  const [first] = screen.getAllByRole('button', { name: 'in the raw body' });
  await userEvent.click(first ?? panel());
  expect(panel().textContent).toContain('The body has no /candidates/3');
  expect(document.querySelector('[data-asked]')?.textContent).toBe('candidates: [1 item]');
});

test('the raw body starts one level deep and opens by mouse', async () => {
  show('raw');
  expect(rows()).toEqual(['{ candidates }', 'candidates: [1 item]']);
  await userEvent.click(screen.getByRole('treeitem', { name: /^candidates/ }));
  expect(rows()).toEqual(['{ candidates }', 'candidates: [1 item]', '0: { content, groundingMetadata }']);
});

test('a code that many places share shows its first five, then all', async () => {
  const many = inspectReading(
    reading(
      answer(text, [], { chunks: Array.from({ length: 7 }, (_, index) => chunk(`Text ${index}.`, index)) }),
    ),
  );
  show('diagnostics', many);
  // No support came at all, so that no chunk can be cited: one entry.
  const group = await opened('answer/no-supports');
  const places = () => within(group.getByRole('list', { name: 'Places' })).getAllByRole('listitem');
  expect(places()).toHaveLength(5);
  expect(places()[1]?.textContent).toContain(
    'No support names groundingChunks[0]. follows: chunk/never-cited',
  );
  await userEvent.click(group.getByRole('button', { name: 'show all 8 places' }));
  expect(places()).toHaveLength(8);
});

test('nothing odd is said in words', () => {
  show('diagnostics', { ...harbour, diagnostics: [] });
  expect(panel().textContent).toMatch(/^Nothing odd:/);
});

test('retrieval lists rank, score, threshold and what became of each context', async () => {
  const store = show('retrieval');
  expect(panel().textContent).toContain('The score is a distance: 0 is best');
  expect(
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual(['1document 00.25 distancekeeps ≤ 0.80chunk 1', '2rain.md1.10 distancemisses ≤ 0.80not used']);
  await userEvent.click(screen.getByRole('button', { name: 'rain.md' }));
  expect(store.get().pinned).toBe('x1');
});

test('retrieval that was not captured differs from retrieval that found nothing', () => {
  show('retrieval', { ...harbour, contexts: null });
  expect(panel().textContent).toMatch(/^Retrieval isn’t part of this capture/);
  cleanup();
  show('retrieval', { ...harbour, contexts: [] });
  expect(panel().textContent).toMatch(/^Nothing came back/);
});

test('without an answer there is nothing to cover', () => {
  show('coverage', inspectReading(reading(null, { contexts: [] })));
  expect(panel().textContent).toMatch(/^There is no answer to cover/);
});
