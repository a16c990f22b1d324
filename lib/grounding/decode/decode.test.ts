import { describe, expect, it } from 'vitest';
import type { Json } from '../model';
import { decode } from './decode';

function decoded(text: string) {
  const read = decode(text);
  if (!read.ok) throw new Error(read.failure.message);
  return read.value;
}

const tree = (text: string): Json => decoded(text).tree;
const failure = (text: string) => {
  const read = decode(text);
  if (read.ok) throw new Error(`decoded as ${JSON.stringify(read.value.tree)}`);
  return read.failure;
};

describe('JSON', () => {
  it('keeps a __proto__ key as a plain one', () => {
    for (const text of [
      '{"__proto__": {"hot": true}}',
      "{'__proto__': {'hot': True}}",
      '__proto__ { hot: true }',
    ]) {
      const value = tree(text);
      expect(JSON.stringify(value)).toBe('{"__proto__":{"hot":true}}');
      expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    }
    expect('hot' in {}).toBe(false);
  });

  it('in lines, in pretty objects one after the other, and in a list that lost its end', () => {
    expect(decoded('{"a": 1}\n{"b": 2}\n')).toEqual({
      tree: [{ a: 1 }, { b: 2 }],
      noticed: [],
    });
    expect(tree('{\n "a": 1\n}\n,\n{\n "b": 2\n}')).toEqual([{ a: 1 }, { b: 2 }]);
    const cut = decoded('[{"a": 1},\r\n{"b": [2,');
    expect(cut.tree).toEqual([{ a: 1 }]);
    expect(cut.noticed.map(({ code, severity, at }) => [code, severity, at])).toEqual([
      ['input/cut-off', 'error', '/0'],
    ]);
    const open = decoded('[{"a": 1},\n{"b": 2}');
    expect([open.tree, open.noticed.map(({ code, at }) => [code, at])]).toEqual([
      [{ a: 1 }, { b: 2 }],
      [['input/cut-off', '/1']],
    ]);
    expect(failure('[{"a": 1},]').code).toBe('input/broken');
  });

  it('in lines that are lists, or a list that an error follows', () => {
    expect(tree('[{"a": 1}]\n[{"b": 2}, {"c": 3}]')).toEqual([{ a: 1 }, { b: 2 }, { c: 3 }]);
    expect(tree('[{"a": 1}]\n{"error": {"code": 503}}')).toEqual([{ a: 1 }, { error: { code: 503 } }]);
    expect(tree('[{"a": 1},\n{"error": {"code": 503}}')).toEqual([{ a: 1 }, { error: { code: 503 } }]);
  });

  it('behind what curl prints of the head', () => {
    const head =
      'HTTP/1.1 100 Continue\r\n\r\nHTTP/2 200 \r\ncontent-type: application/json\r\nvary: X-Origin\r\n\r\n';
    expect(tree(`${head}{"a": 1}`)).toEqual({ a: 1 });
    expect(tree(`${head}data: {"a": 1}\n\n`)).toEqual([{ a: 1 }]);
    expect(tree('content-type: application/json\ndate: today\n\n{"a": 1}')).toEqual({ a: 1 });
    expect(tree('HTTP/1.1 403 Forbidden\n{"error": {"code": 403}}')).toEqual({ error: { code: 403 } });
    expect(failure(`${head}{"a": 1,,}`).at).toBe('line 7, column 9');
    expect(failure('HTTP/2 200').code).toBe('input/not-recognised');
  });

  it("with Python's bare NaN and infinities reads them as the words of ProtoJSON", () => {
    const text = '{"a": [NaN, -Infinity, Infinity], "b": "NaN \\" Infinity"}';
    expect(tree(text)).toEqual({ a: ['NaN', '-Infinity', 'Infinity'], b: 'NaN " Infinity' });
    expect(tree(`${text}\n{"c": NaN}`)).toMatchObject([{ b: 'NaN " Infinity' }, { c: 'NaN' }]);
    expect(tree(`data: {"c": NaN}\n\n`)).toEqual([{ c: 'NaN' }]);
  });

  it('with a trailing comma is broken JSON and not Python, whose escapes mean something else', () => {
    expect(failure('{"a": "\\/",}')).toMatchObject({ code: 'input/broken', at: 'line 1, column 12' });
    expect(failure('{"a": "b" "c"}').message).toContain('JSON');
  });

  it('in a string is opened to three levels and no further', () => {
    const wrap = (text: string, levels: number): string =>
      levels === 0 ? text : JSON.stringify(wrap(text, levels - 1));
    expect(tree(wrap('{"a": 1}', 3))).toEqual({ a: 1 });
    expect(tree(wrap('{"a": 1}', 4))).toBe('{"a": 1}');
    expect(tree('"no body"')).toBe('no body');
  });
});

