import { expect, test } from './fixtures';
import {
  answer,
  chunkCard,
  chunkHeader,
  copiedText,
  evidence,
  expectDark,
  expectLit,
  litWords,
  openSample,
  stretch,
  stretches,
} from './workbench';

const opening = 'From April to October the museum is open daily from 10:00 to 18:00.';

test('pointing at a stretch lights all its parts, its chunks, and nothing else', async ({ page }) => {
  await openSample(page, 'clean');

  await stretch(page, 'From April').hover();

  await expectLit(chunkCard(page, 1));
  await expectDark(chunkCard(page, 2));
  expect(await litWords(page)).toBe(opening);

  await page.mouse.move(2, 2);
  await expectDark(chunkCard(page, 1));
  expect(await litWords(page)).toBe('');
});

test('a stretch across a link and one across table cells light up whole', async ({ page }) => {
  await openSample(page, 'clean');
  await stretch(page, 'In wind of force 8').hover();
  expect(await litWords(page)).toBe(
    'In wind of force 8 or more a minibus runs from the gatehouse every 15 minutes, as the page on the way explains.',
  );
  await stretch(page, 'Under 16').hover();
  expect(await litWords(page)).toBe('Under 16freeall day, with an adult');
});

test('pointing at a card lights the stretches that rest on it', async ({ page }) => {
  await openSample(page, 'clean');

  await chunkHeader(page, 4).hover();

  await expectLit(chunkCard(page, 4));
  expect(await litWords(page)).toBe(
    'The halls are step-free, but the tower has 164 steps and no lift.' +
      'If the stairs are not for you, watch the lamp room on the large screen downstairs.',
  );
});

test('a citing row lights its own stretch only', async ({ page }) => {
  await openSample(page, 'clean');
  await chunkCard(page, 1)
    .getByRole('list', { name: 'Cited by 4 segments' })
    .getByRole('button', { name: /The lamp room closes/ })
    .hover();
  expect(await litWords(page)).toBe('The lamp room closes 45 minutes before the house.');
});

test('a click pins, pointing elsewhere and coming back keeps the pin, Escape lets go', async ({ page }) => {
  await openSample(page, 'clean');

  await stretch(page, 'From April').click();
  await chunkHeader(page, 2).hover();
  await expectLit(chunkCard(page, 2));
  await page.mouse.move(2, 2);
  await expectLit(chunkCard(page, 1));
  expect(await litWords(page)).toBe(opening);

  await page.keyboard.press('Escape');
  await expectDark(chunkCard(page, 1));
  expect(await litWords(page)).toBe('');
});

test('a click on a card pins it and brings its first stretch into view', async ({ page }) => {
  await openSample(page, 'long');
  const last = chunkHeader(page, 40);

  await last.click();

  await expect(last).toHaveAttribute('aria-pressed', 'true');
  await expect(answer(page).locator('[data-lit]').first()).toBeInViewport();
});

test('by keyboard: one stop in the answer, arrows between stretches, Enter to the chunk, Escape back', async ({
  page,
}) => {
  await openSample(page, 'clean');
  const first = stretch(page, 'From April');
  const second = stretch(page, 'In winter it opens');

  await first.focus();
  await expectLit(chunkCard(page, 1));
  await expect(first).toHaveAccessibleDescription('supported by 1 chunk: 1 opening-hours.pdf 0.98');
  await page.keyboard.press('ArrowRight');
  await expect(second).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(first).toBeFocused();
  await page.keyboard.press('End');
  await expect(stretch(page, 'Stay below five')).toBeFocused();
  await expectLit(chunkCard(page, 5));

  await page.keyboard.press('Enter');
  await expect(chunkHeader(page, 5)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(stretch(page, 'Stay below five')).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(stretches(page).and(page.locator(':focus'))).toHaveCount(0);
});

test('by keyboard: a card lights its stretches, Enter pins', async ({ page }) => {
  await openSample(page, 'clean');
  await chunkHeader(page, 3).focus();
  expect(await litWords(page)).toContain('It is a level walk of 900 metres from the tram stop Old Quay.');
  await page.keyboard.press('Enter');
  await expect(chunkHeader(page, 3)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(chunkHeader(page, 3)).toHaveAttribute('aria-pressed', 'false');
});

test('text is selected as text: the numbers of chunks are no part of it', async ({ page }) => {
  await openSample(page, 'clean');
  const paragraph = answer(page).getByRole('paragraph').first();
  expect(await copiedText(paragraph)).toBe(
    `${opening} In winter it opens Wednesday to Sunday, 11:00 to 16:00. The lamp room closes 45 minutes before the house.`,
  );
});

test('the number behind a stretch names its chunk and leads to it', async ({ page }) => {
  await openSample(page, 'clean');
  const badge = answer(page).getByRole('button', {
    name: /^Evidence 2: tickets-2026.pdf, confidence 0.97, for “Adult/,
  });
  await badge.click();
  await expectLit(chunkCard(page, 2));
  await expect(chunkHeader(page, 2)).toBeInViewport();
});

test('what rests on nothing is no stretch', async ({ page }) => {
  await openSample(page, 'clean');
  await expect(answer(page)).toContainText('Enjoy the view!');
  await expect(stretches(page).filter({ hasText: 'Enjoy the view!' })).toHaveCount(0);
  await expect(evidence(page).getByRole('region', { name: 'Cited evidence' })).toBeVisible();
});
