/**
 * Sentences that claim nothing about the matter. Patterns are anchored at the beginning, where courtesy and refusals
 * stand; a sentence that goes on with a claim after one of them is not caught, and is checked.
 */
const heading = /^\s*(?:#{1,6}\s|\*\*[^*]+\*\*:?\s*$)/u;
const announcing = /[:：]\s*(?:\*\*|__)?\s*$/u;
const question = /[?？؟]\s*$/u;
const courtesy =
  /^(?:(?:sure|certainly|of course|great question)(?!\p{L})|i hope (?:this|that) helps|hope this helps|let me know|feel free|happy to help|you(?:['’]re| are) welcome|thank(?:s| you)|here(?:['’]s| is| are) (?:a|an|the|my|your|some)\b[^.]{0,80}[:.!]?\s*$|(?:gerne|natürlich|bien sûr|avec plaisir)(?!\p{L})|ich hoffe, das hilft|بالتأكيد|もちろん)/iu;
const refusal =
  /^(?:i(?:['’]m| am) (?:sorry|unable|not able)|i (?:can(?:not|['’]t)|don['’]t|do not) (?:answer|know|find|have|provide|tell)|(?:i['’]m )?sorry|unable to answer|(?:the|these) (?:provided |given )?(?:passages?|documents?|contexts?|sources?) (?:do|does) not\b|there is no information|es tut mir leid|das (?:weiß|kann) ich nicht|in den (?:quellen|dokumenten) steht nichts|je (?:ne sais pas|suis désolée?|ne peux pas)|désolée?|عذرا|لا أعرف|申し訳|わかりません)/iu;
const marks = /^[\s*_>#+•–—-]+/u;
const anyWord = /[\p{L}\p{N}]/u;
/** A longer line before a colon may well claim something. */
const longestAnnouncement = 12;

/** Why a sentence of the answer needs no evidence; null when it does. */
export function nothingToCheck(
  sentence: string,
): 'heading' | 'announcement' | 'question' | 'courtesy' | 'refusal' | 'no-words' | null {
  const bare = sentence.replace(marks, '');
  if (!anyWord.test(bare)) return 'no-words';
  if (heading.test(sentence)) return 'heading';
  if (question.test(bare)) return 'question';
  if (refusal.test(bare)) return 'refusal';
  if (courtesy.test(bare)) return 'courtesy';
  if (announcing.test(bare) && (bare.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) <= longestAnnouncement)
    return 'announcement';
  return null;
}
