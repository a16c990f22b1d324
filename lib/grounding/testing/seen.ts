import type { Inspected } from '../inspect';
import { inspect } from '../inspect';

/** Opens a body that must be readable. */
export function opened(body: unknown, reading: string | null = null): Inspected {
  const result = inspect({ source: 'paste', body, question: null, retrieval: null, reading });
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

/** An inspection in a few words: `start-end placement quote > chunks confidence`. */
export function seen({ inspection }: Inspected) {
  const { format, question, model, answer, segments, chunks, contexts, diagnostics } = inspection;
  return {
    format,
    question,
    model,
    text: answer?.text ?? null,
    segments: segments.map(
      ({ start, end, placement, sources }) =>
        `${start}-${end} ${placement} > ${sources.map(({ chunk, confidence }) => (confidence === null ? chunk : `${chunk} ${confidence}`)).join(', ')}`,
    ),
    chunks: chunks.map(({ kind, title, pages }) => `${kind} ${title}${pages ? ` p${pages.first}` : ''}`),
    contexts: contexts?.map(({ title, score, text }) => `${title} ${score} ${text}`) ?? null,
    said: diagnostics.map(({ code, at }) => `${code} ${at}`),
  };
}

/** What is looked at of an inspection, when only a few things matter. */
export const seenOf = (body: unknown, reading: string | null = null) => seen(opened(body, reading));
