import { describe, expect, it } from 'vitest';
import type { Json } from '../../model';
import { decode } from '../decode';
import { findInText } from './find-in-text';

const at = '/candidates/0/groundingMetadata/groundingSupports/1/segment/endIndex';
const tree = {
  candidates: [
    {
      content: { parts: [{ text: 'It’s "six", \n café.' }] },
      groundingMetadata: {
        groundingSupports: [{ segment: { endIndex: 4 } }, { segment: { startIndex: 2, endIndex: 27 } }],
      },
    },
  ],
};
const json = JSON.stringify(tree);
const pretty = JSON.stringify(tree, null, 2);
const python = `{'candidates': [{'content': {'parts': [{'text': 'six'}]}, 'groundingMetadata': {'groundingSupports': [{'segment': {'endIndex': 4}}, {'segment': {'startIndex': 2, 'endIndex': 27}}]}}]}`;
const fields = `candidates=[Candidate(content=Content(parts=[Part(text="""six""")]), groundingMetadata=Metadata(groundingSupports=[Support(segment=Segment(endIndex=4)), Support(segment=Segment(startIndex=2, endIndex=27))]))]`;
const proto = `candidates {
  content { parts { text: "s\\303\\251" } }
  grounding_metadata {
    grounding_supports { segment { end_index: 4 } }
    grounding_supports {
      segment {
        start_index: 2
        end_index: 27
      }
    }
  }
}
`;
const yaml = `candidates:
- content:
    parts: [{text: six}]
  groundingMetadata:
    groundingSupports:
    - segment: {endIndex: 4}
    - segment:
        startIndex: 2
        endIndex: 27
`;
const eachLine = (text: string, before: string) =>
  text
    .split('\n')
    .map((line) => before + line)
    .join('\n');

/** What is found in a text, by its words. */
function found(text: string, pointer: string): string | null {
  const read = findInText(text);
  if (read === null) return null;
  const { start, end } = read.find(pointer);
  return text.slice(start, end);
}

describe('the place of a pointer', () => {
  it.each<[string, string, string, string]>([
    ['JSON', json, at, '"endIndex":27'],
    ['JSON with a mark and a fence around', `\uFEFF\`\`\`json\n${pretty}\n\`\`\``, at, '"endIndex": 27'],
    ['JSON behind the head of curl -i', `HTTP/2 200\ncontent-type: a\n\n${json}`, at, '"endIndex":27'],
    ['JSON lines', `${json}\n${json.replace('27', '28')}`, `/1${at}`, '"endIndex":28'],
    ['lists in a row', `[${json}]\n[${json}, ${json.replace('27', '28')}]`, `/2${at}`, '"endIndex":28'],
    ['a list that was cut', `[${json}, ${json.replace('27', '28')}, {"a`, `/1${at}`, '"endIndex":28'],
    ['prose around', `It said ${json} and no more.`, at, '"endIndex":27'],
    ['several in prose', `First ${json}, then ${json.replace('27', '28')}.`, `/1${at}`, '"endIndex":28'],
    ['a prefix on every line', eachLine(pretty, '2031-05-04T08:15:30Z stdout F '), at, '"endIndex": 27'],
    [
      'JSON at the end of a line',
      `08:15 INFO x\n08:15:30 INFO answer ${json}\n08:15:31 done`,
      at,
      '"endIndex":27',
    ],
    [
      'events',
      `data: ${json}\n\nevent: x\ndata: ${json.replace('27', '28')}\n\n`,
      `/1${at}`,
      '"endIndex":28',
    ],
    [
      'events with other line ends',
      `data: ${json}\r\n\r\ndata:${json.replace('27', '28')}`,
      `/1${at}`,
      '"endIndex":28',
    ],
    ['an event on several lines', `${eachLine(pretty, 'data: ')}\n\n`, `/0${at}`, '"endIndex": 27'],
    ['Python', python, at, "'endIndex': 27"],
    ['a printed object', fields, at, 'endIndex=27'],
    ['a printed object behind a prompt', `>>> print(r)\n${fields}\n>>> `, at, 'endIndex=27'],
    [
      'proto text',
      proto,
      '/candidates/0/grounding_metadata/grounding_supports/1/segment/end_index',
      'end_index: 27',
    ],
    ['YAML', yaml, at, 'endIndex: 27'],
    ['a string of JSON', JSON.stringify(json), at, '\\"endIndex\\":27'],
    ['JSON in a field', JSON.stringify({ é: { body: json } }), `/é/body${at}`, '\\"endIndex\\":27'],
    [
      'JSON in a field of proto text',
      `jsonPayload { body: '{"a": 1}' }`,
      '/jsonPayload/body/a',
      `body: '{"a": 1}'`,
    ],
  ])('in %s', (_, text, pointer, expected) => {
    expect(decode(text)).toMatchObject({ ok: true });
    expect(found(text, pointer)).toBe(expected);
  });

  it('that the body lacks is the nearest one above it', () => {
    expect(found(json, '/candidates/0/content/parts/0/inlineData')).toBe(
      '{"text":"It’s \\"six\\", \\n café."}',
    );
    expect(found(python, '/candidates/0/content/parts/7')).toBe("'parts': [{'text': 'six'}]");
  });

  it('is the whole when nothing is pointed at', () => {
    expect(found(` ${json} `, '')).toBe(json);
    expect(found(`${json}\n${json}`, '')).toBe(`${json}\n${json}`);
  });

  it('is that of the last of two fields of one name, as for its value', () => {
    expect(found('{"a": 1, "b": {"a": 2}, "a": 3}', '/a')).toBe('"a": 3');
  });

  it('can’t be told of a text that only speaks of an error', () => {
    expect(findInText('google.api_core.exceptions.NotFound: 404 Nothing here')).toBeNull();
    expect(findInText('Low tide is at six.')).toBeNull();
  });
});

describe('every value of a tree', () => {
  const text = (value: Json): string => JSON.stringify(value);
  it.each([
    ['Python', python],
    ['a printed object', fields],
    ['proto text', proto],
    ['YAML', yaml],
    ['JSON', pretty],
  ])('stands where it is found, in %s', (_, written) => {
    const decoded = decode(written);
    if (!decoded.ok) throw new Error(decoded.failure.message);
    const read = findInText(written);
    const check = (value: Json, pointer: string): void => {
      const span = read?.find(pointer);
      const words = written.slice(span?.start, span?.end);
      if (typeof value === 'number') expect(words, pointer).toMatch(new RegExp(`${text(value)}$`));
      if (typeof value !== 'object' || value === null) return;
      for (const [key, item] of Object.entries(value)) check(item, `${pointer}/${key}`);
    };
    check(decoded.value.tree, '');
  });
});
