// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { withNuqsTestingAdapter } from 'nuqs/adapters/testing';
import { beforeEach, expect, test } from 'vitest';
import type { BackendOption } from '@/lib/request';
import { useSettings } from '../settings';
import { useSource } from './use-source';

const option = (id: BackendOption['id']): BackendOption => ({
  id,
  label: id,
  note: '',
  ready: { ok: true, value: null },
  billed: id !== 'embedded',
  corpora: [],
  parent: null,
  endpoint: null,
});
const backends = [option('embedded'), option('vertex'), option('gemini')];
const corpus = 'projects/p/locations/europe-west4/ragCorpora/1';

beforeEach(() => localStorage.clear());

/** The hook over an address, which it may change. */
function at(searchParams: string) {
  const address = { query: new URLSearchParams(searchParams) };
  const { result } = renderHook(
    () => {
      const [settings, setSettings] = useSettings();
      return { ...useSource(backends, settings, setSettings), settings };
    },
    {
      wrapper: withNuqsTestingAdapter({
        searchParams,
        hasMemory: true,
        onUrlUpdate: ({ searchParams: query }) => {
          address.query = query;
        },
      }),
    },
  );
  return { source: result, address };
}

test('a first visit has the first source with nothing set', () => {
  const { source, address } = at('');
  expect(source.current).toMatchObject({ id: 'embedded', written: {} });
  expect(address.query.toString()).toBe('');
});

test('a change stands in the address, and the next visit begins with it', async () => {
  const first = at('?source=vertex');
  act(() => first.source.current.write({ corpus, k: '3' }));
  await waitFor(() => expect(first.address.query.get('k')).toBe('3'));
  expect(first.address.query.get('corpus')).toBe(corpus);

  const second = at('');
  await waitFor(() => expect(second.source.current.id).toBe('vertex'));
  expect(second.source.current.written).toEqual({ corpus, k: '3' });
  // Remembered, and not written into an address that nobody changed.
  expect(second.address.query.toString()).toBe('');
});

test('what the address says wins over what is remembered, whole', async () => {
  const before = at('?source=vertex');
  act(() => before.source.current.write({ corpus, k: '3', alpha: '0.5' }));
  const shared = at(`?source=vertex&corpus=${corpus}`);
  await waitFor(() => expect(shared.source.current.written).toEqual({ corpus }));
  const older = at('?k=5');
  await waitFor(() => expect(older.source.current).toMatchObject({ id: 'embedded', written: { k: '5' } }));
  const asked = at('?asked=true&q=x');
  await waitFor(() => expect(asked.source.current).toMatchObject({ id: 'embedded', written: {} }));
});

test('each source keeps its settings while another one is chosen', async () => {
  const { source, address } = at('?source=embedded&k=4&asked=true&q=x');
  act(() => source.current.choose('vertex'));
  await waitFor(() => expect(source.current).toMatchObject({ id: 'vertex', written: {} }));
  expect(source.current.settings.asked).toBe(false);
  act(() => source.current.write({ corpus, model: 'gemini-2.5-pro' }));
  act(() => source.current.choose('embedded'));
  await waitFor(() => expect(source.current).toMatchObject({ id: 'embedded', written: { k: '4' } }));
  expect(address.query.get('corpus')).toBeNull();
  act(() => source.current.choose('vertex'));
  await waitFor(() => expect(source.current.written).toEqual({ corpus, model: 'gemini-2.5-pro' }));
});

test('changes that follow one another at once are all kept', async () => {
  const { source } = at('?source=vertex');
  act(() => {
    source.current.write({ corpus });
    source.current.write({ k: '9' });
    source.current.write({ corpus: null });
  });
  await waitFor(() => expect(source.current.written).toEqual({ k: '9' }));
});

test('a text too long for an address is kept here, and a link elsewhere says that it is missing', async () => {
  const system = 'Answer in one sentence. '.repeat(100);
  const here = at('?source=vertex');
  act(() => here.source.current.write({ corpus, system }));
  await waitFor(() => expect(here.address.query.get('system')).toMatch(/^…/));
  expect(here.address.query.toString().length).toBeLessThan(300);
  const link = `?${here.address.query}`;
  const again = at(link);
  await waitFor(() => expect(again.source.current.written).toEqual({ corpus, system }));
  expect(again.source.current.missing).toEqual([]);

  // Another browser, with a long text of its own.
  localStorage.clear();
  const other = at('?source=vertex');
  act(() => other.source.current.write({ system: 'Something else. '.repeat(100) }));
  const elsewhere = at(link);
  await waitFor(() => expect(elsewhere.source.current.missing).toEqual(['system']));
  expect(elsewhere.source.current.written).toEqual({ corpus });
});

test('a memory that was tampered with is no memory', async () => {
  localStorage.setItem(
    'grounding-inspector/sources',
    '{"last": 3, "settings": {"vertex": {"k": 7, "at": "1"}}}',
  );
  const { source } = at('?source=vertex');
  await waitFor(() => expect(source.current.written).toEqual({ at: '1' }));
  localStorage.setItem('grounding-inspector/sources', 'no JSON');
  expect(at('').source.current.id).toBe('embedded');
});

test('a source that is not here is not replaced by another', () => {
  const { source } = at('?source=oracle');
  expect(source.current).toMatchObject({ id: 'oracle', option: undefined, source: undefined });
});
