import type { Language } from '../model';
import { numbersIn } from '../numbers';
import { tokenize } from '../tokenize';

const negation =
  /\b(?:not|no|never|nobody|none|without|cannot|nor|neither)\b|n['’]t\b|\b(?:nicht|kein\w*|nie|niemals|ohne|ne|pas|jamais|aucun\w*|sans)\b|ない|ません|禁止|不可|(?:^|\s)(?:لا|لم|لن|ليس|بدون|غير)(?=\s)/iu;

export type Features = { terms: ReadonlySet<string>; numbers: ReadonlySet<string>; negated: boolean };

/** What two statements are compared by. */
export function featuresOf(text: string, language: Language): Features {
  return {
    terms: new Set(tokenize(text, language)),
    numbers: numbersIn(text),
    negated: negation.test(text),
  };
}

/** Share of all terms of both that both have. */
export function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const term of one) if (other.has(term)) shared += 1;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** Share of the first one's terms that the second has. */
export function contained(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const term of one) if (other.has(term)) shared += 1;
  return one.size === 0 ? 0 : shared / one.size;
}
