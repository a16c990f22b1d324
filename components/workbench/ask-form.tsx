import { type FormEvent, lazy, Suspense, useSyncExternalStore } from 'react';
import { bringIntoView } from '@/components/ui/bring-into-view';
import type { BackendOption } from '@/lib/request';
import { AskReason, askReason } from './ask-reason';
import { FormProblems, useFormProblems } from './fields/form-problems';
import { LoadBoundary } from './load-boundary';
import { QuestionField } from './question-field';
import { connectionButton, SourcePicker } from './source-picker';
import type { WorkbenchState } from './use-workbench';

const CopyAs = lazy(() => import('./copy/copy-as').then((module) => ({ default: module.CopyAs })));

/** Whom to ask, what, and how. */
export function AskForm({ backends, state }: { backends: BackendOption[]; state: WorkbenchState }) {
  const { option, source, written, missing, write, choose } = state.source;
  const { question, busy, actions } = state;
  const inBrowser = useInBrowser();
  const problems = useFormProblems();
  const picker = (
    <SourcePicker
      backends={backends}
      option={option}
      connects={source?.connects ?? false}
      check={actions.check}
      onChoose={choose}
    />
  );
  if (!option || !source) return picker;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!option.ready.ok) return event.currentTarget.querySelector<HTMLElement>(connectionButton)?.focus();
    // Not the browser's own check: what it refuses may lie in a folded part, and then it would say nothing. It is asked
    // all the same, so that fields that were never entered hear of it.
    event.currentTarget.checkValidity();
    const wrong = event.currentTarget.querySelector<HTMLElement>(wrongField);
    if (wrong === null) return state.ask(question.value);
    bringIntoView(wrong);
    wrong.focus();
  };
  // What is typed into a late form before its code is here would be lost: until then it is not on the page.
  const here = inBrowser || !source.late;
  const props = { option, written, onWritten: write, list: actions.list };
  const waits = !option.ready.ok || (!state.target.ok && state.target.failure.code === 'not-found');
  const told = option.ready.ok && problems.first === undefined ? undefined : askReason;
  return (
    <FormProblems value={problems.report}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        {picker}
        {here ? (
          <LoadBoundary key={source.id}>
            <Suspense fallback={<Loading />}>
              <source.Place {...props} />
            </Suspense>
          </LoadBoundary>
        ) : (
          <Loading />
        )}
        <QuestionField value={question.value} onValue={question.set} />
        {missing.length === 0 ? null : (
          <p role="note" className="text-xs text-warn">
            This link was made with a text too long for an address, which is missing here:{' '}
            {missing.join(', ')}.
          </p>
        )}
        {here ? (
          <LoadBoundary key={`${source.id} settings`}>
            <Suspense fallback={null}>
              <source.Settings {...props} />
            </Suspense>
          </LoadBoundary>
        ) : null}
        {state.isChanged ? (
          <p role="note" className="text-xs text-muted">
            Settings changed, not asked yet.
          </p>
        ) : null}
        {busy ? (
          <button
            type="button"
            onClick={state.stop}
            className="rounded-lg border border-line-strong bg-surface px-4 py-2.5 font-semibold"
          >
            Stop
          </button>
        ) : (
          <button
            type="submit"
            disabled={waits}
            aria-describedby={told}
            className="rounded-lg bg-accent px-4 py-2.5 font-semibold text-on-accent disabled:bg-line disabled:text-muted"
          >
            Ask
          </button>
        )}
        <AskReason ready={option.ready} problem={problems.first} connects={source.connects} />
        {source.connects && here ? (
          <LoadBoundary>
            <Suspense fallback={null}>
              <CopyAs
                target={state.target}
                question={question.value}
                endpoint={option.endpoint}
                retrieved={state.retrieved}
                wrong={problems.first === undefined ? undefined : askReason}
              />
            </Suspense>
          </LoadBoundary>
        ) : null}
      </form>
    </FormProblems>
  );
}

/**
 * A field to go to before anything is asked. Steps of a number are for its arrows only: what lies between them is a
 * number as good as the next.
 */
const wrongField = [
  '[aria-invalid="true"]',
  'textarea:invalid',
  'input:invalid:not([type="number"])',
  'input:required:invalid',
].join(',');

const Loading = () => (
  <p role="status" className="text-xs text-muted">
    Loading the form …
  </p>
);

const never = () => () => {};

/** false on the server, and in the browser until the page listens. */
const useInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
