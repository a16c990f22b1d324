import type { Json } from '../model';

/** JSON's escapes mean the same in Python, so its strings are Python's. `indent`: of the line the value begins in. */
export function pythonLiteral(value: Json, indent: string): string {
  const inner = `${indent}    `;
  if (Array.isArray(value))
    return block(
      '[',
      ']',
      indent,
      value.map((item) => pythonLiteral(item, inner)),
    );
  if (typeof value === 'object' && value !== null)
    return block(
      '{',
      '}',
      indent,
      Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${pythonLiteral(item, inner)}`),
    );
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return JSON.stringify(value);
}

const block = (open: string, close: string, indent: string, items: string[]): string =>
  items.length === 0
    ? open + close
    : `${open}\n${items.map((item) => `${indent}    ${item},\n`).join('')}${indent}${close}`;

/** Field names as Python writes them, at every depth. */
export function snakeCased(value: Json): Json {
  if (Array.isArray(value)) return value.map(snakeCased);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      snakeCased(item),
    ]),
  );
}
