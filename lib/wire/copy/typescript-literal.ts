import type { Json } from '../model';
import { block } from './block';

/** The fields whose values `@google/genai` types as enums. */
const enums = new Map([
  ['category', 'HarmCategory'],
  ['threshold', 'HarmBlockThreshold'],
  ['thinkingLevel', 'ThinkingLevel'],
]);

const step = '  ';

/**
 * JSON is TypeScript but for its look: names of fields need no quotes. `names`, where given, makes enum members of what
 * `@google/genai` wants so, and collects their enums. `indent`: of the line the value begins in.
 */
export function typescriptLiteral(value: Json, indent = '', names: Set<string> | null = null): string {
  const inner = indent + step;
  if (Array.isArray(value)) {
    const items = value.map((item) => typescriptLiteral(item, inner, names));
    return block('[]', indent, step, items);
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const items = Object.entries(value).map(([name, item]) => {
    const type = names === null ? undefined : enums.get(name);
    if (type === undefined || typeof item !== 'string')
      return `${name}: ${typescriptLiteral(item, inner, names)}`;
    names?.add(type);
    return `${name}: ${type}.${item}`;
  });
  return block('{ }', indent, step, items);
}
