import type { Row } from '../row';

/** A row in which nothing is odd, but for what is given. */
export const rowOf = (given: Partial<Row> = {}): Row => ({
  id: 0,
  place: { file: 0, start: 0, end: 0 },
  name: 'night.jsonl',
  line: 1,
  key: null,
  question: 'When is low tide?',
  answer: 'At six.',
  format: 'generate-content',
  model: null,
  coverage: 1,
  segments: 1,
  chunks: 1,
  chunksCited: 1,
  lowest: null,
  diagnostics: { error: 0, warning: 0, info: 0 },
  codes: [],
  failure: null,
  ...given,
});
