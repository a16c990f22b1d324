'use client';

import { type ReactNode, useState } from 'react';
import type { Badge } from './plan';

/** More badges than this at one place are folded. */
const most = 4;

/** Elements, not components: a long answer has thousands of badges. */
const badgeButtons = (badges: readonly Badge[]): ReactNode[] =>
  badges.map(({ chunk, number, label, className }) => (
    <button
      key={chunk}
      type="button"
      tabIndex={-1}
      className={className}
      data-chunk={chunk}
      aria-label={label}
    >
      {number}
    </button>
  ));

function FoldedBadges({ badges }: { badges: readonly Badge[] }) {
  const [open, setOpen] = useState(false);
  const shown = open ? badges : badges.slice(0, most - 1);
  return (
    <span className="badges">
      {badgeButtons(shown)}
      {!open && (
        <button
          type="button"
          tabIndex={-1}
          className="badge badge-more"
          aria-label={`Show ${badges.length - shown.length} more`}
          onClick={() => setOpen(true)}
        >
          +{badges.length - shown.length}
        </button>
      )}
    </span>
  );
}

/** The numbers of the chunks behind a segment's end. They are no part of the text: they are neither selected nor copied. */
export function badgeGroup(badges: readonly Badge[], key: string): ReactNode {
  if (badges.length > most) return <FoldedBadges key={key} badges={badges} />;
  return (
    <span key={key} className="badges">
      {badgeButtons(badges)}
    </span>
  );
}
