import { spellHidden } from '../text/hidden-characters';
import { chunksOf, contextsOf, segmentOf } from './assemble';
import { coverageOf } from './coverage';
import { groundsOf } from './grounds';
import { linkRetrieval } from './link';
import type { Diagnostic, Inspection, Reading, Segment } from './model';
import { placeSegments } from './place';
import { rules } from './rules';
import type { Examined } from './rules/rule';
import { sweep } from './sweep';

/**
 * Judges what was read: places every segment by proof, ties chunks to contexts, cuts the answer into pieces, counts its
 * coverage and names every oddity. Linear in its input; a broken item spoils no other.
 */
export function inspectReading(reading: Reading): Inspection {
  const read = reading.answer;
  const grounds = read && groundsOf(read);
  const answer = grounds?.answer ?? null;
  const placing = read && grounds ? placeSegments(grounds, read.supports) : null;
  const supports: Examined['supports'] = [];
  const doubtful: Examined['doubtful'] = [];
  const segments: Segment[] = [];
  read?.supports.forEach((support, index) => {
    if (!placing) return;
    const segment = segmentOf(support, index, placing, answer?.text ?? '');
    const placed = placing.placed[index];
    segments.push(segment);
    supports.push({ index, support, segment });
    if (placed) doubtful.push({ index, support, segment, placed });
  });
  const links = linkRetrieval(read?.chunks ?? [], reading.contexts ?? []);
  const chunks = chunksOf(read, segments, links.contextOf);
  const contexts = contextsOf(reading, links.chunkOf);
  const examined = {
    reading,
    answer: read && placing ? { read, text: answer?.text ?? '', offsets: placing.reading } : null,
    supports,
    doubtful,
    chunks,
    contexts,
  };
  return {
    schema: 'grounding-inspection/1',
    format: reading.format,
    question: reading.question,
    model: reading.model,
    answer,
    segments,
    chunks,
    contexts,
    pieces: answer ? sweep(answer.text.length, segments) : [],
    coverage: coverageOf({ answer, segments, chunks }),
    ...(read?.attributed === 'whole' ? { attributed: 'whole' } : {}),
    diagnostics: [...reading.noticed, ...rules.flatMap((rule) => rule.check(examined))].map(spelled),
  };
}

/** Messages quote what was sent; what doesn't show there would disguise them too, or steer a terminal. */
function spelled(diagnostic: Diagnostic): Diagnostic {
  const message = spellHidden(diagnostic.message);
  return message === diagnostic.message ? diagnostic : { ...diagnostic, message };
}
