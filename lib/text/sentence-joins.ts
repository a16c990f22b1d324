/**
 * Breaks that are none. A full stop after an abbreviation ends no sentence; a few words (`etc.`, `p.m.`, initials) may
 * do both, and then the next word decides: before one that commonly opens a sentence the break stays.
 */

/** Always followed by what they belong to. */
const leading =
  /(?:^|[\s(„“"'«*_[])(?:Dr|Mr|Mrs|Ms|Mx|Prof|Rev|Hon|Gen|Sgt|Capt|Lt|Col|Gov|Sen|Rep|Hr|Dipl|Ing|Mme|Mlle|Mgr|vs|cf|ca|approx|incl|excl|resp|viz|bzw|ggf|ggfs|evtl|vgl|inkl|exkl|zzgl|sog|e\.\s?g|i\.\s?e|z\.\s?B|d\.\s?h|u\.\s?a|u\.\s?U|i\.\s?d\.\s?R|i\.\s?S|o\.\s?g|s\.\s?o|p\.\s?ex|c\.-à-d|par ex)\.[*_)]*\s*$/;

/** Abbreviations only before a number: `No. 5`, but `No. We close.` */
const numbering =
  /(?:^|[\s(„“"'«*_[])(?:No|Nos|Nr|ext|Tel|Fig|Figs|Abb|Tab|Eq|Sec|Sect|Ch|Chap|Kap|Vol|Bd|Art|Abs|Ziff|para|p|pp|S|n|v|ver|Ver|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Okt|Nov|Dec|Dez|janv|févr|juil|déc)\.\s*$/i;

/** May end a sentence or not. */
const either =
  /(?:^|[\s(„“"'«*_[])(?:\p{Lu}|etc|usw|usf|al|Inc|Ltd|Co|Corp|GmbH|Jr|Sr|St|Fr|min|max|[ap]\.\s?m|(?:\p{Lu}\.)+\p{Lu}|u\.\s?s\.\s?w|z\.\s?T|a\.\s?D)\.[*_)]*\s*$/u;

/** A day of the month, before a month that is called so in German only, or before a year or after a German word as well. */
const day = /(?:^|[^\d.,])\d{1,2}\.[*_]*\s*$/;
const germanMonth =
  /^[*_]*(?:Januar|Jänner|Februar|Feber|März|Mrz|Mai|Juni|Juli|Oktober|Okt|Dezember|Dez)(?!\p{L})/u;
const datedMonth = /^[*_]*(?:Jan|Feb|Apr|April|Aug|August|Sept?|September|Nov|November)\.?\s+\d{4}(?!\d)/;

/** German ordinals after an article or what is drawn together with one: `im 3. Stock`, `der 2. und 3. Band`; `I am 3.` is none. */
const ordinal =
  /(?:^|[\s(„“"'«*_[])(?:(?<!\bI\s)am|im|vom|zum|zur|beim|der|die|das|dem|den|des|jede[rsmn]?|diese[rsmn]?|eine[rsmn]?)\s+(?:\d{1,3}\.\s*(?:und|oder|bis|[–/-])\s*)?\d{1,3}\.[*_]*\s*$/i;

/** The first half of a spaced abbreviation, `z. B.` or `i. d. R.`, when `spacedSecond` follows. */
const spacedFirst = /(?:^|[\s(])[ziduosvnp]\.\s+$/;
const spacedSecond = /^\p{L}\./u;

const openers = new Set(
  `The This That These Those It He She We They You I If When While For But And So As To No Our Your Their His Her Its
  There Here A An After Before Please Then In On At By With What Who Where Why How
  Der Die Das Dies Diese Dieser Ein Eine Es Er Sie Wir Ihr Ich Im Bei Wenn Für Aber Und Auch Nach Danach Dann Mit
  Le La Les Un Une Il Elle Nous Vous Ils Elles On Ce Cette Ces Si Pour Mais Et En Dans`.split(/\s+/),
);

/** `1.`, `12)` or `a.` at the head of a line, after a bullet or a heading's marks. */
const listMarker = /^\s*(?:[#>*+-]+\s+)*(?:\*\*|__)?(?:\d{1,4}|\p{L}|[ivxlIVXL]{1,5})[.)]\s*$/u;

/**
 * Whether the text goes on across a supposed break.
 *
 * @param before the text up to the break, white space included; its last 32 units are enough
 * @param after what follows; 32 units are enough
 * @param isLineHead whether `before` holds everything since the start of the line
 */
export function joinsAcross(before: string, after: string, isLineHead: boolean): boolean {
  if (isLineHead && listMarker.test(before)) return true;
  if (/^[*_"'“„«(]*\p{Ll}/u.test(after) && /[.!?…][*_"'”’»)\]]*\s+$/.test(before)) return true;
  if (leading.test(before)) return true;
  if (spacedFirst.test(before) && spacedSecond.test(after)) return true;
  if (/^[*_(]*\d/.test(after) && numbering.test(before)) return true;
  if (day.test(before) && (germanMonth.test(after) || datedMonth.test(after))) return true;
  return (either.test(before) || ordinal.test(before)) && !opensSentence(after);
}

const opensSentence = (after: string): boolean => openers.has(/^[*_"'“„«(]*(\p{L}+)/u.exec(after)?.[1] ?? '');
