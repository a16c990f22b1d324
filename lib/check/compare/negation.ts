/** Words that turn a statement round, in the languages that we know. A French `ne` comes with `pas`, `plus` or `jamais`. */
const negative =
  /(?<![\p{L}\p{N}])(?:not(?! only)|no(?! doubt)|never|none|neither|nor|cannot|without|unable|unavailable|lacks?|lacking|absent|nicht(?! nur)|kein(?:e[mnrs]?)?|nie|niemals|ohne|weder|pas|jamais|aucune?|sans|ليس|ليست|لا|لم|لن|بدون)(?![\p{L}\p{N}])|n['’]t(?!\p{L})|(?:ない|ません|なかった)/iu;

export const isNegated = (text: string): boolean => negative.test(text);

/** Words whose meaning holds a negation, so that `avoid using` says `do not use`. */
const denying =
  /(?<![\p{L}\p{N}])(?:avoid|refus|fail|den(?:y|ie)|prevent|prohibit|forbid|forbad|unlike|except|rather than|instead|hardly|barely|un(?=\p{L}{4})|non(?=-)|vermeid|verbiet|verbot|interdi|évit)/iu;

/** Whether nothing in a text negates, neither a word of its own nor within another. */
export const isPlain = (text: string): boolean => !isNegated(text) && !denying.test(text);
