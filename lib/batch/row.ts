import type { Severity, Unreadable } from '../grounding/model';

/** Where a row's text stands: in which file, and which of its bytes (as UTF-8, half-open); none when there is nothing to see. */
export type Place = { file: number; start: number; end: number };

/** What a table shows of one response, or of what could not be read: small, whatever the size of the response. */
export type Row = {
  /** Its place in the batch, from 0. */
  id: number;
  place: Place;
  /** The path of its file. */
  name: string;
  /** The line it begins on, from 1; null when it is all that the file holds. */
  line: number | null;
  /** What the caller of the batch named it by. */
  key: string | null;
  /** The beginnings of both, on one line. */
  question: string | null;
  answer: string | null;
  format: string | null;
  model: string | null;
  /** Share 0..1 of the answer's text inside segments; null without an answer. */
  coverage: number | null;
  segments: number;
  chunks: number;
  chunksCited: number;
  /** The lowest confidence of any link; null when none was sent. */
  lowest: number | null;
  diagnostics: Readonly<Record<Severity, number>>;
  /** Each code of them once, and the failure's. */
  codes: readonly string[];
  /** Why it can't be inspected. */
  failure: Unreadable | null;
};
