import type { Json, Pointer } from '../../model';
import { decodeText } from '../decode';
import { decodeProtoText } from '../decode-proto-text';
import { decodePython } from '../decode-python';
import { isList } from '../json-tree';
import type { Span } from '../span';
import { valueAt } from '../value-at';
import type { Written } from '../written';
import { findInEvents } from './find-in-events';
import { findInJson } from './find-in-json';
import { findInValues } from './find-in-values';
import { findInYaml } from './find-in-yaml';
import { type Found, followPlaces } from './found';
import { joinedPieces, unjoined } from './lines';
import { literalPlace } from './literal-place';
import { Places } from './places';

/** What a text is written in, in a word for people: `JSON`, `proto text`. */
export const syntaxNames = {
  json: 'JSON',
  values: 'JSON values in a row',
  events: 'server-sent events',
  python: 'Python',
  proto: 'proto text',
  yaml: 'YAML',
  scattered: 'JSON among other text',
  prefixed: 'lines of a log',
  nested: 'text in a text',
} as const satisfies Record<Written['as'], string>;

/** A text that was read, as far as its places can be told. */
export type ReadText = {
  syntax: keyof typeof syntaxNames;
  /** The stretch that a pointer into the body leads to, or that of the nearest place above it that can be told. */
  find(at: Pointer): Span;
};

/**
 * Reads a text once more to find places of the body in it; null when it can't be told how the text writes the body out.
 * Takes as long as reading it took, and each place less.
 */
export function findInText(text: string): ReadText | null {
  const decoded = decodeText(text);
  if (!decoded.ok || decoded.value.written === undefined) return null;
  const { tree, written } = decoded.value;
  const finder = finderOf(text, written, tree);
  return {
    syntax: written.as,
    find: (at) => {
      const { start, end } = finder(keysOf(at));
      return { start, end };
    },
  };
}

const keysOf = (at: Pointer): string[] =>
  at
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));

type Finder = (way: readonly string[]) => Found;

/** A way that ends at a text goes on inside it when that is written out there. */
function finderOf(text: string, written: Written, tree: Json): Finder {
  const find = plainFinder(text, written, tree);
  const opened = new Map<string, { text: string; find: Finder } | null>();
  return (way) => {
    const found = find(way);
    if (found.rest.length === 0) return found;
    const passed = way.slice(0, way.length - found.rest.length);
    const id = JSON.stringify(passed);
    const known = opened.get(id);
    const inside = known === undefined ? insideOf(tree, passed) : known;
    opened.set(id, inside);
    if (inside === null) return found;
    return within(text, found, inside.find(found.rest));
  };
}

function insideOf(tree: Json, way: readonly string[]): { text: string; find: Finder } | null {
  const value = valueAt(
    tree,
    way.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''),
  );
  if (typeof value !== 'string') return null;
  const decoded = decodeText(value);
  if (!decoded.ok || decoded.value.written === undefined) return null;
  return { text: value, find: finderOf(value, decoded.value.written, decoded.value.tree) };
}

/** A stretch of a text that a literal writes out: exact in a literal of JSON, else the literal is all that can be said. */
function within(text: string, literal: Span, found: Found): Found {
  const quote = literalAt(text, literal);
  if (quote === null) return { ...literal, rest: found.rest };
  const [start, end] = [literalPlace(text, quote, found.start), literalPlace(text, quote, found.end)];
  return { start, end, rest: found.rest };
}

/** Where the literal of a field's value begins, behind its name; null when it is none of JSON. */
function literalAt(text: string, { start, end }: Span): number | null {
  const [head = ''] = /^\s*(?:"(?:[^"\\]|\\.)*"\s*:\s*)?(?=")/.exec(text.slice(start, end)) ?? [''];
  const quote = start + head.length;
  if (text[quote] !== '"' || text[end - 1] !== '"') return null;
  try {
    JSON.parse(text.slice(quote, end));
    return quote;
  } catch {
    return null;
  }
}

function plainFinder(text: string, written: Written, tree: Json): Finder {
  switch (written.as) {
    case 'json':
      return (way) => findInJson(text, written.start, way);
    case 'values':
      return (way) =>
        way.length === 0 ? { ...spanOf(written), rest: [] } : findInValues(text, written, way);
    case 'events':
      return (way) => findInEvents(text, spanOf(written), way, isList(tree) ? tree : []);
    case 'yaml':
      return (way) => findInYaml(text, spanOf(written), way);
    case 'python':
    case 'proto':
      return placeFinder(text, written.as, spanOf(written));
    case 'scattered':
      return ([first, ...rest]) => {
        const span = written.spans[Number(first)];
        if (span) return findInJson(text, span.start, rest);
        return { start: written.spans[0]?.start ?? 0, end: written.spans.at(-1)?.end ?? 0, rest: [] };
      };
    case 'prefixed': {
      const { pieces } = joinedPieces(text, behindPrefixes(text, written));
      const find = finderOf(written.bare, written.inner, tree);
      return (way) => {
        const found = find(way);
        return { ...unjoined(pieces, found), rest: found.rest };
      };
    }
    case 'nested': {
      const outer = plainFinder(text, written.outer, written.text);
      const inner = finderOf(written.text, written.inner, tree);
      return (way) => within(text, outer([]), inner(way));
    }
  }
}

const spanOf = ({ start, end }: Span): Span => ({ start, end });

function placeFinder(text: string, as: 'python' | 'proto', { start, end }: Span): Finder {
  const places = new Places();
  const body = text.slice(start, end);
  const read = as === 'python' ? decodePython(body, places) : decodeProtoText(body, places);
  return (way) => {
    const whole = { start: 0, end: body.length };
    const found = read.ok ? followPlaces(read.tree, places, way, whole) : { ...whole, rest: way };
    return { start: start + found.start, end: start + found.end, rest: found.rest };
  };
}

/** What is left of each line when its prefix is taken off. */
function behindPrefixes(text: string, { bare, start, end }: Span & { bare: string }): Span[] {
  const lines = text.slice(start, end).split('\n');
  const left = bare.split('\n');
  let feed = start - 1;
  return lines.map((line, index) => {
    const lineStart = feed + 1;
    feed = lineStart + line.length;
    return { start: feed - (left[index]?.length ?? 0), end: feed };
  });
}
