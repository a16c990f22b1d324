// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inspectReading } from '@/lib/grounding/inspect-reading';
import type { Inspection } from '@/lib/grounding/model';
import { answer, chunk, context, reading } from '@/lib/grounding/notation/reading';
import { createSelectionStore } from '@/lib/selection';
import { EvidenceList, focusChunk } from './evidence-list';

const text = 'Boats leave at nine. Dogs ride free. Bring a coat.';
const harbour = inspectReading(
  reading(
    answer(
      text,
      [
        [21, 36, 'Dogs ride free.', [0, 1], [0, 0.5]],
        [0, 20, 'Boats leave at nine.', [1]],
      ],
      {
        chunks: [
          chunk('Dogs travel without a ticket.', 0, { title: 'dogs.md', uri: 'https://example.org/dogs.md' }),
          chunk('First boat 09:00.', 1, {
            title: 'boats.md',
            uri: 'javascript:alert(1)',
            pages: { first: 3, last: 4 },
          }),
          chunk(null, 2, { kind: 'unread', title: null, uri: null }),
          chunk('Umbrellas are for rent.', 3, { title: 'rent.md' }),
        ],
      },
    ),
    {
      contexts: [
        context('First boat 09:00.', 0, { score: 0.25 }),
        context('Nobody cites this.', 1, { title: 'left-over.md', score: 0.9 }),
      ],
    },
  ),
);

const scrolled = vi.fn<(this: Element) => void>();
beforeEach(() => {
  scrolled.mockReset();
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.call(this);
  };
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(inspection: Inspection = harbour, minimum = 0) {
  const store = createSelectionStore();
  render(
    <EvidenceList
      inspection={inspection}
      store={store}
      minimum={minimum}
      threshold={{ kind: 'distance', value: 0.8 }}
    />,
  );
  return store;
}

const card = (id: string) => {
  const found = document.getElementById(`evidence-${id}`);
  if (!found) throw new Error(`There is no card ${id}.`);
  return found;
};
const cards = (section: string) =>
  within(screen.getByRole('region', { name: section }))
    .getAllByRole('listitem', { hidden: true })
    .flatMap((item) => (item.id ? [item.id] : []));
const textOf = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();
const litCards = () => Array.from(document.querySelectorAll('li[data-lit]'), (element) => element.id);

test('cited chunks stand in the order the answer meets them; the rest is folded, unread slots and unused contexts too', () => {
  show();
  expect(cards('Cited evidence')).toEqual(['evidence-c1', 'evidence-c0']);
  expect(cards('Retrieved, never cited')).toEqual(['evidence-c2', 'evidence-c3', 'evidence-x1']);
  expect(card('c2').closest('details')?.open).toBe(false);
  expect(card('c2').textContent).toContain('unreadable slot');
  expect(card('c2').textContent).toContain('groundingChunks[2]');
});

test('a card says whence it comes, how it was ranked and who cites it', () => {
  show();
  expect(screen.getByRole('button', { name: 'Chunk 2 boats.md p. 3–4 · retrieved 1st' })).toBeDefined();
  expect(card('c1').textContent).toContain('0.25 distance');
  expect(card('c0').textContent).toContain('not retrieved');
  const rows = within(within(card('c1')).getByRole('list', { name: 'Cited by 2 segments' })).getAllByRole(
    'button',
  );
  expect(rows.map(textOf)).toEqual(['Dogs ride free. confidence 0.50', 'Boats leave at nine. none sent']);
});

test('a confidence of 0 is a bar and a number, none sent is neither', () => {
  show();
  const zero = within(card('c0')).getByRole('button', { name: 'Dogs ride free. confidence 0.00' });
  expect(zero.querySelector('[style*="width: 0%"]')).not.toBeNull();
  const none = within(card('c1')).getByRole('button', { name: 'Boats leave at nine. none sent' });
  expect(none.querySelector('[style*="width"]')).toBeNull();
  expect(none.querySelector('.border-dashed')).not.toBeNull();
});

test('links below the minimum stay, and say so; those without a confidence are not below', () => {
  show(harbour, 0.6);
  const rows = within(card('c1')).getAllByRole('button', { pressed: false }).map(textOf);
  expect(rows).toContain('Dogs ride free. below 0.60 confidence 0.50');
  expect(rows).toContain('Boats leave at nine. none sent');
});

test('pointing at a card lights it, pointing at a row means its segment, and leaving puts the light out', async () => {
  const store = show();
  const user = userEvent.setup();
  await user.hover(card('c0'));
  expect(store.get().hovered).toBe('c0');
  expect(litCards()).toEqual(['evidence-c0']);
  await user.hover(within(card('c1')).getByRole('button', { name: /Boats/ }));
  expect(store.get().hovered).toBe('s1');
  expect(litCards()).toEqual(['evidence-c1']);
  await user.hover(document.body);
  expect(store.get().hovered).toBeNull();
  expect(litCards()).toEqual([]);
});

test('what is selected elsewhere lights its cards and the rows that belong to it', () => {
  const store = show();
  act(() => store.hover('s0'));
  expect(litCards()).toEqual(['evidence-c1', 'evidence-c0']);
  const lit = Array.from(document.querySelectorAll('button[data-lit]'), textOf);
  expect(lit).toEqual(['Dogs ride free. confidence 0.50', 'Dogs ride free. confidence 0.00']);
});

test('header and rows pin by mouse and keyboard, Escape lets go', async () => {
  const store = show();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /Chunk 1 dogs/ }));
  expect(store.get().pinned).toBe('c0');
  expect(store.origin()).toBe('evidence');
  expect(screen.getByRole('button', { name: /Chunk 1 dogs/ }).getAttribute('aria-pressed')).toBe('true');
  await user.keyboard('{Escape}');
  expect(store.get().pinned).toBeNull();
  within(card('c1')).getByRole('button', { name: /Boats/ }).focus();
  expect(store.get().hovered).toBe('s1');
  await user.keyboard('{Enter}');
  expect(store.get().pinned).toBe('s1');
  await user.keyboard('{Enter}');
  expect(store.get().pinned).toBeNull();
});

