import type { Json } from '../model';
import { block } from './block';

const step = '    ';

/** JSON's escapes mean the same in Python, so its strings are Python's. `indent`: of the line the value begins in. */
export function pythonLiteral(value: Json, indent = ''): string {
  const inner = indent + step;
  if (Array.isArray(value)) {
    const items = value.map((item) => pythonLiteral(item, inner));
    return block('[]', indent, step, items);
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    const items = entries.map(([key, item]) => `${JSON.stringify(key)}: ${pythonLiteral(item, inner)}`);
    return block('{}', indent, step, items);
  }
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return JSON.stringify(value);
}

/** Field names as Python writes them, at every depth. */
export function snakeCased(value: Json): Json {
  if (Array.isArray(value)) return value.map(snakeCased);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([key, item]) => [snakeCase(key), snakeCased(item)]));
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
