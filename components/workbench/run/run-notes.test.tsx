// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { type Failure, fail, ok } from '@/lib/outcome';
import type { Notice } from '@/lib/request';
import type { Run } from '../use-asking';
import { RunNotes } from './run-notes';

afterEach(cleanup);

const retry = (half: Notice['half'], attempt: number): Notice => ({
  kind: 'retry',
  half,
  attempt,
  of: 3,
  waitMilliseconds: 1240,
  because: `Attempt ${attempt - 1} of ${half} met a busy service.`,
});

const run: Run = {
  request: {
    runId: 'r',
    build: 'b',
    question: 'When?',
    target: {
      backend: 'embedded',
      corpus: 'projects/p/locations/l/ragCorpora/c',
      retrieval: { topK: 4, threshold: null, fileIds: [] },
      generation: { maxOutputTokens: null },
    },
  },
  asked: { source: 'embedded', written: {} },
  contexts: null,
  events: [],
  notices: [],
  waiting: null,
  failure: null,
  state: 'done',
};

const denied: Failure = {
  code: 'denied',
  message: 'Vertex AI did not retrieve contexts: permission is missing.',
  why: '403 PERMISSION_DENIED',
  hint: 'Sign in again: "gcloud auth application-default login".',
  details: { code: 403, details: [{ reason: 'IAM_PERMISSION_DENIED' }] },
};
const busy: Failure = {
  code: 'overloaded',
  message: 'Vertex AI did not answer: it is overloaded.',
  hint: 'Wait.',
};

function show(changes: Partial<Run>, isBusy = false) {
  const asked: string[] = [];
  render(
    <RunNotes
      run={{ ...run, ...changes }}
      busy={isBusy}
      onAgain={() => asked.push('again')}
      onStop={() => asked.push('stop')}
    />,
  );
  return asked;
}

test('a failure says what, why, what to do with its command, and keeps the words of the service', async () => {
  const asked = show({ contexts: { ok: false, failure: denied }, events: [{}] });
  const note = within(screen.getByRole('alert'));
  note.getByText(denied.message);
  note.getByText('403 PERMISSION_DENIED');
  expect(note.getByText('gcloud auth application-default login').tagName).toBe('CODE');
  note.getByRole('button', { name: 'Copy gcloud auth application-default login' });
  note.getByText(/The answer came all the same/);
  const words = note.getByRole<HTMLTextAreaElement>('textbox', { name: 'Google’s own words', hidden: true });
  expect(JSON.parse(words.value)).toEqual(denied.details);
  await userEvent.click(note.getByRole('button', { name: 'Ask again' }));
  expect(asked).toEqual(['again']);
});

test('an answer that failed stands above the contexts that came', () => {
  show({ contexts: ok({ body: { contexts: {} }, scoreKind: null }), failure: busy });
  screen.getByText('What retrieval returned is below.');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('an answer that broke off has its beginning below, and says no more than the failure does', () => {
  show({ events: [{}], failure: { code: 'cut-off', message: 'Cut off; what had come is kept.' } });
  expect(screen.getByRole('alert').textContent).toBe('Cut off; what had come is kept.Ask again');
});

test('halves that fail for reasons of their own are told apart, with one button for both', () => {
  show({
    contexts: { ok: false, failure: denied },
    failure: busy,
    notices: [retry('generate', 2), retry('generate', 3)],
  });
  const [first, second] = screen.getAllByRole('alert');
  expect(first?.textContent).toContain(denied.message);
  expect(first?.textContent).not.toContain('Tried');
  expect(second?.textContent).toContain('Tried 3 times');
  expect(second?.textContent).toContain('Attempt 2 of generate met a busy service.');
  expect(screen.getAllByRole('button', { name: 'Ask again' })).toHaveLength(1);
});

test('one cause of both halves is told once', () => {
  show({
    contexts: { ok: false, failure: denied },
    failure: { ...denied, message: 'Vertex AI did not generate an answer: permission is missing.' },
  });
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  screen.getByText('The answer failed for the same reason.');
  cleanup();
  show({ contexts: fail('stopped', 'Stopped.'), failure: { code: 'stopped', message: 'Stopped. Kept.' } });
  expect(screen.getByRole('status').textContent).toContain('Stopped. Kept.');
});

test('a wait is told while it lasts', () => {
  show({ state: 'retrieving', waiting: retry('retrieve', 2) }, true);
  screen.getByText('Attempt 2 of 3 in 1.2 s: Attempt 1 of retrieve met a busy service.');
  screen.getByText('Retrieving contexts …');
});

test('a wait counts down, and once it is over the attempt is made now', () => {
  vi.useFakeTimers();
  try {
    show({ state: 'retrieving', waiting: retry('retrieve', 2) }, true);
    act(() => void vi.advanceTimersByTime(500));
    screen.getByText(/^Attempt 2 of 3 in 0\.7 s: /);
    act(() => void vi.advanceTimersByTime(1000));
    screen.getByText(/^Attempt 2 of 3 now: /);
  } finally {
    vi.useRealTimers();
  }
});

const part = { candidates: [{ content: { parts: [{ text: 'Five' }] } }] };
const last = { candidates: [{ finishReason: 'STOP' }] };

test.each([
  ['the answer is being written', { events: [part] }, 'Writing the answer …'],
  ['the answer is whole', { events: [part, last] }, 'The answer is here; waiting for the contexts …'],
  ['the answer came at once', { events: [{ answer: {} }] }, 'The answer is here; waiting for the contexts …'],
  ['the answer failed', { failure: busy }, 'Waiting for the contexts …'],
] as const)('while the contexts are awaited and %s, it says so', (_, changes, words) => {
  show({ ...changes, events: 'events' in changes ? [...changes.events] : [], state: 'writing' }, true);
  screen.getByText(words);
});
