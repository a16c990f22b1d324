import { expect, test } from './fixtures';
import { answer, chunkCard, expectLit, litWords, openSample, report } from './workbench';

test('a diagnostic jumps to its stretch in the answer', async ({ page }) => {
  await openSample(page, 'broken');
  await report(page)
    .getByRole('tab', { name: /^Diagnostics/ })
    .click();

  const moved = report(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /segment\/moved/ }) });
  const occurrence = moved.getByRole('listitem').filter({ hasText: 'you may pull lever 7' });
  await occurrence.getByRole('button', { name: 'show in the answer' }).click();

  expect(await litWords(page)).toBe('you may pull lever 7');
  await expect(answer(page).locator('[data-lit]').first()).toBeInViewport();
  await expectLit(chunkCard(page, 3));
});

test('a diagnostic jumps to its chunk', async ({ page }) => {
  await openSample(page, 'broken');
  await report(page)
    .getByRole('tab', { name: /^Diagnostics/ })
    .click();

  const unsafe = report(page)
    .getByRole('listitem')
    .filter({
      has: page.getByRole('heading', { name: /chunk\/unsafe-uri/ }),
    });
  await unsafe.getByRole('button', { name: 'show the chunk' }).click();

  await expectLit(chunkCard(page, 3));
  await expect(chunkCard(page, 3)).toBeInViewport();
});

test('a diagnostic jumps to its place in the raw body', async ({ page }) => {
  await openSample(page, 'broken');
  await report(page)
    .getByRole('tab', { name: /^Diagnostics/ })
    .click();

  const dangling = report(page)
    .getByRole('listitem')
    .filter({
      has: page.getByRole('heading', { name: /support\/dangling-index/ }),
    });
  await dangling.getByRole('button', { name: 'in the raw body' }).first().click();

  await expect(report(page).getByRole('tab', { name: 'Raw' })).toHaveAttribute('aria-selected', 'true');
  const tree = report(page).getByRole('tree', { name: 'Raw body' });
  await expect(tree).toBeFocused();
  const row = tree.getByRole('treeitem', { selected: true });
  await expect(row).toContainText('groundingChunkIndices');
  await expect(row).toBeInViewport();
  await expect(tree.getByRole('treeitem', { name: /^1: 42$/ })).toBeVisible();
  await expect(report(page)).toContainText(
    '/candidates/0/groundingMetadata/groundingSupports/10/groundingChunkIndices',
  );
});

test('the tab counts what is odd, and a clean answer has nothing to count', async ({ page }) => {
  await openSample(page, 'broken');
  await expect(report(page).getByRole('tab', { name: /^Diagnostics ?\d+ ?, \d+ errors$/ })).toBeVisible();
  await openSample(page, 'clean');
  await report(page).getByRole('tab', { name: 'Diagnostics', exact: true }).click();
  await expect(report(page)).toContainText('Nothing odd:');
});
