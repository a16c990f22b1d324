import { isList, isRecord, type JsonRecord } from '../decode/json-tree';
import { step } from '../decode/pointer';
import { formats } from '../formats';
import { folded } from '../formats/folded';
import type { Json, Pointer } from '../model';
import { containers } from '.';
import type { Item } from './container';

const nested = [...containers, ...formats].flatMap(({ nested: look }) => look ?? []);
const marks: ReadonlySet<string> = new Set(nested.flatMap((look) => look.marks));

const writtenDown = /^[\s\uFEFF]*(?:[{["]|data:|event:|[\w.]+\s*[{(=]|```)/;
const namesField =
  /candidates|grounding_?metadata|contexts|relevant_?chunks|server_?content|prompt_?feedback|annotations|choices|error/i;

/** So much of a text is looked at before it is opened. */
const LOOKED_AT = 4000;

/**
 * Everything inside a tree that nobody knows which a format or container does know, and every text that seems to hold a
 * response. It doesn't look further inside what it found. Linear, with a stack of its own.
 */
export function searchTree(tree: Json): Item[] {
  const items: Item[] = [];
  const open: { value: Json; at: Pointer }[] = [{ value: tree, at: '' }];
  for (let here = open.pop(); here !== undefined; here = open.pop()) {
    const { value, at } = here;
    if (typeof value === 'string') {
      if (holdsBody(value)) items.push({ at, label: '', value });
    } else if (isList(value)) {
      for (let index = value.length - 1; index >= 0; index -= 1)
        push(open, value[index], () => step(at, index));
    } else if (isRecord(value)) {
      // The root was looked at by everyone already.
      if (at !== '' && isKnown(value)) items.push({ at, label: '', value });
      else for (const key of Object.keys(value).reverse()) push(open, value[key], () => step(at, key));
    }
  }
  return items;
}

/** A text is opened when it starts like something written down and names a field that a response has. */
function holdsBody(text: string): boolean {
  const start = text.slice(0, LOOKED_AT);
  return writtenDown.test(start) && namesField.test(start);
}

/** Nothing that can be read is shorter. */
const SHORTEST = 20;

/** Numbers and short texts hold nothing; no pointer is made for them. */
function push(open: { value: Json; at: Pointer }[], value: Json | undefined, at: () => Pointer): void {
  if (value === undefined || value === null) return;
  if (typeof value === 'string' ? value.length > SHORTEST : typeof value === 'object')
    open.push({ value, at: at() });
}

function isKnown(record: JsonRecord): boolean {
  for (const key in record) if (marks.has(folded(key))) return nested.some((look) => look.recognises(record));
  return false;
}
