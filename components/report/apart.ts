/**
 * Labels made of parts with commas between, without the parts that all begin with: what tells one from another comes first.
 * Labels that are all the same stay as they are.
 */
export function apart(labels: readonly string[]): string[] {
  const parts = labels.map((label) => label.split(', '));
  const [first = []] = parts;
  let shared = 0;
  while (
    shared < first.length &&
    parts.every((one) => one.length > shared + 1 && one[shared] === first[shared])
  )
    shared += 1;
  return parts.map((one) => one.slice(shared).join(', '));
}