describe('server-sent events', () => {
  it.each([
    ['line feeds', '\n'],
    ['carriage returns and line feeds', '\r\n'],
    ['carriage returns', '\r'],
  ])('are split at %s', (_, end) => {
    const lines = [
      ': ping',
      'data:{"a":',
      'data: 1}',
      '',
      'event: x',
      'id: 7',
      'data: {"b": 2}',
      '',
      'data: [DONE]',
    ];
    expect(decoded(lines.join(end))).toEqual({ tree: [{ a: 1 }, { b: 2 }], noticed: [] });
  });

  it('carry an error that stands bare between or after them', () => {
    const bare = '{\n  "error": {\n    "code": 503\n  }\n}';
    expect(tree(`data: {"a": 1}\n\n${bare}\n`)).toEqual([{ a: 1 }, { error: { code: 503 } }]);
    expect(tree(`data: {"a": 1}\n\n${bare}\n\ndata: {"b": 2}`)).toEqual([
      { a: 1 },
      { error: { code: 503 } },
      { b: 2 },
    ]);
    expect(tree(`${bare}\n\ndata: {"b": 2}\n`)).toEqual([{ error: { code: 503 } }, { b: 2 }]);
  });

  it('are not seen in a text that quotes them', () => {
    expect(tree('Reply(\n  text="""So:\ndata: {"a": 1}\n\nbye"""\n)')).toEqual({
      text: 'So:\ndata: {"a": 1}\n\nbye',
    });
    expect(tree("{'text': '''So:\ndata: {\"a\": 1}\n'''}")).toEqual({ text: 'So:\ndata: {"a": 1}\n' });
    expect(tree('content {\ndata: {\nvalue: 1\n}\n}')).toEqual({ content: { data: { value: 1 } } });
    expect(failure('{"text": "So:\ndata: {"a": 1}\n"}').message).toContain('raw line break');
  });

  it('may stand behind several blanks, and be none', () => {
    expect(tree('data:  {"a": 1}\n\n')).toEqual([{ a: 1 }]);
    expect(failure('data: [DONE]').message).toContain('the stream ends before any event');
  });

  it('that lost their blank lines are told apart all the same', () => {
    expect(tree('data: {"a": 1}\ndata: {"b": 2}')).toEqual([{ a: 1 }, { b: 2 }]);
  });

  it('keep the place of one that is cut off', () => {
    const { tree: events, noticed } = decoded('data: {"a": 1}\n\ndata: {"b": [2');
    expect(events).toEqual([{ a: 1 }, '{"b": [2']);
    expect(noticed).toEqual([
      {
        code: 'stream/broken-event',
        severity: 'error',
        at: '/1',
        about: [],
        message: expect.stringContaining('the text ends'),
      },
    ]);
  });
});

