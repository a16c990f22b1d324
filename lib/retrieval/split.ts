import type { Chunk, Unit } from './model';
import { plain } from './plain';
import { size } from './size';

/**
 * How large chunks are, in words (`size`). The sentence model reads about 115 tokens, so `target` keeps a chunk within
 * its sight; a table, list or code block may grow to `whole` before it is cut, because half a table answers nothing.
 */
export type SplitSettings = { target: number; whole: number; overlap: number };

export const splitSettings: SplitSettings = { target: 90, whole: 150, overlap: 24 };

type Group = { first: number; last: number; size: number; heading: boolean; sentences: boolean };

/** Consecutive units that should stay together. */
function groupsOf(units: readonly Unit[]): Group[] {
  const groups: Group[] = [];
  for (const [index, unit] of units.entries()) {
    const open = groups.at(-1);
    const words = size(unit.text);
    if (open !== undefined && units[open.first]?.group === unit.group) {
      open.last = index;
      open.size += words;
      continue;
    }
    const heading = unit.kind === 'heading';
    groups.push({ first: index, last: index, size: words, heading, sentences: unit.kind === 'sentence' });
  }
  return groups;
}

type Range = { first: number; last: number };

/** One unit a step where a group doesn't fit whole; sentences take the last one along, so that a thought isn't cut. */
function cutGroup(
  units: readonly Unit[],
  group: Group,
  settings: SplitSettings,
  lead: Range | null,
): Range[] {
  const ranges: Range[] = [];
  let open: Range | null = lead;
  let filled = lead === null ? 0 : sizeOf(units, lead);
  for (let index = group.first; index <= group.last; index += 1) {
    const words = size(units[index]?.text ?? '');
    if (open !== null && (filled + words <= settings.target || open.last < group.first)) {
      open = { first: open.first, last: index };
      filled += words;
      continue;
    }
    if (open !== null) ranges.push(open);
    const before = size(units[index - 1]?.text ?? '');
    // A chunk that would start where the one before it does adds nothing to it.
    const apart = open !== null && open.first < index - 1;
    const carries = group.sentences && apart && index > group.first && before <= settings.overlap;
    open = { first: carries ? index - 1 : index, last: index };
    filled = words + (carries ? before : 0);
  }
  if (open !== null) ranges.push(open);
  return ranges;
}

const sizeOf = (units: readonly Unit[], { first, last }: Range) =>
  units.slice(first, last + 1).reduce((sum, unit) => sum + size(unit.text), 0);

/** Ranges of units, each a chunk: sections are never mixed, and a heading opens the chunk of what follows it. */
function rangesOf(units: readonly Unit[], settings: SplitSettings = splitSettings): Range[] {
  const ranges: Range[] = [];
  for (const section of sectionsOf(groupsOf(units))) {
    let open = section.headings;
    let filled = 0;
    for (const group of section.groups) {
      const limit = group.sentences ? settings.target : settings.whole;
      if (open !== null && filled > 0 && filled + group.size > limit) {
        ranges.push(open);
        open = null;
        filled = 0;
      }
      if (group.size > limit) {
        const pieces = cutGroup(units, group, settings, open);
        ranges.push(...pieces.slice(0, -1));
        open = pieces.at(-1) ?? null;
        filled = open === null ? 0 : sizeOf(units, open);
      } else {
        open = { first: open?.first ?? group.first, last: group.last };
        filled += group.size;
      }
    }
    if (open !== null) ranges.push(open);
  }
  return ranges;
}

type Section = { headings: Range | null; groups: Group[] };

/** Headings without text of their own belong to the section after them. */
function sectionsOf(groups: readonly Group[]): Section[] {
  const sections: Section[] = [];
  for (const group of groups) {
    const open = sections.at(-1);
    if (!group.heading) {
      if (open === undefined) sections.push({ headings: null, groups: [group] });
      else open.groups.push(group);
    } else if (open === undefined || open.groups.length > 0) {
      sections.push({ headings: { first: group.first, last: group.last }, groups: [] });
    } else {
      open.headings = { first: open.headings?.first ?? group.first, last: group.last };
    }
  }
  return sections;
}

/** A chunk that goes on with a table lacks the head that says what the cells are. */
function tableHead(units: readonly Unit[], first: number): string[] {
  const lead = units[first];
  if (lead?.kind !== 'row') return [];
  const head = units.find((unit) => unit.kind === 'head' && unit.group === lead.group);
  return head === undefined ? [] : [plain(head.text)];
}

/** Cuts one document into chunks. `from` is the index of its first chunk in the corpus. */
export function split(text: string, units: readonly Unit[], document: number, from: number): Chunk[] {
  return rangesOf(units).flatMap(({ first, last }, at) => {
    const start = units[first]?.start;
    const end = units[last]?.end;
    if (start === undefined || end === undefined) return [];
    const headings = [...(units[last]?.headings ?? []), ...tableHead(units, first)];
    return [
      {
        index: from + at,
        document,
        start,
        end,
        headings,
        text: text.slice(start, end),
        firstUnit: first,
        lastUnit: last,
      },
    ];
  });
}
