import type { Fault, ProtoType } from './type';
import { isObject } from './well-known';

export type ReadMessage<T> = { ok: true; value: T } | { ok: false; faults: Fault[] };

/** Reads a message from JSON, strictly; when it isn't one, everything that is wrong with it. */
export function readMessage<T>(type: ProtoType<T>, json: unknown): ReadMessage<T> {
  const faults: Fault[] = [];
  if (!isObject(json)) {
    const description = 'Invalid JSON payload received. Unknown name "": Root element must be a message.';
    return { ok: false, faults: [{ field: '', description }] };
  }
  const value = type.read(json, { path: '', depth: 0, faults });
  return faults.length > 0 || value === undefined ? { ok: false, faults } : { ok: true, value };
}
