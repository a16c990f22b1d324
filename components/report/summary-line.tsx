import { Fragment, useMemo } from 'react';
import { counted, grouped } from '@/components/ui/wording';
import { coverageAt, sentenceStates } from '@/lib/grounding/coverage';
import type { Inspection } from '@/lib/grounding/model';

/** The inspection in one line of counts, each with what it is a count of. Only links from `minimum` up count. */
export function SummaryLine({ inspection, minimum }: { inspection: Inspection; minimum: number }) {
  const facts = useMemo(() => summary(inspection, minimum), [inspection, minimum]);
  return (
    <p className="text-xs text-muted tabular-nums">
      {facts.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 && ' · '}
          <span className="whitespace-nowrap">{fact}</span>
        </Fragment>
      ))}
    </p>
  );
}

/** The same counts, for those who hear them. */
export function summary(inspection: Inspection, minimum: number): string[] {
  const { segments, contexts, diagnostics } = inspection;
  const facts: string[] = [];
  const coverage = coverageAt(inspection, minimum);
  if (coverage) {
    const sentences = sentenceStates(inspection, minimum);
    const grounded = sentences.filter(({ state }) => state === 'grounded').length;
    const shown = coverage.segments < segments.length ? `${grouped(coverage.segments)} of ` : '';
    facts.push(`${grouped(grounded)} of ${counted(sentences.length, 'sentence')} grounded`);
    if (inspection.attributed === 'whole') facts.push('sources are named for the whole answer');
    facts.push(`${shown}${counted(segments.length, 'segment')}${shown ? ' placed' : ''}`);
    facts.push(`${grouped(coverage.chunksCited)} of ${counted(coverage.chunks, 'chunk')} cited`);
  }
  if (contexts) facts.push(`${counted(contexts.length, 'context')} retrieved`);
  // Notes are not worth a reader's worry; the report lists them.
  for (const severity of ['error', 'warning'] as const) {
    const count = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    if (count > 0) facts.push(counted(count, severity));
  }
  return facts;
}
