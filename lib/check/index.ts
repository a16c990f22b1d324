export { type CheckOptions, check } from './check';
export type {
  Check,
  Conflict,
  Evidence,
  EvidenceKind,
  Measured,
  SentenceCheck,
  Stretch,
  Verdict,
} from './model';
export { readWordVectors, type WordVectors, writeWordVectors } from './words/vectors';
