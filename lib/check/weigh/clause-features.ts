import type { FlagClaim } from '../compare/flag-claims';
import type { Measures } from '../compare/measure';

/** What the risk of a clause, that nothing bears it out, is read from. The sentence around it tells more than the clause. */
export type ClauseFeature =
  /** Of the sentence: summed weight of what no source holds; words not like any in the window; content words; share of the
   * words that stand in the window as such; share of held phrases; the heaviest missing word; how many numbers. */
  | 'sentenceMissing'
  | 'sentenceLost'
  | 'sentenceWords'
  | 'sentenceExact'
  | 'sentencePhrases'
  | 'sentenceRarest'
  | 'sentenceNumbers'
  /** Whether sentence and clause speak of the sources themselves, whose names (`passage`) no source needs to hold. */
  | 'sentenceOnSources'
  | 'clauseOnSources'
  /** Of the clause: missing names; share that the best evidence covers. */
  | 'clauseMissingNames'
  | 'clauseBest'
  /** Whether it says of a record's field the opposite, what the record leaves open, or the same. */
  | 'fieldOpposite'
  | 'fieldOpen'
  | 'fieldSame'
  /** Whether the contexts are mostly records: an answer that puts a record into words brings many words of its own. */
  | 'isRecord'
  /** Mean share that the windows cover in the whole answer: one who keeps to the sources elsewhere does so here. */
  | 'answerWindow';

export type Surroundings = { isRecord: boolean; answerWindow: number };

const onSources =
  /\b(?:passages?|provided|given|context|articles?|documents?|mention(?:s|ed)?|specif(?:y|ied|ies)|based on|information|summary|unable|data|reviews?|reviewers?)\b|\b(?:Quellen?|Dokumente?|Text|Angaben|Abschnitte?n?|passages?|extraits?|sources?)\b|المصدر|資料|文書/iu;

const speaksOfSources = (text: string): boolean => onSources.test(text);

export function clauseFeatures(
  sentence: Measures & { text: string },
  clause: Measures & { text: string },
  fields: readonly FlagClaim[],
  { isRecord, answerWindow }: Surroundings,
): Record<ClauseFeature, number> {
  const says = (what: FlagClaim['says']) => Number(fields.some((field) => field.says === what));
  return {
    sentenceMissing: sentence.missing,
    sentenceLost: sentence.lost,
    sentenceWords: sentence.words,
    sentenceExact: sentence.exact,
    sentencePhrases: sentence.phrases,
    sentenceRarest: sentence.rarest,
    sentenceNumbers: sentence.numbers,
    sentenceOnSources: Number(speaksOfSources(sentence.text)),
    clauseOnSources: Number(speaksOfSources(clause.text)),
    clauseMissingNames: clause.missingNames,
    clauseBest: clause.best,
    fieldOpposite: says('opposite'),
    fieldOpen: says('open'),
    fieldSame: says('same'),
    isRecord: Number(isRecord),
    answerWindow,
  };
}
