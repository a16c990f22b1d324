import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ShowMore } from '@/components/ui/show-more';
import { counted, grouped } from '@/components/ui/wording';
import type { Cause } from '@/lib/grounding/causes/cause';
import { CauseWords } from './cause-words';
import { explanations } from './explain';
import type { Case } from './explain/numbers';
import { Occurrence, type Ways } from './occurrence';
import { SeverityMark } from './severity-mark';

/** A fault that a thousand supports share starts with its first places. */
const FIRST = 5;

/** One cause: its name and how much belongs to it; opened, why it is so, what to do, and every place. */
export function CauseItem({
  cause,
  given,
  ways,
  startsOpen,
}: {
  cause: Cause;
  given: Case;
  ways: Ways;
  startsOpen: boolean;
}) {
  const id = useId();
  const [open, setOpen] = useState(startsOpen);
  const [shown, setShown] = useState(FIRST);
  const { code, severity, diagnostics, follows } = cause;
  const places = [...diagnostics, ...follows];
  return (
    <li className="border-b border-line last:border-0">
      <h3 className="text-[13px]">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="-mx-2 flex w-[calc(100%+1rem)] items-start gap-2 rounded-md px-2 py-2 text-start hover:bg-sunken"
        >
          <ChevronRight
            aria-hidden="true"
            className={`mt-0.5 size-4 shrink-0 text-muted ${open ? 'rotate-90' : ''}`}
          />
          <span className="mt-0.5">
            <SeverityMark severity={severity} />
          </span>
          <span className="min-w-0 grow">
            <span className="font-semibold">{explanations[code]?.title ?? 'Something is odd'}</span>{' '}
            <code className="font-mono text-[11.5px] whitespace-nowrap text-muted">{code}</code>
          </span>{' '}
          <span className="shrink-0 text-xs text-muted tabular-nums">
            {grouped(places.length)}
            <span className="sr-only"> {places.length === 1 ? 'place' : 'places'}</span>
          </span>
        </button>
      </h3>
      <div id={id} hidden={!open} className="pb-3 ps-8 max-sm:ps-0">
        {open && (
          <>
            <CauseWords cause={cause} given={given} ways={ways} />
            <ul aria-label="Places" className="mt-2 divide-y divide-line border-t border-line">
              {places.slice(0, shown).map((diagnostic) => (
                <Occurrence
                  key={`${diagnostic.code} ${diagnostic.at} ${diagnostic.about.join()} ${diagnostic.message}`}
                  diagnostic={diagnostic}
                  follows={diagnostic.code !== code}
                  ways={ways}
                />
              ))}
            </ul>
            <ShowMore first={FIRST} shown={shown} total={places.length} noun="places" onShown={setShown} />
          </>
        )}
      </div>
    </li>
  );
}

/** Opens or folds all at once, by giving them a new beginning. */
export function OpenAll({ count, onOpen }: { count: number; onOpen(open: boolean): void }) {
  if (count < 2) return null;
  return (
    <span className="flex gap-3">
      <Button look="plain" className="text-xs" onClick={() => onOpen(true)}>
        open all {counted(count, 'cause')}
      </Button>
      <Button look="plain" className="text-xs" onClick={() => onOpen(false)}>
        fold all
      </Button>
    </span>
  );
}
