import type { Unit } from '../model';
import type { Opened } from '../open';
import { announces, introducing, shownWith } from './expand';
import type { Candidate } from './model';
import type { Picked } from './pick';

/** A line of the answer: a quoted unit, or what says what it is, which quotes nothing (`candidate` null). */
export type Entry = { unit: Unit; candidate: Candidate | null };

/** Lines that belong together; `against` are shown after it, as what other documents say. */
export type Passage = {
  document: number;
  form: 'prose' | 'list' | 'table' | 'code';
  /** A heading that its lines don't make sense without, e.g. the release that a change belongs to. */
  label: string | null;
  entries: Entry[];
  against: Candidate[];
};

const formBy: Record<Unit['kind'], Passage['form']> = {
  heading: 'prose',
  sentence: 'prose',
  rule: 'prose',
  item: 'list',
  row: 'table',
  head: 'table',
  code: 'code',
};

type Numbered = { number: number; candidate: Candidate | null; unit: Unit };

/**
 * Gathers what was picked into passages, the best first: each shows a pick with what it needs to be understood (`expand.ts`),
 * in the order of its document. A later pick of the same list, table or paragraph joins the passage that is there.
 */
export function passagesOf(
  opened: Opened,
  picked: readonly Picked[],
  candidates: readonly Candidate[],
  how: boolean,
): Passage[] {
  const known = new Map(candidates.map((each) => [`${each.document}/${each.number}`, each]));
  const passages: Passage[] = [];
  for (const [at, { candidate, against }] of picked.entries()) {
    const { document } = candidate;
    const units = opened.units[document] ?? [];
    const find = (number: number) => known.get(`${document}/${number}`) ?? null;
    const numbers = [
      ...introducing(units, candidate, find),
      ...shownWith(opened, candidate, find, at === 0 ? (how ? 'steps' : 'whole') : 'alone'),
    ];
    const runs = runsOf(numbers.flatMap((number) => numbered(units, number, find(number))));
    for (const run of runs) {
      const own = run.some((each) => each.candidate === candidate);
      place(passages, units, document, run, own ? against : []);
    }
  }
  return passages;
}

const numbered = (units: readonly Unit[], number: number, candidate: Candidate | null): Numbered[] => {
  const unit = units[number];
  return unit === undefined ? [] : [{ number, unit, candidate }];
};

/** Neighbours of one form; an announcing sentence and its list are two. */
function runsOf(lines: readonly Numbered[]): Numbered[][] {
  const runs: Numbered[][] = [];
  for (const line of lines) {
    const last = runs.at(-1)?.at(-1)?.unit;
    if (last !== undefined && formBy[last.kind] === formBy[line.unit.kind] && line.unit.kind !== 'code')
      runs.at(-1)?.push(line);
    else runs.push([line]);
  }
  return runs;
}

function place(
  passages: Passage[],
  units: readonly Unit[],
  document: number,
  run: readonly Numbered[],
  against: readonly Candidate[],
): void {
  const [first] = run;
  if (first === undefined) return;
  const form = formBy[first.unit.kind];
  const same = passages.find(
    (passage) =>
      passage.document === document &&
      passage.form === form &&
      passage.against.length === 0 &&
      passage.entries.some(({ unit }) => unit.group === first.unit.group),
  );
  const shown = passages.flatMap((passage) => (passage.document === document ? passage.entries : []));
  const fresh = run.filter(({ unit }) => !shown.some((entry) => entry.unit === unit));
  const lines = fresh.map(({ unit, candidate }) => ({ unit, candidate }));
  if (same !== undefined) {
    same.entries = form === 'prose' ? joined(same.entries, lines) : inOrder([...same.entries, ...lines]);
    same.against.push(...against);
    return;
  }
  if (lines.length === 0) return;
  const head =
    form === 'table' ? units.filter(({ kind, group }) => kind === 'head' && group === first.unit.group) : [];
  const entries = [...head.map((unit) => ({ unit, candidate: null })), ...lines];
  passages.push({ document, form, label: labelOf(first.unit, form), entries, against: [...against] });
}

const inOrder = (entries: readonly Entry[]) =>
  [...entries].sort((one, other) => one.unit.start - other.unit.start);

/** The best sentence stays first; others of its paragraph follow in their order. */
function joined(entries: readonly Entry[], more: readonly Entry[]): Entry[] {
  const last = entries.at(-1)?.unit;
  return last !== undefined && announces.test(last.text) ? [...more, ...entries] : [...entries, ...more];
}

/** A heading with a number in it dates or versions what stands below. */
function labelOf({ headings }: Unit, form: Passage['form']): string | null {
  const heading = headings.length > 1 ? headings.at(-1) : undefined;
  return form !== 'prose' && heading !== undefined && /\p{N}/u.test(heading) ? heading : null;
}
