import { everything, type Filter, type Sort } from '@/lib/batch/arrange';
import type { Row } from '@/lib/batch/row';
import type { Asked, Chosen, Told } from './messages';

/** What a person has done to the table; kept while a row is looked at, so that going back finds everything in its place. */
export type View = {
  filter: Filter;
  sort: Sort | null;
  /** The row the keyboard is on, by its id. */
  active: number | null;
  /** How far the table is scrolled, in pixels. */
  offset: number;
  /** How high a row is, in pixels: so that rows have their places before they are measured. */
  rowHeight: number;
  /** A row was looked at: the next table to appear gives the focus back to the active one. */
  returning: boolean;
};

export type BatchState = {
  rows: readonly Row[];
  /** Bytes gone through, of all. */
  read: number;
  size: number;
  phase: 'reading' | 'done' | 'stopped' | 'failed';
  view: View;
};

/** One batch: its files, the rows that came of them so far, and how they are looked at. */
export type Batch = {
  /** Tells one batch from another. */
  key: string;
  /** What it is called: its file, or how many there are. */
  title: string;
  files: readonly Chosen[];
  get(): BatchState;
  subscribe(listener: () => void): () => void;
  look(change: Partial<View>): void;
  /** Ends the reading at once; the rows that came stay. */
  stop(): void;
};

/** Starts a thread that reads what it is asked to; it tells what it finds until it is ended, or that it broke down. */
export type Start = (on: { told(told: Told): void; broke(): void }) => {
  ask(asked: Asked): void;
  end(): void;
};

/**
 * Starts to read what was chosen.
 *
 * @param onSingle told, instead of any row, when it is one file that is no batch
 */
export function createBatch(
  { key, title, files }: Pick<Batch, 'key' | 'title' | 'files'>,
  start: Start,
  onSingle: () => void,
): Batch {
  const listeners = new Set<() => void>();
  let state: BatchState = {
    rows: [],
    read: 0,
    size: files.reduce((sum, { file }) => sum + (file?.size ?? 0), 0),
    phase: 'reading',
    view: { filter: everything, sort: null, active: null, offset: 0, rowHeight: 60, returning: false },
  };
  const set = (change: Partial<BatchState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const end = (phase: 'done' | 'stopped' | 'failed') => {
    thread.end();
    if (state.phase === 'reading') set({ phase });
  };
  const told = (news: Told) => {
    // What was on its way when it was stopped comes too late.
    if (state.phase !== 'reading') return;
    if (news.kind === 'rows') set({ rows: [...state.rows, ...news.rows], read: news.read });
    else end('done');
    if (news.kind === 'single') onSingle();
  };
  const thread = start({ told, broke: () => end('failed') });
  thread.ask({ chosen: files });

  return {
    ...{ key, title, files },
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    look: (change) => set({ view: { ...state.view, ...change } }),
    stop: () => end('stopped'),
  };
}
