import { expect, test } from './fixtures';
import {
  alert,
  answer,
  answered,
  ask,
  corpusField,
  handbook,
  questionField,
  settings,
  sourceField,
  visit,
  visitSource,
} from './workbench';

const topK = { name: 'Contexts wanted (top K)' };

test('a source that is not ready is there to choose, with the one step that readies it', async ({ page }) => {
  await visit(page);
  await sourceField(page).selectOption({ label: 'Vertex AI RAG Engine · not ready' });
  await expect(page.getByText('No Application Default Credentials were found.')).toBeVisible();
  await page.getByRole('button', { name: 'Copy gcloud auth application-default login' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'gcloud auth application-default login',
  );
  await expect(corpusField(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask', exact: true }).last()).toBeDisabled();
  await ask(page, 'When?');
  await expect(page.getByRole('button', { name: 'Check connection' })).toBeFocused();
  await expect(answer(page)).toHaveCount(0);
});

test('the connection is checked step by step, by keyboard, and the focus comes back', async ({ page }) => {
  await visitSource(page, '', { source: 'gemini' });
  const opener = page.getByRole('button', { name: 'Check connection' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Connection of Gemini API' });
  await expect(panel.getByRole('listitem').filter({ hasText: 'Credentials' }).first()).toContainText(
    'Problem',
  );
  await expect(panel).toContainText('1 problem to solve.');
  await expect(panel.locator('code')).toContainText('gcloud auth application-default login');
  await panel.getByRole('button', { name: 'Check again' }).click();
  await expect(panel).toContainText('1 problem to solve.');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a connection that lacks nothing says so', async ({ page, emulatedUrl }) => {
  await visitSource(page, emulatedUrl, { source: 'vertex' });
  await page.getByRole('button', { name: 'Check connection' }).click();
  await expect(page.getByRole('dialog')).toContainText('Everything it needs is there.');
});

test('each source keeps its settings: while another is chosen, over a reload, and for the next visit', async ({
  page,
}) => {
  await visitSource(page, '', { source: 'vertex' });
  await corpusField(page).fill(handbook);
  await settings(page, 'Retrieval').click();
  await page.getByRole('spinbutton', topK).fill('7');
  await sourceField(page).selectOption('embedded');
  await settings(page, 'Retrieval').click();
  await page.getByRole('spinbutton', topK).fill('3');
  await expect(page).toHaveURL(/source=embedded.*k=3|k=3.*source=embedded/);
  await expect(page).not.toHaveURL(/europe-west4/);

  await sourceField(page).selectOption('vertex');
  await expect(corpusField(page)).toHaveValue(handbook);
  await expect(page.getByRole('spinbutton', { ...topK, includeHidden: true })).toHaveValue('7');
  await settings(page, 'Retrieval').click();
  await page.getByRole('spinbutton', topK).fill('8');
  await page.reload();
  await expect(page.getByRole('spinbutton', { ...topK, includeHidden: true })).toHaveValue('8');

  await visit(page, '/');
  await expect(sourceField(page)).toHaveValue('vertex');
  await expect(corpusField(page)).toHaveValue(handbook);
  await sourceField(page).selectOption('embedded');
  await expect(page.getByRole('spinbutton', { ...topK, includeHidden: true })).toHaveValue('3');
});

test('a shared link wins over what is remembered', async ({ page }) => {
  await visitSource(page, '', { source: 'vertex' });
  await corpusField(page).fill(handbook);
  await settings(page, 'Retrieval').click();
  await page.getByRole('spinbutton', topK).fill('7');
  await expect(page).toHaveURL(/k=7/);
  const other = 'projects/other/locations/us-east4/ragCorpora/1';
  await visitSource(page, '', { source: 'vertex', corpus: other });
  await expect(corpusField(page)).toHaveValue(other);
  await expect(page.getByRole('spinbutton', { ...topK, includeHidden: true })).toHaveValue('');
});

test('what would be billed is asked by nobody but the person: a reload shows the filled form', async ({
  page,
  emulatedUrl,
}) => {
  await visitSource(page, emulatedUrl, { source: 'vertex', corpus: handbook, k: '3' });
  const question = 'How many vacation days can I carry over into next year?';
  await ask(page, question);
  await answered(page);
  await page.reload();
  await expect(questionField(page)).toHaveValue(question);
  await expect(corpusField(page)).toHaveValue(handbook);
  await expect(page.getByText('bills for each')).toBeVisible();
  await expect(answer(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Ask it' }).click();
  await answered(page);
  await expect(page.getByText('bills for each')).toHaveCount(0);
});

test('what is wrong in a folded part is unfolded and focused instead of being asked', async ({
  page,
  emulatedUrl,
}) => {
  await visitSource(page, emulatedUrl, {
    ...{ source: 'vertex', corpus: handbook, model: 'gemini-2.5-flash', location: 'eu' },
  });
  await ask(page, 'When?');
  await expect(page.getByRole('combobox', { name: 'Location of the model' })).toBeFocused();
  await expect(page.getByText(/^The multi-region "eu" serves Gemini 3 and later/)).toBeVisible();
  await expect(alert(page)).toHaveCount(0);
  await corpusField(page).fill('');
  await questionField(page).press('Enter');
  await expect(corpusField(page)).toBeFocused();
});

test('a source that is not here is said to be missing, and another can be chosen', async ({ page }) => {
  await page.goto('/?source=oracle');
  await expect(alert(page)).toContainText('The source "oracle" isn’t here.');
  await sourceField(page).selectOption('embedded');
  await expect(alert(page)).toHaveCount(0);
  await expect(corpusField(page)).toBeVisible();
});
