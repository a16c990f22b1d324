import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { type FreshPage, withBrowser } from './browser';
import { generatedResponse } from './generated-response';
import { heaps, longestTask } from './main-thread';
import type { Figure, Section } from './section';
import { milliseconds, times } from './timing';

const rows = 10_000;
const fewRows = 1_000;
const largeBody = 20_000_000;

/** About 20 KB, of which most are quotes, offsets and chunks, as in long answers. */
const response = generatedResponse({ supports: 112, chunks: 40, shape: 'crossing', truth: 'exact' });

async function writeBatch(path: string, lines: number): Promise<void> {
  const file = await open(path, 'w');
  for (let line = 0; line < lines; line += 1)
    await file.write(`{"key":"request ${line}","response":${response}}\n`);
  await file.close();
}

/** One response, most of it the texts of its chunks. */
function largeResponse(): string {
  const groundingChunks = Array.from({ length: 200 }, (_, index) => ({
    retrievedContext: { title: `${index}.md`, text: `Part ${index}. `.repeat(largeBody / 200 / 10) },
  }));
  const groundingSupports = [{ segment: { endIndex: 12, text: 'It is there.' }, groundingChunkIndices: [0] }];
  const content = { role: 'model', parts: [{ text: 'It is there. And not here.' }] };
  return JSON.stringify({
    candidates: [
      { content, finishReason: 'STOP', groundingMetadata: { groundingChunks, groundingSupports } },
    ],
  });
}

async function openForm(page: Page): Promise<void> {
  await page.goto('/?mode=open');
  await page.getByRole('navigation', { name: 'Samples' }).getByRole('button').first().waitFor();
}

const choose = (page: Page, path: string) =>
  page.getByLabel('Saved responses', { exact: true }).setInputFiles(path);

/** Milliseconds until all rows are there. */
async function readAll(page: Page, path: string): Promise<number> {
  await openForm(page);
  const began = performance.now();
  await choose(page, path);
  await page.locator('main[aria-busy="false"]').getByRole('table').waitFor({ timeout: 600_000 });
  return performance.now() - began;
}

async function measure(freshPage: FreshPage, folder: string): Promise<Figure[]> {
  const many = join(folder, 'many.jsonl');
  const few = join(folder, 'few.jsonl');
  const large = join(folder, 'large.json');
  await writeBatch(many, rows);
  await writeBatch(few, fewRows);
  const file = await open(large, 'w');
  await file.write(largeResponse());
  await file.close();
  const megabytes = statSync(many).size / 1e6;

  const reading = await freshPage((page) => longestTask(page, () => readAll(page, many)));
  const memory = await freshPage((page) => heaps(page, () => readAll(page, many)));
  const whole = await freshPage((page) => readAll(page, many));
  const part = await freshPage((page) => readAll(page, few));
  const arranging = await freshPage(async (page) => {
    await readAll(page, many);
    return longestTask(page, async () => {
      await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
      await page.getByRole('searchbox').pressSequentially('request 99');
      await page.getByText(/of 10,000 responses shown/).waitFor();
    });
  });
  const one = await freshPage(async (page) => {
    await openForm(page);
    return longestTask(page, async () => {
      await choose(page, large);
      await page.getByRole('article', { name: 'Answer' }).waitFor({ timeout: 600_000 });
    });
  });
  return [
    {
      what: `longest task of the page while ${rows} responses (${megabytes.toFixed(0)} MB) are read, processor time`,
      value: milliseconds(reading),
      target: 'at most 100 ms',
    },
    {
      what: 'heaps of the page and of its worker together, at most',
      value: `${(memory / 1e6).toFixed(0)} MB, ${(memory / 1e6 / megabytes).toFixed(2)} of the file`,
      target: 'at most half of the file',
    },
    {
      what: `${rows} responses ÷ ${fewRows}, time until all are there`,
      value: `${times(whole / part)} (${milliseconds(whole)} ÷ ${milliseconds(part)})`,
      target: 'at most 12 times',
    },
    {
      what: `longest task while the ${rows} are sorted and searched`,
      value: milliseconds(arranging),
      target: 'at most 100 ms',
    },
    {
      what: 'longest task while one response of 20 MB is opened',
      value: milliseconds(one),
      target: 'at most 100 ms',
    },
  ];
}

export const batch: Section = {
  name: 'batch',
  title: 'Batches and large responses in Chromium',
  measure: () =>
    withBrowser(async (freshPage) => {
      const folder = mkdtempSync(join(tmpdir(), 'batch-'));
      try {
        return await measure(freshPage, folder);
      } finally {
        rmSync(folder, { recursive: true });
      }
    }),
};
