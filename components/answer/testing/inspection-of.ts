import type { Chunk, Inspection, Segment, Source } from '@/lib/grounding/model';

export type Support = [quote: string, ...sources: [chunk: number, confidence: number | null][]];

const titles = ['handbook.md', 'tickets.md', 'faq.md', 'plan.md', 'old.md'];

const chunkOf = (title: string, index: number, segments: readonly Segment[]): Chunk => ({
  index,
  kind: 'retrieved',
  title,
  uri: null,
  text: title,
  pages: null,
  context: null,
  citedBy: segments.filter(({ sources }) => sources.some(({ chunk }) => chunk === index)).map(({ id }) => id),
});

/** An inspection of a text whose supports are given by their quotes. */
export function inspectionOf(text: string, supports: readonly Support[]): Inspection {
  const segments = supports.map(([quote, ...links], index): Segment => {
    const start = text.indexOf(quote);
    const sources = links.map(([chunk, confidence]): Source => ({ chunk, confidence }));
    return {
      id: `s${index}`,
      start,
      end: start + quote.length,
      text: quote,
      placement: 'exact',
      unit: 'utf8',
      sources,
    };
  });
  const bounds = segments.flatMap(({ start, end }) => [start ?? 0, end ?? 0]);
  const cuts = [...new Set([0, text.length, ...bounds])].sort((one, other) => one - other);
  const pieces = cuts.slice(1).map((end, index) => {
    const start = cuts[index] ?? 0;
    const over = segments.filter((segment) => (segment.start ?? 0) <= start && end <= (segment.end ?? 0));
    return { start, end, segments: over.map(({ id }) => id) };
  });
  return {
    schema: 'grounding-inspection/1',
    format: 'generate-content',
    question: null,
    model: null,
    answer: { text, parts: [], finishReason: 'STOP' },
    segments,
    chunks: titles.map((title, index) => chunkOf(title, index, segments)),
    contexts: null,
    pieces,
    coverage: null,
    diagnostics: [],
  };
}
