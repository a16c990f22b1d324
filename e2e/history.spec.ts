import { expect, test } from './fixtures';
import { answer, answered, ask, corpusField, handbook, questionField, sourceField, visit } from './workbench';

const leave = 'How many days of annual leave can I carry over into the next year?';
const claim = 'Within how many days do I have to file an expense claim?';
const heading = (page: Parameters<typeof answer>[0], name: string) => page.getByRole('heading', { name });

test('the field always shows the question of the answer beside it, however they alternate', async ({
  page,
}) => {
  await visit(page);
  for (const question of [leave, claim, leave]) {
    await ask(page, question);
    await answered(page);
    await expect(heading(page, question)).toBeVisible();
    await expect(questionField(page)).toHaveValue(question);
  }
});

test('Back and Forward go from question to question, and from sample to sample', async ({ page }) => {
  await visit(page);
  await ask(page, leave);
  await answered(page);
  await ask(page, claim);
  await answered(page);
  await page.goBack();
  await expect(heading(page, leave)).toBeVisible();
  await expect(questionField(page)).toHaveValue(leave);
  await page.goForward();
  await expect(heading(page, claim)).toBeVisible();

  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const samples = page.getByRole('navigation', { name: 'Samples' });
  await samples.getByRole('button', { name: /A day at the Lantern Museum/ }).click();
  await expect(answer(page)).toContainText('Visiting the Lantern Museum');
  await samples.getByRole('button', { name: /Avalanche/ }).click();
  await expect(answer(page)).toContainText('The first ten minutes');
  await page.goBack();
  await expect(answer(page)).toContainText('Visiting the Lantern Museum');
});

test('a long question in a script that addresses write at length is asked, kept over a reload, and asked again', async ({
  page,
}) => {
  const long = '休暇を翌年に繰り越せますか。'.repeat(200);
  await visit(page);
  await ask(page, long);
  await answered(page);
  expect(page.url().length).toBeLessThan(2000);
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeDisabled();
  await page.reload();
  await expect(questionField(page)).toHaveValue(long);
  await ask(page, leave);
  await answered(page);
  await expect(heading(page, leave)).toBeVisible();
});

test('what is typed after asking survives a reload', async ({ page }) => {
  await visit(page);
  await ask(page, leave);
  await answered(page);
  await questionField(page).fill('And sick leave?');
  await page.reload();
  await expect(heading(page, leave)).toBeVisible();
  await expect(questionField(page)).toHaveValue('And sick leave?');
});

test('a new question takes over while an older one is still being written', async ({ page, pacedUrl }) => {
  await visit(page, pacedUrl);
  await ask(page, leave);
  await expect(page.getByText('Contexts are here; writing the answer …')).toBeVisible();
  await ask(page, claim);
  await expect(heading(page, claim)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Stopped.' })).toBeVisible();
});

test('an address that names a corpus that is not here says so and asks nothing', async ({ page }) => {
  await page.goto(
    `/?q=${encodeURIComponent(leave)}&asked=true&corpus=projects/p/locations/l/ragCorpora/gone`,
  );
  await expect(page.getByRole('alert').filter({ hasText: 'isn’t here' })).toBeVisible();
  await expect(answer(page)).toHaveCount(0);
});

test('the result of an ask is announced', async ({ page }) => {
  await visit(page);
  await ask(page, claim);
  await expect(
    page.locator('[aria-live=polite]').filter({ hasText: /^Ready: \d+ of \d+ sentences? grounded/ }),
  ).toHaveCount(1);
});

test('each question has its own source, settings and answer to go back to, and the first page is the first again', async ({
  page,
  emulatedUrl,
}) => {
  await visit(page, emulatedUrl);
  await ask(page, leave);
  await answered(page);
  const corpus = await corpusField(page).inputValue();
  const [embedded = ''] = await answer(page).allTextContents();
  await sourceField(page).selectOption('vertex');
  await corpusField(page).fill(handbook);
  await ask(page, claim);
  await expect(page.getByText(`Asked of Vertex AI RAG Engine · ${handbook}`)).toBeVisible();
  await answered(page);
  const [billed = ''] = await answer(page).allTextContents();

  await page.goBack();
  await expect(heading(page, leave)).toBeVisible();
  await expect(sourceField(page)).toHaveValue('embedded');
  await expect(corpusField(page)).toHaveValue(corpus);
  await expect(questionField(page)).toHaveValue(leave);
  await expect(answer(page)).toHaveText(embedded);

  await page.goBack();
  await expect(page.getByText('See which stretch of an answer rests on which')).toBeVisible();
  await expect(answer(page)).toHaveCount(0);

  await page.goForward();
  await expect(answer(page)).toHaveText(embedded);
  await page.goForward();
  await expect(heading(page, claim)).toBeVisible();
  await expect(sourceField(page)).toHaveValue('vertex');
  await expect(corpusField(page)).toHaveValue(handbook);
  await expect(answer(page)).toHaveText(billed);
  await expect(page.getByText('bills for each')).toHaveCount(0);

  // A reload keeps no answers: what is billed waits for a click, and no other answer stands in its place.
  await page.goBack();
  await page.reload();
  await answered(page);
  await page.goForward();
  await expect(page.getByText('bills for each')).toBeVisible();
  await expect(questionField(page)).toHaveValue(claim);
  await expect(answer(page)).toHaveCount(0);
});
