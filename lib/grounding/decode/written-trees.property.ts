import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Json } from '../model';
import { decode } from './decode';
import { isList, isRecord } from './json-tree';

// Trees written down in each language by writers of our own must read back equal.

const text = fc.string({ unit: 'binary', maxLength: 12 }).filter((value) => !/\p{Cs}/u.test(value));
const number = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
);
const json = fc.letrec<{ tree: Json }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5, depthSize: 'small' },
    fc.constant(null),
    fc.boolean(),
    number.filter((value) => !Object.is(value, -0)),
    text,
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(text, tie('tree'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).tree;

const treeOf = (written: string): Json => {
  const read = decode(written);
  if (!read.ok) throw new Error(`${read.failure.message}\n${written}`);
  return read.value.tree;
};

it('JSON', () => {
  fc.assert(
    fc.property(fc.oneof(fc.array(json), fc.dictionary(text, json, { noNullPrototype: true })), (tree) => {
      expect(treeOf(JSON.stringify(tree, null, 1))).toEqual(tree);
    }),
  );
});

it('Python', () => {
  fc.assert(
    fc.property(fc.array(json, { minLength: 1 }), fc.infiniteStream(fc.nat(5)), (tree, choices) => {
      const next = () => choices.next().value;
      expect(treeOf(`(${python(tree, next)}, 'end')`)).toEqual([tree, 'end']);
    }),
  );
});

function python(value: Json, choice: () => number): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return pythonString(value, choice());
  if (isList(value)) {
    const items = value.map((item) => python(item, choice)).join(', ');
    return choice() % 2 === 0 ? `[${items}]` : `(${items}${value.length === 1 ? ',' : ''})`;
  }
  return `{${Object.entries(value)
    .map(([key, item]) => `${pythonString(key, choice())}: ${python(item, choice)}`)
    .join(', ')}}`;
}

function pythonString(value: string, style: number): string {
  const quote = ["'", '"', "'''", '"""', "'", "'"][style] ?? "'";
  const escaped = [...value].map((char) => {
    const code = char.codePointAt(0) ?? 0;
    if (char === '\\' || char === "'" || char === '"') return `\\${char}`;
    if (code < 32 || (code > 126 && code < 256 && style % 2 === 0))
      return `\\x${code.toString(16).padStart(2, '0')}`;
    if (code > 0xffff && style % 2 === 0) return `\\U${code.toString(16).padStart(8, '0')}`;
    return code > 255 && code <= 0xffff && style === 4 ? `\\u${code.toString(16).padStart(4, '0')}` : char;
  });
  const middle = Math.floor(escaped.length / 2);
  const literal = (chars: string[]) => `${quote}${chars.join('')}${quote}`;
  return style === 5
    ? `${literal(escaped.slice(0, middle))} ${literal(escaped.slice(middle))}`
    : literal(escaped);
}

/** What proto text can hold: messages of named fields; a list has at least two items, else it is no list without a schema. */
const name = fc.stringMatching(/^[a-z][a-z0-9_]{0,8}$/).map((word) => `x_${word}`);
const message = fc.letrec<{ message: { [key: string]: Json } }>((tie) => {
  const one = fc.oneof(
    { maxDepth: 5, depthSize: 'small' },
    fc.boolean(),
    number.filter((value) => !Object.is(value, -0)),
    text,
    tie('message'),
  );
  const field = fc.oneof(one, fc.array(one, { minLength: 2, maxLength: 4 }));
  return { message: fc.dictionary(name, field, { maxKeys: 5, noNullPrototype: true }) };
}).message;

it('proto text', () => {
  fc.assert(
    fc.property(message, fc.infiniteStream(fc.nat(5)), (tree, choices) => {
      const next = () => choices.next().value;
      expect(treeOf(`candidates {\n${proto(tree, next)}}`)).toEqual({ candidates: [tree] });
    }),
  );
});

function proto(fields: { readonly [key: string]: Json }, choice: () => number): string {
  return Object.entries(fields)
    .map(([key, value]) => {
      const items = isList(value) ? value : [value];
      if (isList(value) && choice() === 0)
        return `${key}: [${items.map((item) => protoValue(item, choice)).join(', ')}]\n`;
      return items
        .map(
          (item) =>
            `${key}${isRecord(item) && choice() > 2 ? '' : ':'} ${protoValue(item, choice)}${['', ',', ';', '', ' # so', ''][choice()]}\n`,
        )
        .join('');
    })
    .join('');
}

function protoValue(value: Json, choice: () => number): string {
  if (isRecord(value))
    return choice() % 2 === 0 ? `{ ${proto(value, choice)} }` : `<${proto(value, choice)}>`;
  return typeof value === 'string' ? protoString(value, choice()) : String(value);
}

function protoString(value: string, style: number): string {
  const quote = style % 2 === 0 ? '"' : "'";
  const bytes = [...new TextEncoder().encode(value)];
  const octal = (list: number[]) => list.map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');
  // Cut in the midst of the bytes: a character may begin in one literal and end in the next.
  if (style === 0)
    return `"${octal(bytes.slice(0, bytes.length / 2))}" "${octal(bytes.slice(bytes.length / 2))}"`;
  if (style === 1) return `'${bytes.map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('')}'`;
  const escaped = value.replace(/[\\'"]/g, '\\$&').replaceAll('\n', '\\n');
  return `${quote}${escaped}${quote}`;
}
