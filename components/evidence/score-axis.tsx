import { short } from '@/components/ui/wording';
import type { ScoreKind } from '@/lib/grounding/model';
import { better, keeps, scoreName, type Threshold } from '@/lib/grounding/score-direction';
import { along, type Scale } from './score-scale';

const endLabel = (value: number, best: boolean) => `${Number(value.toPrecision(3))}${best ? ' best' : ''}`;

/**
 * A retrieval score on a line whose best end is named, with a tick where the threshold stands. It is drawn as a dot on
 * a line and never as a bar, because it is no confidence: for a distance the best end is the left one.
 */
export function ScoreAxis({
  score,
  kind,
  scale,
  threshold,
}: {
  score: number | null;
  kind: ScoreKind;
  scale: Scale;
  threshold: Threshold | null;
}) {
  if (score === null) return <p className="text-xs text-muted">no retrieval score sent</p>;
  const direction = better(kind);
  const limit = threshold !== null && threshold.kind === kind ? threshold.value : null;
  const kept = keeps(score, kind, threshold);
  const bound = direction === 'lower' ? 'at most' : 'at least';
  return (
    <div className="text-xs text-muted tabular-nums">
      <div className="grid grid-cols-[auto_minmax(2rem,1fr)_auto_6rem] items-center gap-2">
        <span>{endLabel(scale.low, direction === 'lower')}</span>
        <span aria-hidden="true" className="relative block h-3">
          <span className="absolute inset-x-0 top-[5px] h-0.5 rounded-full bg-line forced-colors:bg-[GrayText]" />
          {limit !== null && (
            <span
              data-part="threshold"
              title={`threshold: ${bound} ${short(limit)}`}
              className="absolute inset-y-0 w-px bg-warn forced-colors:bg-[CanvasText]"
              style={{ left: `${along(scale, limit) * 100}%` }}
            />
          )}
          <span
            data-part="score"
            className="absolute top-[3px] size-1.5 -translate-x-1/2 rounded-full bg-ink forced-colors:bg-[CanvasText]"
            style={{ left: `${along(scale, score) * 100}%` }}
          />
        </span>
        <span>{endLabel(scale.high, direction === 'higher')}</span>
        <span className="text-right" title={String(score)}>
          {short(score, limit ?? 0)} {scoreName[kind]}
        </span>
      </div>
      {limit !== null && (
        <p className={kept ? 'sr-only' : 'text-right text-warn'}>
          {kept ? 'keeps' : 'misses'} the threshold of {bound} {short(limit)}
        </p>
      )}
    </div>
  );
}