describe('printed Python', () => {
  it.each<[string, Json]>([
    ["{'a': None, 'b': True, 'c': False}", { a: null, b: true, c: false }],
    ["('x', ('y',), (1), ())", ['x', ['y'], 1, []]],
    ["[{1, 2}, {}, {3: 'z', None: 4}]", [[1, 2], {}, { '3': 'z', null: 4 }]],
    [
      "['caf\\xe9', '\\u2603 \\U0001F680', 'a\\tb\\'c\\\\', '\\d', '\\101']",
      ['café', '☃ 🚀', "a\tb'c\\", '\\d', 'A'],
    ],
    ["[r'\\n', b'\\x00\\xff', u'x', 'a' \"b\"\n'c']", ['\\n', 'AP8=', 'x', 'abc']],
    ["['''one\ntwo''', \"\"\"it's\\n\"\"\"]", ['one\ntwo', "it's\n"]],
    [
      '[nan, -inf, inf, 1_000, 0x1f, -0.5, 1e3, .5, None]',
      ['NaN', '-Infinity', 'Infinity', 1000, 31, -0.5, 1000, 0.5, null],
    ],
    [
      "{'r': <FinishReason.STOP: 'STOP'>, 'n': <Code.DONE: 3>, 'd': Mode.FAST}",
      { r: 'STOP', n: 'DONE', d: 'FAST' },
    ],
    [
      "{'t': datetime.datetime(2031, 5, 4, 8, 15, tzinfo=TzInfo(UTC)), 'd': Decimal('0.5')}",
      { t: 'datetime.datetime(2031, 5, 4, 8, 15, tzinfo=TzInfo(UTC))', d: '0.5' },
    ],
    [
      "Reply(\n  parts=[\n    Part(\n      text='x',\n    ),\n  ],\n  none=None\n)",
      { parts: [{ text: 'x' }], none: null },
    ],
    ["a=None b=[B(c='d')] e=1", { a: null, b: [{ c: 'd' }], e: 1 }],
    ['Part(text="""one\\n\ntwo \\"\\"\\" "x"""")', 'one\\n\ntwo """ "x"'],
  ])('%s', (text, expected) => {
    // A lone printed object with one field reads as that object.
    const value = tree(text);
    expect(value).toEqual(typeof expected === 'string' ? { text: expected } : expected);
  });

  it('that has lost values says where and what to do', () => {
    const text =
      "Reply(\n  chunks=[\n    Chunk(text='a'),\n    <... 2 more items ...>,\n  ],\n  text=<... Max depth ...>\n)";
    expect(decoded(text)).toEqual({
      tree: { chunks: [{ text: 'a' }], text: null },
      noticed: [
        {
          code: 'input/lossy',
          severity: 'error',
          at: '/chunks/1',
          about: [],
          message: expect.stringMatching(
            /2 places, first at line 4, column 5: <\.\.\. 2 more items \.\.\.>\. It lacks 2 of "chunks", .*model_dump_json/,
          ),
        },
      ],
    });
  });

  it.each([
    ["{'a': 'b", 'line 1, column 7', 'ends inside this string'],
    ["{'a': 'b'\n", 'line 1, column 10', 'the text ends'],
    ["{'a': 'b\nc'}", 'line 1, column 7', 'not closed on its line'],
    ["{'a' 1}", 'line 1, column 6', 'is due'],
    ["{'a': undefined}", 'line 1, column 7', 'no Python value'],
    ["{'a': '\\N{DASH}'}", 'line 1, column 8', 'by its name'],
  ])('%j is broken', (text, at, problem) => {
    const found = failure(text);
    expect(found.at).toBe(at);
    expect(found.message).toContain(problem);
  });
});

describe('proto text', () => {
  it.each<[string, Json]>([
    ['candidates { index: 1 }', { candidates: [{ index: 1 }] }],
    ['candidates: < finish_reason: STOP, >;', { candidates: [{ finish_reason: 'STOP' }] }],
    ['candidates [{ index: 1 }, { index: 2 }] # done', { candidates: [{ index: 1 }, { index: 2 }] }],
    ['content { tags: "a" tags: \'b\' note: "c" }', { content: { tags: ['a', 'b'], note: 'c' } }],
    [
      'content { confidence_scores: 0.5 values: [1, 2] values: 3 }',
      { content: { confidence_scores: [0.5], values: [1, 2, 3] } },
    ],
    ['content { s: "\\303" \'\\251\' "\\xe2\\x9b\\264 \\u00e9\\n\\?\\\'" }', { content: { s: "é⛴ é\n?'" } }],
    [
      'content { a: -1.5f b: 0x1F c: 017 d: inf e: -nan f: true g: t h: 1e3 i: .5 }',
      { content: { a: -1.5, b: 31, c: 15, d: 'Infinity', e: 'NaN', f: true, g: true, h: 1000, i: 0.5 } },
    ],
    [
      'content { [type.googleapis.com/a.B] { c: 1 } }',
      { content: { '[type.googleapis.com/a.B]': { c: 1 } } },
    ],
    ['contexts { contexts { text: "a" } }', { contexts: { contexts: [{ text: 'a' }] } }],
    ['contexts { text: "a" }\ncontexts { text: "b" }', { contexts: [{ text: 'a' }, { text: 'b' }] }],
    ['contexts { text: "a" }', { contexts: [{ text: 'a' }] }],
    ['# a comment\ncontexts { contexts { } }', { contexts: { contexts: [{}] } }],
  ])('%s', (text, expected) => {
    expect(tree(text)).toEqual(expected);
  });

  it.each([
    ['candidates {\n  index: 1', 'line 1, column 12', 'before this "{" is closed'],
    ['candidates { text: "a\n" }', 'line 1, column 20', 'not closed on its line'],
    ['candidates { index 1 }', 'line 1, column 20', '":" or "{" is due'],
    ['candidates { index: 1 >', 'line 1, column 23', 'a field name is due'],
    ['candidates { index: 12ab }', 'line 1, column 21', 'a value is due'],
    ['candidates { text: "\\q" }', 'line 1, column 21', 'not one of the proto text format'],
  ])('%j is broken', (text, at, problem) => {
    const found = failure(text);
    expect(found.at).toBe(at);
    expect(found.message).toContain(problem);
  });
});

