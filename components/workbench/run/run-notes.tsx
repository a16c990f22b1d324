import type { Failure } from '@/lib/outcome';
import type { Notice } from '@/lib/request';
import type { Run } from '../use-asking';
import { FailureNote } from './failure-note';
import { Progress } from './progress';

/** What there is to say of a run beside what it brought: what failed of which half, and how far it is. */
export function RunNotes({
  run,
  busy,
  onAgain,
  onStop,
}: {
  run: Run;
  busy: boolean;
  onAgain: () => void;
  onStop: () => void;
}) {
  return (
    <>
      {faultsOf(run).map(({ half, failure, aside, tried }, index) => (
        <FailureNote
          key={half}
          failure={failure}
          aside={aside}
          tried={tried}
          // One button asks both halves anew.
          onRetry={index === 0 && !busy ? onAgain : null}
        />
      ))}
      {busy ? <Progress run={run} onStop={onStop} /> : null}
    </>
  );
}

type Fault = { half: Notice['half']; failure: Failure; aside: string | undefined; tried: Notice[] };

/** Each half fails on its own; a cause that both met in the same words is told once. */
function faultsOf({ contexts, events, failure, notices }: Run): Fault[] {
  const tried = (half: Notice['half']) => notices.filter((notice) => notice.half === half);
  const faults: Fault[] = [];
  const retrieval = contexts?.ok === false ? contexts.failure : null;
  if (retrieval && !isSame(retrieval, failure)) {
    const aside =
      events.length > 0 ? 'The answer came all the same; the contexts are missing beside it.' : undefined;
    faults.push({ half: 'retrieve', failure: retrieval, aside, tried: tried('retrieve') });
  }
  if (failure) {
    const retrieved = contexts?.ok === true && contexts.value.body !== null;
    const aside =
      events.length > 0
        ? failure.code === 'cut-off'
          ? 'What had arrived of the answer is below.'
          : undefined
        : retrieved
          ? 'What retrieval returned is below.'
          : undefined;
    faults.push({ half: 'generate', failure, aside, tried: tried('generate') });
  }
  return faults;
}

const isSame = (one: Failure, other: Failure | null) =>
  one.code === other?.code && (one.code === 'stopped' || one.message === other.message);
