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
