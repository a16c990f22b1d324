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
import { dateIn } from './revision';

const quotable = new Set<Unit['kind']>(['sentence', 'item', 'row', 'code']);

/** `Version 4.0 · effective 1 February 2026 · owner: …` tells of the document, it answers nothing about the matter. */
const isImprint = (one: Unit) =>
  one.headings.length <= 1 &&
  one.text.length < 240 &&
  (one.text.includes(' · ') || /^\W*(?:status|version)\b/i.test(one.text)) &&
  (dateIn(one.text) !== null || /\bversion\b|\bstatus\b/i.test(one.text));

const termsOf = (text: string, language: Language) => new Set(tokenize(text, language));

/**
 * Every unit of the retrieved chunks, once, with how well it answers: the share of the question's words that it names
 * (those of its headings count half, for they say what it is about) and, where there are vectors, the cosine with the
 * question. A unit in the overlap of two chunks names both.
 */
export function candidatesOf(opened: Opened, asked: Asked, hits: readonly Hit[]): Candidate[] {
  const covered = coverageOf(opened, asked);
  const found = new Map<string, Candidate>();
  for (const [position, { chunk }] of hits.entries()) {
    const units = opened.units[chunk.document] ?? [];
    for (let number = chunk.firstUnit; number <= chunk.lastUnit; number += 1) {
      const one = units[number];
      if (one === undefined || !quotable.has(one.kind) || isImprint(one)) continue;
      const known = found.get(`${chunk.document}/${number}`);
      if (known !== undefined) {
        known.hits.push(position);
        continue;
      }
      const features = featuresOf(plain(one.text), opened.language);
      const dense = opened.vectors?.units[chunk.document]?.[number] ?? null;
      const own = covered(features.terms);
      const around = termsOf(one.headings.join('\n'), opened.language);
      const context = covered(around);
      const both = covered(new Set([...features.terms, ...around]));
      const alike =
        dense !== null && asked.vectors !== null ? Math.max(0, cosine(dense, asked.vectors.question)) : null;
      const words = (own + both) / 2;
      const relevance = alike === null ? words : (words + alike) / 2;
      found.set(`${chunk.document}/${number}`, {
        ...features,
        unit: one,
        document: chunk.document,
        number,
        hits: [position],
        dense,
        own,
        context,
        relevance,
      });
    }
  }
  return [...found.values()];
}
