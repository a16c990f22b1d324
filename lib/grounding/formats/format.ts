import type { JsonRecord } from '../decode/json-tree';
import type { Json, Read, Reading } from '../model';

/** A shape that inputs come in. `recognises` looks at the outermost keys only; the first format in the list that does, reads. */
export type Format = {
  id: string;
  /** What it is called in a sentence, e.g. "a generateContent response". */
  label: string;
  recognises(tree: Json): boolean;
  read(tree: Json): Read<Reading>;
  /** How it is told from anything else inside a tree that nobody knows; left out: it is looked for at the outside only. */
  nested?: Nested;
  /** Left out: an answer. Both may stand in one object, and then it can be read as either. */
  yields?: 'contexts';
  /** `copy`: a tool made this of the service's response, whose own body is the better one to read. */
  origin?: 'copy';
};

/** `marks` are keys, folded, of which such an object has at least one; only then it is looked at more closely. */
export type Nested = { marks: readonly string[]; recognises(tree: JsonRecord): boolean };
