import type { Unit } from '../model';
import type { Opened } from '../open';
import type { Candidate } from './model';
import type { Picked } from './pick';

/** A line of the answer: a quoted unit, or a table's head, which quotes nothing (`candidate` null). */
export type Entry = { unit: Unit; candidate: Candidate | null };

/** Lines that belong together; `against` are shown after it, as what other documents say. */
export type Passage = {
  document: number;
  form: 'prose' | 'list' | 'table' | 'code';
  entries: Entry[];
  against: Candidate[];
};

/** Longer lists and tables are shown in part. */
const longestWhole = 10;
/** Below this share of the question an item says no more of it than its neighbours do. */
const addsLittle = 0.1;
const pointsBack =
  /^(?:\W{0,3})(?:this|these|that|those|they|it|he|she|both|however|otherwise|then|after that|before that|in that case|in this case|the same)\b/i;
const announces = /[::][*_\s]*$/;

const formBy: Record<Unit['kind'], Passage['form']> = {
  heading: 'prose',
  sentence: 'prose',
  rule: 'prose',
  item: 'list',
  row: 'table',
  head: 'table',
  code: 'code',
};

type Numbered = { document: number; number: number };
const key = ({ document, number }: Numbered) => `${document}/${number}`;

/**
 * Gathers what was picked into passages, each in the order of its document, the document retrieved first
 * leading. A list or table is
 * shown whole when the question asks for it as such: its items add nothing to what the heading already answers.
 */
export function passagesOf(
  opened: Opened,
  picked: readonly Picked[],
  candidates: readonly Candidate[],
): Passage[] {
  const known = new Map(candidates.map((candidate) => [key(candidate), candidate]));
  const wanted = new Map<string, Numbered>();
  for (const { candidate } of picked)
    for (const number of expanded(opened, candidate, known))
      wanted.set(`${candidate.document}/${number}`, { document: candidate.document, number });
  const nearest = [...picked].sort((one, other) => firstHit(one) - firstHit(other));
  const documents = [...new Set(nearest.map(({ candidate }) => candidate.document))];
  return documents.flatMap((document) => {
    const numbers = [...wanted.values()]
      .filter((each) => each.document === document)
      .map(({ number }) => number);
    return grouped(
      opened,
      document,
      numbers.sort((one, other) => one - other),
      known,
      picked,
    );
  });
}

const firstHit = ({ candidate }: Picked) => candidate.hits[0] ?? 0;

/** The numbers of the units to show for one pick. */
function expanded(opened: Opened, candidate: Candidate, known: ReadonlyMap<string, Candidate>): number[] {
  const units = opened.units[candidate.document] ?? [];
  const retrieved = (number: number) => known.has(`${candidate.document}/${number}`);
  const groupAt = (number: number) => {
    const group = units[number]?.group;
    return units.flatMap((one, at) => (one.group === group && retrieved(at) ? [at] : []));
  };
  const before = candidate.number - 1;
  if (candidate.unit.kind === 'sentence') {
    const next = units[candidate.number + 1];
    const follows = announces.test(candidate.unit.text) && next?.group !== candidate.unit.group;
    const leads =
      pointsBack.test(candidate.unit.text) &&
      units[before]?.group === candidate.unit.group &&
      retrieved(before);
    return [
      ...(leads ? [before] : []),
      candidate.number,
      ...(follows ? groupAt(candidate.number + 1).slice(0, longestWhole) : []),
    ];
  }
  if (candidate.unit.kind === 'code') return [...introducing(units, candidate, retrieved), candidate.number];
  const group = groupAt(candidate.number);
  const ordered =
    /^\s*\d/.test(opened.documents[candidate.document]?.text.slice(candidate.unit.start) ?? '') &&
    candidate.unit.kind === 'item';
  const asked = candidate.adds < addsLittle || ordered;
  const shown = asked && group.length <= longestWhole ? group : [candidate.number];
  return [...introducing(units, candidate, retrieved), ...shown];
}

/** The sentence that announces a list, table or code block: it says what the lines are. */
function introducing(
  units: readonly Unit[],
  candidate: Candidate,
  retrieved: (number: number) => boolean,
): number[] {
  const first = units.findIndex((one) => one.group === candidate.unit.group);
  const lead = units[first - 1];
  return lead?.kind === 'sentence' && announces.test(lead.text) && retrieved(first - 1) ? [first - 1] : [];
}

function grouped(
  opened: Opened,
  document: number,
  numbers: readonly number[],
  known: ReadonlyMap<string, Candidate>,
  picked: readonly Picked[],
): Passage[] {
  const units = opened.units[document] ?? [];
  const passages: Passage[] = [];
  for (const number of numbers) {
    const one = units[number];
    if (one === undefined) continue;
    const candidate = known.get(`${document}/${number}`) ?? null;
    const form = formBy[one.kind];
    const against = picked.find((each) => each.candidate === candidate)?.against ?? [];
    const open = passages.at(-1);
    const last = open?.entries.at(-1)?.unit;
    const joins =
      open?.form === form &&
      form !== 'code' &&
      open.against.length === 0 &&
      (form === 'prose' ? last?.headings.join('\n') === one.headings.join('\n') : last?.group === one.group);
    if (joins) {
      open.entries.push({ unit: one, candidate });
      open.against.push(...against);
      continue;
    }
    const head =
      form === 'table' ? units.filter((each) => each.group === one.group && each.kind === 'head') : [];
    const entries = [...head.map((unit) => ({ unit, candidate: null })), { unit: one, candidate }];
    passages.push({ document, form, entries, against: [...against] });
  }
  return passages;
}
