import type { Inspection } from '@/lib/grounding/model';
import { spellHidden } from '@/lib/text/hidden-characters';
import type { Link } from './links';

/** Chunks are counted from 1, as people cite; an index that is no number is not a place in any list. */
export const numberOf = (chunk: number): string =>
  Number.isInteger(chunk) && chunk >= 0 ? String(chunk + 1) : '?';

const confidenceText = (confidence: number | null): string =>
  confidence === null ? 'no confidence sent' : confidence.toFixed(2);

function nameOf({ chunks }: Inspection, index: number): string {
  const chunk = chunks[index];
  if (!chunk) return 'not among the chunks';
  return spellHidden(chunk.title?.trim() || chunk.uri?.trim() || 'untitled');
}

/** "supported by 2 chunks: 1 handbook.md 0.98, 3 faq.md 0.71": what a screen reader says of a stretch. */
export function describeSupport(inspection: Inspection, links: readonly Link[]): string {
  const each = links.map(
    ({ chunk, confidence }) =>
      `${numberOf(chunk)} ${nameOf(inspection, chunk)} ${confidenceText(confidence)}`,
  );
  return `supported by ${links.length} ${links.length === 1 ? 'chunk' : 'chunks'}: ${each.join(', ')}`;
}

const longest = 48;

/** The beginning of a text, cut between words. */
export function excerpt(text: string): string {
  // Twice as long is enough to see whether something is cut off, and keeps long quotes cheap.
  const line = text
    .slice(0, 2 * longest)
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).trimEnd()} …`;
}

/** "Evidence 2: tickets.md, confidence 0.88, for “Tickets are sold …”": the name of a badge. */
export function describeEvidence(
  inspection: Inspection,
  { chunk, confidence }: Link,
  quoted: string,
): string {
  const sure = confidence === null ? confidenceText(null) : `confidence ${confidenceText(confidence)}`;
  return `Evidence ${numberOf(chunk)}: ${nameOf(inspection, chunk)}, ${sure}, for “${spellHidden(quoted)}”`;
}
