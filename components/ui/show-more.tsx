import { Button } from './button';
import { grouped } from './wording';

/** A list grows by so many at a time: one press never lays out ten thousand lines. */
const STEP = 100;

/** The button under a list that starts with its first entries; it stays when all are shown, and then folds them again. */
export function ShowMore({
  first,
  shown,
  total,
  noun,
  onShown,
}: {
  /** How many are shown at first. */
  first: number;
  shown: number;
  total: number;
  /** What is listed, in the plural. */
  noun: string;
  onShown(shown: number): void;
}) {
  if (total <= first) return null;
  const left = total - shown;
  const label =
    left <= 0
      ? `show the first ${grouped(first)} ${noun}`
      : left <= STEP
        ? `show all ${grouped(total)} ${noun}`
        : `show ${STEP} more of ${grouped(total)} ${noun}`;
  return (
    <Button
      look="plain"
      className="mt-1 text-xs print:hidden"
      onClick={() => onShown(left <= 0 ? first : shown + STEP)}
    >
      {label}
    </Button>
  );
}
