import { createElement, type ReactNode } from 'react';
import { findHidden, type HiddenCharacter } from '@/lib/text/hidden-characters';

/** More marks than this in one text help nobody; what follows the last of them is kept apart as a whole. */
const MOST = 1000;

/**
 * A text with a small mark for every character that doesn't show. The character itself stays in the mark, so that what
 * is copied is what came; it is a box of its own, so that it can't turn round what stands outside.
 *
 * @param isMixed whether the text belongs to one that is written in both directions; left out: the text itself tells
 */
export function markHidden(text: string, isMixed?: boolean): ReactNode {
  const hidden = findHidden(text, isMixed);
  if (hidden.length === 0) return text;
  const nodes: ReactNode[] = [];
  let from = 0;
  for (const run of runsIn(hidden).slice(0, MOST)) {
    const [first] = run;
    const end = run.at(-1)?.end ?? from;
    if (first === undefined) continue;
    nodes.push(text.slice(from, first.start), mark(run, text.slice(first.start, end)));
    from = end;
  }
  nodes.push(from < (hidden.at(-1)?.end ?? 0) ? <bdi key="rest">{text.slice(from)}</bdi> : text.slice(from));
  return nodes;
}

/** Text of others as it came, with its hidden characters marked. */
export const MarkedText = ({ text }: { text: string }) => markHidden(text);

function mark(run: readonly HiddenCharacter[], sent: string): ReactNode {
  const [first] = run;
  const name = `${first?.code} ${first?.name}${run.length > 1 ? ` and ${run.length - 1} more` : ''}`;
  const shown = `${first?.short}${run.length > 1 ? `+${run.length - 1}` : ''}`;
  return createElement(
    'span',
    {
      key: first?.start,
      className: 'hidden-character',
      role: 'img',
      'aria-label': name,
      title: name,
      'data-shown': shown,
    },
    sent,
  );
}

/** Hidden characters side by side share a mark: a message of a hundred tags is one thing. */
function runsIn(hidden: readonly HiddenCharacter[]): HiddenCharacter[][] {
  const runs: HiddenCharacter[][] = [];
  for (const one of hidden) {
    const last = runs.at(-1);
    if (last?.at(-1)?.end === one.start) last.push(one);
    else runs.push([one]);
  }
  return runs;
}
