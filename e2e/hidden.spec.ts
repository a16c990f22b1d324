import { responseText } from './capture';
import { expect, test } from './fixtures';
import { answer, cause, chunkCard, copiedText, evidence, paste, report, showAs } from './workbench';

const disguised = 'Open \u202efdp.eciovni\u202c or pay\u200bpal now.';
const deceptive = 'https://bank.example@evil.example/';
const body = responseText({
  answer: `${disguised} Then wave 🏴󠁧󠁢󠁷󠁬󠁳󠁿 to 👩‍🚀.`,
  supports: [{ quote: disguised, chunks: [0], scores: [0.9] }],
  chunks: [{ title: 'report\u202efdp.exe', uri: deceptive, text: `It says: ${disguised}` }],
});

test('what does not show is marked, turns nothing round, and is copied as it came', async ({ page }) => {
  await paste(page, body);
  for (const view of ['Rendered', 'Source'] as const) {
    await showAs(page, view).click();
    const marks = answer(page).getByRole('img');
    await expect(marks).toHaveCount(3);
    await expect(marks.first()).toHaveAccessibleName('U+202E right-to-left override');
    expect(await copiedText(answer(page))).toContain(disguised);
    // The letters behind an override stand in the order in which they were written.
    const order = await answer(page).evaluate((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.textContent?.indexOf('fdp.eciovni') ?? -1;
        if (at < 0) continue;
        return ['f', 'i'].map((_, index) => {
          const range = document.createRange();
          range.setStart(node, at + index * 10);
          range.setEnd(node, at + index * 10 + 1);
          return range.getBoundingClientRect().left;
        });
      }
      return [];
    });
    expect(order[0]).toBeLessThan(order[1] ?? 0);
  }
});

test('titles, addresses, diagnostics and the raw body mark it too, and a deceptive address is no link', async ({
  page,
}) => {
  await paste(page, body);
  const card = chunkCard(page, 1);
  await expect(card.getByRole('button', { name: /report/ }).getByRole('img')).toHaveAccessibleName(
    'U+202E right-to-left override',
  );
  await expect(card.getByRole('link')).toHaveCount(0);
  await expect(evidence(page)).toContainText('what stands before its @ is a user name');

  await report(page)
    .getByRole('tab', { name: /^Diagnostics/ })
    .click();
  const hidden = await cause(page, 'text/hidden-characters');
  await expect(hidden).toContainText('U+202E (right-to-left override) in its title at character 6');
  await hidden.getByRole('button', { name: 'in the raw body' }).first().click();
  await expect(
    report(page).getByRole('treeitem', { selected: true }).getByRole('img').first(),
  ).toHaveAccessibleName('U+202E right-to-left override');
});
