import type { ComponentType } from 'react';
import type { Stream } from '@/lib/grounding/autopsy/stream-at';
import type { Inspection, Json, Pointer } from '@/lib/grounding/model';
import type { Threshold } from '@/lib/grounding/score-direction';
import type { SelectionStore } from '@/lib/selection';
import { CoverageView } from './coverage-view';
import { DiagnosticsView } from './diagnostics-view';
import type { RawAs } from './raw/raw-switch';
import { RawView } from './raw/raw-view';
import { RetrievalView } from './retrieval-view';
import { StreamView } from './stream/stream-view';

/** What every view is given; each takes what it needs. */
export type ViewProps = {
  inspection: Inspection;
  body: Json;
  /** The text that the body was read from, as it came; null when it came decoded. */
  text: string | null;
  /** Where the events stand that the answer was read from; null when it came whole. */
  stream: Stream | null;
  store: SelectionStore;
  minimum: number;
  threshold: Threshold | null;
  /** The place of the raw body that was asked for last; `times` tells one asking from the next. */
  asked: { at: Pointer; times: number } | null;
  onRaw(at: Pointer): void;
  /** How the raw body is shown; null until someone chose. */
  rawAs: RawAs | null;
  onRawAs(rawAs: RawAs): void;
  onTab(tab: ReportTab): void;
  /** Goes to the choice of readings; null when there is one only. */
  onChoose: (() => void) | null;
};

export type ReportTab = 'coverage' | 'diagnostics' | 'retrieval' | 'stream' | 'raw';

type View = {
  id: ReportTab;
  label: string;
  View: ComponentType<ViewProps>;
  /** Whether there is anything to look at; left out: always. */
  fits?(props: { stream: Stream | null }): boolean;
};

/** The views in the order of their tabs. A new one is a file of its own, an id above and a line here. */
export const views: readonly View[] = [
  { id: 'coverage', label: 'Coverage', View: CoverageView },
  { id: 'diagnostics', label: 'Diagnostics', View: DiagnosticsView },
  { id: 'retrieval', label: 'Retrieval', View: RetrievalView },
  { id: 'stream', label: 'Stream', View: StreamView, fits: ({ stream }) => stream !== null },
  { id: 'raw', label: 'Raw', View: RawView },
];
