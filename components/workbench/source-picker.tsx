import { useRouter } from 'next/navigation';
import { lazy, Suspense, useState } from 'react';
import type { BackendOption } from '@/lib/request';
import { inputClass, Labelled } from './fields/labelled';
import { Hint } from './run/hint';
import type { Actions } from './use-asking';

const ConnectPanel = lazy(() =>
  import('./connect/connect-panel').then((module) => ({ default: module.ConnectPanel })),
);

/** What leads on from a source that isn't ready. */
export const connectionButton = 'button[aria-haspopup="dialog"]';

/** Which system is asked. One that isn't ready can be chosen all the same: its form is there, and what readies it. */
export function SourcePicker({
  backends,
  option,
  connects,
  check,
  onChoose,
}: {
  backends: BackendOption[];
  /** undefined: what the address names isn't here. */
  option: BackendOption | undefined;
  /** It has a connection that can be checked. */
  connects: boolean;
  check: Actions['check'];
  onChoose: (id: string) => void;
}) {
  const [connecting, setConnecting] = useState<'never' | 'open' | 'closed'>('never');
  const ready = option?.ready;
  // The page was made when the source wasn't ready.
  const { refresh } = useRouter();
  return (
    <div className="flex flex-col gap-2">
      <Labelled id="source" label="Source" help={option?.note}>
        <select
          id="source"
          aria-describedby="source-help"
          className={inputClass}
          value={option?.id ?? ''}
          onChange={(event) => onChoose(event.target.value)}
        >
          {option ? null : <option value="">Choose one</option>}
          {backends.map((one) => (
            <option key={one.id} value={one.id}>
              {one.ready.ok ? one.label : `${one.label} · not ready`}
            </option>
          ))}
        </select>
      </Labelled>
      {ready === undefined || ready.ok ? null : (
        <div
          role="note"
          className="flex flex-col gap-1 rounded-lg border border-warn bg-warn-bg px-3 py-2 text-xs"
        >
          <p className="font-semibold wrap-anywhere">{ready.failure.message}</p>
          {ready.failure.hint ? <Hint text={ready.failure.hint} /> : null}
        </div>
      )}
      {connects ? (
        <button
          type="button"
          aria-haspopup="dialog"
          className="self-start text-xs text-accent underline"
          onClick={() => setConnecting('open')}
        >
          Check connection
        </button>
      ) : null}
      {connecting === 'never' || option === undefined ? null : (
        <Suspense fallback={null}>
          <ConnectPanel
            key={option.id}
            option={option}
            check={check}
            open={connecting === 'open'}
            onClose={() => setConnecting('closed')}
            onReady={refresh}
          />
        </Suspense>
      )}
    </div>
  );
}
