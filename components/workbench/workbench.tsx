'use client';

import type { BackendOption } from '@/lib/request';
import { Announcer } from './announcer';
import { FormPanel } from './form-panel';
import { Header } from './header';
import { linkOf } from './link-of';
import { ResultPanel } from './result-panel';
import type { Actions } from './use-asking';
import { useWorkbench } from './use-workbench';

/** The one stateful subtree: ask or open on the left; what it gave in the middle and on the right. */
export function Workbench({
  backends,
  build,
  actions,
}: {
  backends: BackendOption[];
  build: string;
  actions: Actions;
}) {
  const state = useWorkbench(backends, build, actions);
  const { run, busy, result } = state;
  return (
    <div className="flex min-h-dvh flex-col lg:h-dvh">
      <Announcer run={run} busy={busy} result={result} />
      <Header link={linkOf(state)} />
      <div className="grid grow grid-cols-1 max-lg:grid-rows-[auto_1fr_auto] lg:min-h-0 lg:grid-cols-[280px_minmax(0,1fr)_360px] xl:grid-cols-[300px_minmax(0,1fr)_420px]">
        <FormPanel backends={backends} state={state} />
        <ResultPanel state={state} />
      </div>
    </div>
  );
}
