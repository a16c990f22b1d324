import { isRecord } from '../decode/json-tree';
import { step } from '../decode/pointer';
import type { Json, Pointer } from '../model';
import { folded } from './folded';
import type { Piece } from './gather';

/**
 * The first of some fields that holds more than null, in whatever spelling, with where it stands. Its value is undefined
 * when there is none.
 */
export function pick(value: Json | undefined, at: Pointer, ...names: readonly string[]): Piece {
  if (isRecord(value)) {
    for (const name of names) {
      if (value[name] != null) return { value: value[name], at: step(at, name) };
      const wanted = folded(name);
      for (const key in value)
        if (value[key] != null && folded(key) === wanted) return { value: value[key], at: step(at, key) };
    }
  }
  return { value: undefined, at: step(at, names[0] ?? '') };
}

/** Goes down a path of fields. */
export const dig = (value: Json | undefined, at: Pointer, ...path: readonly string[]): Piece =>
  path.reduce<Piece>((piece, name) => pick(piece.value, piece.at, name), { value, at });

/** A field's text; null for anything else. */
export function textOf(value: Json | undefined): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
