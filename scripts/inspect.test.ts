import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

const script = fileURLToPath(new URL('./inspect.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'inspect-'));
afterAll(() => rmSync(folder, { recursive: true }));

const response = {
  candidates: [
    {
      content: { parts: [{ text: 'The mill turns. It grinds rye.' }] },
      finishReason: 'STOP',
      groundingMetadata: {
        groundingChunks: [
          { retrievedContext: { uri: 'mill.txt', title: 'mill.txt', text: 'The mill turns all day.' } },
        ],
        groundingSupports: [
          {
            segment: { endIndex: 15, text: 'The mill turns.' },
            groundingChunkIndices: [0],
            confidenceScores: [0.9],
          },
        ],
      },
    },
  ],
};

function fileOf(name: string, body: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, body);
  return path;
}

const start = (given: string[]): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', script, ...given]);

async function run(given: string[], input = '') {
  const child = start(given);
  child.stdin?.end(input);
  const exit = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [output, errors] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
  ]);
  return { status: await exit, output, errors };
}

const mill = fileOf('mill.json', JSON.stringify(response));

describe('the command line', () => {
  test('prints JSON into a pipe and a summary when asked', async () => {
    const [json, summary] = await Promise.all([run([mill]), run(['--text', '-'], JSON.stringify(response))]);
    expect(json).toMatchObject({ status: 0, errors: '' });
    expect(JSON.parse(json.output)).toMatchObject({
      schema: 'grounding-inspection/1',
      segments: [{ placement: 'exact' }],
    });
    expect(summary.output).toContain('s0  exact  0–15  The mill turns.');
  });

  test('a gate that fails exits with 1 and says why, and the output is there all the same', async () => {
    const { status, output, errors } = await run(['--min-coverage', '0.8', mill]);
    expect(status).toBe(1);
    expect(JSON.parse(output).coverage.sentences).toBe(0.5);
    expect(errors).toBe("inspect: --min-coverage 0.8: only 0.520 of the answer's text is covered.\n");
  });

  test.each([
    ['a missing file', [join(folder, 'none.json')], `${join(folder, 'none.json')} does not exist`],
    ['a directory', [folder], `${folder} is a directory`],
    ['an unknown flag', ['--frobnicate', mill], "Unknown option '--frobnicate'"],
    ['no file', [], 'No file was named'],
    [
      'what no service sends',
      [fileOf('notes.txt', '# Notes\n\nNothing here.\n')],
      `inspect: ${join(folder, 'notes.txt')}: `,
    ],
    ['an empty file', [fileOf('empty.json', '')], `inspect: ${join(folder, 'empty.json')}: There is nothing`],
    ['no file name', [''], 'The name of the file is empty'],
    [
      'a binary file',
      [fileOf('picture.png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13))],
      `${join(folder, 'picture.png')} is binary, or UTF-16 without a byte-order mark; give a text file`,
    ],
    [
      'bytes that are not UTF-8 in what no service sends',
      [fileOf('latin.txt', Uint8Array.of(0x63, 0x61, 0x66, 0xe9))],
      `${join(folder, 'latin.txt')} (holds bytes that are not UTF-8; they read as \ufffd): `,
    ],
    [
      'an error of the service',
      [fileOf('error.json', '{"error":{"code":403,"message":"no","status":"PERMISSION_DENIED"}}')],
      'PERMISSION_DENIED',
    ],
  ])('%s exits with 2 and one line', async (_, given, sentence) => {
    const { status, output, errors } = await run(given);
    expect([status, output]).toEqual([2, '']);
    expect(errors).toContain(sentence);
    expect(errors).toMatch(/^inspect: [^\n]+\n$/);
  });

  test('a byte-order mark and UTF-16 are read', async () => {
    const utf16 = fileOf('utf16.json', Buffer.from(`\ufeff${JSON.stringify(response)}`, 'utf16le'));
    const { status, output } = await run([utf16]);
    expect([status, JSON.parse(output).segments[0].placement]).toEqual([0, 'exact']);
  });

  test('a reader that goes away early ends it quietly', async () => {
    const many = structuredClone(response);
    const [support] = many.candidates[0]?.groundingMetadata.groundingSupports ?? [];
    if (support)
      many.candidates[0]?.groundingMetadata.groundingSupports.push(
        ...Array.from({ length: 20_000 }, () => support),
      );
    const child = start([fileOf('many.json', JSON.stringify(many))]);
    child.stdout?.once('data', () => child.stdout?.destroy());
    const errors = child.stderr ? await text(child.stderr) : '';
    expect(errors).toBe('');
  });
});

describe('many responses', () => {
  const line = (key: string) => JSON.stringify({ key, response });
  const night = fileOf('night.jsonl', `${line('a')}\n${line('b')}\n`);
  const broken = fileOf('broken.jsonl', `${line('a')}\n{"key": "b", "resp\n${line('c')}\n`);
  const printed = (output: string) =>
    output
      .trimEnd()
      .split('\n')
      .map((text) => JSON.parse(text));

  test('are a line each, whether they stand in one file, in several, or come in', async () => {
    const [one, several, piped] = await Promise.all([
      run([night]),
      run([mill, night, '-'], line('z')),
      run(['-'], `${line('x')}\n${line('y')}`),
    ]);
    expect(one).toMatchObject({ status: 0, errors: '' });
    expect(printed(one.output)).toMatchObject([
      { file: night, line: 1, key: 'a', segments: 1, lowestConfidence: 0.9, diagnostics: { error: 0 } },
      {
        file: night,
        line: 2,
        key: 'b',
        answer: 'The mill turns. It grinds rye.',
        format: 'generate-content',
      },
    ]);
    expect(printed(several.output).map(({ file, line: at, key }) => [file, at, key])).toEqual([
      [mill, null, null],
      [night, 1, 'a'],
      [night, 2, 'b'],
      ['standard input', null, 'z'],
    ]);
    expect(printed(piped.output).map(({ key }) => key)).toEqual(['x', 'y']);
  });

  test('are rows of a table in a terminal', async () => {
    const { output } = await run(['--text', broken]);
    const [head, ...rows] = output.trimEnd().split('\n');
    expect(head).toMatch(/^name +cover {2}segm {4}low {2}err {2}warn {2}note {2}answer$/);
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatch(/broken\.jsonl:1 a {3}0\.52 {5}1 {3}0\.90 {4}0 {5}0 {5}\d {2}The mill turns\./);
    expect(rows[1]).toMatch(/broken\.jsonl:2 {2}can't be read: This looks like JSON, but at line 2, column/);
  });

  test('gates hold for each of them', async () => {
    const [passed, failed] = await Promise.all([
      run(['--min-coverage', '0.5', night]),
      run(['--min-coverage', '0.8', '--fail-on', 'error', mill, night]),
    ]);
    expect([passed.status, passed.errors]).toEqual([0, '']);
    expect(failed.status).toBe(1);
    expect(failed.errors).toBe(
      `inspect: 3 of 3 responses failed a gate. The first, ${mill}: --min-coverage 0.8: only 0.520 of the answer's text is covered.\n`,
    );
  });

  test('one that cannot be read exits with 2, or not when asked to keep going; a file always does', async () => {
    const none = join(folder, 'none.json');
    const [strict, lenient, gated, missing] = await Promise.all([
      run([broken]),
      run(['--keep-going', broken]),
      run(['--keep-going', '--min-coverage', '0.8', broken]),
      run(['--keep-going', mill, none]),
    ]);
    expect([strict.status, lenient.status, gated.status, missing.status]).toEqual([2, 0, 1, 2]);
    expect(strict.errors).toBe('inspect: 1 of 3 could not be read; their lines say why.\n');
    expect(printed(strict.output)[1]).toEqual({
      ...{ file: broken, line: 2, key: null, question: null },
      error: expect.objectContaining({
        code: 'input/broken',
        at: expect.stringMatching(/^line 2, column \d+$/),
      }),
    });
    expect(printed(missing.output)[1]).toMatchObject({
      file: none,
      error: { code: 'input/unread', message: `${none} could not be read. It does not exist.` },
    });
  });

  test('a reader that goes away early ends an endless input', async () => {
    const child = start(['-']);
    child.stdin?.on('error', () => undefined);
    const feed = () => {
      while (child.stdin?.writable && child.stdin.write(`${line('again')}\n`.repeat(100)));
    };
    child.stdin?.on('drain', feed);
    feed();
    child.stdout?.once('data', () => child.stdout?.destroy());
    const exit = new Promise((resolve) => child.on('close', resolve));
    const errors = child.stderr ? await text(child.stderr) : '';
    await exit;
    expect(errors).toBe('');
  });
});
