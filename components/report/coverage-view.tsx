import { type ReactNode, useMemo } from 'react';
import { counted, grouped, percent, short } from '@/components/ui/wording';
import { coverageAt, sentenceStates } from '@/lib/grounding/coverage';
import type { Inspection, Placement } from '@/lib/grounding/model';
import type { SelectionStore } from '@/lib/selection';
import { ConfidenceDistribution } from './confidence-distribution';
import { SentenceList } from './sentence-list';

const placements: Record<Placement, string> = {
  exact: 'at their offsets, and the quote agrees',
  unverified: 'at their offsets, without a quote to prove it',
  moved: 'not at their offsets; the quote was found elsewhere',
  lost: 'nowhere in the answer; listed, not marked',
};
const order = ['exact', 'unverified', 'moved', 'lost'] as const satisfies readonly Placement[];

/** How much of the answer rests on something: shares with what they are shares of, and every sentence with its state. */
export function CoverageView({
  inspection,
  store,
  minimum,
}: {
  inspection: Inspection;
  store: SelectionStore;
  minimum: number;
}) {
  const coverage = useMemo(() => coverageAt(inspection, minimum), [inspection, minimum]);
  const sentences = useMemo(() => sentenceStates(inspection, minimum), [inspection, minimum]);
  if (coverage === null) {
    return (
      <p className="max-w-[76ch] text-muted">
        <span className="font-semibold text-ink">There is no answer to cover.</span> Coverage counts how much
        of an answer’s text rests on evidence; this capture holds none.
      </p>
    );
  }
  const count = (state: string) => sentences.filter((sentence) => sentence.state === state).length;
  const { segments } = inspection;
  return (
    <>
      <div className="grid gap-x-10 gap-y-5 md:grid-cols-2">
        <dl className="grid content-start gap-y-2.5">
          <Fact
            value={`${grouped(count('grounded'))} of ${grouped(sentences.length)}`}
            of={`${sentences.length === 1 ? 'sentence' : 'sentences'} grounded`}
          >
            {grouped(count('weak'))} only in part or weakly, {grouped(count('bare'))} on nothing
          </Fact>
          <Fact value={percent(coverage.text)} of="of the answer’s characters inside a segment">
            white space isn’t counted
          </Fact>
          <Fact
            value={`${grouped(coverage.chunksCited)} of ${grouped(coverage.chunks)}`}
            of={`${coverage.chunks === 1 ? 'chunk' : 'chunks'} cited`}
          />
          <Fact
            value={grouped(segments.length)}
            of={segments.length === 1 ? 'segment came' : 'segments came'}
          >
            {order.map((placement) => {
              const amount = segments.filter((segment) => segment.placement === placement).length;
              return amount === 0 ? null : (
                <span key={placement} className="block">
                  {grouped(amount)} {placement}: {placements[placement]}
                </span>
              );
            })}
          </Fact>
        </dl>
        <ConfidenceDistribution segments={segments} minimum={minimum} />
      </div>
      <p className="mt-4 max-w-[76ch] text-[13px] text-muted">
        A sentence is <em>grounded</em> when all its words lie in segments and at least one of their links
        isn’t weak (0.75 and up, or no confidence sent); <em>weak</em> when only some of its words do, or all
        links are weak; <em>bare</em> when none of its words rests on anything.
        {minimum > 0 && ` Links below ${short(minimum)} don’t count.`} It says that evidence was named, not
        that the evidence is right.
      </p>
      <h3 className="mt-4 mb-1 text-xs font-semibold tracking-wider text-muted uppercase">
        {counted(sentences.length, 'sentence')}
      </h3>
      <SentenceList inspection={inspection} sentences={sentences} store={store} />
    </>
  );
}

function Fact({ value, of, children }: { value: string; of: string; children?: ReactNode }) {
  return (
    <div>
      <dt>
        <span className="text-base font-semibold tabular-nums">{value}</span> {of}
      </dt>
      {children && <dd className="text-[13px] text-muted tabular-nums">{children}</dd>}
    </div>
  );
}
