import type { Json, Read, Reading } from '../model';

/** A shape that inputs come in. `recognises` looks at the outermost keys only; the first format in the list that does, reads. */
export type Format = {
  id: string;
  /** What it is called in a sentence, e.g. "a generateContent response". */
  label: string;
  recognises(tree: Json): boolean;
  read(tree: Json): Read<Reading>;
};
