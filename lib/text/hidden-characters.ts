import { hasRightToLeft } from './direction';
import { hasWork } from './hidden-work';

/**
 * A character that nobody sees and that can disguise a text: it turns the order round, parts words, or carries a message.
 * Where such a character has work to do (a joiner in an emoji or a Persian word, tags in a flag, a direction mark among
 * right-to-left letters) it is none of these.
 */
export type HiddenCharacter = {
  /** Where it stands, in UTF-16 units, half-open. */
  start: number;
  end: number;
  /** `U+202E` */
  code: string;
  name: string;
  /** A few letters for a mark: `RLO`. */
  short: string;
  /** `order`: changes how others are ordered; `message`: may spell a hidden text; `control`: steers a device. */
  does: 'order' | 'message' | 'control' | 'nothing';
};

/** A flag that is spelled in tags, or one character that doesn't show. */
const suspects =
  /\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,6}\u{e007f}|[^\P{Cc}\t\n\r]|\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu;

/** Most texts have none, and asking for that alone is quicker. */
const suspect = /[^\P{Cc}\t\n\r]|\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/u;

type Kind = readonly [
  first: number,
  last: number,
  short: string | null,
  name: string,
  does: HiddenCharacter['does'],
];

/** The first that fits; where there is no short name, the code is it. */
const kinds: readonly Kind[] = [
  [0x0b, 0x0c, null, 'line or page break', 'nothing'],
  [0x00, 0x1f, null, 'control character', 'control'],
  [0x7f, 0x9f, null, 'control character', 'control'],
  [0xad, 0xad, 'SHY', 'soft hyphen', 'nothing'],
  [0x61c, 0x61c, 'ALM', 'Arabic letter mark', 'order'],
  [0x200b, 0x200b, 'ZWSP', 'zero width space', 'nothing'],
  [0x200c, 0x200c, 'ZWNJ', 'zero width non-joiner', 'nothing'],
  [0x200d, 0x200d, 'ZWJ', 'zero width joiner', 'nothing'],
  [0x200e, 0x200e, 'LRM', 'left-to-right mark', 'order'],
  [0x200f, 0x200f, 'RLM', 'right-to-left mark', 'order'],
  [0x202a, 0x202a, 'LRE', 'left-to-right embedding', 'order'],
  [0x202b, 0x202b, 'RLE', 'right-to-left embedding', 'order'],
  [0x202c, 0x202c, 'PDF', 'end of an embedding or override', 'order'],
  [0x202d, 0x202d, 'LRO', 'left-to-right override', 'order'],
  [0x202e, 0x202e, 'RLO', 'right-to-left override', 'order'],
  [0x2060, 0x2060, 'WJ', 'word joiner', 'nothing'],
  [0x2066, 0x2066, 'LRI', 'left-to-right isolate', 'order'],
  [0x2067, 0x2067, 'RLI', 'right-to-left isolate', 'order'],
  [0x2068, 0x2068, 'FSI', 'first strong isolate', 'order'],
  [0x2069, 0x2069, 'PDI', 'end of an isolate', 'order'],
  [0xfe00, 0xfe0f, 'VS', 'variation selector', 'message'],
  [0xfeff, 0xfeff, 'BOM', 'byte-order mark', 'nothing'],
  [0xe0000, 0xe007f, 'TAG', 'tag character', 'message'],
  [0xe0100, 0xe01ef, 'VS', 'variation selector', 'message'],
  [0, 0x10ffff, null, 'invisible character', 'nothing'],
];

/** Marks that only lean on their neighbours: among letters of both directions they are in their place. */
const isDirectionMark = (code: number) => code === 0x61c || code === 0x200e || code === 0x200f;

/**
 * Every hidden character of a text, in order. Linear, and quick for a text that has none.
 *
 * @param mixed whether the text is part of one with right-to-left letters; left out: its own letters tell
 */
export function findHidden(text: string, mixed?: boolean): HiddenCharacter[] {
  if (!suspect.test(text)) return [];
  const found: HiddenCharacter[] = [];
  let isMixed = mixed;
  for (const { index: start, 0: sent } of text.matchAll(suspects)) {
    const code = sent.codePointAt(0) ?? 0;
    const end = start + sent.length;
    if (code === 0x1f3f4) continue;
    if (isDirectionMark(code)) {
      isMixed ??= hasRightToLeft(text);
      if (isMixed) continue;
    } else if (hasWork(code, text.slice(Math.max(0, start - 6), start), text.slice(end, end + 2))) continue;
    found.push({ start, end, ...describe(code) });
  }
  return found;
}

function describe(code: number): Omit<HiddenCharacter, 'start' | 'end'> {
  const hex = code.toString(16).toUpperCase().padStart(4, '0');
  const kind = kinds.find(([first, last]) => code >= first && code <= last);
  const [, , short, name, does] = kind ?? [0, 0, null, 'invisible character', 'nothing'];
  return { code: `U+${hex}`, short: short ?? hex, name, does };
}

/** A text with the code of each hidden character in its place, for where nothing else can mark it: `a[U+202E]b`. */
export function spellHidden(text: string): string {
  let spelled = '';
  let from = 0;
  for (const { start, end, code } of findHidden(text)) {
    spelled += `${text.slice(from, start)}[${code}]`;
    from = end;
  }
  return from === 0 ? text : spelled + text.slice(from);
}
