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
  /** null while the form names too little to ask. */
  onAgain: (() => void) | null;
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

type Fault = { half: Notice['half']; failure: Failure; aside: string | undefined; tried: readonly Notice[] };

/** Each half fails on its own; one cause of both is told once. */
function faultsOf({ contexts, events, failure, notices }: Run): Fault[] {
  const retrieval = contexts?.ok === false ? contexts.failure : null;
  if (retrieval && failure && isSame(retrieval, failure)) {
    return failure.code === 'stopped'
      ? [{ half: 'generate', failure, aside: undefined, tried: [] }]
      : [
          {
            half: 'retrieve',
            failure: retrieval,
            aside: 'The answer failed for the same reason.',
            tried: notices,
          },
        ];
  }
  const tried = (half: Notice['half']) => notices.filter((notice) => notice.half === half);
  const answered = events.length > 0;
  const faults: Fault[] = [];
  if (retrieval) {
    const aside = answered ? 'The answer came all the same; the contexts are missing beside it.' : undefined;
    faults.push({ half: 'retrieve', failure: retrieval, aside, tried: tried('retrieve') });
  }
  if (failure) {
    const retrieved = contexts?.ok === true && contexts.value.body !== null;
    const aside = retrieved && !answered ? 'What retrieval returned is below.' : undefined;
    faults.push({ half: 'generate', failure, aside, tried: tried('generate') });
  }
  return faults;
}

/** The same deed mends both. */
const isSame = (one: Failure, other: Failure) =>
  one.code === other.code &&
  (one.code === 'stopped' ||
    one.message === other.message ||
    (one.hint !== undefined && one.hint === other.hint));
