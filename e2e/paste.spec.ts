import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures';
import { samples, sampleText } from './samples';
import { alert, answer, copiedText, evidence, paste, responseField, showAs, visit } from './workbench';

for (const { title, file } of samples) {
  test(`pastes the text of "${title}"`, async ({ page }) => {
    await paste(page, sampleText(file));
    await expect(evidence(page)).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
  });
}

type Case = { name: string; text: string; readable: boolean; answerText: string | null };

/** Further captures with what is to be seen of them, when a folder of them is at hand: `SHARED_DIR/cases`. */
function cases(): Case[] {
  const folder = join(process.env.SHARED_DIR ?? '../shared', 'cases');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder);
  return files
    .filter((file) => /\.in\.\w+$/.test(file))
    .map((file) => {
      const name = file.replace(/\.in\.\w+$/, '');
      const expected = JSON.parse(readFileSync(join(folder, `${name}.expect.json`), 'utf8'));
      return {
        name,
        text: readFileSync(join(folder, file), 'utf8'),
        readable: (expected.$exit ?? 0) === 0,
        answerText: typeof expected.answer?.text === 'string' ? expected.answer.text : null,
      };
    });
}

for (const { name, text, readable, answerText } of cases()) {
  test(`pastes the case ${name}`, async ({ page }) => {
    await paste(page, text);
    if (!readable) {
      await expect(alert(page)).toContainText('This can’t be inspected');
      await expect(responseField(page)).toHaveValue(text.replaceAll('\r\n', '\n'));
      return;
    }
    await expect(evidence(page)).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
    if (answerText !== null) {
      await showAs(page, 'Source').click();
      expect((await copiedText(answer(page))).trim()).toBe(answerText.trim());
    }
  });
}

const cut = sampleText('clean.json').slice(0, 400);

test('a broken paste keeps the text and explains what was found, where, and what would be read', async ({
  page,
}) => {
  await paste(page, cut);

  const note = alert(page);
  await expect(note).toContainText('This can’t be inspected');
  await expect(note).toContainText(/Where: /);
  await expect(responseField(page)).toHaveValue(cut);

  await page.reload();
  await expect(responseField(page)).toHaveValue(cut);
  await expect(alert(page)).toContainText('This can’t be inspected');
});

test('a broken paste can be mended in place', async ({ page }) => {
  const whole = sampleText('refusal.json');
  await paste(page, whole.slice(0, -20));
  await expect(alert(page)).toBeVisible();

  await responseField(page).press('ControlOrMeta+End');
  await page.evaluate((rest) => navigator.clipboard.writeText(rest), whole.slice(-20));
  await page.keyboard.press('ControlOrMeta+V');

  await expect(alert(page)).toHaveCount(0);
  await expect(answer(page)).toContainText('renting the baths for a private party');
});

test('the message of a service that refused is explained', async ({ page }) => {
  await paste(page, '{"error":{"code":429,"message":"Quota exceeded.","status":"RESOURCE_EXHAUSTED"}}');
  await expect(alert(page)).toContainText('RESOURCE_EXHAUSTED');
});

test('clearing can be undone', async ({ page }) => {
  await paste(page, sampleText('refusal.json'));
  const text = await responseField(page).inputValue();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(responseField(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(responseField(page)).toHaveValue(text);
});

test('what is pasted never leaves the browser', async ({ page }) => {
  await visit(page, '/?mode=open');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('lever')) sent.push(request.url());
  });
  await paste(page, sampleText('broken.json'));
  await expect(evidence(page)).toBeVisible();
  expect(sent).toEqual([]);
});
