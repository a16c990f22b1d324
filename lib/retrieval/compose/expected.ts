import { normalise } from '../fold';
import type { Language } from '../model';
import { digits, numbersIn } from '../numbers';
import { plain } from '../plain';
import { tokenize } from '../tokenize';

/**
 * The kind of thing a question asks for, read from its question words. It is a hint, never a condition: `How many days …`
 * is answered by a number of days, `Who …` by a name or a number to call, `How do I …` by steps.
 */
export type Expected =
  | CountOf
  | { kind: 'amount' | 'time' | 'person' | 'steps' }
  | { kind: 'measure'; pattern: RegExp };

/** `mass`: how much of something, which its measure alone may tell: `200 litres` of water. */
type CountOf = { kind: 'count'; terms: ReadonlySet<string>; mass: boolean };

const duration =
  /\d\s*(?:[a-z]+\s+)?(?:hours?|days?|weeks?|months?|years?|minutes?|seconds?|h\b|min\b|stunden?|tage?n?|wochen?|monate?n?|jahre?n?|minuten?|heures?|jours?|semaines?|mois|ans?\b|分|時間|日|週|か?月|年|يوم|أيام|ايام|أسبوع|اسبوع|أسابيع|شهر|أشهر|سنة|سنوات|ساعة|ساعات)/u;
const money =
  /\b(?:free|nothing|gratis|kostenlos|frei|gratuite?s?)\b|無料|مجان|[€$£¥]\s?\d|\d\s?(?:€|\$|£|¥|円|euros?\b|دينار)/u;
const share = /\d\s?(?:%|per cent|percent|prozent)/u;
const weight = /\d\s?(?:kg|g|t|kilograms?|tonnes?|pounds?|lb)\b/u;
const distance = /\d\s?(?:km|m|cm|mm|miles?|metres?|meters?|kilomet(?:re|er)s?)\b/u;

const quantity =
  /[€$£¥]\s?\d|\d\s?(?:€|%|kg|g|t|l|ml|km|m|kwh|wh|litres?|liters?|tonnes?|hours?|days?|weeks?|months?|minutes?)(?!\p{L})/u;

const measures: readonly [RegExp, RegExp][] = [
  [/\bhow (?:long|old)\b|\bwie lange\b|\bcombien de temps\b|どのくらいの期間|كم من الوقت/u, duration],
  [/\bhow heavy\b|\bweigh\b|\bwie schwer\b/u, weight],
  [/\bhow (?:far|high|tall|wide|deep)\b|\bwie weit\b/u, distance],
  [/\b(?:percentage|per cent|percent)\b|\bprozent\b|\bpourcentage\b/u, share],
  [
    /\b(?:cost|costs|price|pay for|fee)\b|\bkostet\b|\bpreis\b|\bcoûte\b|\bprix\b|いくら|料金|年会費|ثمن|رسم|كلفة/u,
    money,
  ],
];
const counted =
  /\bhow (?:many|much)\s+((?:(?!does|do|is|are|may|can|must|of|has|have|will|a|an|the)\p{L}+\s*){1,2})|\bwie viele?\s+(\p{L}+)|\bcombien d[e'’]\s?(\p{L}+)/u;
const times =
  /(?:^|\band |, )when\b|\bwhat time\b|\b(?:what|which) (?:date|day)\b|\bhow late\b|\bwann\b|(?:^|\bet )quand\b|\bà quelle heure\b|いつ|何時|何日|何曜日|متى|أي يوم/u;
const persons = /\bwho\b|\bwhom\b|\bwer\b|\bwem\b|\bqui (?!est-ce que)|誰|だれ/u;
const steps =
  /\bhow (?:do|can|should|could) (?:i|we|you|one)\b|\bhow to\b|\bwhat should i do\b|\bwie (?:kann|muss|soll|\p{L}+e) ich\b|\bcomment\b|どうすれば|方法|كيف/u;
const amounts =
  /\bhow (?:many|much|large|big|often|fast)\b|\b(?:limit|minimum|maximum|rate)\b|\bwie (?:viel|oft|hoch|groß)|\bcombien\b|何|いくつ|(?:^|\s)كم(?:\s|$)/u;

/** What a question asks for; null when its words don't tell. */
export function expectedBy(question: string, language: Language): Expected | null {
  const text = normalise(question);
  const measure = measures.find(([asked]) => asked.test(text));
  if (measure !== undefined) return { kind: 'measure', pattern: measure[1] };
  const match = counted.exec(text);
  const things = match?.slice(1).find((group) => group !== undefined);
  if (things !== undefined) {
    const terms = new Set(tokenize(things, language).filter((term) => !term.startsWith('~')));
    if (terms.size > 0) return { kind: 'count', terms, mass: /\bhow much\b|\bwie viel\b/u.test(text) };
  }
  if (times.test(text)) return { kind: 'time' };
  if (persons.test(text)) return { kind: 'person' };
  if (steps.test(text)) return { kind: 'steps' };
  return amounts.test(text) ? { kind: 'amount' } : null;
}

const clock =
  /\d{1,2}[:.]\d{2}(?!\d)|\d{1,2}\s?(?:uhr|h\b|時|am\b|pm\b)|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|winter)\b|\b(?:19|20)\d{2}\b|\p{L}tags?\b|\b(?:januar|februar|märz|mai|juni|juli|oktober|dezember)|\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre)s?\b|曜日|\d月|\d日|يوم|يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر/u;
