import { responseText } from './capture';
import { expect, test } from './fixtures';
import { answer, cause, chunkCard, expectLit, litWords, openSample, paste, report } from './workbench';

test('a diagnostic jumps to its stretch in the answer', async ({ page }) => {
  await openSample(page, 'broken');
  await report(page)
    .getByRole('tab', { name: /^Diagnostics/ })
    .click();

  const moved = await cause(page, 'segment/moved');
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

  const unsafe = await cause(page, 'chunk/unsafe-uri');
  await unsafe.getByRole('button', { name: 'show the chunk' }).click();

  await expectLit(chunkCard(page, 3));
  await expect(chunkCard(page, 3)).toBeInViewport();
});

test('a diagnostic jumps to its place in the raw body', async ({ page }) => {
  await openSample(page, 'broken');
  await report(page)
    .getByRole('tab', { name: /^Diagnostics/ })
    .click();

  const dangling = await cause(page, 'support/dangling-index');
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

test('a cause tells why, with the numbers of this case, what it does and what to do', async ({ page }) => {
  await openSample(page, 'utf16-offsets', '&tab=diagnostics');
  const units = await cause(page, 'offset/not-bytes');
  await expect(units.getByRole('term')).toHaveText(['In this case', 'Cause', 'Effect', 'Fix']);
  await expect(units).toContainText('All 6 segments are concerned. Counted as bytes, ');
});

test('offsets that one shift explains are one entry, by keyboard', async ({ page }) => {
  const answerText = 'Boats leave at nine. Dogs ride free. Bring a coat.';
  const quotes = ['Boats leave at nine.', 'Dogs ride free.', 'Bring a coat.'];
  const body = JSON.parse(
    responseText({
      answer: answerText,
      supports: quotes.map((quote) => ({ quote, chunks: [0] })),
      chunks: [{ title: 'harbour.md', text: 'Boats at 9. Dogs free.' }],
    }),
  );
  for (const { segment } of body.candidates[0].groundingMetadata.groundingSupports) {
    segment.startIndex = (segment.startIndex ?? 0) + 4;
    segment.endIndex += 4;
  }
  await paste(page, JSON.stringify(body));
  await report(page)
    .getByRole('tab', { name: /^Diagnostics/ })
    .click();
  const moved = report(page).getByRole('heading', { name: /segment\/moved/ });
  await expect(moved).toHaveCount(1);
  const toggle = moved.getByRole('button');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(report(page)).toContainText('All 3 quotes stand 4 bytes before where their offsets point');
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(report(page).getByRole('term')).toHaveCount(0);
});
