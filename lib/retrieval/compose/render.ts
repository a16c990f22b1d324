import type { Unit } from '../model';
import type { Opened } from '../open';
import type { Candidate, ComposedBlock, Quote } from './model';
import type { Entry, Passage } from './passages';
import type { Phrases } from './phrases';
import { inForceFirst, type Revision } from './revision';
import { sourcesOf } from './sources';

type Rendering = {
  opened: Opened;
  candidates: readonly Candidate[];
  revisions: readonly Revision[];
  phrases: Phrases;
};

/** Turns passages into blocks, one for each sentence, item or row; the text of all blocks joined is the answer. */
export function render(passages: readonly Passage[], rendering: Rendering): ComposedBlock[] {
  const blocks = passages.flatMap((passage) => [
    ...warningOf(passage, rendering),
    ...labelOf(passage),
    ...linesOf(passage, rendering),
    ...dissentOf(passage, rendering),
  ]);
  const [first, ...rest] = blocks;
  if (first === undefined) return [];
  const leading = first.text.length - first.text.trimStart().length;
  return [
    { text: first.text.slice(leading), quotes: first.quotes.map((quote) => moved(quote, -leading)) },
    ...rest,
  ];
}

const moved = (quote: Quote, by: number): Quote => ({
  ...quote,
  start: quote.start + by,
  end: quote.end + by,
});

/** Says that a passage is from a document that is no longer in force. */
function warningOf({ document }: Passage, { opened, revisions, phrases }: Rendering): ComposedBlock[] {
  const revision = revisions[document];
  if (revision === undefined || !revision.superseded) return [];
  const title = opened.documents[document]?.title ?? '';
  return [{ text: `\n\n${phrases.outdated(title, revision.shown)}`, quotes: [] }];
}

const labelOf = ({ label }: Passage): ComposedBlock[] =>
  label === null ? [] : [{ text: `\n\n**${label.replace(/\*\*/g, '')}**`, quotes: [] }];

function linesOf({ form, entries, document }: Passage, rendering: Rendering): ComposedBlock[] {
  const depths = entries.map(({ unit }) => indentation(unit, document, rendering.opened));
  const outermost = Math.min(...depths);
  return entries.map((entry, at) => {
    const between = at === 0 ? '\n\n' : form === 'prose' ? spaceAfter(entries[at - 1]) : '\n';
    const mark =
      form !== 'list'
        ? ''
        : entries.length === 1
          ? '- '
          : `${' '.repeat((depths[at] ?? 0) - outermost)}${markOf(entry.unit, document, rendering.opened)}`;
    return block(`${between}${mark}`, entry, rendering);
  });
}

/** After a full stop that is as wide as a character no space follows. */
const spaceAfter = (entry: Entry | undefined) => (/[。！？]$/.test(entry?.unit.text ?? '') ? '' : ' ');

function block(before: string, { unit, candidate }: Entry, { candidates }: Rendering): ComposedBlock {
  const text = before + unit.text;
  const sources = candidate === null ? [] : sourcesOf(candidate, candidates);
  return { text, quotes: sources.length === 0 ? [] : [{ start: before.length, end: text.length, sources }] };
}

const indentation = (unit: Unit, document: number, opened: Opened) =>
  unit.kind === 'item'
    ? (/^[ \t]*/.exec(opened.documents[document]?.text.slice(unit.start, unit.end) ?? '')?.[0].length ?? 0)
    : 0;

/** Numbers stay as the source has them: people cite steps by them. */
function markOf(unit: Unit, document: number, opened: Opened): string {
  const source = opened.documents[document]?.text.slice(unit.start, unit.end) ?? '';
  const number = /^\s*(\d{1,9})[.)]/.exec(source)?.[1];
  return number === undefined ? '- ' : `${number}. `;
}

/** What other documents say instead, each introduced by where it stands and quoted as a block. */
function dissentOf({ document, against }: Passage, rendering: Rendering): ComposedBlock[] {
  return against.flatMap((candidate) => {
    const { opened, revisions, phrases } = rendering;
    const theirs = revisions[candidate.document];
    const mine = revisions[document];
    const title = opened.documents[candidate.document]?.title ?? '';
    const older = mine !== undefined && theirs !== undefined && inForceFirst(mine, theirs) < 0;
    const introduction = older ? phrases.earlier(title, theirs.shown) : phrases.differs(title);
    const quoted = candidate.unit.kind === 'row' ? withHead(opened, candidate) : [];
    return [
      { text: `\n\n${introduction}`, quotes: [] },
      ...quoted.map((head, at) => ({ text: `${at === 0 ? '\n\n' : '\n'}> ${head.text}`, quotes: [] })),
      block(quoted.length === 0 ? '\n\n> ' : '\n> ', { unit: candidate.unit, candidate }, rendering),
    ];
  });
}

const withHead = (opened: Opened, { document, unit }: Candidate) =>
  (opened.units[document] ?? []).filter((one) => one.group === unit.group && one.kind === 'head');
