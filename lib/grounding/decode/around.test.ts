import { describe, expect, it } from 'vitest';
import { decode } from './decode';

const tree = { candidates: [{ content: { parts: [{ text: 'It’s "six", café.' }] } }], modelVersion: 'm' };
const json = JSON.stringify(tree);
const pretty = JSON.stringify(tree, null, 2);
const python = `{'candidates': [{'content': {'parts': [{'text': 'It’s "six", café.'}]}}], 'modelVersion': 'm'}`;
const fields = `candidates=[Candidate(content=Content(parts=[Part(text='It’s "six", café.')]))] modelVersion='m'`;
const proto =
  'candidates {\n  content {\n    parts {\n      text: "It’s \\"six\\", café."\n    }\n  }\n}\nmodelVersion: "m"';

const eachLine = (text: string, before: string) =>
  text
    .split('\n')
    .map((line) => before + line)
    .join('\n');

function read(text: string) {
  const decoded = decode(text);
  if (!decoded.ok) throw new Error(decoded.failure.message);
  return decoded.value;
}

describe('a prefix on every line of a log', () => {
  it.each([
    ['of Kubernetes', eachLine(pretty, '2031-05-04T08:15:30.000000000Z stdout F ')],
    ['of Docker Compose', eachLine(pretty, 'web-1  | ')],
    ['with a level and a logger', eachLine(pretty, '[2031-05-04 08:15:30] INFO [app.main] ')],
    ['of Python', `INFO:root:${json}`],
    ['of Python, around a dict', `2031-05-04 08:15:30,123 - guide - DEBUG - ${python}`],
    ['of syslog', `May  4 08:15:30 host app[123]: ${json}`],
    ['with words before the JSON', `08:15:30 INFO the answer was ${json}\n08:15:31 INFO done`],
    ['with the JSON in a string', `time=2031-05-04T08:15:30Z level=info body=${JSON.stringify(json)}`],
  ])('%s', (_, text) => {
    expect(read(text).tree).toEqual(tree);
  });

  it('before events', () => {
    const text = eachLine(`data: ${json}\n\ndata: ${json}\n`, '[08:15:30] ');
    expect(read(text).tree).toEqual([tree, tree]);
  });

  it('before one response a line', () => {
    const text = eachLine(`${json}\n${json}`, '2031-05-04T08:15:30Z INFO ');
    expect(read(text).tree).toEqual([tree, tree]);
  });
});

describe('words around', () => {
  it.each([
    ['JSON', `The service said ${json} and no more.`],
    ['JSON on its own lines', `$ curl -s https://example.org\n${pretty}\n$ `],
    ['JSON in a program', `const response = ${pretty};\nconsole.log(response);`],
    ['a Python dict', `response = ${python}\nprint(response)`],
    ['printed fields, behind a prompt', `>>> print(response)\n${fields}\n>>> `],
    [
      'a printed object, in a notebook',
      `In [3]: response\nOut[3]: GenerateContentResponse(\n  ${fields.replace('] modelVersion', '],\n  modelVersion')}\n)\n\nIn [4]: `,
    ],
    ['proto text', `Response:\n${proto}`],
  ])('%s', (_, text) => {
    const { tree: found, noticed } = read(text);
    expect(found).toEqual(tree);
    expect(noticed.map(({ code, severity }) => [code, severity])).toEqual([['input/text-around', 'info']]);
  });

  it('are told by where the response starts, and how much was left', () => {
    expect(read(`Look:\n  ${json} Odd!`).noticed[0]?.message).toBe(
      'The response starts at line 2, column 3; the text around it, 9 characters, was not read.',
    );
  });

  it('between several make a list', () => {
    expect(read(`First ${json}, then ${json}.`).tree).toEqual([tree, tree]);
  });

  it('don’t make a response of what lies inside a broken one', () => {
    const cut = `Look: {"a": ${json}, "b": `;
    expect(decode(cut)).toMatchObject({ ok: false });
    expect(decode(`{"a": ${json}, "b": tru}`)).toMatchObject({
      ok: false,
      failure: { code: 'input/broken' },
    });
  });

  it('alone are no response', () => {
    for (const text of [
      'There were two candidates {of them}.',
      'candidates = many',
      'INFO nothing',
      '12:00:00 {"a": 1',
    ])
      expect(decode(text)).toMatchObject({ ok: false });
  });
});

describe('a string literal without its language', () => {
  it.each([
    ['of Python', `'${json.replaceAll('\\', '\\\\')}'`],
    [
      'of Python’s bytes',
      `b'${[...new TextEncoder().encode(json)]
        .map((byte) => (byte < 128 ? String.fromCharCode(byte) : `\\x${byte.toString(16)}`))
        .join('')
        .replaceAll('\\"', '\\\\"')}'`,
    ],
    ['that lost its quotes', JSON.stringify(json).slice(1, -1)],
  ])('%s', (_, text) => {
    expect(read(text).tree).toEqual(tree);
  });
});

describe('YAML', () => {
  it('of one document, and of several', () => {
    const one = 'candidates:\n- content:\n    parts:\n    - text: It’s "six", café.\nmodelVersion: m\n';
    expect(read(one).tree).toEqual(tree);
    expect(read(`---\n${one}---\n${one}`).tree).toEqual([tree, tree]);
  });

  it('keeps dates and words as they are written', () => {
    const text = 'interactions:\n- recorded: 2031-05-04\n  on: yes\n  body: |-\n    {"a": 1}\n    two\n';
    expect(read(text).tree).toEqual({
      interactions: [{ recorded: '2031-05-04', on: 'yes', body: '{"a": 1}\ntwo' }],
    });
  });

  it('of no kind that holds a response stays plain text', () => {
    expect(decode('apiVersion: v1\nkind: Pod\n')).toMatchObject({
      ok: false,
      failure: { code: 'input/not-recognised' },
    });
  });
});

it('what the console of JavaScript prints is told apart, with what to print instead', () => {
  const text = "{\n  candidates: [ { content: [Object], finishReason: 'STOP' } ],\n  modelVersion: 'm'\n}";
  expect(decode(text)).toMatchObject({
    ok: false,
    failure: {
      at: 'line 1, column 1',
      message: expect.stringContaining('console of JavaScript'),
      hint: expect.stringContaining('JSON.stringify(response)'),
    },
  });
});
