import { type ReactNode, useMemo } from 'react';
import { MarkedText } from '@/components/text/marked-text';
import { Button } from '@/components/ui/button';
import type { Cause } from '@/lib/grounding/causes/cause';
import { explanations } from './explain';
import { type Case, numbersOf } from './explain/numbers';
import type { Ways } from './occurrence';

/** Why, with which numbers here, with what effect, and what to do: as a list of terms, so that it can be read by them. */
export function CauseWords({ cause, given, ways }: { cause: Cause; given: Case; ways: Ways }) {
  const numbers = useMemo(() => numbersOf(cause, given).join(' '), [cause, given]);
  const words = explanations[cause.code];
  const chooses = ways.onChoose !== null && readings.has(cause.code);
  const replays = given.stream !== null && cause.code.startsWith('stream/');
  return (
    <>
      <dl className="grid max-w-[84ch] gap-x-4 gap-y-1.5 text-[13px] sm:grid-cols-[5.5rem_minmax(0,1fr)]">
        {numbers !== '' && <Term name="In this case">{<MarkedText text={numbers} />}</Term>}
        {words && (
          <>
            <Term name="Cause">{words.cause}</Term>
            <Term name="Effect">{words.effect}</Term>
            <Term name="Fix">{words.fix}</Term>
          </>
        )}
      </dl>
      {(chooses || replays) && (
        <p className="mt-2">
          {chooses && (
            <Button className="text-xs" onClick={() => ways.onChoose?.()}>
              Choose another reading
            </Button>
          )}
          {replays && (
            <Button className="text-xs" onClick={ways.onReplay}>
              Replay the stream
            </Button>
          )}
        </p>
      )}
    </>
  );
}

/** What is remedied by another reading of the same input. */
const readings = new Set(['input/other-readings', 'input/other-responses', 'input/doubled-metadata']);

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="font-medium text-muted">{name}</dt>
      <dd dir="auto" className="max-sm:pb-1 wrap-anywhere">
        {children}
      </dd>
    </>
  );
}
