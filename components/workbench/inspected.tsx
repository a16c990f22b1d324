import { type ReactNode, useEffect, useMemo } from 'react';
import { AnswerView } from '@/components/answer/answer-view';
import { EvidenceList, focusChunk } from '@/components/evidence/evidence-list';
import { AnswerNotes } from '@/components/report/answer-notes';
import { CoverageStrip } from '@/components/report/coverage-strip';
import { focusChoice, ReadingChoice } from '@/components/report/reading-choice';
import { ReportDrawer } from '@/components/report/report-drawer';
import { RetrievalView } from '@/components/report/retrieval-view';
import { SummaryLine, summary } from '@/components/report/summary-line';
import { MarkedText } from '@/components/text/marked-text';
import { Button } from '@/components/ui/button';
import type { Inspected as Found } from '@/lib/grounding';
import type { Capture, Read } from '@/lib/grounding/model';
import { litBy, type SelectionStore } from '@/lib/selection';
import { AnswerToolbar } from './answer-toolbar';
import { StillReading } from './away/still-reading';
import { useInspected } from './away/use-inspected';
import type { SetSettings, Settings } from './settings';
import { useSelectionInAddress } from './use-selection-in-address';
import { useSheet } from './use-sheet';

type Shown = {
  read: Read<Found>;
  /** The text that was read, as it came; null when it came decoded. */
  text: string | null;
  captureKey: string;
  /** Still arriving: what is missing so far is no fault yet. */
  live: boolean;
  threshold: null | { kind: 'distance' | 'similarity'; value: number };
  store: SelectionStore;
  settings: Settings;
  onSettings: SetSettings;
  notes: ReactNode;
  /** Whether the notes tell already that the run was stopped or failed. */
  failureTold: boolean;
  /** Told what there is to say of it, once it is whole. */
  onResult: (result: string) => void;
};

/** From a capture to everything that is shown of it. */
export function Inspected({
  capture,
  captureKey,
  ...rest
}: Omit<Shown, 'read' | 'text'> & { capture: Capture }) {
  const { reading: wanted } = rest.settings;
  const asked = useMemo(
    () => (wanted === null ? capture : { ...capture, reading: wanted }),
    [capture, wanted],
  );
  const reading = useInspected(asked, rest.live);
  if (reading.state !== 'read') return <StillReading reading={reading} notes={rest.notes} />;
  const text = typeof capture.body === 'string' ? capture.body : null;
  // Another reading is another answer: nothing of the one before is selected in it.
  const key = wanted === null ? captureKey : `${captureKey} ${wanted}`;
  return <Whole read={reading.read} text={text} captureKey={key} {...rest} />;
}

function Whole({
  read,
  text,
  captureKey,
  live,
  threshold,
  store,
  settings,
  onSettings,
  notes,
  failureTold,
  onResult,
}: Shown) {
  const minimum = settings.min;
  const [sheet, setSheet] = useSheet(store, read.ok ? read.value.inspection : null, minimum);
  useEffect(() => {
    if (!live && read.ok) onResult(`Ready: ${summary(read.value.inspection, minimum).join(', ')}.`);
  }, [live, minimum, onResult, read]);
  useSelectionInAddress(store, captureKey, settings.sel, onSettings);

  if (!read.ok) {
    return (
      <main id="answer" tabIndex={-1} className="flex flex-col gap-4 p-5 lg:col-span-2">
        {notes}
        {live ? null : (
          <div role="alert" className="max-w-[72ch] rounded-lg border border-bad bg-bad-bg px-4 py-3">
            <h2 className="font-semibold">This can’t be inspected</h2>
            <p className="mt-1 wrap-anywhere">{read.failure.message}</p>
            {read.failure.at ? <p className="mt-1 text-muted">Where: {read.failure.at}</p> : null}
            <p className="mt-2">{read.failure.hint}</p>
            {settings.reading === null ? null : (
              <Button className="mt-3" onClick={() => onSettings({ reading: null })}>
                Show what else the input holds
              </Button>
            )}
          </div>
        )}
      </main>
    );
  }
  const { body, inspection, choices, shown } = read.value;
  const at = choices.find(({ id }) => id === shown)?.at ?? '';

  return (
    <>
      <main id="answer" tabIndex={-1} className="flex min-w-0 flex-col outline-none lg:min-h-0">
        <div className="flex min-h-0 grow flex-col gap-3 px-4 pt-4 lg:overflow-y-auto lg:px-5">
          {notes}
          <ReadingChoice
            choices={choices}
            shown={shown}
            onChoose={(id) => onSettings({ reading: id, sel: null })}
          />
          {inspection.question ? (
            <h2 dir="auto" className="max-w-[60ch] text-[17px] leading-snug font-semibold wrap-anywhere">
              <MarkedText text={inspection.question} />
            </h2>
          ) : null}
          <AnswerNotes inspection={inspection} failureTold={failureTold} />
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <SummaryLine inspection={inspection} minimum={minimum} />
            {inspection.answer ? (
              <AnswerToolbar inspection={inspection} settings={settings} onSettings={onSettings} />
            ) : null}
          </div>
          {inspection.answer ? (
            <>
              <h2 className="sr-only">Answer</h2>
              <CoverageStrip inspection={inspection} store={store} minimum={minimum} />
              <AnswerView
                key={captureKey}
                inspection={inspection}
                store={store}
                minimum={minimum}
                mode={settings.view}
                onEnter={(piece) => {
                  const [chunk] = litBy(inspection, piece, minimum).chunks;
                  setSheet(true);
                  // The sheet of a narrow page must be there before its card can take the focus.
                  if (chunk !== undefined) requestAnimationFrame(() => focusChunk(chunk));
                }}
              />
            </>
          ) : inspection.contexts?.length ? (
            <section aria-label="What retrieval returned" className="max-w-[76ch] pt-2 pb-6">
              <p className="pb-4 text-muted">
                {live
                  ? 'Contexts so far; the answer is still to come.'
                  : 'Retrieved contexts, without an answer.'}
              </p>
              <RetrievalView inspection={inspection} store={store} threshold={threshold} />
            </section>
          ) : null}
        </div>
        <ReportDrawer
          inspection={inspection}
          body={body}
          text={text}
          at={at}
          store={store}
          minimum={minimum}
          threshold={threshold}
          tab={settings.tab}
          onTab={(tab) => onSettings({ tab })}
          onChoose={choices.length > 1 ? focusChoice : null}
        />
      </main>
      <aside
        aria-label="Evidence"
        data-open={sheet}
        className="evidence-sheet border-line lg:overflow-y-auto lg:border-l lg:px-5 lg:py-5"
      >
        <button
          type="button"
          aria-expanded={sheet}
          onClick={() => setSheet(!sheet)}
          className="flex w-full items-center justify-between px-4 py-3 font-semibold lg:hidden"
        >
          <span>Evidence · {inspection.chunks.length || inspection.contexts?.length || 0}</span>
          <span className="text-muted">{sheet ? 'Close' : 'Show'}</span>
        </button>
        <div className={`max-lg:overflow-y-auto max-lg:px-4 max-lg:pb-6 ${sheet ? '' : 'max-lg:hidden'}`}>
          <EvidenceList inspection={inspection} store={store} minimum={minimum} threshold={threshold} />
        </div>
      </aside>
    </>
  );
}
