import { Dialog } from '@base-ui/react/dialog';
import { RotateCw, X } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { counted } from '@/components/ui/wording';
import type { BackendOption } from '@/lib/request';
import { FailureNote } from '../run/failure-note';
import type { Actions } from '../use-asking';
import { StepRow } from './step-row';
import { type Check, useCheck } from './use-check';

/** What a source needs, looked at step by step, with the next thing to do for each that is missing. */
export function ConnectPanel({
  option,
  check,
  open,
  onClose,
  onReady,
}: {
  option: BackendOption;
  check: Actions['check'];
  open: boolean;
  onClose: () => void;
  /** Told when a check finds no problem with what was not ready before. */
  onReady: () => void;
}) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-20 bg-black/40" />
        <Dialog.Popup className="fixed inset-x-3 top-[8dvh] z-30 mx-auto flex max-h-[84dvh] max-w-2xl flex-col rounded-lg border border-line-strong bg-surface outline-none">
          <div className="flex items-start justify-between gap-3 border-b border-line px-5 py-3">
            <Dialog.Title className="text-[15px] font-semibold">Connection of {option.label}</Dialog.Title>
            <Dialog.Close aria-label="Close" className="-m-1 rounded-md p-1 text-muted hover:text-ink">
              <X aria-hidden="true" className="size-4" />
            </Dialog.Close>
          </div>
          <Steps option={option} check={check} onReady={onReady} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Mounted while the panel is open, so that opening it looks anew. */
function Steps({
  option,
  check,
  onReady,
}: {
  option: BackendOption;
  check: Actions['check'];
  onReady: () => void;
}) {
  const { steps, state, failure, again } = useCheck(check, option.id);
  const isReady = state === 'done' && failure === null && steps.every((step) => step.state !== 'problem');
  const isNews = isReady && !option.ready.ok;
  useEffect(() => {
    if (isNews) onReady();
  }, [isNews, onReady]);
  return (
    <>
      <div className="flex min-h-0 flex-col gap-3 overflow-y-auto px-5 py-4">
        <ol aria-label="Steps" className="flex flex-col">
          {steps.map((step) => (
            <StepRow key={step.id} step={step} />
          ))}
        </ol>
        {failure ? <FailureNote failure={failure} onRetry={null} /> : null}
      </div>
      <div className="flex items-center justify-between gap-3 border-t border-line px-5 py-3">
        <p role="status" className="text-muted">
          {verdictOf({ steps, state, failure })}
        </p>
        <Button onClick={() => void again()} disabled={state === 'running'}>
          <RotateCw aria-hidden="true" className="size-3.5" />
          Check again
        </Button>
      </div>
    </>
  );
}

function verdictOf({ steps, state, failure }: Check): string {
  if (state === 'running') return 'Looking …';
  if (failure) return 'The check could not be made.';
  const problems = steps.filter((step) => step.state === 'problem').length;
  if (problems === 0) return 'Everything it needs is there.';
  return problems === 1
    ? '1 problem to solve.'
    : `${counted(problems, 'problem')} to solve, the first one first.`;
}
