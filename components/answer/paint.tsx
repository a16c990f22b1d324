import type { ReactNode } from 'react';
import type { Fragment, Run } from '@/lib/markdown';
import { BadgeGroup } from './badge-group';
import type { Placement } from './placement';
import type { Plan } from './plan';

/** Turns runs into elements. `behind` collects badges that must wait until an element that can't hold them is closed. */
export type Paint = (runs: readonly Run[], behind: ReactNode[] | null) => ReactNode[];

/**
 * Text that lies in no segment stays bare text. Every other fragment is one element that names its piece in `data-piece`;
 * nothing else tells stretches apart, so pointing and lighting need no handler and no state in any of them.
 */
export function painter(plan: Plan, { fragments, badges, crowds, heads }: Placement): Paint {
  const paintFragment = (fragment: Fragment): ReactNode => {
    const stretch = plan.stretches[fragment.piece];
    if (!stretch) return fragment.text;
    const { className, support } = stretch;
    const head = support !== null && heads.has(fragment);
    return (
      <span
        key={fragment.start}
        data-piece={fragment.piece}
        className={className}
        {...(head && { role: 'mark', tabIndex: -1, 'data-head': '', 'aria-description': support })}
      >
        {fragment.text}
      </span>
    );
  };
  return (runs, behind) => {
    const nodes: ReactNode[] = [];
    for (const run of runs) {
      for (const fragment of fragments.get(run) ?? []) {
        nodes.push(paintFragment(fragment));
        const hidden = crowds.get(fragment);
        if (hidden !== undefined) {
          (behind ?? nodes).push(
            <span key={`more ${fragment.start}`} className="more-lanes" data-more={`+${hidden}`} />,
          );
        }
        const group = badges.get(fragment);
        if (group && group.length > 0) {
          (behind ?? nodes).push(<BadgeGroup key={`badges ${fragment.start}`} badges={group} />);
        }
      }
    }
    return nodes;
  };
}
