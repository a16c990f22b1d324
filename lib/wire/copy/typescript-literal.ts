import type { Json } from '../model';

/** The fields whose values `@google/genai` types as enums. */
const enums = new Map([
  ['category', 'HarmCategory'],
  ['threshold', 'HarmBlockThreshold'],
  ['thinkingLevel', 'ThinkingLevel'],
]);

/**
 * JSON is TypeScript but for its look: names of fields need no quotes. `enumsUsed`, where given, collects the enums
 * that names are written of. `indent`: of the line the value begins in.
 */
export function typescriptLiteral(value: Json, indent: string, enumsUsed: Set<string> | null = null): string {
  const inner = `${indent}  `;
  if (Array.isArray(value))
    return block(
      '[',
      ']',
      indent,
      value.map((item) => typescriptLiteral(item, inner, enumsUsed)),
    );
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return block(
    '{',
    '}',
    indent,
    Object.entries(value).map(([name, item]) => {
      const type = enumsUsed === null ? undefined : enums.get(name);
      if (type === undefined || typeof item !== 'string')
        return `${name}: ${typescriptLiteral(item, inner, enumsUsed)}`;
      enumsUsed?.add(type);
      return `${name}: ${type}.${item}`;
    }),
  );
}

const block = (open: string, close: string, indent: string, items: string[]): string =>
  items.length === 0
    ? open + close
    : `${open}\n${items.map((item) => `${indent}  ${item},\n`).join('')}${indent}${close}`;
