import { expect, test } from './fixtures';
import { answer, answered, ask, evidence, report, settings, stretches, visit } from './workbench';

const carryOver = 'How many vacation days can I carry over into next year?';

test('a question of the bundled documents is answered from them, every stretch with its chunk', async ({
  page,
}) => {
  await visit(page);
  await ask(page, carryOver);
  await answered(page);

  await expect(page.getByRole('textbox', { name: 'Question' })).toHaveValue(carryOver);
  await expect(stretches(page).first()).toHaveAccessibleDescription(
    /^supported by \d+ chunks?: \d+ \S+\.md 0\.\d\d/,
  );
  await expect(
    evidence(page)
      .getByRole('region', { name: 'Cited evidence' })
      .getByText(/retrieved 1st/),
  ).toBeVisible();
  // It speaks the service's own format, offsets in bytes and all: nothing in it may be at fault.
  await report(page)
    .getByRole('tab', { name: /^Diagnostics/ })
    .click();
  await expect(
    report(page).getByRole('heading', { name: /\b(offset|segment|support|score|input)\// }),
  ).toHaveCount(0);
});

test('every question that is offered is answered', async ({ page }) => {
  await visit(page);
  const offered = page.getByRole('region', { name: 'Ask the bundled documents' }).getByRole('button');
  const questions = await offered.allTextContents();
  expect(questions.length).toBeGreaterThan(1);
  await offered.first().click();
  await answered(page);
  await expect(page.getByRole('textbox', { name: 'Question' })).toHaveValue(questions[0] ?? '');
  await expect(stretches(page).first()).toBeVisible();
  for (const question of questions.slice(1)) {
    await ask(page, question);
    await answered(page);
    await expect(stretches(page).first()).toBeVisible();
  }
});

test('a question in words the documents do not use finds them too', async ({ page }) => {
  await visit(page);
  await ask(page, 'Can I take unused holiday with me when the year ends?');
  await answered(page);
  await expect(
    evidence(page).getByRole('button', { name: /^Chunk \d+ annual-leave-policy\.md/ }),
  ).toBeVisible();
});

test('a question that nothing answers is refused plainly, without a single link', async ({ page }) => {
  await visit(page);
  await ask(page, 'What is the boiling point of tungsten on Jupiter?');
  await answered(page);
  await expect(stretches(page)).toHaveCount(0);
  await expect(answer(page)).toContainText(/documents/);
});

test('top K and the threshold are honoured, and the axis shows where the threshold stands', async ({
  page,
}) => {
  await visit(page);
  await settings(page, 'Retrieval').click();
  await page.getByRole('spinbutton', { name: 'Contexts wanted (top K)' }).fill('2');
  await page.getByRole('combobox', { name: 'Threshold' }).selectOption('distance');
  await ask(page, carryOver);
  await answered(page);
  await report(page)
    .getByRole('tab', { name: /^Retrieval/ })
    .click();
  await expect(report(page).getByRole('table').getByRole('row')).toHaveCount(3);
  await expect(
    evidence(page)
      .getByText(/the threshold of at most 0\.8/)
      .first(),
  ).toBeAttached();
});

test('only the chosen files are searched', async ({ page }) => {
  await visit(page);
  await settings(page, 'Retrieval').click();
  const first = page.getByRole('list', { name: 'Files' }).getByRole('checkbox').first();
  const [title = ''] = await page
    .getByRole('list', { name: 'Files' })
    .getByRole('listitem')
    .first()
    .allTextContents();
  await first.check();
  await ask(page, title);
  await answered(page);
  await report(page)
    .getByRole('tab', { name: /^Retrieval/ })
    .click();
  await expect(report(page).getByRole('table')).toBeVisible();
  const files = await report(page).getByRole('table').getByRole('button').allTextContents();
  expect(new Set(files).size).toBe(1);
});

test('the other corpus answers in its own languages', async ({ page }) => {
  await visit(page);
  await page.getByRole('combobox', { name: 'Corpus' }).selectOption({ index: 1 });
  const examples = page.getByRole('region', { name: 'Ask the bundled documents' }).getByRole('button');
  for (const question of await examples.allTextContents()) {
    await ask(page, question);
    await answered(page);
    await expect(stretches(page).first()).toBeVisible();
  }
});

test('an empty question is not sent', async ({ page }) => {
  await visit(page);
  await page.getByRole('button', { name: 'Ask', exact: true }).last().click();
  await expect(page.getByRole('textbox', { name: 'Question' })).toBeFocused();
  await expect(evidence(page)).toHaveCount(0);
});
