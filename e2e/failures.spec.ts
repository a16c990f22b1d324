import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';
import { alert, answer, ask, evidence, visit } from './workbench';

/** The fault server goes wrong as the corpus says when contexts are retrieved, as the model says when it answers. */
async function askVertex(page: Page, url: string, wrong: { corpus?: string; model?: string }): Promise<void> {
  const query = new URLSearchParams({
    source: 'vertex',
    corpus: `projects/demo/locations/europe-west4/ragCorpora/fault-${wrong.corpus ?? 'none'}`,
    model: `fault-${wrong.model ?? 'none'}`,
    location: 'own',
  });
  await visit(page, `${url}/?${query}`);
  await ask(page, 'Where is hut 7?');
}

/** A badge stands where the cited stretch ends. */
const whole = /Hütte 7 liegt auf .*2 140 m ⛰️ 🛏\./;

test.describe('what the transport mends by itself', () => {
  for (const fault of ['drip', 'gzip', 'unavailable-once', 'finished-open'])
    test(`${fault}: the answer is whole`, async ({ page, faultyUrl }) => {
      await askVertex(page, faultyUrl, { model: fault });
      await expect(answer(page)).toContainText(whole);
      await expect(alert(page)).toHaveCount(0);
    });
});

test.describe('an answer that breaks off keeps what came', () => {
  const cases: [string, string][] = [
    [
      'reset-middle',
      'The answer of Vertex AI in europe-west4 was cut off in the middle; what had come is kept.',
    ],
    ['half-event', 'was cut off in the middle'],
    ['error-in-stream', 'the service is overloaded or down.'],
    ['hang-middle', 'fell silent for 2 s in the middle of its answer'],
  ];
  for (const [fault, words] of cases)
    test(fault, async ({ page, faultyUrl }) => {
      await askVertex(page, faultyUrl, { model: fault });
      await expect(alert(page)).toContainText(words);
      await expect(answer(page)).toContainText('Hütte 7 liegt auf');
      await expect(alert(page).getByRole('button', { name: 'Ask again' })).toBeVisible();
    });
});

test.describe('a half that fails says what happened and what to do, and the other half is shown', () => {
  const cases: [string, string, string][] = [
    ['hang-before', 'nothing came within 2 s.', 'GOOGLE_FIRST_BYTE_TIMEOUT_MS'],
    ['html', 'did not speak as Google', 'ask again in a while'],
    ['redirect', 'redirects (307) to https://elsewhere.example, and redirects are not followed', 'endpoint'],
    ['reset-before', 'the connection was closed before an answer began', 'Ask again'],
    ['early-upgrade', 'does not speak HTTP properly', 'proxy'],
    ['storm', 'the quota is used up', 'Wait and ask again'],
    ['not-http', 'does not speak HTTP properly', 'proxy'],
    ['plain-text', 'It sent the text "Welcome, ', 'proxy'],
    ['gzip-broken', "can't be unpacked", 'proxy'],
    ['no-content', 'status 204, which holds no answer', 'endpoint'],
    ['redirect-nowhere', 'without naming a place that can be asked', 'endpoint'],
    ['storm-long', 'the quota is used up', 'Wait 34.4s.'],
    ['expired', 'the access token is missing or has expired', 'gcloud auth application-default login'],
    ['huge-error', 'status 400 did not speak', 'endpoint'],
    ['bomb', 'is longer than 16 MB', 'Ask for less'],
  ];
  for (const [fault, words, hint] of cases)
    test(`generation: ${fault}`, async ({ page, faultyUrl }) => {
      await askVertex(page, faultyUrl, { model: fault });
      await expect(alert(page)).toContainText(words);
      await expect(alert(page)).toContainText(hint);
      // A generation is paid for: none of these may be asked for twice.
      await expect(alert(page)).not.toContainText('Tried');
      await expect(evidence(page)).toContainText('huts.md');
      await expect(page.getByText('secret')).toHaveCount(0);
    });

  test('retrieval: a permission', async ({ page, faultyUrl }) => {
    await askVertex(page, faultyUrl, { corpus: 'denied' });
    await expect(alert(page)).toContainText('the account lacks a permission, or the resource does not exist');
    await expect(alert(page)).toContainText('gcloud projects add-iam-policy-binding demo');
    await expect(answer(page)).toContainText(whole);
    await alert(page).getByText('Google’s own words').click();
    await expect(alert(page)).toContainText('aiplatform.ragCorpora.query');
  });

  test('retrieval: a connection that is closed three times', async ({ page, faultyUrl }) => {
    await askVertex(page, faultyUrl, { corpus: 'reset-before' });
    await expect(alert(page)).toContainText('the connection was closed before an answer began');
    await expect(alert(page)).toContainText('Tried 3 times');
    await expect(answer(page)).toContainText(whole);
  });
});

test('a retry is told while it is waited for, and can be stopped', async ({ page, faultyUrl }) => {
  await askVertex(page, faultyUrl, { model: 'storm-told' });
  await expect(page.getByText(/Attempt 2 of 3 in 2\.5 s: .*quota is used up/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'Stopped.' })).toBeVisible();
  await expect(evidence(page)).toContainText('huts.md');
});
