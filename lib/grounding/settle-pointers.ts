import { isList, isRecord } from './decode/json-tree';
import { step } from './decode/pointer';
import type { Diagnostic, Json, Pointer } from './model';
import { isInBody } from './retrieval-pointer';

/**
 * Makes every `at` name something that exists in the body. Rules name fields as the documentation spells them; here a key
 * is taken in the spelling that was sent, and what was left out gives way to what it would stand in. Pointers into the
 * retrieval stay. Every place is looked up once, so that thousands of diagnostics about one list stay cheap.
 */
export function settlePointers(body: Json, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const settle = settler(body);
  return diagnostics.map((diagnostic) => {
    if (!isInBody(diagnostic.at)) return diagnostic;
    const at = settle(diagnostic.at);
    return at === diagnostic.at ? diagnostic : { ...diagnostic, at };
  });
}

/** What a pointer leads to; `isWhole` when no step of it had to be left out. */
type Settled = { at: Pointer; value: Json; isWhole: boolean };

function settler(body: Json): (pointer: Pointer) => Pointer {
  const known = new Map<Pointer, Settled>([['', { at: '', value: body, isWhole: true }]]);
  const settled = (pointer: Pointer): Settled => {
    const before = known.get(pointer);
    if (before) return before;
    const cut = Math.max(0, pointer.lastIndexOf('/'));
    const parent = settled(pointer.slice(0, cut));
    const found = parent.isWhole ? child(parent, keyOf(pointer.slice(cut + 1))) : parent;
    known.set(pointer, found);
    return found;
  };
  return (pointer) => settled(pointer).at;
}

function child(parent: Settled, key: string): Settled {
  const { at, value } = parent;
  if (isList(value)) {
    const item = /^(?:0|[1-9]\d*)$/.test(key) ? value[Number(key)] : undefined;
    if (item !== undefined) return { at: step(at, key), value: item, isWhole: true };
  } else if (isRecord(value)) {
    const sent = Object.hasOwn(value, key) ? key : spelledAs(key, Object.keys(value));
    const item = sent === undefined ? undefined : value[sent];
    if (sent !== undefined && item !== undefined) return { at: step(at, sent), value: item, isWhole: true };
  }
  return { ...parent, isWhole: false };
}

/** The key that is the same but for capitals and underscores. */
function spelledAs(key: string, keys: readonly string[]): string | undefined {
  const wanted = bare(key);
  return keys.find((sent) => bare(sent) === wanted);
}

const bare = (key: string): string => key.replaceAll('_', '').toLowerCase();
const keyOf = (token: string): string => token.replaceAll('~1', '/').replaceAll('~0', '~');
