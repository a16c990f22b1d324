import type { Span } from '../../text/sentences';

/** Where one item of a list ends and the next begins. */
const edge = /[,;،、]|\b(?:and|or|but|nor|und|oder|aber|et|ou|mais)\b/giu;

/** The item of a clause's list that a place stands in, with the word that joins it to the one before. */
export function itemAround(text: string, clause: Span, place: Span): Span {
  const edges = [...text.slice(clause.start, clause.end).matchAll(edge)].map(
    ({ index }) => clause.start + index,
  );
  return {
    start: edges.filter((at) => at <= place.start).at(-1) ?? clause.start,
    end: edges.find((at) => at >= place.end) ?? clause.end,
  };
}
