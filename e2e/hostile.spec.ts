import type { Page } from 'playwright/test';
import { responseText } from './capture';
import { expect, test } from './fixtures';
import { alert, answer, ask, evidence, openSample, paste, report, showAs, visit } from './workbench';

const script = '<script>document.title = "pwned"</script>';
const handler = '<img src="x" onerror="document.title = \'pwned\'">';
const closing = `</script>${script}`;
const link = 'javascript:document.title="pwned"';

const hostile = responseText({
  answer: `Before ${script} and ${handler} and [a link](${link}) and ${closing} after.\n\n${handler}\n\n\`${script}\``,
  supports: [{ quote: script, chunks: [0, 1], scores: [0.9, 0.8] }],
  chunks: [
    { title: closing, uri: link, text: `A chunk with ${script} and ${handler}.` },
    { title: handler, uri: `https://example.org/"${handler}`, text: closing },
    { title: script, uri: `data:text/html,${script}`, text: 'A data address.' },
  ],
});

/** What would be there if any of it had become markup; Next's own scripts carry the nonce. */
async function expectInert(page: Page): Promise<void> {
  await expect(page).toHaveTitle('Grounding Inspector');
  const live = await page.evaluate(() => ({
    handlers: document.querySelectorAll('[onerror], [onload], [onclick]').length,
    images: document.querySelectorAll('img').length,
    scripts: [...document.scripts].filter(
      (element) => element.textContent.includes('pwned') && element.nonce === '',
    ).length,
    links: [...document.links]
      .map(({ protocol }) => protocol)
      .filter((protocol) => !/^https?:$/.test(protocol)),
  }));
  expect(live).toEqual({ handlers: 0, images: 0, scripts: 0, links: [] });
}

test('markup in answer, chunk, title and address stays text', async ({ page }) => {
  await paste(page, hostile);
  await expect(answer(page)).toContainText(script);
  await expect(answer(page)).toContainText(handler);
  await expect(answer(page)).toContainText(closing);
  await expect(answer(page).getByRole('link')).toHaveCount(0);
  await expect(evidence(page)).toContainText(`A chunk with ${script} and ${handler}.`);
  await expect(evidence(page)).toContainText('unsafe address, not a link');
  await expectInert(page);

  await showAs(page, 'Source').click();
  await expect(answer(page)).toContainText(`[a link](${link})`);
  await expectInert(page);
});

for (const tab of ['Coverage', 'Diagnostics', 'Retrieval', 'Raw']) {
  test(`markup stays text in the report: ${tab}`, async ({ page }) => {
    await paste(page, hostile);
    await report(page)
      .getByRole('tab', { name: new RegExp(`^${tab}`) })
      .click();
    await expect(report(page).getByRole('tabpanel')).toBeVisible();
    await expectInert(page);
  });
}

test('markup in the address and in the question stays text, on the server too', async ({ page }) => {
  await visit(page, `/?q=${encodeURIComponent(`${closing}${handler}`)}`);
  await expectInert(page);
  await ask(page, `${closing} ${handler}`);
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await expectInert(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Grounding Inspector' })).toBeVisible();
  await expectInert(page);
});

test('markup in a text that can not be read stays text', async ({ page }) => {
  await paste(page, `${closing}${handler}`);
  await expect(alert(page)).toBeVisible();
  await expectInert(page);
});

test('the sample with everything wrong stays inert', async ({ page }) => {
  await openSample(page, 'broken');
  await expect(answer(page)).toContainText('<script>alert("hello")</script>');
  await expectInert(page);
});
