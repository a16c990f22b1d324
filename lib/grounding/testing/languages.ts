import type { Json } from '../model';

const isRecord = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

const snakeKey = (key: string) => key.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

/** The same tree in the spelling of proto text and Python. */
export function snake(value: Json): Json {
  if (isList(value)) return value.map(snake);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [snakeKey(key), snake(item)]));
}

/** Proto text, as `print(response)` of Google's generated clients writes it; old ones write bytes in octal. */
export function protoText(value: Json, octal = false, indent = ''): string {
  if (!isRecord(value)) return '';
  const line = (key: string, item: Json): string => {
    if (isList(item)) return item.map((one) => line(key, one)).join('');
    if (isRecord(item)) return `${indent}${key} {\n${protoText(item, octal, `${indent}  `)}${indent}}\n`;
    if (key === 'finish_reason') return `${indent}${key}: ${item}\n`;
    return `${indent}${key}: ${typeof item === 'string' ? protoString(item, octal) : item}\n`;
  };
  return Object.entries(value)
    .map(([key, item]) => line(key, item))
    .join('');
}

function protoString(text: string, octal: boolean): string {
  const escaped = text
    .replace(/[\\"']/g, (char) => `\\${char}`)
    .replaceAll('\n', '\\n')
    .replaceAll('\t', '\\t');
  if (!octal) return `"${escaped}"`;
  const bytes = [...new TextEncoder().encode(escaped)];
  return `"${bytes.map((byte) => (byte < 128 ? String.fromCharCode(byte) : `\\${byte.toString(8).padStart(3, '0')}`)).join('')}"`;
}

/** A string as Python's `repr` writes it. */
function pythonString(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll(quote, `\\${quote}`)
    .replaceAll('\n', '\\n')
    .replaceAll('\t', '\\t');
  return `${quote}${escaped}${quote}`;
}

/** A dict as Python prints it. */
export function pythonDict(value: Json): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (isList(value)) return `[${value.map(pythonDict).join(', ')}]`;
  if (typeof value === 'string') return pythonString(value);
  if (!isRecord(value)) return String(value);
  const items = Object.entries(value).map(([key, item]) =>
    key === 'finish_reason' ? `'${key}': <FinishReason.${item}: '${item}'>` : `'${key}': ${pythonDict(item)}`,
  );
  return `{${items.join(', ')}}`;
}

/** Names of the SDK's classes by the field that holds one; any name will do to the reader. */
const className = (key: string): string =>
  key.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase()).replace(/s$/, '');

/** Plain pydantic, as early versions of google-genai print: one line, strings by `repr`. */
export function pydanticLine(value: Json, key = ''): string {
  if (isList(value)) return `[${value.map((item) => pydanticLine(item, key)).join(', ')}]`;
  if (!isRecord(value))
    return key === 'finish_reason' ? `<FinishReason.${value}: '${value}'>` : pythonDict(value);
  const fields = Object.entries(value).map(([name, item]) => `${name}=${pydanticLine(item, name)}`);
  return key === '' ? fields.join(' ') : `${className(key)}(${fields.join(', ')})`;
}

/** How google-genai prints today: indented, fields by name, texts with line breaks in three quotes with nothing escaped. */
export function pydanticBlock(value: Json, key: string, indent = ''): string {
  const inner = `${indent}  `;
  if (isList(value)) {
    const shown = value.slice(0, 5).map((item) => `${inner}${pydanticBlock(item, key, inner)},\n`);
    const cut = value.length > 5 ? `${inner}<... ${value.length - 5} more items ...>,\n` : '';
    return value.length === 0 ? '[]' : `[\n${shown.join('')}${cut}${indent}]`;
  }
  if (!isRecord(value)) {
    if (typeof value === 'string' && value.includes('\n'))
      return `"""${value.replaceAll('"""', '\\"\\"\\"')}"""`;
    return key === 'finish_reason' ? `<FinishReason.${value}: '${value}'>` : pythonDict(value);
  }
  const fields = Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, item]) => `${inner}${name}=${pydanticBlock(item, name, inner)}`);
  return `${className(key)}(\n${fields.join(',\n')}\n${indent})`;
}

/** A YAML document as PyYAML and psych write it, with every text in double quotes. */
export function yaml(value: Json, indent = ''): string {
  if (isList(value))
    return value.length === 0
      ? ' []'
      : value.map((item) => `\n${indent}-${yaml(item, `${indent}  `)}`).join('');
  if (!isRecord(value)) return ` ${JSON.stringify(value)}`;
  return Object.entries(value)
    .map(([key, item]) => `\n${indent}${key}:${yaml(item, `${indent}  `)}`)
    .join('');
}
