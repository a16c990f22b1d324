import type { Locator } from 'playwright/test';
import { responseText } from './capture';
import { expect, test } from './fixtures';
import { answer, copiedText, openSample, paste, stretch } from './workbench';

/** The colours of the lanes drawn under a stretch, nearest to the text first. */
const laneColours = (mark: Locator) =>
  mark.evaluate((element) => {
    const style = getComputedStyle(element);
    return [0, 1, 2]
      .map((lane) => style.getPropertyValue(`--colour-${lane}`).trim())
      .filter((colour) => colour !== '' && colour !== 'transparent');
  });

test('stretches that cross, nest and touch are each told apart, and the text stays whole', async ({
  page,
}) => {
  await openSample(page, 'crossing');

  await expect(stretch(page, /^every beacon$/)).toHaveAccessibleDescription(
    'supported by 3 chunks: 1 avalanche.pdf 0.96, 5 Hollow Pass, February 2025 0.81, 2 beacon-search.pdf 0.77',
  );
  await expect(stretch(page, /^call 140, and $/)).toHaveAccessibleDescription(
    'supported by 2 chunks: 1 avalanche.pdf 0.96, 5 Hollow Pass, February 2025 0.81',
  );
  expect(await copiedText(answer(page))).toContain(
    'call 140, and switch every beacon to search before anyone steps onto the debris. Walk in strips of 40 metres;',
  );
  await expect(answer(page).locator('mark mark')).toHaveCount(0);
});

test('a lane of its own for every chunk, in the colour of its number', async ({ page }) => {
  await openSample(page, 'crossing');
  expect(new Set(await laneColours(stretch(page, /^every beacon$/))).size).toBe(3);
  expect(await laneColours(stretch(page, /^Nine of ten/))).toHaveLength(1);
});

test('a chunk keeps its lane from one stretch to the next', async ({ page }) => {
  await openSample(page, 'crossing');
  const laneOf = async (words: RegExp) => {
    const classes = (await stretch(page, words).getAttribute('class')) ?? '';
    return /lane-(\d)-0\b/.exec(classes)?.[1];
  };
  const lane = await laneOf(/^Keep your eyes/);
  expect(lane).toBeDefined();
  expect(await laneOf(/^call 140, and $/)).toBe(lane);
  expect(await laneOf(/^every beacon$/)).toBe(lane);
});

test('more chunks than lanes are counted, and none is lost to a reader or a listener', async ({ page }) => {
  const quote = 'five documents say so';
  await paste(
    page,
    responseText({
      answer: `Of this ${quote}, and of this one none.`,
      supports: [{ quote, chunks: [0, 1, 2, 3, 4], scores: [0.95, 0.9, 0.8, 0.7, 0.6] }],
      chunks: ['a', 'b', 'c', 'd', 'e'].map((name) => ({
        title: `${name}.md`,
        uri: `gs://x/${name}.md`,
        text: name,
      })),
    }),
  );
  const mark = stretch(page, quote);
  await expect(mark).toHaveAccessibleDescription(
    'supported by 5 chunks: 1 a.md 0.95, 2 b.md 0.90, 3 c.md 0.80, 4 d.md 0.70, 5 e.md 0.60',
  );
  expect(await laneColours(mark)).toHaveLength(3);
  await expect(answer(page).locator('[data-more="+2"]')).toBeVisible();
  await answer(page).getByRole('button', { name: 'Show 2 more' }).click();
  await expect(
    answer(page).getByRole('button', { name: /^Evidence 5: e.md, confidence 0.60/ }),
  ).toBeVisible();
});

test('forced colours keep every lane', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openSample(page, 'crossing');
  const drawn = await stretch(page, /^every beacon$/).evaluate(
    (element) => getComputedStyle(element).backgroundImage.match(/linear-gradient/g)?.length,
  );
  expect(drawn).toBe(4);
  expect(await laneColours(stretch(page, /^every beacon$/))).toHaveLength(3);
});
