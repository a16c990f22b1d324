import { useId, useState } from 'react';
import { MarkedText } from '@/components/text/marked-text';
import { Button } from '@/components/ui/button';
import { ShowMore } from '@/components/ui/show-more';
import { grouped } from '@/components/ui/wording';
import type { Diagnostic, Pointer } from '@/lib/grounding/model';
import { isInBody } from '@/lib/grounding/retrieval-pointer';
import type { SelectionStore } from '@/lib/selection';
import type { DiagnosticGroup } from './diagnostic-groups';
import { diagnosticHelp } from './diagnostic-help';
import { SeverityMark } from './severity-mark';

/** A fault that a thousand supports share starts with its first places. */
const FIRST = 5;

/** One code: what it means in a sentence, what to do, its places below. */
export function DiagnosticGroupItem({
  group,
  store,
  onRaw,
}: {
  group: DiagnosticGroup;
  store: SelectionStore;
  onRaw(at: Pointer): void;
}) {
  const [shown, setShown] = useState(FIRST);
  const { code, severity, diagnostics } = group;
  const help = diagnosticHelp[code];
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-2.5">
      <span className="pt-0.5">
        <SeverityMark severity={severity} />
      </span>
      <div>
        <h3 className="max-w-[76ch] text-[13px] font-semibold">
          {help?.cause ?? 'Something is odd here.'}{' '}
          <span className="font-normal whitespace-nowrap text-muted tabular-nums">
            <code className="font-mono text-[11.5px]">{code}</code> · {grouped(diagnostics.length)}
          </span>
        </h3>
        {help && <p className="max-w-[76ch] text-[13px] text-muted">{help.advice}</p>}
        <ul className="mt-1 divide-y divide-line border-t border-line">
          {diagnostics.slice(0, shown).map((diagnostic) => (
            <Occurrence
              key={`${diagnostic.at} ${diagnostic.about.join()} ${diagnostic.message}`}
              diagnostic={diagnostic}
              store={store}
              onRaw={onRaw}
            />
          ))}
        </ul>
        <ShowMore first={FIRST} shown={shown} total={diagnostics.length} noun="places" onShown={setShown} />
      </div>
    </li>
  );
}

/** The message beside it says which one, counted as the wire counts. */
function wayTo(id: string): string {
  if (id.startsWith('c')) return 'show the chunk';
  return id.startsWith('x') ? 'show the context' : 'show in the answer';
}

function Occurrence({
  diagnostic: { at, about, message },
  store,
  onRaw,
}: {
  diagnostic: Diagnostic;
  store: SelectionStore;
  onRaw(at: Pointer): void;
}) {
  const id = useId();
  const [subject] = about;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-1">
      <span id={id} dir="auto" className="min-w-0 flex-[1_1_20rem] text-[13px] [overflow-wrap:anywhere]">
        <MarkedText text={message} />
      </span>
      <span className="flex shrink-0 gap-3 text-xs">
        {subject !== undefined && (
          <Button
            look="plain"
            aria-describedby={id}
            onClick={() => {
              // Let go first, so that what is pinned already is brought back into view.
              store.pin(null, 'report');
              store.pin(subject, 'report');
            }}
          >
            {wayTo(subject)}
          </Button>
        )}
        {isInBody(at) && (
          <Button look="plain" title={at || 'the whole body'} aria-describedby={id} onClick={() => onRaw(at)}>
            in the raw body
          </Button>
        )}
      </span>
    </li>
  );
}
