import { lazy, Suspense } from 'react';
import type { Failure } from '@/lib/outcome';
import type { Target } from '@/lib/target';
import { AskedOf } from './asked-of';
import { FirstVisit } from './first-visit';
import { LoadBoundary } from './load-boundary';
import { FailureNote } from './run/failure-note';
import { RunNotes } from './run/run-notes';
import type { WorkbenchState } from './use-workbench';

// A table of many responses comes when many are opened.
const BatchView = lazy(() =>
  import('@/components/batch/batch-view').then((module) => ({ default: module.BatchView })),
);
const RowBar = lazy(() =>
  import('@/components/batch/row-bar').then((module) => ({ default: module.RowBar })),
);

// Reading, placing and drawing an answer load when there is one: the first visit needs none of it.
const Inspected = lazy(() => import('./inspected').then((module) => ({ default: module.Inspected })));

/** What was asked or opened, as far as it is there, with what went wrong above it. */
export function ResultPanel({ state }: { state: WorkbenchState }) {
  const { settings, setSettings, run, shownRun, busy, shown, source } = state;
  const opened = settings.mode === 'open' && settings.sample === null ? state.batch : noBatch;
  const failure = failureOf(state);
  const asking = settings.mode === 'ask' ? run : null;
  const isEarlier = asking !== null && shown !== null && shownRun !== run;
  const notes = (
    <>
      {opened.batch && opened.row ? (
        <RowBar batch={opened.batch} row={opened.row} onBack={opened.back} onRow={opened.openRow} />
      ) : null}
      {failure ? <FailureNote failure={failure} onRetry={null} /> : null}
      {state.waits && source.option ? (
        <WaitingForClick label={source.option.label} onAsk={() => state.ask(settings.q)} />
      ) : null}
      {asking ? (
        <RunNotes
          run={asking}
          busy={busy}
          onAgain={state.target.ok ? () => state.ask(asking.request.question) : null}
          onStop={state.stop}
        />
      ) : null}
      {isEarlier ? (
        <p role="note" className="text-xs text-muted">
          {busy
            ? 'Below is still the answer to the earlier question, until something of the new one arrives.'
            : 'The new question brought nothing. Below is still the answer to the earlier one.'}
        </p>
      ) : null}
      {settings.mode === 'ask' && shownRun !== null ? (
        <AskedOf target={shownRun.request.target} backends={state.backends} />
      ) : null}
    </>
  );
  const waiting =
    opened.row !== null ||
    asking !== null ||
    failure !== null ||
    state.waits ||
    (settings.mode === 'open' && settings.sample !== null);
  return (
    <LoadBoundary frame={(note) => <main className="p-5 lg:col-span-2">{note}</main>}>
      <Suspense fallback={<Waiting />}>
        {opened.batch && opened.row === null ? (
          <BatchView
            key={opened.batch.key}
            batch={opened.batch}
            onOpen={opened.openRow}
            onResult={state.setResult}
          />
        ) : shown ? (
          <Inspected
            capture={shown.capture}
            captureKey={shown.key}
            live={busy && !isEarlier}
            threshold={settings.mode === 'ask' ? thresholdOf(shownRun?.request.target) : null}
            store={state.store}
            settings={settings}
            onSettings={setSettings}
            notes={notes}
            failureTold={asking !== null && !isEarlier && asking.failure !== null}
            onResult={state.setResult}
          />
        ) : waiting ? (
          <main id="answer" tabIndex={-1} className="flex flex-col gap-3 p-5" aria-busy={busy}>
            {notes}
          </main>
        ) : (
          <FirstVisit
            examples={examplesOf(state)}
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

const noBatch = { batch: null, row: null } as const;

/** A link or a reload costs nobody anything. */
const WaitingForClick = ({ label, onAsk }: { label: string; onAsk: () => void }) => (
  <div
    role="note"
    className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-surface px-4 py-3"
  >
    <p>
      This question has not been asked from here: {label} bills for each, so a link or a reload alone asks
      nothing.
    </p>
    <button type="button" className="rounded-lg border border-line-strong px-3 py-1.5" onClick={onAsk}>
      Ask it
    </button>
  </div>
);

const examplesOf = ({ source: { source, option, written } }: WorkbenchState): string[] =>
  (option && source?.examplesOf?.(written, option)) ?? [];

function thresholdOf(target: Target | undefined) {
  return target === undefined || target.backend === 'gemini' ? null : target.retrieval.threshold;
}

/** What is wrong with what the address or the disk names; a run tells of its own faults. */
function failureOf({
  settings,
  target,
  file,
  sample,
  samples,
  batch,
  pasted,
}: WorkbenchState): Failure | null {
  // What is merely not filled in yet is the form's to say.
  if (settings.mode === 'ask')
    return target.ok || target.failure.code !== 'not-found' ? null : target.failure;
  const fault = sample.error ?? samples.error;
  if (fault) return { code: 'unreachable', message: fault.message, hint: 'Reload the page.' };
  if (settings.sample && samples.data && !samples.data.some((one) => one.id === settings.sample)) {
    return {
      code: 'not-found',
      message: `There is no sample "${settings.sample}".`,
      hint: 'Choose one from the list.',
    };
  }
  if (settings.row !== null && settings.sample === null && batch.batch === null && pasted.value === '') {
    return {
      code: 'not-found',
      message: 'The files of this batch are gone: a page can’t keep them through a reload.',
      hint: 'Open them again.',
    };
  }
  return batch.failure ?? file?.failure ?? null;
}

const Waiting = () => (
  <main id="answer" tabIndex={-1} className="p-5" aria-busy="true">
    <p role="status" className="text-muted">
      Loading …
    </p>
  </main>
);
