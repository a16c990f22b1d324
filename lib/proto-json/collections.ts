import { invalid, type ProtoType, unknownName, within } from './type';
import { isObject } from './well-known';

/**
 * A repeated field; absent, it is empty. Google's servers take a single message for a list of one (their documentation
 * writes `"parts": {"text": …}`), and so does this; a single scalar is refused, as null inside a list is.
 */
export function repeated<T>(of: ProtoType<T>): ProtoType<readonly T[], readonly T[]> {
  return {
    name: of.name,
    shape: { kind: 'list', of: () => of },
    absent: [],
    read(json, place) {
      const list = of.shape.kind === 'message' && isObject(json) ? [json] : json;
      if (!Array.isArray(list)) return invalid(json, place, typeName(of));
      const items: T[] = [];
      for (const [index, item] of list.entries()) {
        const read = of.read(item, { ...place, path: `${place.path}[${index}]` });
        if (read !== undefined) items.push(read);
      }
      return items;
    },
  };
}

/** A map with text keys; absent, it is empty. */
export function map<T>(of: ProtoType<T>): ProtoType<ReadonlyMap<string, T>, ReadonlyMap<string, T>> {
  return {
    name: of.name,
    shape: { kind: 'map', of: () => of },
    absent: new Map(),
    read(json, place) {
      if (Array.isArray(json)) return unknownName('', place, 'Proto field is a map, cannot start list.');
      if (!isObject(json)) return invalid(json, place, 'map');
      const entries = new Map<string, T>();
      for (const [index, [key, item]] of Object.entries(json).entries()) {
        const read = of.read(item, within({ ...place, path: `${place.path}[${index}]` }, 'value'));
        if (read !== undefined) entries.set(key, read);
      }
      return entries;
    },
  };
}

function typeName(type: ProtoType<unknown>): string {
  return type.shape.kind === 'scalar'
    ? `TYPE_${type.name.toUpperCase()}`
    : `type.googleapis.com/${type.name}`;
}
