'use client';

import { useState } from 'react';
import type { Badge } from './plan';

/** More badges than this at one place are folded. */
const most = 4;

const BadgeButton = ({ badge }: { badge: Badge }) => (
  <button
    type="button"
    tabIndex={-1}
    className={badge.className}
    data-chunk={badge.chunk}
    aria-label={badge.label}
  >
    {badge.number}
  </button>
);

function FoldedBadges({ badges }: { badges: readonly Badge[] }) {
  const [open, setOpen] = useState(false);
  const shown = open ? badges : badges.slice(0, most - 1);
  return (
    <span className="badges">
      {shown.map((badge) => (
        <BadgeButton key={badge.chunk} badge={badge} />
      ))}
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
export function BadgeGroup({ badges }: { badges: readonly Badge[] }) {
  if (badges.length > most) return <FoldedBadges badges={badges} />;
  return (
    <span className="badges">
      {badges.map((badge) => (
        <BadgeButton key={badge.chunk} badge={badge} />
      ))}
    </span>
  );
}
