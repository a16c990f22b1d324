import { normalise } from './fold';
import type { Chunk } from './model';
import { tokenize } from './tokenize';

/** An index term, and the word that stands for it: the commonest of those that have this stem. */
export type Word = { term: string; form: string };

const plainWord = /(?<![\p{L}\p{N}])\p{L}{3,}(?![\p{L}\p{N}])/gu;

/** The English words of the chunks, each stem once, in the order of their first use. Identifiers are no words. */
export function vocabularyOf(chunks: readonly Chunk[]): Word[] {
  const forms = new Map<string, Map<string, number>>();
  for (const { text } of chunks) {
    for (const [form] of normalise(text).matchAll(plainWord)) {
      const [term] = tokenize(form, 'en');
      if (term === undefined) continue;
      const counts = forms.get(term) ?? new Map<string, number>();
      counts.set(form, (counts.get(form) ?? 0) + 1);
      forms.set(term, counts);
    }
  }
  return [...forms].map(([term, counts]) => ({ term, form: commonest(counts) }));
}

/** Of equally common forms the one met first. */
function commonest(counts: ReadonlyMap<string, number>): string {
  let best = '';
  for (const [form, count] of counts) if (count > (counts.get(best) ?? 0)) best = form;
  return best;
}
