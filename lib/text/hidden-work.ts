/** Scripts whose letters join or form conjuncts, so that a joiner or non-joiner beside one decides how it looks. */
const joining =
  '(?=[\\p{L}\\p{M}])[\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Nkoo}\\p{scx=Mand}\\p{scx=Adlm}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}\\p{scx=Mymr}\\p{scx=Tibt}\\p{scx=Java}\\p{scx=Bali}]';
/** Scripts that write no spaces: there a zero width space says where a line may end. */
const unspaced =
  '(?=[\\p{L}\\p{M}])[\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}\\p{scx=Tibt}\\p{scx=Java}\\p{scx=Bali}]';

const either = (letter: string) => new RegExp(`${letter}\\uFFFC|\\uFFFC${letter}`, 'u');
const pictured =
  /\p{Extended_Pictographic}[\ufe0e\ufe0f]?\p{Emoji_Modifier}?\uFFFC\p{Extended_Pictographic}/u;
const joined = either(joining);
const parted = either(unspaced);
const mongolian = either('(?=[\\p{L}\\p{M}])\\p{scx=Mong}');
const jamo = either('[\\u1100-\\u11ff\\ua960-\\ua97f\\ud7b0-\\ud7ff]');
const inWord = /\p{L}\p{M}*\uFFFC\p{L}/u;
const onMark = /[\p{L}\p{M}]\uFFFC\p{M}/u;
const drawn = /[\p{Emoji}\p{S}\p{P}\p{N}\p{scx=Han}\p{scx=Mymr}\p{scx=Phag}]\uFFFC/u;
const ideograph = /\p{Ideographic}\uFFFC/u;

/** What a character that doesn't show needs beside it to have work to do; `\uFFFC` stands in its place. */
const needs: readonly (readonly [first: number, last: number, beside: RegExp])[] = [
  [0xad, 0xad, inWord],
  [0x34f, 0x34f, onMark],
  [0x115f, 0x1160, jamo],
  [0x17b4, 0x17b5, joined],
  [0x180b, 0x180f, mongolian],
  [0x200b, 0x200b, parted],
  [0x200c, 0x200c, joined],
  [0x200d, 0x200d, new RegExp(`${joined.source}|${pictured.source}`, 'u')],
  [0xfe00, 0xfe0f, drawn],
  [0xe0100, 0xe01ef, ideograph],
];

/**
 * Whether a character that doesn't show does something for its neighbours: a joiner in an emoji or in a Persian word, a
 * soft hyphen in a word, a selector that picks how the character before it is drawn.
 *
 * @param before what stands before it, the last few units are enough
 * @param after what stands behind it, two units are enough
 */
export function hasWork(code: number, before: string, after: string): boolean {
  const need = needs.find(([first, last]) => code >= first && code <= last);
  return need?.[2].test(`${before}\uFFFC${after}`) ?? false;
}
