import { fileURLToPath } from 'node:url';
import { expect, test } from './fixtures';
import { sampleText } from './samples';
import { answer, visit } from './workbench';

const path = fileURLToPath(new URL('../public/samples/refusal.json', import.meta.url));

test('a chosen file is opened', async ({ page }) => {
  await visit(page, '/?mode=open');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles(path);
  await expect(answer(page)).toContainText('renting the baths for a private party');
  await expect(page.getByText('From the file refusal.json.')).toBeVisible();
});

test('a file that is dropped anywhere on the page is opened', async ({ page }) => {
  await visit(page);
  const dataTransfer = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'dropped.json', { type: 'application/json' }));
    return transfer;
  }, sampleText('refusal.json'));
  await page.dispatchEvent('h1', 'dragover', { dataTransfer });
  await page.dispatchEvent('h1', 'drop', { dataTransfer });
  await expect(answer(page)).toContainText('renting the baths for a private party');
  await expect(page.getByText('From the file dropped.json.')).toBeVisible();
});

test('a long file is held beside the field, opened, and its size is told', async ({ page }) => {
  await visit(page, '/?mode=open');
  const body = JSON.parse(sampleText('refusal.json'));
  body.candidates[0].content.parts[0].text += `\n\n${'And so on. '.repeat(100)}`.repeat(300);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({
    name: 'long.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(body)),
  });
  await expect(page.getByText(/long\.json · \d{3},\d{3} characters/)).toBeVisible();
  await expect(answer(page)).toContainText('renting the baths for a private party');
});
