import { createElement, type ReactNode } from 'react';
import { markHidden } from '@/components/text/marked-text';
import type { Paint } from '@/components/text/paint';
import type { Fragment } from '@/lib/markdown';
import { badgeGroup } from './badge-group';
import type { Placement } from './placement';
import type { Plan } from './plan';

/**
 * Text that lies in no segment stays bare text. Every other fragment is one element that names its piece in `data-piece`;
 * nothing else tells stretches apart, so pointing and lighting need no handler and no state in any of them.
 *
 * @param isMixed whether the answer is written in both directions
 */
export function painter(
  plan: Plan,
  { fragments, badges, crowds, heads }: Placement,
  isMixed: boolean,
): Paint {
  const paintFragment = (fragment: Fragment, code: boolean): ReactNode => {
    const { start, piece } = fragment;
    const text = markHidden(fragment.text, isMixed);
    const stretch = plan.stretches[piece];
    if (!stretch) return code ? <code key={start}>{text}</code> : text;
    const speaks = stretch.support !== null && heads.has(fragment);
    const crowd = crowds.get(fragment);
    const props = {
      key: start,
      'data-piece': piece,
      className: stretch.className,
      ...(crowd !== undefined && { 'data-more': `+${crowd}` }),
      ...(speaks && { 'aria-description': stretch.support }),
    };
    return createElement(
      stretch.support === null ? 'span' : 'mark',
      props,
      code ? <code>{text}</code> : text,
    );
  };
  return (runs, { behind = null, code = false } = {}) => {
    const nodes: ReactNode[] = [];
    for (const run of runs) {
      for (const fragment of fragments.get(run) ?? []) {
        nodes.push(paintFragment(fragment, code));
        const group = badges.get(fragment);
        if (group && group.length > 0) {
          (behind ?? nodes).push(badgeGroup(group, `badges ${fragment.start}`));
        }
      }
    }
    return nodes;
  };
}
