import type { APIRequestContext } from 'playwright/test';
import { expect, test } from './fixtures';
import { evidence, visit } from './workbench';

// Both count the runs of the one paced server, so they take turns.
test.describe.configure({ mode: 'default' });

async function activeRuns(request: APIRequestContext, url: string): Promise<number> {
  const health: { activeRuns: number } = await (await request.get(`${url}/api/health`)).json();
  return health.activeRuns;
}

test('stopping ends the work on the server and keeps what had arrived', async ({
  page,
  request,
  pacedUrl,
}) => {
  await visit(page, pacedUrl);
  await page.getByRole('region', { name: 'Ask the bundled documents' }).getByRole('button').first().click();
  await expect(page.getByText('Contexts are here; writing the answer …')).toBeVisible();
  expect(await activeRuns(request, pacedUrl)).toBe(1);

  await page.getByRole('button', { name: 'Stop' }).click();

  await expect(
    page.getByRole('status').filter({ hasText: 'Stopped. What had arrived is kept.' }),
  ).toBeVisible();
  expect(await activeRuns(request, pacedUrl)).toBe(0);
  await expect(evidence(page).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask', exact: true }).last()).toBeEnabled();
});

test('a reload while an answer is written asks again and ends the older run', async ({
  page,
  request,
  pacedUrl,
}) => {
  await visit(page, pacedUrl);
  await page.getByRole('region', { name: 'Ask the bundled documents' }).getByRole('button').first().click();
  await expect(page.getByText('Contexts are here; writing the answer …')).toBeVisible();

  await page.reload();

  await expect(page.getByText('Contexts are here; writing the answer …')).toBeVisible();
  await expect.poll(() => activeRuns(request, pacedUrl)).toBe(1);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect.poll(() => activeRuns(request, pacedUrl)).toBe(0);
});

test('leaving the page ends the work on the server', async ({ page, request, pacedUrl }) => {
  await visit(page, pacedUrl);
  await page.getByRole('region', { name: 'Ask the bundled documents' }).getByRole('button').first().click();
  await expect.poll(() => activeRuns(request, pacedUrl)).toBe(1);

  await page.close();

  await expect.poll(() => activeRuns(request, pacedUrl)).toBe(0);
});
