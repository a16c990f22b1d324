import { expect, test } from './fixtures';
import { alert, answer, answered, ask, corpusField, evidence, settings, visitSource } from './workbench';

const carryOver = 'How many vacation days can I carry over into next year?';
const corpus = 'corpora/handbook';

test('the form says that the semantic retriever has left the documentation', async ({ page }) => {
  await visitSource(page, '', { source: 'gemini' });
  await expect(page.getByRole('note').filter({ hasText: 'semantic retriever' })).toContainText('File Search');
});

test('generateAnswer answers over what the corpus gave', async ({ page, emulatedUrl }) => {
  await visitSource(page, emulatedUrl, { source: 'gemini' });
  await page.getByText('Choose from the corpora').click();
  await page.getByRole('radio', { name: /Brindlewheel handbook/ }).check();
  await expect(corpusField(page)).toHaveValue(corpus);
  await ask(page, carryOver);
  await answered(page);
  await expect(answer(page)).toContainText('five days');
  await expect(
    evidence(page)
      .getByText(/relevance/)
      .first(),
  ).toBeVisible();
});

test('one document is chosen, and a filter on documents is then refused with its reason', async ({
  page,
  emulatedUrl,
}) => {
  await visitSource(page, emulatedUrl, { source: 'gemini', corpus });
  await page.getByText('Choose from the documents').click();
  await page.getByRole('radio', { name: /annual-leave-policy/ }).check();
  await settings(page, 'Retrieval').click();
  await page.getByRole('button', { name: 'Filter by a key' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Filter 1: key' }).fill('genre');
  await expect(page.getByText(/A query of one document takes no keys of documents/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Filter 1: level' }).selectOption('chunk');
  await expect(page.getByText(/A query of one document takes no keys/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Take filter 1 away' }).click();

  await ask(page, carryOver);
  await answered(page);
  const cards = evidence(page).getByRole('button', { name: /^Chunk \d+/ });
  await expect(cards.first()).toBeVisible();
  for (const name of await cards.allTextContents()) expect(name).toContain('annual-leave-policy');
});

test('filters stand in the address, and a reload shows them', async ({ page }) => {
  await visitSource(page, '', { source: 'gemini', corpus });
  await settings(page, 'Retrieval').click();
  await page.getByRole('button', { name: 'Filter by a key' }).click();
  await page.getByRole('textbox', { name: 'Filter 1: key' }).fill('year');
  await page
    .getByRole('combobox', { name: 'Filter 1, condition 1: comparison' })
    .selectOption({ label: '≥' });
  await page.getByRole('spinbutton', { name: 'Filter 1, condition 1: value' }).fill('2020');
  await expect(page).toHaveURL(/2020/);
  await page.reload();
  await settings(page, 'Retrieval').click();
  await expect(page.getByRole('textbox', { name: 'Filter 1: key' })).toHaveValue('year');
  await expect(page.getByRole('spinbutton', { name: 'Filter 1, condition 1: value' })).toHaveValue('2020');
});

test('File Search answers with its chunks, with no retrieval before it', async ({ page, emulatedUrl }) => {
  await visitSource(page, emulatedUrl, { source: 'gemini', method: 'generate-content' });
  await settings(page, 'Generation').click();
  await expect(page.getByText('File Search needs a store to search in.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Choose from the stores' }).click();
  await page.getByRole('checkbox', { name: /Brindlewheel handbook/ }).check();
  await expect(page.getByText('File Search needs a store to search in.', { exact: true })).toHaveCount(0);
  await ask(page, carryOver);
  await answered(page);
  await expect(evidence(page).getByRole('button', { name: /^Chunk 1\b/ })).toBeVisible();
  await expect(alert(page)).toHaveCount(0);
});
