/** The public names of the grounding library. Everything else is its own business. */
export { type Autopsy, autopsy, type Lost } from './autopsy/autopsy';
export type { StreamEvent } from './autopsy/read-event';
export { type Strength, strength } from './confidence';
export { coverageAt, type SentenceState, sentenceStates } from './coverage';
export { decodeJson } from './decode/decode-json';
export { describeError, type ServiceError } from './formats/describe-error';
export { errorIn } from './formats/error-body';
export type { ErrorKind } from './formats/error-hints';
export { type Inspected, inspect } from './inspect';
export { inspectReading } from './inspect-reading';
export type {
  Answer,
  Capture,
  Choice,
  Chunk,
  ChunkKind,
  Context,
  Coverage,
  Diagnostic,
  Inspection,
  Json,
  OffsetUnit,
  Piece,
  Placement,
  Pointer,
  Read,
  ScoreKind,
  Segment,
  Severity,
  Source,
  Unreadable,
} from './model';
