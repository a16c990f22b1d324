import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { grouped } from '@/components/ui/wording';

/** About six lines of a card; wide scripts fill a line with half as many characters. */
const FOLDED_LINES = 6;
const LINE_WIDTH = 52;
/** What a folded text keeps in the page, in UTF-16 units: plenty for six lines, little of five megabytes. */
const FOLDED_UNITS = 1200;

const isWide = (code: number) => code >= 0x1100 && !(code >= 0x2000 && code < 0x2e80);

/** Whether a text fills more lines than a folded card shows, by a rough count that never measures the page. */
export function isLong(text: string): boolean {
  if (text.length > FOLDED_UNITS) return true;
  let lines = 0;
  for (const line of text.split('\n')) {
    let width = 0;
    for (const character of line) width += isWide(character.codePointAt(0) ?? 0) ? 2 : 1;
    lines += Math.max(1, Math.ceil(width / LINE_WIDTH));
  }
  return lines > FOLDED_LINES;
}

/** Cut before a character that would be halved, and marked as cut: on paper all of it shows. */
function head(text: string): string {
  if (text.length <= FOLDED_UNITS) return text;
  const last = text.charCodeAt(FOLDED_UNITS - 1);
  return `${text.slice(0, last >= 0xd800 && last < 0xdc00 ? FOLDED_UNITS - 1 : FOLDED_UNITS)}…`;
}

function characters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** The words of a chunk or context as they came, white space kept; a long text starts folded. */
export function EvidenceText({
  text,
  of,
}: {
  text: string /** Whose text it is, for the button's name. */;
  of: string;
}) {
  const [unfolded, setUnfolded] = useState(false);
  const long = isLong(text);
  const folded = long && !unfolded;
  return (
    <div className="mt-2">
      <p
        dir="auto"
        className={`text-[13.5px] leading-[1.55] whitespace-pre-wrap [overflow-wrap:anywhere] ${folded ? 'line-clamp-6 print:line-clamp-none' : ''}`}
      >
        {folded ? head(text) : text}
      </p>
      {long && (
        <Button
          look="plain"
          className="text-xs print:hidden"
          aria-expanded={unfolded}
          aria-label={`${unfolded ? 'Show less' : `Show all ${grouped(characters(text))} characters`} of ${of}`}
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? 'show less' : `show all ${grouped(characters(text))} characters`}
        </Button>
      )}
    </div>
  );
}
