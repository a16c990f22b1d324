import { expect, test } from './fixtures';
import {
  alert,
  answered,
  ask,
  corpusField,
  evidence,
  handbook,
  questionField,
  report,
  settings,
  stretches,
  visitSource,
} from './workbench';

const carryOver = 'How many vacation days can I carry over into next year?';

test('from the list of corpora to a grounded answer, by keyboard alone', async ({ page, emulatedUrl }) => {
  await visitSource(page, emulatedUrl, { source: 'vertex' });
  await page.getByRole('button', { name: 'List corpora' }).focus();
  await page.keyboard.press('Enter');
  const first = page.getByRole('radio', { name: /Brindlewheel handbook/ });
  await expect(first).toBeVisible();
  await first.focus();
  await page.keyboard.press('Space');
  await expect(corpusField(page)).toHaveValue(handbook);
  await questionField(page).focus();
  await page.keyboard.type(carryOver);
  await page.keyboard.press('Enter');
  await answered(page);
  await expect(stretches(page).first()).toHaveAccessibleDescription(/^supported by \d+ chunks?: /);
  // The corpus tells that its database measures distance.
  await expect(
    evidence(page)
      .getByText(/distance/)
      .first(),
  ).toBeVisible();
});

test('a suggestion is taken by keyboard, and any other text is taken too', async ({ page, emulatedUrl }) => {
  await visitSource(page, emulatedUrl, { source: 'vertex', corpus: handbook });
  await settings(page, 'Generation').click();
  const model = page.getByRole('combobox', { name: 'Model', exact: true });
  await model.fill('2.5-p');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(model).toHaveValue('gemini-2.5-pro');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Suggestions for Model' }).click();
  await page.getByRole('option', { name: 'gemini-3.8-flash' }).click();
  await expect(model).toHaveValue('gemini-3.8-flash');
  await model.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await model.fill('gemini');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(model).toHaveValue('gemini');
  await model.fill('projects/p/locations/europe-west4/endpoints/7');
  await expect(model).toHaveValue('projects/p/locations/europe-west4/endpoints/7');
  await expect(page).toHaveURL(/endpoints/);
});

test('top K, threshold and files are honoured', async ({ page, emulatedUrl }) => {
  await visitSource(page, emulatedUrl, { source: 'vertex', corpus: handbook });
  await settings(page, 'Retrieval').click();
  await page.getByRole('spinbutton', { name: 'Contexts wanted (top K)' }).fill('2');
  await page.getByRole('combobox', { name: 'Threshold' }).selectOption('distance');
  await page.getByRole('button', { name: 'Choose from the corpus’s files' }).click();
  await page.getByRole('searchbox', { name: 'Find among the files' }).fill('annual-leave');
  await page.getByRole('checkbox', { name: /annual-leave-policy/ }).check();
  await ask(page, carryOver);
  await answered(page);
  await report(page)
    .getByRole('tab', { name: /^Retrieval/ })
    .click();
  await expect(report(page).getByRole('table').getByRole('row')).toHaveCount(3);
  const files = await report(page).getByRole('table').getByRole('button').allTextContents();
  expect(new Set(files).size).toBe(1);
  await expect(
    evidence(page)
      .getByText(/the threshold of at most 0\.8/)
      .first(),
  ).toBeAttached();
});

test('a refusal keeps the words of the service and the earlier answer, and can be asked again', async ({
  page,
  emulatedUrl,
}) => {
  await visitSource(page, emulatedUrl, { source: 'vertex', corpus: handbook });
  await ask(page, carryOver);
  await answered(page);
  await corpusField(page).fill(handbook.replace('handbook', 'gone'));
  await ask(page, 'Nobody holds this');

  await expect(alert(page)).toHaveCount(1);
  await expect(alert(page)).toContainText('The answer failed for the same reason.');
  await alert(page).getByText('Google’s own words').click();
  await expect(alert(page).getByRole('textbox', { name: 'Google’s own words' })).toHaveValue(/NOT_FOUND/);
  await expect(page.getByText('Below is still the answer to the earlier one')).toBeVisible();
  await expect(page.getByRole('heading', { name: carryOver })).toBeVisible();

  await corpusField(page).fill(handbook);
  await alert(page).getByRole('button', { name: 'Ask again' }).click();
  await expect(page.getByRole('heading', { name: 'Nobody holds this' })).toBeVisible();
  await expect(alert(page)).toHaveCount(0);
  await expect(page.getByText('earlier one')).toHaveCount(0);
});

test('the form can be copied as code that makes the same request', async ({ page, emulatedUrl }) => {
  await visitSource(page, emulatedUrl, { source: 'vertex', corpus: handbook, k: '3' });
  const copy = page.getByRole('button', { name: 'Copy as TypeScript' });
  await expect(copy).toBeDisabled();
  await expect(page.getByText('Once there is a question.')).toBeVisible();
  await questionField(page).fill(carryOver);
  await copy.click();
  const dialog = page.getByRole('dialog', { name: 'The same request as code' });
  await expect(dialog.getByRole('textbox', { name: 'TypeScript code' })).toHaveValue(/:retrieveContexts/);
  await dialog.getByRole('button', { name: 'curl', exact: true }).click();
  const code = dialog.getByRole('textbox', { name: 'curl code' });
  // The address that the operator has set, as this server asks it.
  await expect(code).toHaveValue(new RegExp(`curl -X POST '${emulatedUrl}/emulator/v1/projects/`));
  await expect(code).toHaveValue(/"topK": 3/);
  await dialog.getByRole('button', { name: 'Generate' }).click();
  await expect(code).toHaveValue(/:streamGenerateContent\?alt=sse/);
  await dialog.getByRole('button', { name: 'Copy the curl code' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.inputValue());
  await page.keyboard.press('Escape');
  await expect(copy).toBeFocused();
});
