// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Capture } from '@/lib/grounding/model';
import { StillReading } from './still-reading';
import { tellInspection } from './tell-inspection';
import { useInspected } from './use-inspected';

/** A worker that answers when it is let. */
class SlowWorker {
  static all: SlowWorker[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  asked: Capture | null = null;
  ended = false;
  constructor() {
    SlowWorker.all.push(this);
  }
  postMessage(capture: Capture) {
    this.asked = capture;
  }
  terminate() {
    this.ended = true;
  }
  answer() {
    if (this.asked) tellInspection(this.asked, (data) => this.onmessage?.({ data: structuredClone(data) }));
  }
}

afterEach(() => {
  cleanup();
  SlowWorker.all = [];
  vi.unstubAllGlobals();
});

const captureOf = (text: string): Capture => ({
  ...{ source: 'file', question: null, retrieval: null },
  body: JSON.stringify({ candidates: [{ content: { parts: [{ text }] }, finishReason: 'STOP' }] }),
});

function Shown({ capture }: { capture: Capture }) {
  const reading = useInspected(capture, false);
  if (reading.state !== 'read') return <StillReading reading={reading} notes={null} />;
  return <p>{reading.read.ok ? reading.read.value.inspection.answer?.text.slice(0, 5) : 'unreadable'}</p>;
}

test('a small body is inspected at once, without a worker', () => {
  vi.stubGlobal('Worker', SlowWorker);
  render(<Shown capture={captureOf('Boats leave.')} />);
  expect(screen.getByText('Boats')).toBeTruthy();
  expect(SlowWorker.all).toEqual([]);
});

test('a large one is waited for, can be stopped, and be asked for again', async () => {
  vi.stubGlobal('Worker', SlowWorker);
  const user = userEvent.setup();
  render(<Shown capture={captureOf('Boats leave. '.repeat(100_000))} />);
  expect(screen.getByRole('progressbar', { name: 'Inspecting' })).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(SlowWorker.all.map(({ ended }) => ended)).toEqual([true]);
  expect(screen.getByRole('status').textContent).toContain('Stopped');

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(SlowWorker.all).toHaveLength(2);
  SlowWorker.all[1]?.answer();
  expect(await screen.findByText('Boats')).toBeTruthy();
});

test('one that was superseded says nothing', async () => {
  vi.stubGlobal('Worker', SlowWorker);
  const { rerender } = render(<Shown capture={captureOf('Boats leave. '.repeat(100_000))} />);
  rerender(<Shown capture={captureOf('Ferries leave. '.repeat(100_000))} />);
  const [first, second] = SlowWorker.all;
  expect([first?.ended, second?.ended]).toEqual([true, false]);
  second?.answer();
  expect(await screen.findByText('Ferri')).toBeTruthy();
});

test('a worker that breaks down is told', async () => {
  vi.stubGlobal('Worker', SlowWorker);
  render(<Shown capture={captureOf('Boats leave. '.repeat(100_000))} />);
  SlowWorker.all[0]?.onerror?.();
  expect(await screen.findByText(/gave up/)).toBeTruthy();
});
