/** One of a few, all in sight. */
export function Segmented<Id extends string>({
  label,
  items,
  value,
  onValue,
}: {
  label: string;
  items: readonly { id: Id; label: string }[];
  value: Id;
  onValue: (id: Id) => void;
}) {
  return (
    <fieldset className="flex rounded-md border border-line text-xs">
      <legend className="sr-only">{label}</legend>
      {items.map((one) => (
        <button
          key={one.id}
          type="button"
          aria-pressed={value === one.id}
          onClick={() => onValue(one.id)}
          className="px-2.5 py-1 text-muted aria-pressed:bg-tint aria-pressed:text-ink"
        >
          {one.label}
        </button>
      ))}
    </fieldset>
  );
}
