/** What is waited for: the first byte of an answer, the next event of a stream, the next piece of a body. */
export type Awaited = { what: 'first-byte' | 'next-event' | 'next-piece'; milliseconds: number };

/** Deadlines over one attempt, and the signal that its socket hangs on. */
export type Watch = {
  /** Aborts when the run is stopped, when a deadline passes, and at the end. */
  signal: AbortSignal;
  /** Begins a deadline in place of the one before. */
  expect(awaited: Awaited): void;
  /** No deadline runs while nothing is waited for. */
  relax(): void;
  /** The deadline that passed; null when none did. */
  passed(): Awaited | null;
  /** Lets go of the run and of what is left of the answer. */
  end(): void;
};

/** Watches over one attempt of a run. */
export function startWatch(run: AbortSignal): Watch {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let missed: Awaited | null = null;
  const stopped = () => {
    clearTimeout(timer);
    controller.abort(run.reason);
  };
  if (run.aborted) stopped();
  else run.addEventListener('abort', stopped, { once: true });
  return {
    signal: controller.signal,
    expect(awaited) {
      clearTimeout(timer);
      if (controller.signal.aborted) return;
      timer = setTimeout(() => {
        missed = awaited;
        controller.abort(new Error('A deadline passed.'));
      }, awaited.milliseconds);
    },
    relax: () => clearTimeout(timer),
    passed: () => missed,
    end() {
      clearTimeout(timer);
      run.removeEventListener('abort', stopped);
      controller.abort(new Error('The attempt is over.'));
    },
  };
}
