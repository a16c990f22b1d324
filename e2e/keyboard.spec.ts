import type { Locator, Page } from 'playwright/test';
import { expect, test } from './fixtures';
import {
  answered,
  chunkCard,
  chunkHeader,
  confidenceSlider,
  expectLit,
  report,
  stretches,
} from './workbench';

/** Presses Tab until the control has the focus, as a person without a mouse does; fails when the round ends without it. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reached ${control}.`);
}

test('by keyboard alone: ask, read, follow a stretch to its evidence and back, and read the report', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: /A day at the Lantern Museum/ })).toBeVisible();

  await tabTo(page, page.getByRole('textbox', { name: 'Question' }));
  await page.keyboard.type('How many vacation days can I carry over into next year?');
  await page.keyboard.press('Enter');
  await answered(page);

  const first = stretches(page).first();
  await tabTo(page, first);
  const description = (await first.getAttribute('aria-description')) ?? '';
  const chunk = Number(/: (\d+) /.exec(description)?.[1]);
  await expectLit(chunkCard(page, chunk));

  await page.keyboard.press('Enter');
  await expect(chunkHeader(page, chunk)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(stretches(page).nth(1)).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await expect(first).not.toBeFocused();

  const diagnostics = report(page).getByRole('tab', { name: /^Diagnostics/ });
  await tabTo(page, report(page).getByRole('tab', { name: /^Coverage/ }));
  await page.keyboard.press('ArrowRight');
  await expect(diagnostics).toBeFocused();
  await expect(diagnostics).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('Enter');
  await expect(diagnostics).toHaveAttribute('aria-selected', 'true');
  await expect(report(page).getByRole('tabpanel')).toBeVisible();

  await tabTo(page, confidenceSlider(page));
  await page.keyboard.press('End');
  await expect(confidenceSlider(page)).toHaveAttribute('aria-valuetext', '1.00');
});

test('by keyboard alone: open a sample and go through its sentences', async ({ page }) => {
  await page.goto('/?mode=open');
  const sample = page
    .getByRole('navigation', { name: 'Samples' })
    .getByRole('button', { name: /Avalanche: the first ten minutes/ });
  await expect(sample).toBeVisible();
  await tabTo(page, sample);
  await page.keyboard.press('Enter');

  const strip = page.getByRole('listbox', { name: /^Sentences of the answer/ });
  await expect(strip).toBeVisible();
  await tabTo(page, strip);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(strip.getByRole('option', { selected: true })).toHaveAccessibleName(
    /^Sentence (\d+) of \1: grounded$/,
  );
});

test('every control that has the focus shows it', async ({ page }) => {
  await page.goto('/?mode=open&sample=clean');
  await expect(stretches(page).first()).toBeVisible();
  const bare: string[] = [];
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return null;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const frame = element.closest('label');
      const framed = frame !== null && getComputedStyle(frame).outlineStyle !== 'none';
      return {
        name: element.outerHTML.slice(0, 120),
        shows: (outlineStyle !== 'none' && outlineWidth !== '0px') || framed,
      };
    });
    if (seen !== null && !seen.shows) bare.push(seen.name);
  }
  expect(bare).toEqual([]);
});
