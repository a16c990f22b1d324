import { describe, expect, test } from 'vitest';
import { inspect } from '../grounding';
import type { Json } from '../grounding/model';
import { readRows } from './read-rows';
import type { Row } from './row';
import { blobSource, type Source } from './source';
import { textAt } from './text-at';

const response = (text: string, more: { [key: string]: Json } = {}): Json => ({
  candidates: [{ content: { parts: [{ text }] }, finishReason: 'STOP', ...more }],
});
const line = (key: string, text: string): Json => ({
  key,
  request: { contents: [{ role: 'user', parts: [{ text: `What about ${key}?` }] }] },
  response: response(text),
});
const lines = (...trees: Json[]) => trees.map((tree) => JSON.stringify(tree)).join('\n');
const file = (...parts: BlobPart[]) => blobSource(new Blob(parts), 'night.jsonl');

async function rowsIn(source: Source): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const { row } of readRows(source, 0, 0)) rows.push(row);
  return rows;
}

/** What matters of each row. */
const told = async (source: Source) =>
  (await rowsIn(source)).map(({ line, key, answer, failure }) => [line, key, failure?.code ?? answer]);

describe('a file of many responses', () => {
  test.each([
    [
      'lines of a batch',
      lines(line('a', 'One.'), line('b', 'Two.')),
      [
        [1, 'a', 'One.'],
        [2, 'b', 'Two.'],
      ],
    ],
    ['one line alone is a file that is whole', lines(line('a', 'One.')), [[null, 'a', 'One.']]],
    [
      'a list, over several lines',
      JSON.stringify([line('a', 'One.'), line('b', 'Two.')], null, 1),
      [
        [2, 'a', 'One.'],
        [31, 'b', 'Two.'],
      ],
    ],
    [
      'a list on one line',
      JSON.stringify([line('a', 'One.'), line('b', 'Two.')]),
      [
        [1, 'a', 'One.'],
        [1, 'b', 'Two.'],
      ],
    ],
    [
      'inlined responses',
      JSON.stringify({
        dest: {
          inlinedResponses: [
            { response: response('One.'), metadata: { key: 'x' } },
            { error: { code: 5, message: 'None.' }, metadata: { key: 'y' } },
          ],
        },
      }),
      [
        [1, 'x', 'One.'],
        [1, 'y', 'input/service-error'],
      ],
    ],
    [
      'bad lines among good ones, blank lines between',
      `oops\n\n${lines(line('a', 'One.'))}\r\n{"key": "cut", "respo\n${lines(line('b', 'Two.'), { rows: 1 }, line('c', 'Three.'))}\n`,
      [
        [1, null, 'input/not-recognised'],
        [3, 'a', 'One.'],
        [4, null, 'input/broken'],
        [5, 'b', 'Two.'],
        [6, null, 'input/not-recognised'],
        [7, 'c', 'Three.'],
      ],
    ],
    [
      'responses, some over several events',
      lines(
        { candidates: [{ content: { parts: [{ text: 'One' }] } }], responseId: 'a' },
        { ...Object(response(' and a half.')), responseId: 'a' },
        { ...Object(response('Two.')), responseId: 'b' },
      ),
      [
        [1, null, 'One and a half.'],
        [3, null, 'Two.'],
      ],
    ],
    [
      'whole completions of a gateway',
      lines(
        { choices: [{ message: { content: 'One.' }, finish_reason: 'stop' }] },
        { choices: [{ message: { content: 'Two.' }, finish_reason: 'stop' }] },
      ),
      [
        [1, null, 'One.'],
        [2, null, 'Two.'],
      ],
    ],
    [
      'rows of a log',
      lines({ full_response: JSON.stringify(response('One.')) }, { full_response: response('Two.') }),
      [
        [1, null, 'One.'],
        [2, null, 'Two.'],
      ],
    ],
    [
      'lines of a log, behind a time and a level',
      ['One.', 'Two.']
        .map(
          (text) =>
            `2031-05-04 08:15:30,123 INFO guide: response was ${JSON.stringify(response(text, { groundingMetadata: { webSearchQueries: [text] } }))}`,
        )
        .join('\n'),
      [
        [1, null, 'One.'],
        [2, null, 'Two.'],
      ],
    ],
    [
      'printed Python, one a line',
      [
        "{'candidates': [{'content': {'parts': [{'text': 'One.'}]}, 'finish_reason': 'STOP'}]}",
        "{'candidates': [{'content': {'parts': [{'text': 'It\\'s two.'}]}, 'finish_reason': 'STOP'}]}",
      ].join('\n'),
      [
        [1, null, 'One.'],
        [2, null, "It's two."],
      ],
    ],
    [
      'a list that breaks off between two items',
      `[${JSON.stringify(line('a', 'One.'))},\n${JSON.stringify(line('b', 'Two.'))},\n`,
      [
        [1, 'a', 'One.'],
        [2, 'b', 'Two.'],
        [3, null, 'input/cut-off'],
      ],
    ],
  ])('%s', async (_, text, expected) => {
    expect(await told(file(text))).toEqual(expected);
  });
});

