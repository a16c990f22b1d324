import { describe, expect, test } from 'vitest';
import {
  bool,
  bytes,
  double,
  duration,
  enumeration,
  float,
  int32,
  int64,
  map,
  message,
  nullValue,
  type ProtoType,
  readMessage,
  repeated,
  string,
  struct,
  timestamp,
  value,
  when,
} from '.';

const flavour = enumeration('mill.Flavour', { FLAVOUR_UNSPECIFIED: 0, RYE: 1, WHEAT: 5 });
const stone = message('mill.Stone', { gritSize: int32, name: string });
const nested: ProtoType<unknown> = message('mill.Nested', () => ({ child: nested }));
const mill = message(
  'mill.Mill',
  {
    topSpeed: int32,
    sacks: int64,
    weight: float,
    moisture: double,
    open: bool,
    label: string,
    key: bytes,
    flavour,
    stone,
    stones: repeated(stone),
    names: repeated(string),
    labels: map(string),
    byName: map(stone),
    extra: struct,
    anything: value,
    nothing: nullValue,
    until: timestamp,
    pause: duration,
    nested,
    steam: bool,
    water: stone,
    ...when(false, { sails: int32 }),
  },
  { drive: ['steam', 'water'] },
);

const read = (json: unknown) => readMessage(mill, json);
const values = (json: object) => {
  const result = read(json);
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return result.value;
};
const descriptions = (json: unknown) => {
  const result = read(json);
  return result.ok ? [] : result.faults.map(({ description }) => description);
};

describe('what is accepted', () => {
  test('an empty message: every field as absent', () => {
    expect(values({})).toEqual({
      ...Object.fromEntries(
        'topSpeed sacks weight moisture open label key flavour stone extra anything nothing until pause nested steam water'
          .split(' ')
          .map((name) => [name, null]),
      ),
      stones: [],
      names: [],
      labels: new Map(),
      byName: new Map(),
    });
  });

  test('null is absent', () => {
    expect(values({ topSpeed: null, stones: null, labels: null, stone: { name: null } })).toEqual({
      ...values({}),
      stone: { gritSize: null, name: null },
    });
  });

  test.each<[string, unknown, unknown]>([
    ['topSpeed', 7, 7],
    ['topSpeed', '7', 7],
    ['topSpeed', 1e3, 1000],
    ['topSpeed', '-2147483648', -2147483648],
    ['sacks', '9223372036854775807', 9223372036854775807n],
    ['sacks', 12, 12n],
    ['weight', '0.5', 0.5],
    ['weight', 'NaN', Number.NaN],
    ['moisture', '-Infinity', Number.NEGATIVE_INFINITY],
    ['moisture', 1e300, 1e300],
    ['open', false, false],
    ['label', '', ''],
    ['key', '-_8', '-_8'],
    ['key', '+/8=', '+/8='],
    ['flavour', 'WHEAT', 'WHEAT'],
    ['flavour', 1, 'RYE'],
    ['flavour', 77, 77],
    ['names', ['a', 'b'], ['a', 'b']],
    ['stones', { name: 'a' }, [{ gritSize: null, name: 'a' }]],
    ['labels', { a: 'b' }, new Map([['a', 'b']])],
    ['byName', { a: {} }, new Map([['a', { gritSize: null, name: null }]])],
    ['extra', { a: [1, null] }, { a: [1, null] }],
    ['anything', [1], [1]],
    ['nothing', 'NULL_VALUE', null],
    ['until', '2026-05-04T08:15:30.123456+02:00', '2026-05-04T08:15:30.123456+02:00'],
    ['pause', '34.4s', '34.4s'],
  ])('%s: %j', (field, json, expected) => {
    expect(Reflect.get(values({ [field]: json }), field)).toEqual(expected);
  });

  test('proto names', () => {
    expect(values({ top_speed: 3, stone: { grit_size: 4 } })).toMatchObject({
      topSpeed: 3,
      stone: { gritSize: 4 },
    });
  });
});

