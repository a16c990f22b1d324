import { createElement, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { grouped } from '@/components/ui/wording';
import type { Span } from '@/lib/text/sentences';
import { drawEvidence, readEvidence } from './draw-evidence';
import { foldedSpan, isLong } from './fold';

function characters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/**
 * The words of a chunk or context, their Markdown drawn lightly and their line ends kept. A long text starts folded;
 * what is lit in it is never folded away.
 */
export function EvidenceText({
  text,
  of,
  lit = null,
}: {
  text: string;
  /** Whose text it is, for the button's name. */
  of: string;
  /** The words that are pointed at elsewhere, in UTF-16 units of the text. */
  lit?: Span | null;
}) {
  const [unfolded, setUnfolded] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const long = useMemo(() => isLong(text), [text]);
  const folded = long && !unfolded;
  const { start, end } = folded ? foldedSpan(text, lit) : { start: 0, end: text.length };
  const read = useMemo(() => readEvidence(text, start, end), [text, start, end]);
  const content = useMemo(() => drawEvidence(read, lit), [read, lit]);
  useLayoutEffect(() => {
    const words = box.current?.querySelector('[data-words]');
    if (!folded || lit === null || !box.current || !(words instanceof HTMLElement)) return;
    // A line of what stands before it shows where it belongs.
    const into = words.getBoundingClientRect().top - box.current.getBoundingClientRect().top;
    box.current.scrollTop += into - 22;
  }, [folded, lit]);
  return (
    <div className="mt-2">
      {createElement(
        'div',
        { ref: box, className: `evidence-text ${folded ? 'evidence-folded' : ''}` },
        ...content,
      )}
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