describe('the text of an exception', () => {
  it.each<[string, Json]>([
    ["403 PERMISSION_DENIED. {'error': {'code': 403}}", { error: { code: 403 } }],
    ['Traceback:\n  File "a.py"\nErr: 403 X. {"error": {"code": 403}}\n', { error: { code: 403 } }],
    ['got status: RESOURCE_EXHAUSTED. {"error":{"code":429}}', { error: { code: 429 } }],
    [
      'Traceback (most recent call last):\n  File "a.py"\ngoogle.api_core.exceptions.PermissionDenied: 403 Permission denied on x',
      { code: 403, message: 'Permission denied on x' },
    ],
    [
      'google.api_core.exceptions.PermissionDenied: 403 Permission denied on x',
      { code: 403, message: 'Permission denied on x' },
    ],
    [
      'google.api_core.exceptions.Forbidden: 403 Not enabled. [reason: "SERVICE_DISABLED"\ndomain: "x"\n]',
      { code: 403, message: 'Not enabled.', details: [{ reason: 'SERVICE_DISABLED' }] },
    ],
    ['ApiError: {"error":{"code":400}}', { error: { code: 400 } }],
    [
      '429 RESOURCE_EXHAUSTED. {"error": {"co',
      { code: 429, status: 'RESOURCE_EXHAUSTED', message: '429 RESOURCE_EXHAUSTED. {"error": {"co' },
    ],
  ])('%s', (text, expected) => {
    expect(tree(text)).toEqual(expected);
  });

  it('is not seen in an answer or in prose that speaks of errors', () => {
    expect(tree('candidates { text: "status 404 NOT_FOUND" }')).toEqual({
      candidates: [{ text: 'status 404 NOT_FOUND' }],
    });
    expect(failure('We agreed that NOT_FOUND is a fine name.').code).toBe('input/not-recognised');
  });
});

describe('a field of one value that proto text holds twice', () => {
  it('has the last one, and is told', () => {
    const { tree: read, noticed } = decoded(
      'candidates {\n finish_reason: STOP\n finish_reason: MAX_TOKENS,\n finish_reason: STOP index: 1 }',
    );
    expect(read).toEqual({ candidates: [{ finish_reason: 'STOP', index: 1 }] });
    expect(noticed.map(({ code, severity }) => [code, severity])).toEqual([['input/repeated-field', 'info']]);
    expect(noticed[0]?.message).toContain('"finish_reason" stands there twice, again at line 3, column 2');
  });
});

describe('bytes in proto text', () => {
  it('that are no UTF-8 are told', () => {
    const { tree: read, noticed } = decoded('candidates {\n index: 0\n text: "a\\303b" }');
    expect(read).toEqual({ candidates: [{ index: 0, text: 'a\uFFFDb' }] });
    expect(noticed).toEqual([
      {
        code: 'input/broken-bytes',
        severity: 'error',
        at: '',
        about: [],
        message: expect.stringContaining('line 3, column 8'),
      },
    ]);
  });

  it('may be a byte-order mark, which stays', () => {
    expect(tree('candidates { text: "\\357\\273\\277a" }')).toEqual({ candidates: [{ text: '\uFEFFa' }] });
  });
});

describe('texts of unusual size', () => {
  const deep = 100_000;
  it.each([
    ['lists', '['.repeat(deep) + ']'.repeat(deep), 'input/too-deep'],
    ['open lists', '['.repeat(deep), 'input/broken'],
    ['objects', `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`, 'input/too-deep'],
    ['Python dicts', "{'a':".repeat(deep), 'input/too-deep'],
    ['Python calls', 'f('.repeat(deep), 'input/too-deep'],
    ['proto messages', 'a {'.repeat(deep), 'input/too-deep'],
    ['Python tuples', '('.repeat(deep), 'input/too-deep'],
    ['angles', '<'.repeat(deep), 'input/not-recognised'],
    ['fences', '```\n'.repeat(deep), 'input/empty'],
    ['marks of a fence', '`'.repeat(deep), 'input/not-recognised'],
  ])('%s nested 100,000 deep fail with a reason', (_, text, code) => {
    expect(failure(text).code).toBe(code);
  });

  it('strings of 50 MB are read, or said to be cut off', () => {
    const long = 'ö'.repeat(50_000_000);
    const sizes = [`{"a":"${long}"}`, `{'a':'${long}'}`, `candidates { a: "${long}" }`].map((text) => {
      const value = JSON.stringify(tree(text));
      return value.length;
    });
    expect(sizes).toEqual([50_000_008, 50_000_008, 50_000_025]);
    expect(failure(`{"a":"${long}`).at).toBe('line 1, column 6');
    expect(failure(long).code).toBe('input/not-recognised');
  });
});
