import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';
import { cause, chunkCard, expectLit, litWords, openSample, report } from './workbench';

const slider = (page: Page) => report(page).getByRole('slider', { name: 'Event' });
const facts = (page: Page) => report(page).getByRole('region', { name: 'What this event brought' });
const soFar = (page: Page) => report(page).getByRole('region', { name: 'The answer as of this event' });

test('a stream is replayed event by event, and says what the last event alone would have lost', async ({
  page,
}) => {
  await openSample(page, 'stream-early', '&tab=stream');
  await expect(report(page)).toContainText(
    'A reader of the last event alone would have lost284 of 314 characters, 3 of 3 chunks, 4 of 4 supports and 1 of 1 query',
  );
  await expect(soFar(page)).toContainText('The palm house opens at **nine** and');
  await slider(page).press('ArrowRight');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Event 2 of 7: .*1 new chunk, 1 new support/);
  await expect(soFar(page).locator('[data-support="new"]').first()).toHaveText(/^The palm house opens/);

  await facts(page).getByRole('button', { name: '1 opening-hours.md' }).click();
  await expectLit(chunkCard(page, 1));
  await facts(page)
    .getByRole('button', { name: /The palm house opens/ })
    .click();
  expect(await litWords(page)).toContain('closes at dusk');

  await report(page).getByRole('button', { name: 'Event 4' }).click();
  await expect(facts(page)).toContainText('loses 2 chunks, 2 supports and 1 query.');
});

test('it plays by itself up to the end, with less motion too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSample(page, 'stream-early', '&tab=stream');
  await report(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expect(report(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(report(page).getByRole('button', { name: 'Play again' })).toBeVisible({ timeout: 20_000 });
  await expect(soFar(page)).toContainText('Bring a lamp with a red light.');
});

test('the diagnostic of a stream leads to its replay; a response that came whole has none', async ({
  page,
}) => {
  await openSample(page, 'stream-early', '&tab=diagnostics');
  const dropped = await cause(page, 'stream/metadata-dropped');
  await dropped.getByRole('button', { name: 'Replay the stream' }).click();
  await expect(report(page).getByRole('tab', { name: 'Stream' })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/tab=stream/);

  await openSample(page, 'clean', '&tab=stream');
  await expect(report(page).getByRole('tab')).toHaveText(['Coverage', 'Diagnostics', 'Retrieval', 'Raw']);
});
