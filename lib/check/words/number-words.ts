const counted = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
  '_ first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth',
  '_ erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte',
  '_ واحد اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة',
];
const tens = [
  '_ _ twenty thirty forty fifty sixty seventy eighty ninety',
  '_ _ zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
  '_ _ vingt trente quarante cinquante soixante',
];

/** As often another word: an article, a pronoun, a unit of time, respect, nothing at all. */
const doubtful = new Set(['_', 'one', 'first', 'second', 'un', 'null', 'acht', 'onze', 'dix', 'واحد']);

const listed = (lists: readonly string[], step: number) =>
  lists.flatMap((list) => list.split(' ').map((word, at): [string, string] => [word, String(at * step)]));

/** Number words of English, German, French and Arabic, cardinal and ordinal, as digits. */
export const numberWords: ReadonlyMap<string, string> = new Map(
  [...listed(counted, 1), ...listed(tens, 10)].filter(([word]) => !doubtful.has(word)),
);
