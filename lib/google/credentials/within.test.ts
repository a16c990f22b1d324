import { afterEach, expect, test, vi } from 'vitest';
import { within } from './within';

afterEach(() => {
  vi.useRealTimers();
});

const never = new Promise<string>(() => {});

test('what comes in time is given', async () => {
  expect(await within(Promise.resolve('here'), { milliseconds: 10_000 })).toEqual({
    ok: true,
    value: 'here',
  });
});

test('what fails in time fails', async () => {
  await expect(within(Promise.reject(new Error('broken')), { milliseconds: 10_000 })).rejects.toThrow(
    'broken',
  );
});

test('what does not come is given up when the time is over', async () => {
  vi.useFakeTimers();
  const waited = within(never, { milliseconds: 10_000 });
  await vi.advanceTimersByTimeAsync(9999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await waited).toEqual({ ok: false, because: 'time' });
});

test('a signal ends the wait, and so does one that came before', async () => {
  const stop = new AbortController();
  const waited = within(never, { signal: stop.signal });
  stop.abort();
  expect(await waited).toEqual({ ok: false, because: 'stopped' });
  expect(await within(Promise.reject(new Error('later')), { signal: stop.signal })).toEqual({
    ok: false,
    because: 'stopped',
  });
});
