'use client';

/** The last resort, for bugs: expected failures are shown where they happen. */
export default function ErrorPage({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-lg flex-col justify-center gap-4 p-6">
      <h1 className="text-xl font-semibold">Something in the app itself broke</h1>
      <p className="text-muted">
        What you typed is kept in this tab. Try again; if it happens again, reload the page.
        {error.digest ? ` The server log names it ${error.digest}.` : ''}
      </p>
      <div className="flex gap-2">
        <button
          type="button"
          onClick={reset}
          className="rounded-lg bg-accent px-4 py-2 font-semibold text-on-accent"
        >
          Try again
        </button>
        <button
          type="button"
          onClick={() => location.reload()}
          className="rounded-lg border border-line px-4 py-2"
        >
          Reload
        </button>
      </div>
    </main>
  );
}
