import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { batchBar, batchLine, batchText, chooseFiles, column, openBatch, rowOf, table } from './batch';
import { responseText } from './capture';
import { expect, test } from './fixtures';
import { alert, answer, evidence, paste, visit } from './workbench';

test('lines open as a table; what cannot be read is a row that says why', async ({ page }) => {
  await openBatch(page);
  await expect(table(page)).toHaveAttribute('aria-rowcount', '301');
  const first = table(page).getByRole('row').nth(1);
  await expect(first).toContainText('When does boat 0 leave?');
  await expect(first).toContainText('100 %');
  const broken = table(page)
    .getByRole('row')
    .filter({ hasText: 'night.jsonl' })
    .filter({ hasText: 'at line 3' });
  await expect(broken).toContainText('Can’t be read: This looks like JSON, but at line 3, column');
  await expect(table(page).getByRole('row').filter({ hasText: 'boat-3' }).first()).toContainText('Quota.');
  // Ten thousand rows would be as few elements.
  expect(await table(page).getByRole('row').count()).toBeLessThan(60);
});

test('a row opens, and going back finds place, order, filter and focus', async ({ page }) => {
  await openBatch(page);
  await column(page, 'Name').getByRole('button').click();
  await column(page, 'Name').getByRole('button').click();
  await expect(column(page, 'Name')).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('searchbox').fill('leaves');
  await expect(page.getByRole('status').filter({ hasText: 'shown' })).toHaveText(
    '298 of 300 responses shown',
  );
  await rowOf(page, 'boat-299').focus();
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('PageDown');
  await expect(rowOf(page, 'boat-239')).toBeFocused();
  await expect(rowOf(page, 'boat-239')).toBeInViewport();
  const place = await rowOf(page, 'boat-239').boundingBox();

  await page.keyboard.press('Enter');
  await expect(answer(page)).toContainText('Boat 239 leaves at');
  await expect(batchBar(page)).toContainText('boat-239 · night.jsonl:240');
  await expect(batchBar(page)).toContainText('61 of 298');
  await expect(page.getByRole('button', { name: 'All responses' })).toBeFocused();
  await page.goBack();
  await expect(rowOf(page, 'boat-239')).toBeFocused();
  expect(await rowOf(page, 'boat-239').boundingBox()).toEqual(place);

  await page.keyboard.press('Enter');
  for (let number = 62; number <= 76; number += 1) {
    await page.getByRole('button', { name: 'Next response' }).click();
    await expect(batchBar(page)).toContainText(`${number} of 298`);
  }
  await expect(answer(page)).toContainText('Boat 224 leaves at');
  await page.goBack();
  await expect(rowOf(page, 'boat-224')).toBeFocused();
  await expect(rowOf(page, 'boat-224')).toBeInViewport();
  await expect(column(page, 'Name')).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('searchbox')).toHaveValue('leaves');

  await page.goForward();
  await expect(answer(page)).toContainText('Boat 224 leaves at');
  await page.getByRole('button', { name: 'All responses' }).focus();
  await page.keyboard.press('Escape');
  await expect(rowOf(page, 'boat-224')).toBeFocused();
});

test('a bad row opens too, and says what is wrong with it', async ({ page }) => {
  await openBatch(page, 5);
  await table(page).getByRole('row').nth(3).getByRole('button').click();
  await expect(alert(page)).toContainText('This can’t be inspected');
  await page.getByRole('button', { name: 'Next response' }).click();
  await expect(alert(page)).toContainText('Quota.');
  await page.getByRole('button', { name: 'Next response' }).click();
  await expect(answer(page)).toContainText('Boat 4 leaves');
});

test('filters by severity and code', async ({ page }) => {
  await openBatch(page, 40);
  await page.getByRole('button', { name: /^Unreadable/ }).click();
  await expect(table(page)).toHaveAttribute('aria-rowcount', '3');
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByRole('combobox', { name: 'Code' }).selectOption('support/dangling-index');
  await expect(table(page)).toHaveAttribute('aria-rowcount', '9');
  await page.getByRole('searchbox').fill('no such words');
  await expect(page.getByText('No response fits the filter.')).toBeVisible();
});

