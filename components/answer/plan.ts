import { strength } from '@/lib/grounding/confidence';
import type { Inspection } from '@/lib/grounding/model';
import { describeEvidence, describeSupport, excerpt, numberOf } from './describe';
import { allotLanes, type Lanes } from './lanes';
import { coverPieces, isDangling, mergeLinks, readSpans, type Span } from './links';

/** How a piece that lies in some segment is drawn. */
export type Stretch = {
  className: string;
  /** Links that found no lane. */
  more: number;
  /** What supports it, in words; null where every link is hidden or none was named: it rests on nothing shown. */
  support: string | null;
};

export type Badge = { chunk: number; number: string; label: string; className: string };

/** What is to be drawn, apart from where the text is shown. */
export type Plan = {
  /** By piece; null where it lies in no segment. */
  stretches: (Stretch | null)[];
  /** The badges of a segment, one for each chunk that supports it. */
  badgesOf: (segment: string) => Badge[];
  spans: ReadonlyMap<string, Span>;
};

const colours = 8;

const colourOf = (chunk: number) => chunk % colours;

function stretchClass({ drawn }: Lanes, dangling: (chunk: number) => boolean): string {
  const lanes = drawn.flatMap((link, lane) => {
    if (link === null) return [];
    const colour = dangling(link.chunk) ? 'missing' : colourOf(link.chunk);
    return [`lane-${lane}-${colour}`, `lane-${lane}-${strength(link.confidence)}`];
  });
  return ['stretch', ...lanes].join(' ');
}

const badgeClass = (chunk: number, dangling: boolean): string => {
  if (dangling) return 'badge badge-missing';
  return `badge chunk-${colourOf(chunk)}${chunk >= colours ? ' badge-again' : ''}`;
};

/** Decides lanes, patterns, badges and words for an inspection; links below `minimum` confidence are left out. */
export function planAnswer(inspection: Inspection, minimum: number): Plan {
  const spans = readSpans(inspection);
  const covers = coverPieces(inspection, spans, minimum);
  const lanes = allotLanes(covers.map(({ links }) => links));
  const dangling = (chunk: number) => isDangling(inspection, chunk);
  const stretches = covers.map(({ covered, links }, piece): Stretch | null => {
    const lane = lanes[piece];
    if (!covered || !lane) return null;
    if (links.length === 0) return { className: 'bare', more: 0, support: null };
    const className = stretchClass(lane, dangling);
    return { className, more: lane.more, support: describeSupport(inspection, links) };
  });
  const badgesOf = (segment: string): Badge[] => {
    const { sources, text } = inspection.segments[Number(segment.slice(1))] ?? { sources: [], text: '' };
    const quoted = excerpt(text);
    return mergeLinks(sources, minimum).map((link) => ({
      chunk: link.chunk,
      number: numberOf(link.chunk),
      label: describeEvidence(inspection, link, quoted),
      className: badgeClass(link.chunk, dangling(link.chunk)),
    }));
  };
  return { stretches, badgesOf, spans };
}
