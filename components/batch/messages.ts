import type { Row } from '@/lib/batch/row';

/** A file as it was chosen; null when it could not even be opened, for the reason given. */
export type Chosen = { path: string; file: File | null; problem: string | null };

/** What the page asks of the worker, once. */
export type Asked = { chosen: readonly Chosen[] };

/** What the worker tells, in this order. */
export type Told =
  /** One file was given, and it is no batch. */
  | { kind: 'single' }
  /** Rows that were read since the last time, and how many bytes of all files have been gone through. */
  | { kind: 'rows'; rows: readonly Row[]; read: number }
  | { kind: 'done' };
