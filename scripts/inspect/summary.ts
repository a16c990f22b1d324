import type { Chunk, Context, Diagnostic, Inspection, Segment } from '../../lib/grounding';
import { oneLine, visible } from './visible';

/** Lists longer than this are cut; `--json` has all. */
const most = 60;

/** A summary for a terminal: what was read, the answer with its coverage, segments with sources, what is odd. */
export function summary(inspection: Inspection): string {
  const { format, model, question, answer, segments, chunks, contexts, diagnostics } = inspection;
  const head = [format, model, answer?.finishReason].filter((word) => word != null).map(visible);
  return [
    [head.join(' · '), ...(question === null ? [] : [`Question: ${oneLine(question, 200)}`])],
    answer ? ['Answer', ...indented(answer.text === '' ? '(no text)' : answer.text)] : [],
    coverageLines(inspection),
    section('Segments', segments, (segment) => segmentLines(segment, chunks)),
    section('Retrieved contexts', contexts ?? [], contextLines),
    diagnosticLines(diagnostics),
  ]
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

const indented = (text: string) => text.split(/\r\n|[\n\r]/).map((line) => `  ${visible(line)}`);

function section<T>(title: string, items: readonly T[], linesOf: (item: T) => string[]): string[] {
  if (items.length === 0) return [];
  const rest = items.length > most ? [`  … and ${items.length - most} more; --json shows all.`] : [];
  return [`${title} (${items.length})`, ...items.slice(0, most).flatMap(linesOf), ...rest];
}

function coverageLines({ coverage }: Inspection): string[] {
  if (!coverage) return [];
  const { text, sentences, segments, chunksCited, chunks } = coverage;
  return [
    'Coverage',
    `  ${share(text)} of the text, ${share(sentences)} of the sentences; ${segments} placed segments, ${chunksCited} of ${chunks} chunks cited`,
  ];
}

const share = (value: number) => value.toFixed(2);

function segmentLines(
  { id, start, end, text, placement, sources }: Segment,
  chunks: readonly Chunk[],
): string[] {
  const place = start === null ? '' : `  ${start}–${end}`;
  return [
    `  ${id}  ${placement}${place}  ${oneLine(text, 70)}`,
    ...sources.map(({ chunk, confidence }) => {
      const name = chunks[chunk]
        ? (chunks[chunk].title ?? chunks[chunk].uri ?? chunks[chunk].kind)
        : 'not in the response';
      return `        ${chunk < 0 ? 'no index' : `c${chunk}`}  ${confidence === null ? 'confidence not reported' : `confidence ${confidence.toFixed(2)}`}  ${oneLine(name, 60)}`;
    }),
  ];
}

function contextLines({ index, title, uri, text, score, scoreKind }: Context): string[] {
  const kind = scoreKind === 'unknown' ? 'score' : scoreKind;
  const shown = score === null ? `${kind} not sent` : `${kind} ${score}`;
  return [`  x${index}  ${shown}  ${oneLine(title ?? uri ?? '', 40)}  ${oneLine(text, 70)}`];
}

function diagnosticLines(diagnostics: readonly Diagnostic[]): string[] {
  if (diagnostics.length === 0) return ['Nothing is odd.'];
  const order = ['error', 'warning', 'info'] as const;
  const sorted = order.flatMap((severity) => diagnostics.filter((one) => one.severity === severity));
  return section('Diagnostics', sorted, ({ severity, code, message, at }) => [
    `  ${severity.padEnd(7)}  ${code}`,
    `           ${oneLine(message, 400)}`,
    ...(at === '' ? [] : [`           at ${oneLine(at, 200)}`]),
  ]);
}
