import { useState } from 'react';
import { MarkedText } from '@/components/text/marked-text';
import { ShowMore } from '@/components/ui/show-more';
import { grouped } from '@/components/ui/wording';
import type { StreamEvent } from '@/lib/grounding/autopsy/read-event';

const FIRST = 30;
/** More of a text than this (UTF-16 units) no column shows. */
const LONGEST = 160;

/** Every event with its numbers; pressing one replays up to it. */
export function EventTable({
  events,
  index,
  onGo,
}: {
  events: readonly StreamEvent[];
  index: number;
  onGo(index: number): void;
}) {
  const [shown, setShown] = useState(FIRST);
  const cell = 'py-1 ps-3 text-right tabular-nums align-middle';
  return (
    <>
      <table className="w-full table-fixed border-collapse text-[13px]">
        <caption className="sr-only">The events of the stream, in order</caption>
        <thead className="text-xs text-muted">
          <tr className="border-b border-line">
            <th scope="col" className="w-10 py-1 text-right font-normal">
              Event
            </th>
            <th scope="col" className="py-1 ps-3 text-left font-normal">
              Text
            </th>
            {['Chunks', 'Supports', 'Overwritten'].map((name) => (
              <th key={name} scope="col" className="w-19 py-1 ps-3 text-right font-normal sm:w-26">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {events.slice(0, shown).map((event, at) => (
            <tr key={event.index} className={`border-b border-line ${at === index ? 'bg-tint' : ''}`}>
              <td className="py-1 text-right align-middle">
                <button
                  type="button"
                  aria-current={at === index ? 'step' : undefined}
                  aria-label={`Event ${at + 1}`}
                  className="min-h-6 min-w-6 rounded tabular-nums hover:underline aria-[current=step]:font-semibold"
                  onClick={() => onGo(at)}
                >
                  {at + 1}
                </button>
              </td>
              <td dir="auto" className="truncate py-1 ps-3 align-middle">
                <Said event={event} />
              </td>
              <td className={cell}>{amount(event, 'chunks')}</td>
              <td className={cell}>{amount(event, 'supports')}</td>
              <td className={`${cell} ${overwritten(event) > 0 ? 'text-bad' : 'text-muted'}`}>
                {overwritten(event) > 0 ? grouped(overwritten(event)) : '·'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ShowMore first={FIRST} shown={shown} total={events.length} noun="events" onShown={setShown} />
    </>
  );
}

function Said({ event: { text, thought, error, finishReason, metadata } }: { event: StreamEvent }) {
  if (error !== null) return <span className="text-bad">{error}</span>;
  if (text !== '') return <MarkedText text={text.slice(0, LONGEST)} />;
  const words = thought !== '' ? 'a thought' : metadata === 'empty' ? 'empty metadata' : 'no text';
  return <span className="text-muted">{finishReason === null ? words : `${words}, ${finishReason}`}</span>;
}

const overwritten = ({ overwritten: { chunks, supports } }: StreamEvent) => chunks + supports;

function amount({ fresh, resent }: StreamEvent, kind: 'chunks' | 'supports') {
  if (fresh[kind] === 0 && resent[kind] === 0) return <span className="text-muted">·</span>;
  return (
    <>
      {fresh[kind] > 0 && `+${grouped(fresh[kind])}`}
      {resent[kind] > 0 && (
        <span className="text-muted">
          {fresh[kind] > 0 && ', '}
          {grouped(resent[kind])} again
        </span>
      )}
    </>
  );
}
