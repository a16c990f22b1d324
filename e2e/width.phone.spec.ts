import { expect, test } from './fixtures';
import { views } from './views';
import { answer, chunkCard, chunkHeader, evidence, expectLit, openSample, stretch } from './workbench';

for (const { name, open } of views) {
  test(`nothing scrolls sideways at 390 pixels: ${name}`, async ({ page, emulatedUrl }) => {
    await open(page, emulatedUrl);
    const { scrollWidth, clientWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });
}

test('a tap on a stretch raises the evidence, which can be put away again', async ({ page }) => {
  await openSample(page, 'clean');
  await expect(chunkHeader(page, 1)).toBeHidden();

  await stretch(page, 'From April').tap();

  await expectLit(chunkCard(page, 1));
  await expect(chunkHeader(page, 1)).toBeInViewport();
  await evidence(page).getByRole('button', { name: /Close/ }).tap();
  await expect(chunkHeader(page, 1)).toBeHidden();
  await expect(answer(page)).toBeInViewport();
});

test('the form folds to a line once there is something to read, and unfolds again', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'A day at the Lantern Museum' }).tap();
  await expect(answer(page)).toBeVisible();
  const fold = page.getByRole('button', { name: 'Open another response' });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await fold.tap();
  await expect(page.getByRole('textbox', { name: 'Response' })).toBeVisible();
});

test('all tabs of the report fit at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openSample(page, 'broken');
  for (const name of [/^Coverage/, /^Diagnostics/, /^Retrieval/, /^Raw/]) {
    await page.getByRole('tab', { name }).click();
    const { scrollWidth, clientWidth } = await page
      .getByRole('tablist')
      .evaluate((list) => ({ scrollWidth: list.scrollWidth, clientWidth: list.clientWidth }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  }
});
