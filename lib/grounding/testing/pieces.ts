import type { Json } from '../model';
import type { Wire } from './any-answer';

/** The response as plain JSON. */
export const json = (wire: Wire): { [key: string]: Json } => JSON.parse(JSON.stringify(wire));
export const candidateOf = (wire: Wire) => {
  const [candidate] = wire.candidates;
  return JSON.parse(JSON.stringify(candidate));
};
export const textsOf = (wire: Wire) => wire.candidates[0].content.parts.map(({ text }) => text);
export const metadataOf = (wire: Wire) => candidateOf(wire).groundingMetadata;
