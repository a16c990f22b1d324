/** So many rows a page of the keyboard is, when more than that are seen at once or none could be measured. */
const PAGE = 10;

/** Where a key leads from a row of the table, by position; null when it is no key of the table's. */
export function rowMove(key: string, position: number, count: number): number | null {
  const within = (next: number) => Math.min(count - 1, Math.max(0, next));
  if (key === 'ArrowDown') return within(position + 1);
  if (key === 'ArrowUp') return within(position - 1);
  if (key === 'PageDown') return within(position + PAGE);
  if (key === 'PageUp') return within(position - PAGE);
  if (key === 'Home') return within(0);
  if (key === 'End') return within(count - 1);
  return null;
}
