import type { Row } from './row';

/** A row as exports and the command line give it: names instead of numbers of files, and what wasn't sent as null. */
export function exported({ id: _, place: __, name, failure, diagnostics, lowest, answer, ...facts }: Row) {
  const { line, key, question, format, model, coverage, segments, chunks, chunksCited, codes } = facts;
  const named = { file: name, line, key, question };
  if (failure) return { ...named, error: failure };
  return {
    ...named,
    answer,
    format,
    model,
    coverage,
    segments,
    chunks,
    chunksCited,
    lowestConfidence: lowest,
    diagnostics,
    codes,
  };
}

/** Rows as one JSON list, a row on each line. */
export function* jsonOf(rows: Iterable<Row>): Generator<string> {
  let before = '[\n';
  for (const row of rows) {
    yield `${before}${JSON.stringify(exported(row))}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
