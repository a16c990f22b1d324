export type Waited<T> = { ok: true; value: T } | { ok: false; because: 'time' | 'stopped' };

/** Waits for a promise, but no longer than `milliseconds` and not after `signal`. The promise goes on by itself. */
export function within<T>(
  promise: Promise<T>,
  { milliseconds, signal }: { milliseconds?: number; signal?: AbortSignal | undefined },
): Promise<Waited<T>> {
  return new Promise((resolve, reject) => {
    const stop = () => settle({ ok: false, because: 'stopped' });
    const timer =
      milliseconds === undefined
        ? undefined
        : setTimeout(() => settle({ ok: false, because: 'time' }), milliseconds);
    const clear = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    };
    const settle = (waited: Waited<T>) => {
      clear();
      resolve(waited);
    };
    signal?.addEventListener('abort', stop, { once: true });
    promise.then(
      (value) => settle({ ok: true, value }),
      (error: unknown) => {
        clear();
        reject(error);
      },
    );
    if (signal?.aborted) stop();
  });
}