test('what is shown is saved as CSV and as JSON', async ({ page }) => {
  await chooseFiles(page, {
    name: 'formulas.jsonl',
    text: ['=1+1', 'a "quote", and more']
      .map((key) => batchLine(1).replace('"boat-1"', JSON.stringify(key)))
      .join('\n'),
  });
  await expect(table(page)).toBeVisible();
  const saved = async (kind: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Download the table as ${kind}` }).click();
    const file = await download;
    return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
  };
  const csv = await saved('CSV');
  expect(csv.name).toBe('formulas-grounding.csv');
  const [, first, second] = csv.text.split('\r\n');
  expect(first).toMatch(/^formulas\.jsonl,1,'=1\+1,When does boat 1 leave\?,/);
  expect(second).toMatch(/^formulas\.jsonl,2,"a ""quote"", and more",/);
  const json = await saved('JSON');
  expect(JSON.parse(json.text)).toMatchObject([
    { file: 'formulas.jsonl', line: 1, key: '=1+1' },
    { line: 2 },
  ]);
});

test('several files at once, good and bad, are rows of one table', async ({ page }) => {
  await chooseFiles(
    page,
    { name: 'one.json', text: responseText({ answer: 'One.', supports: [], chunks: [] }) },
    { name: 'empty.json', text: '' },
    { name: 'picture.png', text: 'PNG\u0000\u0000' },
    { name: 'list.json', text: `[${batchLine(0)},\n${batchLine(1)}]` },
  );
  await expect(page.getByRole('heading', { name: '4 files' })).toBeVisible();
  const rows = table(page).getByRole('row');
  await expect(rows).toHaveCount(6);
  await expect(rows.nth(1)).toContainText('the file is empty');
  await expect(rows.nth(2)).toContainText('boat-0');
  await expect(rows.nth(4)).toContainText('one.json');
  await expect(rows.nth(5)).toContainText('binary');
  await rows.nth(5).getByRole('button').click();
  await expect(alert(page)).toContainText('This is a binary file');
});

test('a folder is opened with all that is in it', async ({ page }) => {
  const folder = join(mkdtempSync(join(tmpdir(), 'e2e-')), 'night');
  mkdirSync(join(folder, 'more'), { recursive: true });
  writeFileSync(join(folder, 'a.json'), responseText({ answer: 'Alpha.', supports: [], chunks: [] }));
  writeFileSync(join(folder, 'more', 'b.jsonl'), batchText(2));
  writeFileSync(join(folder, '.hidden'), 'nothing');
  await visit(page, '/?mode=open');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a folder' }).click();
  await (await chooser).setFiles(folder);
  await expect(page.getByRole('heading', { name: 'night' })).toBeVisible();
  await expect(table(page).getByRole('row')).toHaveCount(4);
  await expect(table(page)).toContainText('night/a.json');
});

test('files that are dropped, and lines that are pasted, are a table too', async ({ page }) => {
  await visit(page);
  const dataTransfer = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    for (const name of ['a.jsonl', 'b.jsonl']) transfer.items.add(new File([text], name));
    return transfer;
  }, batchText(2));
  await page.dispatchEvent('h1', 'dragover', { dataTransfer });
  await page.dispatchEvent('h1', 'drop', { dataTransfer });
  await expect(page.getByRole('heading', { name: '2 files' })).toBeVisible();
  await expect(table(page)).toHaveAttribute('aria-rowcount', '5');

  await paste(page, batchText(2));
  await expect(page.getByRole('heading', { name: 'Pasted text' })).toBeVisible();
  await expect(table(page)).toHaveAttribute('aria-rowcount', '3');
});

test('pasted lines survive a reload, with the response that was looked at', async ({ page }) => {
  await paste(page, batchText(6));
  await rowOf(page, 'boat-4').click();
  await expect(answer(page)).toContainText('Boat 4 leaves');
  await page.reload();
  await expect(answer(page)).toContainText('Boat 4 leaves');
  await page.getByRole('button', { name: 'All responses' }).click();
  await expect(rowOf(page, 'boat-4')).toBeVisible();
});

test('files do not survive a reload, and that is said', async ({ page }) => {
  await openBatch(page, 6);
  await rowOf(page, 'boat-4').click();
  await expect(answer(page)).toContainText('Boat 4 leaves');
  await page.reload();
  await expect(alert(page)).toContainText('The files of this batch are gone');
});

test('one response in a file is no table, nor is a stream', async ({ page }) => {
  const event = (text: string, more = {}) =>
    JSON.stringify({ candidates: [{ content: { parts: [{ text }] }, ...more }] });
  await chooseFiles(page, {
    name: 'stream.jsonl',
    text: `${event('The boat ')}\n${event('leaves.', { finishReason: 'STOP' })}`,
  });
  await expect(answer(page)).toContainText('The boat leaves.');
  await expect(table(page)).toHaveCount(0);
});

test('reading is stopped at once and what came stays', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'e2e-'));
  const line = `${batchLine(1).replace('"parts":[{', `"filler":"${'long '.repeat(2000)}","parts":[{`)}\n`;
  writeFileSync(join(folder, 'long.jsonl'), line.repeat(20_000));
  await visit(page, '/?mode=open');
  await page.getByLabel('Saved responses', { exact: true }).setInputFiles(join(folder, 'long.jsonl'));
  await expect(table(page)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('note').filter({ hasText: 'Stopped after' })).toBeVisible();
  const count = Number(await table(page).getAttribute('aria-rowcount'));
  expect(count).toBeGreaterThan(1);
  expect(count).toBeLessThan(20_001);
  await table(page).getByRole('row').nth(1).getByRole('button').click();
  await expect(answer(page)).toContainText('Boat 1 leaves');
});

test('a large response is looked into and inspected aside, each in a worker', async ({ page }) => {
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  const text = responseText({
    answer: 'The boat leaves. Nobody knows why.',
    supports: [{ quote: 'The boat leaves.', chunks: [0], scores: [0.9] }],
    chunks: Array.from({ length: 60 }, (_, index) => ({
      title: `${index}.md`,
      text: 'And on. '.repeat(10_000),
    })),
  });
  await chooseFiles(page, { name: 'large.json', text });
  await expect(answer(page)).toContainText('The boat leaves.');
  await expect(evidence(page)).toContainText('0.md');
  expect(workers).toHaveLength(2);
});

test('nothing of a batch is sent to the server', async ({ page }) => {
  const bodies: string[] = [];
  page.on('request', (request) => bodies.push(request.postData() ?? ''));
  await openBatch(page);
  await rowOf(page, 'boat-0').click();
  await expect(answer(page)).toBeVisible();
  expect(bodies.filter((body) => body.includes('boat'))).toEqual([]);
});
