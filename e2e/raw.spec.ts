import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';
import { cause, openSample, paste, report } from './workbench';

const text = (page: Page) => report(page).getByRole('region', { name: 'The text as it came' });
const showTab = (page: Page, name: RegExp) => report(page).getByRole('tab', { name }).click();

const python = `{'candidates': [{'content': {'parts': [{'text': 'Low tide is at six.'}]},
  'grounding_metadata': {
    'grounding_chunks': [{'web': {'title': 'tides', 'uri': 'https://example.org'}}],
    'grounding_supports': [{'segment': {'end_index': 19, 'text': 'Low tide is at six.'},
      'grounding_chunk_indices': [4]}]},
  'finish_reason': 'STOP'}]}`;

test('printed Python is shown as it was pasted, with the place of a diagnostic marked', async ({ page }) => {
  await paste(page, python);
  await showTab(page, /^Diagnostics/);
  const dangling = await cause(page, 'support/dangling-index');
  await dangling.getByRole('button', { name: 'in the raw body' }).click();
  await expect(text(page)).toBeFocused();
  await expect(text(page).locator('mark')).toHaveText("'grounding_chunk_indices': [4]");
  await expect(text(page).locator('mark')).toBeInViewport();
  await expect(report(page)).toContainText('Python · line 5, column 7');

  await report(page).getByRole('button', { name: 'Tree', exact: true }).click();
  await expect(report(page).getByRole('treeitem', { selected: true })).toContainText(
    'grounding_chunk_indices',
  );
});

test('JSON is a tree at first, and inside a text of it a place is found as well', async ({ page }) => {
  const reading = '&reading=generate-content%3A%2Flog%2Fentries%2F2%2Fresponse%2Fcontent%2Ftext';
  await openSample(page, 'recording', `&tab=diagnostics${reading}`);
  const moved = await cause(page, 'segment/past-end');
  await moved.getByRole('button', { name: 'in the raw body' }).first().click();
  await expect(report(page).getByRole('tree', { name: 'Raw body' })).toBeFocused();
  await report(page).getByRole('button', { name: 'As it came', exact: true }).click();
  await expect(text(page).locator('mark')).toHaveText(/^\\"endIndex\\": \d+$/);
  await expect(text(page).locator('mark')).toBeInViewport();
});

test('of megabytes only what is in sight is in the page', async ({ page }) => {
  const filler = 'Sand and salt. '.repeat(200_000);
  await paste(page, python.replace("'candidates'", `'log': '${filler}', 'candidates'`));
  await showTab(page, /^Raw$/);
  await expect(text(page)).toContainText('Sand and salt.');
  const shown = await text(page).evaluate((element) => element.textContent?.length ?? 0);
  expect(shown).toBeLessThan(100_000);
  await text(page).press('End');
  await expect(text(page)).toContainText("'finish_reason': 'STOP'");
});
