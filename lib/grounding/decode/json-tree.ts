import type { Json } from '../model';
import { DEEPEST } from './attempt';

export type JsonRecord = { readonly [key: string]: Json };

export const isList = (value: unknown): value is readonly Json[] => Array.isArray(value);

export const isRecord = (value: Json | undefined): value is JsonRecord =>
  typeof value === 'object' && value !== null && !isList(value);

/**
 * Sets an own key, whatever its name: assigning to `__proto__` would change the object's prototype instead, and the key
 * would be lost.
 */
export function put<T>(record: { [key: string]: T }, key: string, value: T): void {
  if (key === '__proto__') {
    Object.defineProperty(record, key, { value, writable: true, enumerable: true, configurable: true });
  } else record[key] = value;
}

/** Whether a tree is shallow enough to be walked by recursion. Never recurses deeper than the limit itself. */
export function isShallow(value: Json, levels = DEEPEST): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (levels === 0) return false;
  if (isList(value)) {
    for (let index = 0; index < value.length; index += 1) {
      const item = value[index];
      if (typeof item === 'object' && !isShallow(item, levels - 1)) return false;
    }
    return true;
  }
  for (const key in value) {
    const item = value[key];
    if (typeof item === 'object' && !isShallow(item, levels - 1)) return false;
  }
  return true;
}

/**
 * Whether a value from outside is a tree that JSON can hold. Keys set to `undefined` pass, since they read as absent; a
 * cycle doesn't, since it has no end.
 */
export function isJson(value: unknown, levels = DEEPEST): value is Json {
  if (value === null) return true;
  if (typeof value !== 'object')
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  if (levels === 0) return false;
  if (Array.isArray(value)) return value.every((item: unknown) => isJson(item, levels - 1));
  return Object.values(value).every((item: unknown) => item === undefined || isJson(item, levels - 1));
}

/** Equal as trees: the order of keys doesn't matter. Both must be shallow. */
export function sameJson(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (isList(one)) {
    return (
      isList(other) && one.length === other.length && one.every((item, index) => sameJson(item, other[index]))
    );
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && sameJson(one[key], other[key]))
  );
}
