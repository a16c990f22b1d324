/**
 * Texts that tell what happened or was changed, not what holds: minutes, change logs, reviews, version histories. What they
 * say of a rule is news of it, and the document that lays it down answers first.
 */
const words =
  /\b(?:minutes|joint notes|council|changelog|change log|release notes|(?:outage|incident) review|retrospective|changes since|version history|history of changes|revision history|what changed)\b|\b(?:protokoll|niederschrift|änderungsverlauf|compte rendu|procès-verbal|historique des)\b|議事録|変更履歴|改定履歴|محضر/iu;

/** Whether a title or one of the headings above a unit names a record. */
export const isRecord = (headings: readonly string[]): boolean => headings.some((each) => words.test(each));
