const escaped = /\\(?:u[\da-fA-F]{4}|.)/gs;

/**
 * Where a place in a JSON string lies in its literal, which begins at `quote` with its opening mark: an escape takes
 * several characters and stands for one.
 */
export function literalPlace(text: string, quote: number, place: number): number {
  let at = quote + 1;
  let passed = 0;
  escaped.lastIndex = at;
  for (let found = escaped.exec(text); found; found = escaped.exec(text)) {
    const plain = found.index - at;
    if (passed + plain >= place) break;
    passed += plain + 1;
    at = escaped.lastIndex;
    if (passed >= place) return at;
  }
  return at + (place - passed);
}
