import { counted, grouped, short } from '@/components/ui/wording';
import type { Segment } from '@/lib/grounding/model';
import { confidenceBins } from './confidence-bins';

/** How the confidences of all links spread, best at the top: one table whose bars are the picture. */
export function ConfidenceDistribution({
  segments,
  minimum,
}: {
  segments: readonly Segment[];
  minimum: number;
}) {
  const { bins, notSent, outside, links } = confidenceBins(segments);
  if (links === 0) return <p className="text-[13px] text-muted">No link between words and chunks came.</p>;
  const most = Math.max(notSent, outside, ...bins.map((bin) => bin.links));
  const rows = bins.toReversed().map((bin) => ({
    label: `${bin.low.toFixed(1)} – ${bin.high.toFixed(1)}`,
    amount: bin.links,
    look: bin.high <= minimum ? ('faded' as const) : ('filled' as const),
  }));
  return (
    <table className="w-full self-start border-collapse text-xs tabular-nums">
      <caption className="pb-1 text-left text-[13px] text-muted">
        Confidence of {counted(links, 'link')} (segment × chunk)
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Confidence</th>
          <th scope="col">Share of the largest row</th>
          <th scope="col">Links</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.label} {...row} most={most} />
        ))}
        {notSent > 0 && <Row label="none sent" amount={notSent} look="outlined" most={most} />}
        {outside > 0 && <Row label="outside 0..1" amount={outside} look="outlined" most={most} />}
      </tbody>
      {minimum > 0 && (
        <tfoot>
          <tr>
            <td colSpan={3} className="pt-1 text-muted">
              Links below {short(minimum)} are hidden in the answer.
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

const looks = {
  filled: 'fill-accent forced-colors:fill-[CanvasText]',
  faded: 'fill-line-strong',
  outlined: 'fill-none stroke-line-strong [stroke-dasharray:3_2]',
};

function Row({
  label,
  amount,
  look,
  most,
}: {
  label: string;
  amount: number;
  look: keyof typeof looks;
  most: number;
}) {
  return (
    <tr>
      <th scope="row" className="w-20 py-0.5 pr-2 text-left font-normal whitespace-nowrap text-muted">
        {label}
      </th>
      <td className="py-0.5">
        <svg aria-hidden="true" width="100%" height="8" className="block overflow-visible">
          {amount > 0 && (
            <rect
              x="0"
              y="0.5"
              rx="2"
              height="7"
              width={`${(amount / most) * 100}%`}
              className={looks[look]}
            />
          )}
        </svg>
      </td>
      <td className="w-14 py-0.5 pl-2 text-right">{grouped(amount)}</td>
    </tr>
  );
}
