import type { Content } from './context';
import type { Delimiter } from './emphasis';

const isSpace = (character: string) => character === '' || /\s/.test(character);
const isPunctuation = (character: string) => /[\p{P}\p{S}]/u.test(character);

/** A run of `*`, `_` or `~` at `at`, and which way it faces (CommonMark 6.2: left- and right-flanking). */
export function readDelimiter({ text, base }: Content, at: number): Delimiter | null {
  const mark = text[at];
  if (mark !== '*' && mark !== '_' && mark !== '~') return null;
  let end = at + 1;
  while (text[end] === mark) end++;
  const before = text[at - 1] ?? '';
  const after = text[end] ?? '';
  const [spaceBefore, spaceAfter] = [isSpace(before), isSpace(after)];
  const [signBefore, signAfter] = [isPunctuation(before), isPunctuation(after)];
  // Beside strikethrough emphasis may open or close whatever is on its other side, as in remark.
  const attached = (beside: string) => mark !== '~' && beside === '~';
  const left = (!spaceAfter && (!signAfter || spaceBefore || signBefore)) || attached(after);
  const right = (!spaceBefore && (!signBefore || spaceAfter || signAfter)) || attached(before);
  const paired = mark !== '~' || end - at <= 2;
  return {
    kind: 'delimiter',
    mark,
    start: base + at,
    end: base + end,
    opens: paired && left && (mark !== '_' || !right || signBefore),
    closes: paired && right && (mark !== '_' || !left || signAfter),
  };
}
