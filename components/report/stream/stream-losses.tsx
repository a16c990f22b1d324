import type { Autopsy } from '@/lib/grounding/autopsy/autopsy';
import { lossWords } from '../explain/loss-words';

/** What careless ways to read this stream would have lost, said before anything is replayed. */
export function StreamLosses({
  autopsy: { whole, lostByLastEventOnly, lostByLastMetadataOnly },
}: {
  autopsy: Autopsy;
}) {
  const ways = [
    { who: 'A reader of the last event alone', lost: lossWords(lostByLastEventOnly, whole) },
    {
      who: 'One that joins the text and keeps the last metadata',
      lost: lossWords(lostByLastMetadataOnly, whole),
    },
  ];
  return (
    <dl className="grid gap-x-8 gap-y-2 text-[13px] md:grid-cols-2">
      {ways.map(({ who, lost }) => (
        <div key={who} className={`border-s-2 ps-3 ${lost === 'nothing' ? 'border-good' : 'border-bad'}`}>
          <dt className="text-muted">{who} would have lost</dt>
          <dd className="font-semibold tabular-nums">{lost}</dd>
        </div>
      ))}
    </dl>
  );
}
