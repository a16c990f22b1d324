import { expect, test } from './fixtures';
import { chunkCard, confidenceSlider, evidence, openSample, stretch } from './workbench';

test('the slider hides links below it and leaves the others', async ({ page }) => {
  await openSample(page, 'crossing');
  const beacon = stretch(page, /every beacon/);

  await confidenceSlider(page).fill('0.8');
  await expect(beacon).toHaveAccessibleDescription(
    'supported by 2 chunks: 1 avalanche.pdf 0.96, 5 Hollow Pass, February 2025 0.81',
  );
  await expect(page).toHaveURL(/min=0\.8/);

  await confidenceSlider(page).fill('0.95');
  await expect(stretch(page, /^call 140/)).toHaveAccessibleDescription(
    'supported by 1 chunk: 1 avalanche.pdf 0.96',
  );
  await expect(chunkCard(page, 3)).toContainText('below 0.95');
  await expect(page.getByText(/^\d+ of 13 segments placed$/)).toBeVisible();

  await confidenceSlider(page).fill('0');
  await expect(beacon).toHaveAccessibleDescription(/^supported by 3 chunks/);
  await expect(evidence(page)).not.toContainText('below 0');
});

test('by keyboard: arrows move the slider, Home and End go to its ends', async ({ page }) => {
  await openSample(page, 'crossing');
  const slider = confidenceSlider(page);
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '0.01');
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', '1.00');
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', '0.00');
});

test('where no confidence was sent, it is said so and nothing is hidden', async ({ page }) => {
  await openSample(page, 'no-confidence', '&min=0.9');
  await expect(confidenceSlider(page)).toBeDisabled();
  await expect(confidenceSlider(page)).toHaveAttribute('aria-valuetext', 'no confidence was sent');
  await expect(stretch(page, 'Fold four times')).toHaveAccessibleDescription(
    'supported by 1 chunk: 2 country-loaf.md no confidence sent',
  );
  await expect(chunkCard(page, 1).getByText('none sent')).toHaveCount(3);
});