test('only web addresses become links, and safe ones', () => {
  show();
  const links = screen.getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://example.org/dogs.md']);
  expect(links[0]?.getAttribute('rel')).toBe('noreferrer noopener');
  expect(links[0]?.getAttribute('target')).toBe('_blank');
  expect(card('c1').textContent).toContain('javascript:alert(1)');
  expect(card('c1').textContent).toContain('unsafe address, not a link');
});

test('a pin from elsewhere brings its first card into view, a pin made here does not', () => {
  const store = show();
  act(() => store.pin('s1', 'answer'));
  expect(scrolled.mock.contexts).toEqual([card('c1')]);
  act(() => store.pin('c0', 'evidence'));
  expect(scrolled).toHaveBeenCalledTimes(1);
  act(() => store.pin('c3', 'report'));
  expect(scrolled.mock.contexts[1]).toBe(card('c3'));
  expect(card('c3').closest('details')?.open).toBe(true);
});

test('a pinned context shows the chunk it became, or itself', () => {
  const store = show();
  act(() => store.pin('x0', 'report'));
  act(() => store.pin('x1', 'report'));
  expect(scrolled.mock.contexts).toEqual([card('c1'), card('x1')]);
  expect(litCards()).toEqual(['evidence-x1']);
});

test('the keyboard goes to a card and back to where it came from', async () => {
  show();
  const before = document.body.appendChild(document.createElement('button'));
  before.focus();
  act(() => void focusChunk(3));
  expect(document.activeElement).toBe(within(card('c3')).getByRole('button', { name: /rent/ }));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(before);
  expect(focusChunk(99)).toBe(false);
  before.remove();
});

test('retrieval alone stands in its own order, with its scores', () => {
  show(
    inspectReading(
      reading(null, {
        format: 'retrieve-contexts',
        contexts: [context('One.', 0), context('Two.', 1, { score: 1.5 })],
      }),
    ),
  );
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Retrieved · 2');
  expect(screen.getAllByRole('heading', { level: 3 }).map(textOf)).toEqual([
    'Context 1 document 0 retrieved 1st',
    'Context 2 document 1 retrieved 2nd',
  ]);
  expect(card('x1').textContent).toContain('misses the threshold of at most 0.80');
});

test('where nothing came, the diagnostics say why', () => {
  show(inspectReading(reading(answer('Hello.', [], { chunks: [], metadata: 'absent' }))));
  expect(screen.getByText('No evidence came with this.')).toBeDefined();
  expect(document.body.textContent).toMatch(/metadata/);
});

test('a long list shows a hundred cards, and as many more as a pin needs', () => {
  const many = Array.from({ length: 250 }, (_, index) => chunk(`Text ${index}.`, index));
  const store = show(inspectReading(reading(answer('Hello.', [], { chunks: many }))));
  expect(cards('Retrieved, never cited')).toHaveLength(100);
  act(() => store.pin('c240', 'report'));
  expect(scrolled.mock.contexts).toEqual([card('c240')]);
});

test('a chunk that many segments cite shows the first five, the pinned one, and all on demand', async () => {
  const words = Array.from({ length: 9 }, (_, index) => `word${index}`);
  const many = inspectReading(
    reading(
      answer(
        words.join(' '),
        words.map((word, index) => [index * 6, index * 6 + 5, word, [0]]),
      ),
    ),
  );
  const store = show(many);
  const rows = () =>
    within(within(card('c0')).getByRole('list', { name: 'Cited by 9 segments' }))
      .getAllByRole('button')
      .map(textOf);
  expect(rows()).toHaveLength(5);
  act(() => store.pin('s7', 'answer'));
  expect(rows()).toHaveLength(6);
  expect(rows()[5]).toBe('word7 none sent');
  act(() => store.pin('c0', 'answer'));
  expect(rows()).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'show all 9 segments' }));
  expect(rows()).toHaveLength(9);
});

test('a long text is folded, and opens to its last character', async () => {
  const long = `${'word '.repeat(1000)}end`;
  show(inspectReading(reading(answer('Hello.', [[0, 6, 'Hello.', [0]]], { chunks: [chunk(long)] }))));
  expect(card('c0').textContent).not.toContain('end');
  await userEvent.click(screen.getByRole('button', { name: 'Show all 5,003 characters of chunk 1' }));
  expect(card('c0').textContent).toContain('word end');
});

test('pointing at a segment marks its words in the chunk, even where the chunk writes them a little otherwise', () => {
  const quoting = inspectReading(
    reading(
      answer(
        text,
        [
          [0, 20, 'Boats leave at nine.', [0], [0.9]],
          [21, 36, 'Dogs ride free.', [0], [0.9]],
        ],
        { chunks: [chunk('Boats  leave at **nine**. All year. Dogs ride free.', 0)] },
      ),
    ),
  );
  const store = show(quoting);
  const words = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent).join('');
  expect(words()).toBe('');
  act(() => store.hover('s1'));
  expect(words()).toBe('Dogs ride free.');
  act(() => store.hover('s0'));
  expect(words()).toBe('Boats  leave at nine.');
  act(() => store.hover('c0'));
  expect(words()).toBe('');
});
