import type { Sample } from './use-opened';

/** What a person sees before anything was asked or opened. */
export function FirstVisit({
  examples,
  onExample,
  onPaste,
  samples,
  onSample,
}: {
  examples: string[];
  onExample: (question: string) => void;
  onPaste: () => void;
  samples: Sample[] | undefined;
  onSample: (id: string) => void;
}) {
  return (
    <main
      id="answer"
      tabIndex={-1}
      className="flex flex-col gap-6 px-5 py-8 lg:col-span-2 lg:overflow-y-auto lg:px-12 lg:py-14"
    >
      <p className="max-w-[44ch] text-2xl leading-snug font-semibold tracking-tight">
        See which stretch of an answer rests on which retrieved chunk, how strongly, and what rests on
        nothing.
      </p>
      {examples.length === 0 ? null : (
        <section aria-labelledby="try-asking" className="flex flex-col gap-2">
          <h2 id="try-asking" className="text-xs font-semibold tracking-wide text-muted uppercase">
            Ask the bundled documents
          </h2>
          <ul className="flex max-w-[66ch] flex-col gap-2">
            {examples.map((question) => (
              <li key={question}>
                <button
                  type="button"
                  dir="auto"
                  onClick={() => onExample(question)}
                  className="w-full rounded-lg border border-line bg-surface px-4 py-3 text-start hover:border-line-strong"
                >
                  {question}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="try-opening" className="flex flex-col gap-2">
        <h2 id="try-opening" className="text-xs font-semibold tracking-wide text-muted uppercase">
          {examples.length === 0 ? 'Ask in the form, or open a response' : 'Or open a response'}
        </h2>
        <p className="text-muted">
          <button type="button" onClick={onPaste} className="text-accent underline">
            Paste a response
          </button>
          , drop a file anywhere on this page, or look at a sample:
        </p>
        <ul className="flex max-w-[66ch] flex-wrap gap-2">
          {samples?.slice(0, 6).map((one) => (
            <li key={one.id}>
              <button
                type="button"
                title={one.note}
                onClick={() => onSample(one.id)}
                className="rounded-full border border-line bg-surface px-3 py-1 hover:border-line-strong"
              >
                {one.title}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
