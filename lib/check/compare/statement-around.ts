import type { Span } from '../../text/sentences';

/** Where a new statement begins, which a negation before it does not reach: a contrast, or `and` before a subject or verb. */
const turn =
  /[;.]|,\s(?=(?:it|they|there|the|and)\b)|\b(?:but|however|although|though|while|whereas|aber|jedoch|sondern|mais|cependant)\b|\b(?:and|und|et)\b(?=\s+(?:it|they|there|the|its|their|is|are|was|has|have|do|does|did|can|will|\p{Ll}{3,}(?:es|ts|rs|ds|ves)\b))/giu;
const itemEnd = /[,;.]|\b(?:and|but|or|while|und|oder|aber|et|ou|mais)\b/giu;

/** What a negation would have to stand in to reach a place: from the last turn before it to the end of its item. */
export function statementAround(text: string, sentence: Span, place: Span): string {
  const said = text.slice(sentence.start, sentence.end);
  const places = (edge: RegExp) => [...said.matchAll(edge)].map(({ index }) => sentence.start + index);
  const from = places(turn).filter((at) => at <= place.start);
  return text.slice(
    from.at(-1) ?? sentence.start,
    places(itemEnd).find((at) => at >= place.end) ?? sentence.end,
  );
}
