import type { Asked } from '../asked';
import type { Place, Unit } from '../model';
import type { Opened } from '../open';
import type { Dense } from '../score';
import type { Coverage } from './coverage';
import type { LookedUp } from './entry';
import type { Expected } from './expected';
import type { Features } from './features';
import type { Signs } from './signs';

/** What is asked of an opened corpus, with what its words tell. */
export type Question = {
  opened: Opened;
  asked: Asked;
  covered: Coverage;
  expected: Expected | null;
  lookup: LookedUp;
};

/** A unit that may go into the answer, with what is needed to compare it. */
export type Candidate = {
  unit: Unit;
  document: number;
  /** The unit's number in its document. */
  number: number;
  /** Positions of the hits whose chunk holds the unit, in retrieval order. */
  hits: number[];
  terms: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
  negated: boolean;
  /** Its terms and those of the headings above it. */
  named: readonly string[];
  /** Its sentences one by one: an item or row may make several statements. */
  statements: readonly Features[];
  dense: Dense | null;
  signs: Signs;
  /** Share 0..1 of the question that the unit names and the headings above it don't. */
  adds: number;
  /** How well the unit answers the question, about 0..1 (`signs.ts`). */
  relevance: number;
};

/** A stretch of a block that is quoted, and the hits it rests on. Places count UTF-16 units of the block's text. */
export type Quote = Place & { sources: { hit: number; confidence: number }[] };

/** A piece of the answer as it is sent; all texts joined are the answer. */
export type ComposedBlock = { text: string; quotes: Quote[] };

export type Composed = {
  blocks: ComposedBlock[];
  /** false: the documents don't hold an answer, and the text says so. */
  answered: boolean;
  /** How surely the documents hold an answer, 0..1; from 0.5 on it is given. */
  answerable: number;
  /** true: `limit` ended the answer early. */
  cut: boolean;
};
