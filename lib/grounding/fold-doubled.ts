import type { Diagnostic, ReadAnswer, ReadChunk, Reading, ReadSupport } from './model';

/**
 * Tools that merge a stream by appending list to list leave what was sent twice twice. The number of chunks that stand
 * there once more; 0 when the second half of them isn't the first half again.
 */
export function doubledIn({ chunks, supports }: ReadAnswer): number {
  const half = chunks.length / 2;
  if (half < 1 || !Number.isInteger(half)) return 0;
  for (let index = 0; index < half; index += 1)
    if (written(chunks[index]) !== written(chunks[half + index])) return 0;
  // One chunk that is named twice may be two places of one document.
  return half > 1 || areDoubled(supports) ? half : 0;
}

/** The reading with every doubled chunk and support once. */
export function foldDoubled(reading: Reading): Reading {
  const { answer } = reading;
  const half = answer ? doubledIn(answer) : 0;
  if (answer === null || half === 0) return reading;
  const supports = areDoubled(answer.supports)
    ? answer.supports.slice(0, answer.supports.length / 2)
    : answer.supports;
  const folded = supports.map((support) => ({
    ...support,
    chunkIndices: support.chunkIndices.map((index) =>
      index >= half && index < 2 * half ? index - half : index,
    ),
  }));
  return { ...reading, answer: { ...answer, chunks: answer.chunks.slice(0, half), supports: folded } };
}

export function noteDoubled(answer: ReadAnswer, half: number): Diagnostic {
  const chunks = half === 1 ? 'The one chunk stands' : `All ${half} chunks stand`;
  const message = `${chunks} there twice, as tools leave them that append what a stream sends again; choose the reading with each once to see what was meant.`;
  return { code: 'input/doubled-metadata', severity: 'warning', at: answer.metadataAt, about: [], message };
}

function areDoubled(supports: readonly ReadSupport[]): boolean {
  const half = supports.length / 2;
  if (half < 1 || !Number.isInteger(half)) return false;
  for (let index = 0; index < half; index += 1)
    if (written(supports[index]) !== written(supports[half + index])) return false;
  return true;
}

/** Everything but the place. */
function written(item: ReadChunk | ReadSupport | undefined): string {
  return JSON.stringify({ ...item, at: '' });
}
