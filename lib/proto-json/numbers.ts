import { invalid, type ProtoType } from './type';

/** A decimal number, as JSON writes it. */
const decimal = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Numbers may be sent as text; anything else is none. */
function numberIn(json: unknown): number | null {
  if (typeof json === 'number') return json;
  return typeof json === 'string' && decimal.test(json) ? Number(json) : null;
}

export const int32: ProtoType<number> = {
  name: 'int32',
  shape: { kind: 'scalar' },
  absent: null,
  read(json, place) {
    const value = numberIn(json);
    return value !== null && Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 31
      ? value
      : invalid(json, place, 'TYPE_INT32');
  },
};

export const int64: ProtoType<bigint> = {
  name: 'int64',
  shape: { kind: 'scalar' },
  absent: null,
  read(json, place) {
    const value = bigIntIn(json);
    return value !== null && BigInt.asIntN(64, value) === value ? value : invalid(json, place, 'TYPE_INT64');
  },
};

function bigIntIn(json: unknown): bigint | null {
  if (typeof json === 'string' && /^-?(?:0|[1-9]\d{0,18})$/.test(json)) return BigInt(json);
  const value = numberIn(json);
  return value !== null && Number.isInteger(value) ? BigInt(value) : null;
}

const largestFloat = 3.4028234663852886e38;

/** `float` is held in double precision, as it was sent; what no float32 holds is refused. */
export const float = floating('float', 'TYPE_FLOAT', largestFloat);
export const double = floating('double', 'TYPE_DOUBLE', Number.MAX_VALUE);

function floating(name: string, type: string, largest: number): ProtoType<number> {
  return {
    name,
    shape: { kind: 'scalar' },
    absent: null,
    read(json, place) {
      if (json === 'NaN' || json === 'Infinity' || json === '-Infinity') return Number(json);
      const value = numberIn(json);
      return value !== null && Math.abs(value) <= largest ? value : invalid(json, place, type);
    },
  };
}
