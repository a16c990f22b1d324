// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { inspect } from '@/lib/grounding';
import { streamAt } from '@/lib/grounding/autopsy/stream-at';
import type { Json } from '@/lib/grounding/model';
import { createSelectionStore } from '@/lib/selection';
import { StreamView } from './stream-view';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const chunk = (title: string): Json => ({ web: { title, uri: `https://example.org/${title}` } });
const support = (startIndex: number, text: string, index: number): Json => ({
  segment: { startIndex, endIndex: startIndex + text.length, text },
  groundingChunkIndices: [index],
});
const event = (text: string, groundingMetadata?: Json, finishReason?: string): Json => ({
  responseId: 'tides',
  candidates: [
    {
      content: { parts: [{ text }] },
      ...(groundingMetadata === undefined ? {} : { groundingMetadata }),
      ...(finishReason === undefined ? {} : { finishReason }),
    },
  ],
});
const stream: Json = [
  event('Low tide at six. '),
  event('High tide at noon. ', {
    groundingChunks: [chunk('low')],
    groundingSupports: [support(0, 'Low tide at six.', 0)],
  }),
  event('Bring a coat.', {
    groundingChunks: [chunk('low'), chunk('high')],
    groundingSupports: [support(17, 'High tide at noon.', 1)],
  }),
  event('', {}, 'STOP'),
];

function show(body: Json = stream) {
  const read = inspect({ source: 'paste', body, question: null, retrieval: null });
  if (!read.ok) throw new Error(read.failure.message);
  const store = createSelectionStore();
  const places: string[] = [];
  render(
    <StreamView
      inspection={read.value.inspection}
      body={read.value.body}
      text={null}
      stream={streamAt(read.value.body, '')}
      store={store}
      minimum={0}
      threshold={null}
      asked={null}
      rawAs={null}
      onRawAs={() => {}}
      onRaw={(at) => places.push(at)}
      onTab={() => {}}
      onChoose={null}
    />,
  );
  return { store, places };
}

const slider = () => screen.getByRole('slider', { name: 'Event' });
const facts = () => screen.getByRole('region', { name: 'What this event brought' });
const stretches = (selector: string) =>
  [...screen.getByRole('region', { name: 'The answer as of this event' }).querySelectorAll(selector)].map(
    (element) => element.textContent,
  );

test('says first what careless readers would have lost', () => {
  show();
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    '49 of 49 characters, 2 of 2 chunks and 2 of 2 supports',
    '2 of 2 chunks and 2 of 2 supports',
  ]);
});

test('steps through the events: what came, what rests on something by then, and since when', async () => {
  show();
  expect(slider().getAttribute('aria-valuetext')).toBe('Event 1 of 4: 17 characters');
  expect(stretches('[data-new]')).toEqual(['Low tide at six. ']);
  expect(stretches('[data-support]')).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: 'Next event' }));
  expect(slider().getAttribute('aria-valuetext')).toBe(
    'Event 2 of 4: 19 characters, 1 new chunk and 1 new support',
  );
  expect(stretches('[data-new]')).toEqual(['High tide at noon. ']);
  expect(stretches('[data-support="new"]')).toEqual(['Low tide at six.']);

  await userEvent.keyboard('{ArrowRight}');
  expect(slider().getAttribute('aria-valuetext')).toBe(
    'Event 3 of 4: 13 characters, 1 new chunk and 1 new support, 1 chunk again',
  );
  expect(stretches('[data-support="held"]')).toEqual(['Low tide at six.']);
  expect(stretches('[data-support="new"]')).toEqual(['High tide at noon.']);
  expect(facts().textContent).toContain('Sent again: 1 chunk, counted once.');
  expect(facts().textContent).toContain('take the place of what came before loses 1 support.');

  await userEvent.keyboard('{End}');
  expect(facts().textContent).toContain('Its metadata is an empty object');
  expect(facts().textContent).toContain('loses 2 chunks and 2 supports.');
  expect(screen.getByRole('button', { name: 'Next event' }).getAttribute('aria-disabled')).toBe('true');
});

test('what an event brought leads to its card, its stretch and its place in the body', async () => {
  const { store, places } = show();
  fireEvent.change(slider(), { target: { value: '2' } });
  await userEvent.click(within(facts()).getByRole('button', { name: '2 high' }));
  expect(store.get().pinned).toBe('c1');
  await userEvent.click(within(facts()).getByRole('button', { name: '“High tide at noon.”' }));
  expect(store.get().pinned).toBe('s1');
  await userEvent.click(within(facts()).getByRole('button', { name: 'in the raw body' }));
  expect(places).toEqual(['/2']);
});

test('the table holds every event in numbers, and a press replays up to it', async () => {
  show();
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows.slice(1)).toEqual([
    ['1', 'Low tide at six. ', '·', '·', '·'],
    ['2', 'High tide at noon. ', '+1', '+1', '·'],
    ['3', 'Bring a coat.', '+1, 1 again', '+1', '1'],
    ['4', 'empty metadata, STOP', '·', '·', '4'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Event 3' }));
  expect(slider()).toHaveProperty('value', '2');
  expect(screen.getByRole('button', { name: 'Event 3' }).getAttribute('aria-current')).toBe('step');
});

test('plays to the end by itself, pauses, and plays again from the start', () => {
  vi.useFakeTimers();
  show();
  const step = () => act(() => vi.advanceTimersToNextTimer());
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  step();
  expect(slider()).toHaveProperty('value', '1');
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(vi.getTimerCount()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  step();
  step();
  expect(slider()).toHaveProperty('value', '3');
  fireEvent.click(screen.getByRole('button', { name: 'Play again' }));
  expect(slider()).toHaveProperty('value', '0');
});

test('of a list of several responses only the one that is shown is replayed', () => {
  const other = (text: string, finishReason?: string): Json => ({
    responseId: 'coats',
    candidates: [{ content: { parts: [{ text }] }, ...(finishReason ? { finishReason } : {}) }],
  });
  show([...(Array.isArray(stream) ? stream : []), other('A coat '), other('is enough.', 'STOP')]);
  expect(slider().getAttribute('max')).toBe('3');
});
