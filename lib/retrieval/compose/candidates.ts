import { sentences } from '../../text/sentences';
import type { Asked } from '../asked';
import type { Language, Unit } from '../model';
import type { Opened } from '../open';
import { plain } from '../plain';
import { cosine } from '../score';
import type { Hit } from '../search';
import { tokenize } from '../tokenize';
import { coverageOf } from './coverage';
import { featuresOf } from './features';
import type { Candidate } from './model';
import { dateIn, type Revision } from './revision';

const quotable = new Set<Unit['kind']>(['sentence', 'item', 'row', 'code']);

/** `Version 4.0 · effective 1 February 2026 · owner: …` tells of the document, it answers nothing about the matter. */
const isImprint = (one: Unit) =>
  one.headings.length <= 1 &&
  one.text.length < 240 &&
  (one.text.includes(' · ') || /^\W*(?:status|version)\b/i.test(one.text)) &&
  (dateIn(one.text) !== null || /\bversion\b|\bstatus\b/i.test(one.text));

const termsOf = (text: string, language: Language) => new Set(tokenize(text, language));

/** A document that says of itself that it is superseded answers after the one in force. */
const outdated = 0.92;

/** The head of a row's table says what its cells are. */
const headOf = (row: Unit, units: readonly Unit[]) =>
  row.kind === 'row' ? (units.find((one) => one.kind === 'head' && one.group === row.group)?.text ?? '') : '';

/** A row whose first cell is named in the question is the entry that was looked up. */
const entryGain = 0.15;

function isEntry(one: Unit, asked: Asked, language: Language): boolean {
  if (one.kind !== 'row') return false;
  const cell = one.text.split('|').find((text) => text.trim() !== '') ?? '';
  const terms = tokenize(cell, language);
  const named = termsOf(asked.text, language);
  return terms.length > 0 && terms.every((term) => named.has(term));
}

type Signs = { own: number; both: number; alike: number | null; nearness: number };

/**
 * How well a unit answers, 0..1: what it and its headings name of the question (the headings say what it is about, but
 * what it names itself sets it apart from its neighbours), its likeness to the question where there are vectors, and how
 * near its chunk is, the nearest being 1.
 */
function relevanceOf({ own, both, alike, nearness }: Signs): number {
  const words = 0.4 * own + 0.6 * both;
  return alike === null ? 0.7 * words + 0.3 * nearness : 0.4 * words + 0.35 * alike + 0.25 * nearness;
}

/**
 * Every unit of the retrieved chunks, once, with how well it answers. A unit in the overlap of two chunks names both.
 */
export function candidatesOf(
  opened: Opened,
  asked: Asked,
  hits: readonly Hit[],
  revisions: readonly Revision[],
): Candidate[] {
  const covered = coverageOf(opened, asked);
  const found = new Map<string, Candidate>();
  const nearest = Math.max(1e-9, ...hits.map(({ distance }) => 1 - distance));
  for (const [position, { chunk, distance }] of hits.entries()) {
    const units = opened.units[chunk.document] ?? [];
    for (let number = chunk.firstUnit; number <= chunk.lastUnit; number += 1) {
      const one = units[number];
      if (one === undefined || !quotable.has(one.kind) || isImprint(one)) continue;
      const known = found.get(`${chunk.document}/${number}`);
      if (known !== undefined) {
        known.hits.push(position);
        continue;
      }
      const bare = plain(one.text);
      const features = featuresOf(bare, opened.language);
      const dense = opened.vectors?.units[chunk.document]?.[number] ?? null;
      const own = covered(features.terms);
      const around = termsOf([...one.headings, headOf(one, units)].join('\n'), opened.language);
      const both = covered(new Set([...features.terms, ...around]));
      const alike =
        dense !== null && asked.vectors !== null ? Math.max(0, cosine(dense, asked.vectors.question)) : null;
      const inForce = revisions[chunk.document]?.superseded ? outdated : 1;
      const entry = isEntry(one, asked, opened.language) ? entryGain : 0;
      const relevance =
        inForce * Math.min(1, entry + relevanceOf({ own, both, alike, nearness: (1 - distance) / nearest }));
      found.set(`${chunk.document}/${number}`, {
        ...features,
        statements: sentences(bare).map((span) =>
          featuresOf(bare.slice(span.start, span.end), opened.language),
        ),
        unit: one,
        document: chunk.document,
        number,
        hits: [position],
        dense,
        adds: both - covered(around),
        relevance,
      });
    }
  }
  return [...found.values()];
}
