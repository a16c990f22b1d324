import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';
import { alert, ask, questionField, visit } from './workbench';

const typed = 'What is kept when the app is updated?';

async function expectNewVersion(page: Page): Promise<void> {
  const note = alert(page).filter({ hasText: 'A new version of this app is out.' });
  await expect(note).toBeVisible();
  await expect(note).toContainText('Reload the page; what you typed is kept.');
  await expect(questionField(page)).toHaveValue(typed);
}

test('a page whose actions the server no longer knows says so and keeps what was typed', async ({
  page,
  faults,
}) => {
  await visit(page);
  await page.route('**/*', (route) => {
    const headers = route.request().headers();
    if (headers['next-action'] === undefined) return route.continue();
    return route.continue({ headers: { ...headers, 'next-action': '40'.repeat(21) } });
  });

  await ask(page, typed);

  await expectNewVersion(page);
  // The refusal itself is what the browser reports: the answer's status, and its line in the console.
  for (const fault of faults.splice(0)) expect(fault).toContain('409');

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(questionField(page)).toHaveValue(typed);
});

test('a page of an older build says so and keeps what was typed', async ({ page, request }) => {
  const { build }: { build: string } = await (await request.get('/api/health')).json();
  await visit(page);
  await page.route('**/*', (route) => {
    const body = route.request().postData();
    if (body === null || !body.includes(build)) return route.continue();
    return route.continue({ postData: body.replaceAll(build, '0'.repeat(build.length)) });
  });

  await ask(page, typed);

  await expectNewVersion(page);
});

test('late code that is gone since an update says so and keeps what was typed', async ({ page, faults }) => {
  await visit(page);
  await questionField(page).fill(typed);
  await page.route('**/_next/static/**', (route) => route.fulfill({ status: 404, body: '' }));

  await page.getByRole('button', { name: /A day at the Lantern Museum/ }).click();

  const note = alert(page).filter({ hasText: 'a new version of this app is out' });
  await expect(note).toBeVisible();

  await page.unrouteAll({ behavior: 'wait' });
  await note.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('complementary', { name: 'Evidence' })).toBeVisible();
  // The refusals themselves are what the browser reports, of several pieces of code, at any time.
  expect(faults.length).toBeGreaterThan(0);
  for (const fault of faults.splice(0)) expect(fault).toMatch(/404|ChunkLoadError/);
  await page.getByRole('button', { name: 'Ask', exact: true }).first().click();
  await expect(questionField(page)).toHaveValue(typed);
});
