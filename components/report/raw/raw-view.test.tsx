// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inspect } from '@/lib/grounding';
import type { Pointer } from '@/lib/grounding/model';
import { createSelectionStore } from '@/lib/selection';
import type { RawAs } from './raw-switch';
import { RawView } from './raw-view';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  Element.prototype.scrollTo = vi.fn();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  // Nothing is laid out here: the list takes every row for one that is in sight.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const proto = `candidates {
  content { parts { text: "Low tide." } }
  grounding_metadata {
    grounding_supports { segment { end_index: 9 text: "Low tide." } grounding_chunk_indices: 3 }
  }
}
`;
const place = '/candidates/0/grounding_metadata/grounding_supports/0/grounding_chunk_indices';

function Raw({ text, at }: { text: string; at: Pointer | null }) {
  const [rawAs, setRawAs] = useState<RawAs | null>(null);
  const read = inspect({ source: 'paste', body: text, question: null, retrieval: null });
  if (!read.ok) throw new Error(read.failure.message);
  return (
    <RawView
      inspection={read.value.inspection}
      body={read.value.body}
      text={text}
      stream={null}
      store={createSelectionStore()}
      minimum={0}
      threshold={null}
      asked={at === null ? null : { at, times: 1 }}
      rawAs={rawAs}
      onRawAs={setRawAs}
      onRaw={() => {}}
      onTab={() => {}}
      onChoose={null}
    />
  );
}

test('proto text is shown as it came, and says in which line a place is', () => {
  render(<Raw text={proto} at={place} />);
  expect(screen.getByText('proto text · line 4, column 69')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'The text as it came' }));
});

test('the tree is a press away, at the same place', async () => {
  render(<Raw text={proto} at={place} />);
  await userEvent.click(screen.getByRole('button', { name: 'Tree' }));
  expect(document.querySelector('[data-asked]')?.textContent).toBe('grounding_chunk_indices: [1 item]');
  expect(screen.getByRole('button', { name: 'Tree' }).getAttribute('aria-pressed')).toBe('true');
});

test('JSON begins as a tree', async () => {
  render(<Raw text='{"candidates": [{"content": {"parts": [{"text": "Ebb."}]}}]}' at={null} />);
  expect(screen.getByRole('tree', { name: 'Raw body' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'As it came' }));
  expect(screen.getByRole('region', { name: 'The text as it came' })).toBeDefined();
  expect(screen.getByText('1 line')).toBeDefined();
});
