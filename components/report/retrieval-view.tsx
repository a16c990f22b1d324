import { useState } from 'react';
import { MarkedText } from '@/components/text/marked-text';
import { ShowMore } from '@/components/ui/show-more';
import { short } from '@/components/ui/wording';
import type { Context, Inspection, ScoreKind } from '@/lib/grounding/model';
import { keeps, scoreName, type Threshold } from '@/lib/grounding/score-direction';
import type { SelectionStore } from '@/lib/selection';

const FIRST = 100;

const directions: Record<ScoreKind, string> = {
  distance: 'The score is a distance: 0 is best, and smaller means nearer to the question.',
  similarity: 'The score is a similarity: 1 is best, and larger means nearer to the question.',
  relevance: 'The score is a relevance: 1 is best, and larger means more relevant to the question.',
  unknown: 'The response doesn’t say what kind of score this is, so it isn’t known which end is best.',
};

/** What retrieval returned, in its own order, and what became of each context. */
export function RetrievalView({
  inspection: { contexts, answer },
  store,
  threshold,
}: {
  inspection: Inspection;
  store: SelectionStore;
  threshold: Threshold | null;
}) {
  const [shown, setShown] = useState(FIRST);
  if (contexts === null) {
    return (
      <p className="max-w-[76ch] text-muted">
        <span className="font-semibold text-ink">Retrieval isn’t part of this capture.</span> The response
        holds what the answer cites, not what was retrieved or how it was ranked. Ask a source here, or open a
        retrieveContexts response, to see ranks and scores.
      </p>
    );
  }
  if (contexts.length === 0) {
    return (
      <p className="max-w-[76ch] text-muted">
        <span className="font-semibold text-ink">Nothing came back.</span> No context met the question and the
        threshold. When nothing is found, the services send an empty object, <code>{'{}'}</code>.
      </p>
    );
  }
  const kinds = [...new Set(contexts.flatMap(({ score, scoreKind }) => (score === null ? [] : scoreKind)))];
  const limited = threshold !== null && kinds.includes(threshold.kind);
  const cell = 'py-1 pr-3 align-top';
  return (
    <>
      <p className="mb-2 max-w-[76ch] text-[13px] text-muted">
        {kinds.length === 0
          ? 'No score was sent; the order is all there is.'
          : kinds.map((kind) => directions[kind]).join(' ')}{' '}
        It ranks contexts against the question and says nothing about the answer; confidence does that.
      </p>
      <table className="w-full table-fixed border-collapse text-[13px]">
        <caption className="sr-only">Retrieved contexts in the order they came back</caption>
        <thead className="text-left text-xs text-muted">
          <tr className="border-b border-line">
            <th scope="col" className={`${cell} w-10 text-right font-normal`}>
              Rank
            </th>
            <th scope="col" className={`${cell} font-normal`}>
              Title
            </th>
            <th scope="col" className={`${cell} w-28 text-right font-normal`}>
              Score
            </th>
            <th scope="col" className="w-18 py-1 font-normal sm:w-24">
              In the answer
            </th>
          </tr>
        </thead>
        <tbody>
          {contexts.slice(0, shown).map((context) => (
            <tr key={context.index} className="border-b border-line">
              <td className={`${cell} text-right text-muted tabular-nums`}>{context.index + 1}</td>
              <td className={cell}>
                <button
                  type="button"
                  className="min-h-6 max-w-full text-left line-clamp-3 [overflow-wrap:anywhere] hover:underline"
                  onClick={() => store.pin(`x${context.index}`, 'report')}
                >
                  <bdi>
                    <MarkedText text={context.title ?? context.uri ?? 'no title sent'} />
                  </bdi>
                </button>
              </td>
              <td className={`${cell} text-right tabular-nums`}>
                <Score context={context} threshold={limited ? threshold : null} />
              </td>
              <td className="py-1 align-top text-muted">
                {context.chunk !== null ? `chunk ${context.chunk + 1}` : answer ? 'not used' : 'no answer'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ShowMore first={FIRST} shown={shown} total={contexts.length} noun="contexts" onShown={setShown} />
    </>
  );
}

function Score({
  context: { score, scoreKind },
  threshold,
}: {
  context: Context;
  threshold: Threshold | null;
}) {
  if (score === null) return <span className="text-muted">none sent</span>;
  const kept = keeps(score, scoreKind, threshold);
  const bound = threshold && `${threshold.kind === 'distance' ? '≤' : '≥'} ${short(threshold.value)}`;
  return (
    <>
      <span title={String(score)}>{short(score, threshold?.value)}</span>{' '}
      <span className="text-muted">{scoreName[scoreKind]}</span>
      {kept !== null && (
        <span className={`block text-xs ${kept ? 'text-muted' : 'text-warn'}`}>
          {kept ? 'keeps' : 'misses'} {bound}
        </span>
      )}
    </>
  );
}
