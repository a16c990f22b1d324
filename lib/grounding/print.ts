import type { Inspection } from './model';

/**
 * An Inspection as JSON, piece by piece: every top-level key and every item of a list on a line of its own, easy to
 * search and to compare. A whole string would not do: where thousands of segments cross, the names in `pieces` alone
 * can outgrow what one string may hold.
 */
export function* printed(inspection: Inspection): Generator<string> {
  let before = '{\n';
  for (const [key, value] of Object.entries(inspection)) {
    yield `${before}${JSON.stringify(key)}: `;
    before = ',\n';
    if (Array.isArray(value) && value.length > 0) yield* items(value);
    else yield JSON.stringify(value);
  }
  yield '\n}\n';
}

function* items(list: readonly unknown[]): Generator<string> {
  let before = '[\n';
  for (const item of list) {
    yield `${before}  ${JSON.stringify(item)}`;
    before = ',\n';
  }
  yield '\n]';
}
