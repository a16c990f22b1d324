import type { Unit } from '../model';
import type { Opened } from '../open';
import type { Candidate } from './model';

/** Longer lists and tables are shown in part. */
const longestWhole = 10;
/** So long a list goes with a statement that it only restricts. */
const shortList = 4;
/** So many sentences of a paragraph that answers as a whole. */
const longestParagraph = 3;
/** Below this share of the question a unit says no more of it than its neighbours do: the heading is what answers. */
const addsLittle = 0.1;

const pointsBack =
  /^(?:\W{0,3})(?:this|these|that|those|they|it|he|she|both|however|otherwise|then|after that|before that|in that case|in this case|the same|jedoch|allerdings|toutefois|cependant)\b|^ただし/i;
/** What restricts a statement belongs to it, or the answer says too much. */
const restricts =
  /\bexceptions?\b|\bconditions?\b|\bausnahmen?\b|\b(?:vor)?bedingungen?\b|\bvoraussetzungen?\b|条件|例外|شروط|استثناء/iu;
/** A sentence that ends in a colon, or names what follows, says what the lines after it are. */
export const announces = /[::][*_\s]*$|(?:次の|以下の|\bfollowing\b|\bfolgende)[^.。]*[.。]$/u;
/** A unit that names much of the question, and this much more than each of its neighbours, answers alone. */
const standsOut = 0.15;
const muchNamed = 0.35;

type Asking = 'whole' | 'steps' | 'alone';

type Find = (number: number) => Candidate | null;

/** The retrieved units of a unit's list, table or paragraph. */
function groupOf(units: readonly Unit[], number: number, find: Find): number[] {
  const group = units[number]?.group;
  return units.flatMap((one, at) => (one.group === group && find(at) !== null ? [at] : []));
}

/**
 * The numbers of the units to show for a pick. Where the heading answers and the unit adds nothing to it, a list, table or
 * the beginning of a paragraph is shown as a whole; `steps` come whole where the question
 * asks how. What adds to a pick before it stands `alone`.
 */
export function shownWith(opened: Opened, candidate: Candidate, find: Find, ask: Asking): number[] {
  const units = opened.units[candidate.document] ?? [];
  const { number, unit } = candidate;
  if (unit.kind === 'code') return [number];
  const group = groupOf(units, number, find);
  const rivals = group.map((at) => find(at)).filter((other) => other !== null && other !== candidate);
  const second = Math.max(0, ...rivals.map((other) => other?.signs.own ?? 0));
  const { own, entry } = candidate.signs;
  const alone = entry > 0 || (own >= muchNamed && own - second >= standsOut);
  const asWhole = ask !== 'alone' && !alone && candidate.adds < addsLittle;
  if (unit.kind !== 'sentence') {
    const steps = ask === 'steps' && entry === 0 && unit.kind === 'item' && isStep(opened, candidate);
    return (asWhole || steps) && group.length <= longestWhole ? group : [number];
  }
  const shown = asWhole ? paragraph(group, number) : withBefore(units, candidate, find);
  return ask === 'alone' ? withList(units, shown, find, longestWhole) : withMore(units, shown, find);
}

/** What the sentence after the last one shown adds: it goes on about the same, or announces conditions and exceptions. */
function withMore(units: readonly Unit[], shown: readonly number[], find: Find): number[] {
  const last = shown.at(-1) ?? 0;
  if (announces.test(units[last]?.text ?? '')) return withList(units, shown, find, longestWhole);
  const next = units[last + 1];
  if (next === undefined || next.group !== units[last]?.group || find(last + 1) === null) return [...shown];
  if (announces.test(next.text) && restricts.test(next.text)) {
    const more = withList(units, [...shown, last + 1], find, shortList);
    return more.length > shown.length + 1 ? more : [...shown];
  }
  return pointsBack.test(next.text) && shown.length < longestParagraph
    ? withMore(units, [...shown, last + 1], find)
    : [...shown];
}

/** The list, table or code that the last sentence shown announces, unless it is longer than `longest`. */
function withList(units: readonly Unit[], shown: readonly number[], find: Find, longest: number): number[] {
  const last = shown.at(-1) ?? 0;
  const next = units[last + 1];
  if (!announces.test(units[last]?.text ?? '') || next === undefined || next.group === units[last]?.group)
    return [...shown];
  const list = groupOf(units, last + 1, find);
  return list.length <= longest ? [...shown, ...list] : [...shown];
}

/** From the first sentence on, or from the one before the pick where that stands further down. */
function paragraph(group: readonly number[], number: number): number[] {
  const at = group.indexOf(number);
  const from = at < longestParagraph ? 0 : at - 1;
  return group.slice(from, from + longestParagraph);
}

function withBefore(units: readonly Unit[], { number, unit }: Candidate, find: Find): number[] {
  const before = units[number - 1];
  const leads = pointsBack.test(unit.text) && before?.group === unit.group && find(number - 1) !== null;
  return leads ? [number - 1, number] : [number];
}

const isStep = (opened: Opened, { document, unit }: Candidate) =>
  /^\s*\d/.test(opened.documents[document]?.text.slice(unit.start, unit.end) ?? '');

/** The sentence that announces a list, table or code block: it says what the lines are. */
export function introducing(units: readonly Unit[], { unit }: Candidate, find: Find): number[] {
  if (unit.kind === 'sentence') return [];
  const first = units.findIndex((one) => one.group === unit.group);
  const lead = units[first - 1];
  return lead?.kind === 'sentence' && announces.test(lead.text) && find(first - 1) !== null
    ? [first - 1]
    : [];
}