describe('what is refused, in the words of the service', () => {
  test.each<[unknown, string[]]>([
    [[], ['Invalid JSON payload received. Unknown name "": Root element must be a message.']],
    [{ speed: 1 }, ['Invalid JSON payload received. Unknown name "speed": Cannot find field.']],
    [{ sails: 4 }, ['Invalid JSON payload received. Unknown name "sails": Cannot find field.']],
    [{ constructor: 1 }, ['Invalid JSON payload received. Unknown name "constructor": Cannot find field.']],
    [
      JSON.parse('{ "__proto__": 1 }'),
      ['Invalid JSON payload received. Unknown name "__proto__": Cannot find field.'],
    ],
    [
      { stones: [{}, { grit: 1 }] },
      ['Invalid JSON payload received. Unknown name "grit" at \'stones[1]\': Cannot find field.'],
    ],
    [{ topSpeed: 1.5 }, ["Invalid value at 'top_speed' (TYPE_INT32), 1.5"]],
    [{ topSpeed: 2147483648 }, ["Invalid value at 'top_speed' (TYPE_INT32), 2147483648"]],
    [{ topSpeed: '0x7' }, ['Invalid value at \'top_speed\' (TYPE_INT32), "0x7"']],
    [{ topSpeed: '' }, ['Invalid value at \'top_speed\' (TYPE_INT32), ""']],
    [{ sacks: '9223372036854775808' }, ['Invalid value at \'sacks\' (TYPE_INT64), "9223372036854775808"']],
    [{ weight: 1e39 }, ["Invalid value at 'weight' (TYPE_FLOAT), 1e+39"]],
    [{ open: 'true' }, ['Invalid value at \'open\' (TYPE_BOOL), "true"']],
    [{ label: 7 }, ["Invalid value at 'label' (TYPE_STRING), 7"]],
    [{ label: 'a\ud83d' }, ['Invalid value at \'label\' (TYPE_STRING), "a\\ud83d"']],
    [{ key: 'a' }, ['Invalid value at \'key\' (TYPE_BYTES), "a"']],
    [{ flavour: 'OAT' }, ['Invalid value at \'flavour\' (type.googleapis.com/mill.Flavour), "OAT"']],
    [
      { flavour: 'toString' },
      ['Invalid value at \'flavour\' (type.googleapis.com/mill.Flavour), "toString"'],
    ],
    [{ stone: 'x' }, ['Invalid value at \'stone\' (type.googleapis.com/mill.Stone), "x"']],
    [
      { stone: [] },
      [
        'Invalid JSON payload received. Unknown name "stone": Proto field is not repeating, cannot start list.',
      ],
    ],
    [
      { label: { a: 1 } },
      ['Invalid JSON payload received. Unknown name "label": Starting an object on a scalar field'],
    ],
    [
      { names: [{ a: 1 }, []] },
      ["Invalid value at 'names[0]' (TYPE_STRING), {…}", "Invalid value at 'names[1]' (TYPE_STRING), […]"],
    ],
    [{ names: 'a' }, ['Invalid value at \'names\' (TYPE_STRING), "a"']],
    [{ names: ['a', null] }, ["Invalid value at 'names[1]' (TYPE_STRING), null"]],
    [{ labels: { a: 'b', c: 1 } }, ["Invalid value at 'labels[1].value' (TYPE_STRING), 1"]],
    [{ extra: 1 }, ["Invalid value at 'extra' (type.googleapis.com/google.protobuf.Struct), 1"]],
    [
      { until: '2026-05-04' },
      ['Invalid value at \'until\' (type.googleapis.com/google.protobuf.Timestamp), "2026-05-04"'],
    ],
    [
      { steam: true, water: {} },
      ["Invalid value (oneof), oneof field 'drive' is already set. Cannot set 'water'"],
    ],
    [{ topSpeed: 1, top_speed: 1 }, ['Invalid JSON payload received. Field "top_speed" is already set.']],
    [
      { stone: { gritSize: 'x', size: 1 }, speed: 2, open: 0 },
      [
        'Invalid value at \'stone.grit_size\' (TYPE_INT32), "x"',
        'Invalid JSON payload received. Unknown name "size" at \'stone\': Cannot find field.',
        'Invalid JSON payload received. Unknown name "speed": Cannot find field.',
        "Invalid value at 'open' (TYPE_BOOL), 0",
      ],
    ],
  ])('%j', (json, expected) => {
    expect(descriptions(json)).toEqual(expected);
  });

  test('a fault names its field', () => {
    const result = read({ stone: { name: 1 }, speed: 1 });
    expect(!result.ok && result.faults.map(({ field }) => field)).toEqual(['stone.name', '']);
  });

  test('what nests without end', () => {
    const deep = (levels: number): object => (levels === 0 ? {} : { child: deep(levels - 1) });
    expect(read({ nested: deep(98) }).ok).toBe(true);
    expect(descriptions({ nested: deep(99) })).toEqual([
      "Invalid JSON payload received. Message too deep. Max recursion depth reached for key ''",
    ]);
    const endless = JSON.parse(`{"nested":${'{"child":'.repeat(50_000)}{}${'}'.repeat(50_000)}}`);
    expect(descriptions(endless)).toEqual([
      "Invalid JSON payload received. Message too deep. Max recursion depth reached for key 'child'",
    ]);
  });

  test('what nests without end where nothing may nest', () => {
    const endless = JSON.parse(`{"names":[${'['.repeat(50_000)}${']'.repeat(50_000)}]}`);
    expect(descriptions(endless)).toEqual(["Invalid value at 'names[0]' (TYPE_STRING), […]"]);
  });

  test('of a million faults the first hundred are told', () => {
    expect(descriptions({ names: Array.from({ length: 1_000_000 }, () => 1) })).toHaveLength(100);
  });

  test('a long value is shown in part', () => {
    const [description = ''] = descriptions({ topSpeed: 'x'.repeat(10_000) });
    expect(description.length).toBeLessThan(300);
  });
});

test.each(['topSpeed', 'top_speed'])('%s is a name of the field', (key) => {
  expect(readMessage(mill, { [key]: 3 })).toMatchObject({ ok: true, value: { topSpeed: 3 } });
});

test.each([
  [{ stone: { grit_Size: 3 } }, 'stone', 'Unknown name "grit_Size" at \'stone\': Cannot find field.'],
  [{ by_Name: {} }, '', 'Unknown name "by_Name": Cannot find field.'],
  [{ Top_speed: 3 }, '', 'Unknown name "Top_speed": Cannot find field.'],
  [{ top__speed: 3 }, '', 'Unknown name "top__speed": Cannot find field.'],
  [{ _top_speed: 3 }, '', 'Unknown name "_top_speed": Cannot find field.'],
])('%j is spelt neither way', (json, field, description) => {
  expect(readMessage(mill, json)).toEqual({
    ok: false,
    faults: [{ field, description: `Invalid JSON payload received. ${description}` }],
  });
});

test.each(['vertex_ragStore', 'vertexRag_store'])('%s mixes both spellings and is none', (key) => {
  const request = message('mill.Request', { vertexRagStore: stone });
  expect(readMessage(request, { [key]: {} })).toEqual({
    ok: false,
    faults: [
      {
        field: '',
        description: `Invalid JSON payload received. Unknown name "${key}": Cannot find field.`,
      },
    ],
  });
});
