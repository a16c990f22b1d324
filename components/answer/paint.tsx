import { createElement, type ReactNode } from 'react';
import type { Fragment, Run } from '@/lib/markdown';
import { badgeGroup } from './badge-group';
import type { Placement } from './placement';
import type { Plan } from './plan';

export type PaintOptions = {
  /** Collects badges that must wait until an element that can't hold them is closed. */
  behind?: ReactNode[] | null;
  /** Set inside each stretch, not round it, so that its lanes hang where the lanes of the text beside it do. */
  code?: boolean;
};

/** Turns runs into elements. */
export type Paint = (runs: readonly Run[], options?: PaintOptions) => ReactNode[];

/**
 * Text that lies in no segment stays bare text. Every other fragment is one element that names its piece in `data-piece`;
 * nothing else tells stretches apart, so pointing and lighting need no handler and no state in any of them.
 */
export function painter(plan: Plan, { fragments, badges, crowds, heads }: Placement): Paint {
  const paintFragment = (fragment: Fragment, code: boolean): ReactNode => {
    const { text, start, piece } = fragment;
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
