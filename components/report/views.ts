import type { ComponentType } from 'react';
import type { Inspection, Json, Pointer } from '@/lib/grounding/model';
import type { Threshold } from '@/lib/grounding/score-direction';
import type { SelectionStore } from '@/lib/selection';
import { CoverageView } from './coverage-view';
import { DiagnosticsView } from './diagnostics-view';
import { RawView } from './raw-view';
import { RetrievalView } from './retrieval-view';

/** What every view is given; each takes what it needs. */
export type ViewProps = {
  inspection: Inspection;
  body: Json;
  store: SelectionStore;
  minimum: number;
  threshold: Threshold | null;
  /** The place of the raw body that was asked for last; `times` tells one asking from the next. */
  asked: { at: Pointer; times: number } | null;
  onRaw(at: Pointer): void;
};

export type ReportTab = 'coverage' | 'diagnostics' | 'retrieval' | 'raw';

/** The views in the order of their tabs. A new one is a file of its own, an id above and a line here. */
export const views: readonly { id: ReportTab; label: string; View: ComponentType<ViewProps> }[] = [
  { id: 'coverage', label: 'Coverage', View: CoverageView },
  { id: 'diagnostics', label: 'Diagnostics', View: DiagnosticsView },
  { id: 'retrieval', label: 'Retrieval', View: RetrievalView },
  { id: 'raw', label: 'Raw', View: RawView },
];
