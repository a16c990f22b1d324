import { expect, test } from './fixtures';
import { answer, cause, openSample, report, stretch } from './workbench';

test('an input of several readings says which is shown, and another one can be chosen', async ({ page }) => {
  await openSample(page, 'recording');
  const readings = page.getByRole('region', { name: 'Readings of this input' });
  const choice = readings.getByRole('combobox', { name: 'This input holds 3 things to read. Showing' });
  await expect(readings).toContainText('1 of 3');
  await expect(answer(page)).toContainText('Tickets are sold at the west gate.');

  await stretch(page, 'Tickets are sold').click();
  await expect(page).toHaveURL(/sel=p0/);
  await choice.selectOption({ index: 2 });
  await expect(answer(page)).toContainText('The fern valley is closed');
  await expect(page.getByRole('heading', { name: 'Can we see the fern valley today?' })).toBeVisible();
  await expect(page).not.toHaveURL(/sel=/);

  await page.reload();
  await expect(answer(page)).toContainText('The fern valley is closed');
  await expect(readings).toContainText('3 of 3');

  await readings.getByRole('button', { name: 'Reading before' }).press('Enter');
  await expect(answer(page)).toContainText('the glass café serves soup');
});

test('the diagnostic leads to the choice', async ({ page }) => {
  await openSample(page, 'recording', '&tab=diagnostics');
  const more = await cause(page, 'input/other-readings');
  await more.getByRole('button', { name: 'Choose another reading' }).click();
  await expect(page.getByRole('combobox', { name: /^This input holds/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(answer(page)).toContainText('the glass café serves soup');
  await expect(report(page).getByRole('tab', { name: /^Diagnostics/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('another input is not opened at the reading of the one before', async ({ page }) => {
  await openSample(
    page,
    'recording',
    '&reading=generate-content%3A%2Flog%2Fentries%2F1%2Fresponse%2Fcontent%2Ftext',
  );
  await expect(answer(page)).toContainText('the glass café serves soup');
  await page
    .getByRole('navigation', { name: 'Samples' })
    .getByRole('button', { name: /Lantern Museum/ })
    .click();
  await expect(page).not.toHaveURL(/reading=/);
  await expect(page.getByRole('region', { name: 'Readings of this input' })).toHaveCount(0);
});
