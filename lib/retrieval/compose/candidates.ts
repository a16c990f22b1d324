import { sentences } from '../../text/sentences';
import { aloud, headOf } from '../in-context';
import type { Unit } from '../model';
import { plain } from '../plain';
import { cosine } from '../score';
import type { Hit } from '../search';
import { tokenize } from '../tokenize';
import { entryOf } from './entry';
import { fits } from './expected';
import { featuresOf } from './features';
import type { Candidate, Question } from './model';
import { isRecord } from './record';
import { dateIn, type Revision } from './revision';
import { relevanceOf, type Signs } from './signs';

const quotable = new Set<Unit['kind']>(['sentence', 'item', 'row', 'code']);

/** `Version 4.0 · effective 1 February 2026 · owner: …` tells of the document, it answers nothing about the matter. */
const isImprint = (one: Unit) =>
  one.headings.length <= 1 &&
  one.text.length < 240 &&
  (one.text.includes(' · ') || /^\W*(?:status|version)\b/i.test(one.text)) &&
  (dateIn(one.text) !== null || /\bversion\b|\bstatus\b/i.test(one.text));

/** A document that says of itself that it is superseded answers after the one in force … */
const outdated = 0.86;
/** … and a record of decisions or changes after the document that lays down what holds. */
const recorded = 0.9;
/** `Employees: see *Employee bike scheme*` sends the reader on and answers nothing. */
const sendsOn = 0.6;
const reference = /^(?:[^.:]{0,40}:\s*)?(?:see|siehe|voir|cf\.)\s[^.]*\.?$/i;

const termsOf = (text: string, { opened }: Question) => new Set(tokenize(text, opened.language));

/** The sentences beside one, of its own paragraph. */
const beside = (units: readonly Unit[], number: number): string =>
  [units[number - 1], units[number + 1]]
    .filter((other) => other?.kind === 'sentence' && other.group === units[number]?.group)
    .map((other) => other?.text)
    .join('\n');

function isOrdered(one: Unit, source: string): boolean {
  return one.kind === 'item' && /^\s*\d/.test(source.slice(one.start, one.end));
}

function candidateOf(
  question: Question,
  document: number,
  number: number,
  hit: Hit,
  nearest: number,
): Candidate | null {
  const { opened, asked, covered, expected, lookup } = question;
  const units = opened.units[document] ?? [];
  const one = units[number];
  if (one === undefined || !quotable.has(one.kind) || isImprint(one)) return null;
  const { language } = opened;
  const bare = plain(one.text);
  const features = featuresOf(bare, language);
  const around = termsOf([...one.headings, headOf(one, units)?.text ?? ''].join('\n'), question);
  const both = new Set([...features.terms, ...around]);
  const dense = opened.vectors?.units[document]?.[number] ?? null;
  const ordered = isOrdered(one, opened.documents[document]?.text ?? '');
  const signs: Signs = {
    own: covered(features.terms),
    both: covered(both),
    hood: covered(new Set([...both, ...termsOf(beside(units, number), question)])),
    // Code has no vector of its own; its chunk's stands in.
    alike:
      asked.vectors === null || hit.dense === null
        ? null
        : Math.max(0, dense === null ? hit.dense : cosine(dense, asked.vectors.question)),
    nearness: (1 - hit.distance) / nearest,
    fit: expected === null ? 0 : fits(aloud(one, units), expected, ordered, language),
    entry: entryOf(one, lookup, language),
  };
  return {
    ...features,
    statements: sentences(bare).map((span) => featuresOf(bare.slice(span.start, span.end), language)),
    named: [...both],
    unit: one,
    document,
    number,
    hits: [],
    dense,
    signs,
    adds: signs.both - covered(around),
    relevance: relevanceOf(signs),
  };
}

/**
 * Every unit of the retrieved chunks, once, with how well it answers. A unit in the overlap of two chunks names both.
 */
export function candidatesOf(
  question: Question,
  hits: readonly Hit[],
  revisions: readonly Revision[],
): Candidate[] {
  const { opened } = question;
  const found = new Map<string, Candidate | null>();
  const nearest = Math.max(1e-9, ...hits.map(({ distance }) => 1 - distance));
  for (const [position, hit] of hits.entries()) {
    const { chunk } = hit;
    const title = opened.documents[chunk.document]?.title ?? '';
    for (let number = chunk.firstUnit; number <= chunk.lastUnit; number += 1) {
      const key = `${chunk.document}/${number}`;
      const known = found.get(key);
      const candidate =
        known === undefined ? candidateOf(question, chunk.document, number, hit, nearest) : known;
      found.set(key, candidate);
      candidate?.hits.push(position);
      if (known !== undefined || candidate === null) continue;
      if (revisions[chunk.document]?.superseded) candidate.relevance *= outdated;
      if (isRecord([title, ...candidate.unit.headings])) candidate.relevance *= recorded;
      if (reference.test(candidate.unit.text)) candidate.relevance *= sendsOn;
    }
  }
  return [...found.values()].filter((candidate) => candidate !== null);
}
