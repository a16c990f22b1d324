/**
 * Words that say how a thing is asked, not what is asked. Short on purpose: a stop word can't count as evidence, so a
 * word belongs here only when sharing it never means that a chunk is about the question.
 */
const lists = {
  en: `a about after all also am an and any are as at be because been before being between both but by can could did do
    does doing done each either else ever for from get gets getting given go goes going gone got had has have having he
    her here hers him his how i if in into is it its itself just let like long made make makes many may me might mine
    more most much must my need needs no nor not of off often on once only onto or other our ours out over own per
    please put shall she should since so some still such take takes tell than that the their theirs them then there these
    they this those through to too under until up upon us use used uses using very was we were what when where whether
    which while who whom whose why will with within without would yes yet you your yours exactly long happen happens
    actually someone somebody something anyone anything`,
  de: `aber alle allem allen aller alles als also am an auch auf aus bei beim bin bis bist da damit dann darf das dass
    dem den denn der des die dies diese diesem diesen dieser dieses doch dort du durch ein eine einem einen einer eines
    er es euch euer für gegen gibt habe haben hat hatte ich ihm ihn ihr ihre im in ist ja jede jeder jedes kann können
    man mein meine mit muss müssen nach nicht noch nur ob oder ohne pro sehr sein seine sich sie sind so soll sollen
    über um und uns unser unter viel viele vielen vom von vor wann war waren warum was welche welchem welchen welcher
    welches wenn wer werden wie wieviel wir wird wo wofür woher wohin wurde zu zum zur`,
  fr: `à au aux avec ce ces cet cette comme comment combien dans de des du elle elles en est et être faut il ils je la
    le les leur leurs lors lui ma mais me même mes moi mon ne nos notre nous on ont ou où par pas peut peuvent plus pour
    pourquoi qu que quel quelle quelles quels quand qui quoi sa sans se sera ses si son sont sur ta te tes toi ton tu un
    une vos votre vous y a d l n s j c m t`,
  ar: `في من على إلى الى عن مع هل ما ماذا متى أين كيف كم لماذا هو هي هم هذا هذه ذلك التي الذي الذين أن ان إن أو او و ثم قد
    كان كانت يكون تكون لا لم لن كل أي بين بعد قبل عند إذا اذا يمكن يجب`,
} as const;

/** Stop words as written; whoever compares folds both sides the same way. */
export const stopWords: readonly string[] = Object.values(lists).flatMap((list) => list.trim().split(/\s+/));

/** English ones alone: German “die” and French “on” are English words of meaning. */
export const englishStopWords: readonly string[] = lists.en.trim().split(/\s+/);

export const stopWordsBy = (language: 'en' | 'de' | 'fr' | 'ar'): readonly string[] =>
  lists[language].trim().split(/\s+/);
