import { normalise } from '../fold';
import { sameNumbers } from '../numbers';
import { cosine } from '../score';
import { type Features, overlap } from './features';
import type { Candidate } from './model';

/** From here on two statements with the same numbers say the same. */
const sameWords = 0.7;
/** From here on they speak of the same thing; different numbers are then a contradiction. */
const sameMatter = 0.5;
const sameMatterDense = 0.8;

const likeness = (one: Candidate, other: Candidate) =>
  one.dense !== null && other.dense !== null ? cosine(one.dense, other.dense) : null;

const wordsOnly = (terms: ReadonlySet<string>) => new Set([...terms].filter((term) => !/\p{N}/u.test(term)));

/** Whether one of two statements can be left out because the other says it too. */
export function repeats(one: Candidate, other: Candidate): boolean {
  if (one.negated !== other.negated || !sameNumbers(one.numbers, other.numbers)) return false;
  const words = overlap(one.terms, other.terms);
  const dense = likeness(one, other);
  return words >= sameWords || (dense !== null && dense >= 0.9 && words >= sameMatter);
}

/**
 * Whether two documents speak of the same thing and name different numbers, or one denies what the other says. Table rows
 * are compared by their first cell, sentences and items by their statements.
 */
export function contradicts(one: Candidate, other: Candidate): boolean {
  if (one.document === other.document || one.unit.kind === 'code' || other.unit.kind === 'code') return false;
  if (one.unit.kind === 'row' || other.unit.kind === 'row')
    return (
      one.unit.kind === other.unit.kind && firstCell(one) === firstCell(other) && numbersDiffer(one, other)
    );
  const likely = (likeness(one, other) ?? 0) >= sameMatterDense;
  return one.statements.some((mine) => other.statements.some((theirs) => opposed(mine, theirs, likely)));
}

const firstCell = ({ unit }: Candidate) =>
  normalise(unit.text.split('|').find((cell) => cell.trim() !== '') ?? '').trim();

const numbersDiffer = (one: Features, other: Features) =>
  one.numbers.size > 0 && other.numbers.size > 0 && !sameNumbers(one.numbers, other.numbers);

function opposed(one: Features, other: Features, likely: boolean): boolean {
  const words = overlap(wordsOnly(one.terms), wordsOnly(other.terms));
  if (numbersDiffer(one, other)) return words >= sameMatter || (likely && words >= 0.35);
  return one.negated !== other.negated && words >= sameWords;
}
