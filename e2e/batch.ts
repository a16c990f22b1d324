import type { Page } from 'playwright/test';
import { responseText } from './capture';
import { expect } from './fixtures';
import { visit } from './workbench';

export type Given = { name: string; text: string };

/** A line of a batch's output; every fifth has an index that dangles, every fourth no confidence. */
export function batchLine(number: number): string {
  const quote = `Boat ${number} leaves at ${6 + (number % 12)} o’clock.`;
  const response: unknown = JSON.parse(
    responseText({
      answer: `${quote}${number % 2 === 0 ? '' : ' Nobody knows why.'}`,
      supports: [
        {
          quote,
          chunks: [number % 5 === 4 ? 7 : 0],
          ...(number % 4 === 3 ? {} : { scores: [0.5 + (number % 50) / 100] }),
        },
      ],
      chunks: [{ title: 'log.md', text: quote }],
    }),
  );
  const request = { contents: [{ role: 'user', parts: [{ text: `When does boat ${number} leave?` }] }] };
  return JSON.stringify({ key: `boat-${number}`, request, response });
}

/** So many lines, with the third cut off and the fourth refused by the service. */
export function batchText(lines: number): string {
  return Array.from({ length: lines }, (_, number) => {
    if (number === 2) return '{"key":"boat-2","response":{"candidates":[{"con';
    if (number === 3)
      return '{"key":"boat-3","error":{"code":429,"message":"Quota.","status":"RESOURCE_EXHAUSTED"}}';
    return batchLine(number);
  }).join('\n');
}

export const table = (page: Page) => page.getByRole('table');
export const rowOf = (page: Page, name: string) => table(page).getByRole('button', { name, exact: true });
export const column = (page: Page, name: string) => table(page).getByRole('columnheader', { name });
export const batchBar = (page: Page) => page.getByRole('navigation', { name: 'Batch' });

/** Chooses files in the form. */
export async function chooseFiles(page: Page, ...files: readonly Given[]): Promise<void> {
  await visit(page, '/?mode=open');
  await page
    .getByLabel('Saved responses', { exact: true })
    .setInputFiles(
      files.map(({ name, text }) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })),
    );
}

/** Opens a file of so many responses and waits until all are there. */
export async function openBatch(page: Page, lines = 300): Promise<void> {
  await chooseFiles(page, { name: 'night.jsonl', text: batchText(lines) });
  await expect(page.getByRole('main')).toContainText(`${lines} responses`);
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  await expect(rowOf(page, 'boat-0')).toBeVisible();
}
