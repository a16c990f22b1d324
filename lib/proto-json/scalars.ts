import { invalid, type ProtoType } from './type';

export const bool: ProtoType<boolean> = {
  name: 'bool',
  shape: { kind: 'scalar' },
  absent: null,
  read: (json, place) => (typeof json === 'boolean' ? json : invalid(json, place, 'TYPE_BOOL')),
};

/** Half of a surrogate pair has no UTF-8, so no proto string holds it. */
export const string: ProtoType<string> = {
  name: 'string',
  shape: { kind: 'scalar' },
  absent: null,
  read: (json, place) =>
    typeof json === 'string' && !/\p{Surrogate}/u.test(json) ? json : invalid(json, place, 'TYPE_STRING'),
};

/** Base64 in either alphabet, padded or not; kept as the text that was sent. */
export const bytes: ProtoType<string> = {
  name: 'bytes',
  shape: { kind: 'scalar' },
  absent: null,
  read: (json, place) =>
    typeof json === 'string' && isBase64(json) ? json : invalid(json, place, 'TYPE_BYTES'),
};

/** Without one pattern over the whole text: on megabytes a repeated group would run out of stack. */
function isBase64(text: string): boolean {
  const bare = text.replace(/={1,2}$/, '');
  return bare.length % 4 !== 1 && !/[^A-Za-z\d+/_-]/.test(bare);
}

/** Names of `values` are given as names, also when sent as numbers; a number that has no name stays a number. */
export function enumeration<const N extends string>(
  name: string,
  values: Readonly<Record<N, number>>,
): ProtoType<N | number> {
  const known = (json: unknown): json is N => typeof json === 'string' && Object.hasOwn(values, json);
  const names = new Map(Object.entries<number>(values).map(([each, number]) => [number, each]));
  return {
    name,
    shape: { kind: 'enum', values },
    absent: null,
    read(json, place) {
      if (known(json)) return json;
      const number = Number.isInteger(json) ? Number(json) : null;
      if (number === null || Math.abs(number) >= 2 ** 31)
        return invalid(json, place, `type.googleapis.com/${name}`);
      const named = names.get(number);
      return known(named) ? named : number;
    },
  };
}
