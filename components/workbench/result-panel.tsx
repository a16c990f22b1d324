import { lazy, Suspense } from 'react';
import type { Failure } from '@/lib/outcome';
import type { Target } from '@/lib/target';
import { FirstVisit } from './first-visit';
import { LoadBoundary } from './load-boundary';
import { FailureNote, Progress } from './notes';
import type { WorkbenchState } from './use-workbench';

// Reading, placing and drawing an answer load when there is one: the first visit needs none of it.
const Inspected = lazy(() => import('./inspected').then((module) => ({ default: module.Inspected })));

/** What was asked or opened, as far as it is there, with what went wrong above it. */
export function ResultPanel({ state }: { state: WorkbenchState }) {
  const { settings, setSettings, run, busy, shown, corpus } = state;
  const failure = failureOf(state);
  const notes = (
    <>
      {failure ? (
        <FailureNote
          failure={failure}
          onRetry={settings.mode === 'ask' && run ? () => state.ask(run.request.question) : null}
        />
      ) : null}
      {run && busy ? <Progress run={run} onStop={state.stop} /> : null}
    </>
  );
  const waiting = busy || failure !== null || (settings.mode === 'open' && settings.sample !== null);
  return (
    <LoadBoundary>
      <Suspense fallback={<Waiting />}>
        {shown ? (
          <Inspected
            capture={shown.capture}
            captureKey={shown.key}
            live={busy}
            threshold={settings.mode === 'ask' ? thresholdOf(run?.request.target) : null}
            store={state.store}
            settings={settings}
            onSettings={setSettings}
            notes={notes}
            onResult={state.setResult}
          />
        ) : waiting ? (
          <main id="answer" tabIndex={-1} className="p-5" aria-busy={failure === null}>
            {notes}
          </main>
        ) : (
          <FirstVisit
            examples={corpus?.examples ?? []}
            onExample={state.ask}
            onPaste={() => setSettings({ mode: 'open' }, { history: 'push' })}
            samples={state.samples.data}
            onSample={(id) => {
              setSettings({ mode: 'open', sample: id });
              state.setFormOpen(false);
            }}
          />
        )}
      </Suspense>
    </LoadBoundary>
  );
}

function thresholdOf(target: Target | undefined) {
  return target === undefined || target.backend === 'gemini' ? null : target.retrieval.threshold;
}

function failureOf({
  settings,
  run,
  file,
  sample,
  samples,
  backend,
  corpus,
}: WorkbenchState): Failure | null {
  if (settings.mode === 'ask' && (!backend || !corpus)) {
    const missing = backend ? `corpus "${settings.corpus}"` : `source "${settings.source}"`;
    return {
      code: 'not-found',
      message: `The ${missing} isn’t here.`,
      hint: 'Choose another one in the form.',
    };
  }
  if (settings.mode === 'ask')
    return run?.failure ?? (run?.contexts?.ok === false ? run.contexts.failure : null);
  const fault = sample.error ?? samples.error;
  if (fault) return { code: 'unreachable', message: fault.message, hint: 'Reload the page.' };
  if (settings.sample && samples.data && !samples.data.some((one) => one.id === settings.sample)) {
    return {
      code: 'not-found',
      message: `There is no sample "${settings.sample}".`,
      hint: 'Choose one from the list.',
    };
  }
  return file?.failure ?? null;
}

const Waiting = () => (
  <main id="answer" tabIndex={-1} className="p-5" aria-busy="true">
    <p role="status" className="text-muted">
      Loading …
    </p>
  </main>
);