describe('a file that is one thing', () => {
  test.each([
    [
      'the events of a stream, on lines',
      lines({ candidates: [{ content: { parts: [{ text: 'One' }] } }] }, response(' and a half.')),
      'One and a half.',
    ],
    [
      'the events of a stream, in a list',
      JSON.stringify(
        [{ candidates: [{ content: { parts: [{ text: 'One' }] } }] }, response(' and a half.')],
        null,
        2,
      ),
      'One and a half.',
    ],
    ['a saved event stream', `data: ${JSON.stringify(response('One.'))}\n\n`, 'One.'],
    [
      'the chunks of a chat',
      lines(
        { choices: [{ delta: { content: 'One' } }] },
        { choices: [{ delta: { content: '.' }, finish_reason: 'stop' }] },
      ),
      'One.',
    ],
    [
      'a log in which a response stands here and there',
      lines(
        { message: 'started' },
        { message: 'asked', data: { response: response('One.') } },
        { message: 'done' },
      ),
      'One.',
    ],
    ['a response over many lines', JSON.stringify(response('One.'), null, 2), 'One.'],
    ['proto text', 'candidates { content { parts { text: "One." } } finish_reason: STOP }', 'One.'],
    ['prose', 'Nothing\nof the kind.', 'input/not-recognised'],
    ['nothing', '', 'input/empty'],
    ['white space', ' \n\n ', 'input/empty'],
    ['bytes', 'PK\u0003\u0004\u0000\u0000', 'input/binary'],
  ])('%s', async (_, text, answer) => {
    expect(await told(file(text))).toEqual([[null, null, answer]]);
  });
});

test('UTF-16 and a byte-order mark change nothing', async () => {
  const text = lines(line('ä', 'Ün.'), line('b', '🌊'));
  const utf16 = new Uint8Array(
    new Uint16Array([...`\ufeff${text}`].flatMap((one) => one.split('').map((unit) => unit.charCodeAt(0))))
      .buffer,
  );
  const expected = [
    [1, 'ä', 'Ün.'],
    [2, 'b', '🌊'],
  ];
  expect(await told(file(utf16))).toEqual(expected);
  expect(await told(file('\ufeff', text))).toEqual(expected);
});

describe('a row is read again from its file', () => {
  const items = [line('ä', 'Ün.'), line('b', '🌊')].map((tree) => JSON.stringify(tree));
  const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
  test.each([
    ['lines', new Blob([items.join('\r\n')])],
    ['a list', new Blob([`[ ${items.join(' , ')} ]`])],
    ['lines behind a byte-order mark', new Blob([`\ufeff${items.join('\n')}`])],
    ['lines in UTF-16', new Blob([utf16(items.join('\n'))])],
  ])('of %s', async (_, blob) => {
    const rows = await rowsIn(blobSource(blob, 'night.jsonl'));
    expect(await Promise.all(rows.map(({ place }) => textAt(blob, place)))).toEqual(items);
  });

  test.each([
    ['on lines', (events: string[]) => events.join('\n')],
    ['in a list', (events: string[]) => `[\n${events.join('\n,\n')}\n]`],
  ])('that has several events, %s', async (_, write) => {
    const events = [
      { candidates: [{ content: { parts: [{ text: 'One' }] } }], responseId: 'a' },
      { ...Object(response(' and a half.')), responseId: 'a' },
      { ...Object(response('Two.')), responseId: 'b' },
    ];
    const blob = new Blob([write(events.map((event) => JSON.stringify(event)))]);
    const [first] = await rowsIn(blobSource(blob, 'stream'));
    const body = first && (await textAt(blob, first.place));
    const read = inspect({ source: 'file', body, question: null, retrieval: null });
    expect(read.ok && read.value.inspection.answer?.text).toBe('One and a half.');
  });
});

test('a row tells what a table shows', async () => {
  const text = 'The mill turns. It grinds rye.';
  const grounded = response(text, {
    groundingMetadata: {
      groundingChunks: [
        { retrievedContext: { title: 'mill.txt', text: 'It turns all day.' } },
        { retrievedContext: { title: 'b', text: 'x' } },
      ],
      groundingSupports: [
        {
          segment: { endIndex: 15, text: 'The mill turns.' },
          groundingChunkIndices: [0, 7],
          confidenceScores: [0.9, 0.4],
        },
      ],
    },
  });
  const [row] = await rowsIn(file(lines({ key: 'a', response: grounded }, line('b', 'Two.'))));
  expect(row).toMatchObject({
    ...{ id: 0, name: 'night.jsonl', key: 'a', answer: text, format: 'generate-content', failure: null },
    ...{ segments: 1, chunks: 2, chunksCited: 1, lowest: 0.4 },
    diagnostics: { error: 1, warning: 0 },
  });
  expect(row?.coverage).toBeCloseTo(13 / 25);
  expect(row?.codes).toContain('support/dangling-index');
});

test('where a line is broken is told in lines of the file', async () => {
  const rows = await rowsIn(
    file(`${lines(line('a', 'One.'), line('b', 'Two.'))}\n{"key": "c", "response": }\n`),
  );
  expect(rows[2]?.failure).toMatchObject({
    at: 'line 3, column 26',
    message: expect.stringContaining('at line 3, column 26'),
  });
});

test('a file that breaks off while it is read keeps the rows that came', async () => {
  const source: Source = {
    ...{ name: 'gone.jsonl', size: null },
    async *bytes() {
      yield new TextEncoder().encode(
        `${Array.from({ length: 60 }, (_, index) => lines(line(`${index}`, 'Here.'))).join('\n')}\n`,
      );
      throw new Error('The disk is gone.');
    },
  };
  const rows = await rowsIn(source);
  expect(rows).toHaveLength(61);
  expect(rows.at(-1)?.failure).toMatchObject({
    code: 'input/unread',
    message: 'gone.jsonl could not be read. The disk is gone.',
  });
});