/** A point in time that is told by what happens: `before the start`, `once it is welded`. */
const relative =
  /\b(?:before|after|until|once|as soon as|during|at once|immediately|at any time|never|every|daily|weekly|monthly|yearly)\b/u;
/** Roles answer `Who …` as well as names do. */
const role =
  /\b(?:leads?|head|manager|teams?|desk|director|officer|board|committee|council|department|physician|lawyer|ombudsperson)\b/u;
const named = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|\bext\. \d|\+\d{2} |\S@\S/u;

/** How well a statement fits what is asked for, 0..1. `ordered`: it is a step of a numbered list. */
export function fits(statement: string, expected: Expected, ordered: boolean, language: Language): number {
  const said = plain(statement);
  const text = digits(normalise(said));
  switch (expected.kind) {
    case 'measure':
      return expected.pattern.test(withDigits(text)) ? 1 : numbersIn(said).size > 0 ? 0.3 : 0;
    case 'count':
      return counts(text, expected.terms, language) || (expected.mass && quantity.test(withDigits(text)))
        ? 1
        : numbersIn(said).size > 0
          ? 0.3
          : 0;
    case 'amount':
      return numbersIn(said).size > 0 ? 1 : 0;
    case 'time':
      return clock.test(text) ? 1 : relative.test(text) || numbersIn(said).size > 0 ? 0.3 : 0;
    case 'person':
      return named.test(said) ? 1 : role.test(text) ? 0.3 : 0;
    case 'steps':
      return ordered ? 1 : 0;
  }
}

/** Number words as digits, so that patterns see `three months` as `3 months`. */
const withDigits = (text: string) =>
  text.replace(/\p{L}+/gu, (word) => {
    const [value] = numbersIn(word);
    return value ?? word;
  });

/** Whether a number stands next to what is counted: `20 working days` for days, `Weeks: 10` for weeks. */
function counts(text: string, things: ReadonlySet<string>, language: Language): boolean {
  const words = withDigits(text).match(/\d+|\p{L}+/gu) ?? [];
  return words.some((word, at) => {
    if (!/\d/.test(word)) return false;
    const near = [...words.slice(Math.max(0, at - 1), at), ...words.slice(at + 1, at + 4)];
    return near.some((other) => tokenize(other, language).some((term) => things.has(term)));
  });
}
