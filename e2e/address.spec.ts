import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';
import {
  answer,
  answered,
  ask,
  chunkHeader,
  confidenceSlider,
  corpusField,
  handbook,
  litWords,
  openSample,
  questionField,
  report,
  settings,
  showAs,
  sourceField,
  visit,
  visitSource,
} from './workbench';

test('a reload shows the same sample, view, minimum, selection and report', async ({ page }) => {
  await openSample(page, 'crossing');
  await showAs(page, 'Source').click();
  await confidenceSlider(page).fill('0.7');
  await chunkHeader(page, 3).click();
  await report(page)
    .getByRole('tab', { name: /^Retrieval/ })
    .click();
  await expect(page).toHaveURL(/tab=retrieval/);
  await expect(page).toHaveURL(/sel=c2/);
  await expect(page).toHaveURL(/min=0\.7/);
  const lit = await litWords(page);
  expect(lit).not.toBe('');

  await page.reload();

  await expect(showAs(page, 'Source')).toHaveAttribute('aria-pressed', 'true');
  await expect(confidenceSlider(page)).toHaveValue('0.7');
  await expect(chunkHeader(page, 3)).toHaveAttribute('aria-pressed', 'true');
  await expect(report(page).getByRole('tab', { name: /^Retrieval/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(answer(page)).toContainText('## The first ten minutes');
  expect(await litWords(page)).toBe(lit);
});

test('a reload asks the same question of the same corpus with the same settings', async ({ page }) => {
  await visit(page);
  await page.getByRole('combobox', { name: 'Corpus' }).selectOption({ index: 1 });
  await settings(page, 'Retrieval').click();
  await page.getByRole('spinbutton', { name: 'Contexts wanted (top K)' }).fill('3');
  await page.getByRole('region', { name: 'Ask the bundled documents' }).getByRole('button').first().click();
  await answered(page);
  const question = await questionField(page).inputValue();
  const [before = ''] = await answer(page).allTextContents();
  const corpus = await page.getByRole('combobox', { name: 'Corpus' }).inputValue();

  await page.reload();

  await answered(page);
  await expect(questionField(page)).toHaveValue(question);
  await expect(page.getByRole('combobox', { name: 'Corpus' })).toHaveValue(corpus);
  await expect(
    page.getByRole('spinbutton', { name: 'Contexts wanted (top K)', includeHidden: true }),
  ).toHaveValue('3');
  await expect(answer(page)).toHaveText(before);
});

test('the link to what is shown can be copied, and another browser opens the same', async ({
  page,
  browser,
}) => {
  await openSample(page, 'japanese');
  await chunkHeader(page, 1).click();
  await expect(page).toHaveURL(/sel=c0/);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(chunkHeader(other, 1)).toHaveAttribute('aria-pressed', 'true');
  expect(await litWords(other)).toBe(await litWords(page));
  await other.context().close();
});

test('what is typed and not yet asked survives a reload', async ({ page }) => {
  await visit(page);
  await questionField(page).fill('Half a thought about');
  await page.reload();
  await expect(questionField(page)).toHaveValue('Half a thought about');
});

const leave = 'How many days of annual leave can I carry over into the next year?';
const unasked = (page: Page) => page.getByText('Settings changed, not asked yet.');

/** What the copied link asks, as the keys and values of its query. */
async function copiedLink(page: Page): Promise<Record<string, string>> {
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  return Object.fromEntries(new URL(link).searchParams);
}

test('the link is that of the answer on the page, whatever the form says since', async ({ page }) => {
  await visit(page);
  await ask(page, leave);
  await answered(page);
  const corpus = await corpusField(page).inputValue();
  const [before = ''] = await answer(page).allTextContents();
  await expect(unasked(page)).toHaveCount(0);

  await corpusField(page).selectOption({ index: 1 });
  await expect(unasked(page)).toBeVisible();
  await expect(page).not.toHaveURL(/asked=true/);
  expect(await copiedLink(page)).toEqual({ q: leave, asked: 'true', source: 'embedded', corpus });

  await sourceField(page).selectOption('vertex');
  await expect(unasked(page)).toBeVisible();
  await expect(page.getByText(/^Asked of Embedded/)).toBeVisible();
  await expect(answer(page)).toHaveText(before);
  expect(await copiedLink(page)).toEqual({ q: leave, asked: 'true', source: 'embedded', corpus });

  await page.goBack();
  await expect(sourceField(page)).toHaveValue('embedded');
  await expect(corpusField(page)).toHaveValue(corpus);
  await expect(answer(page)).toHaveText(before);
  await expect(unasked(page)).toHaveCount(0);
  await page.reload();
  await answered(page);
  await expect(answer(page)).toHaveText(before);
});

test('the address of a billed answer never says that what was changed since was asked', async ({
  page,
  emulatedUrl,
}) => {
  await visitSource(page, emulatedUrl, { source: 'vertex', corpus: handbook });
  await ask(page, leave);
  await answered(page);
  await settings(page, 'Retrieval').click();
  await page.getByRole('spinbutton', { name: 'Contexts wanted (top K)' }).fill('3');
  await expect(page).toHaveURL(/k=3/);
  await expect(page).not.toHaveURL(/asked=true/);
  await expect(unasked(page)).toBeVisible();
  expect(await copiedLink(page)).toEqual({ q: leave, asked: 'true', source: 'vertex', corpus: handbook });
  await ask(page, leave);
  await expect(page).toHaveURL(/asked=true/);
  await answered(page);
  await expect(unasked(page)).toHaveCount(0);
  expect(await copiedLink(page)).toMatchObject({ k: '3' });
});
