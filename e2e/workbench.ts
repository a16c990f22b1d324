import type { Locator, Page } from 'playwright/test';
import { expect } from './fixtures';

/** Opens a page; the samples are fetched by the browser, so once they are listed it listens to clicks. */
export async function visit(page: Page, address = '/'): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('button', { name: /A day at the Lantern Museum/ }).first()).toBeVisible();
}

export async function openSample(page: Page, id: string, more = ''): Promise<void> {
  await page.goto(`/?mode=open&sample=${id}${more}`);
  await expect(evidence(page)).toBeVisible();
}

export const responseField = (page: Page) => page.getByRole('textbox', { name: 'Response' });
export const questionField = (page: Page) => page.getByRole('textbox', { name: 'Question' });
export const answer = (page: Page) => page.getByRole('article', { name: 'Answer' });
export const evidence = (page: Page) => page.getByRole('complementary', { name: 'Evidence' });
export const report = (page: Page) => page.getByRole('region', { name: 'Report' });

/** The entry of a code among the diagnostics, opened. */
export async function cause(page: Page, code: string): Promise<Locator> {
  const heading = page.getByRole('heading', { name: new RegExp(` ${code}(?![a-z-])`) });
  const toggle = report(page).locator(heading).getByRole('button');
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  return report(page).getByRole('listitem').filter({ has: heading });
}

/** What the app says is wrong; the framework's own, empty announcer of pages has the same role. */
export const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });

/** The line that unfolds the settings of that name. */
export const settings = (page: Page, name: 'Retrieval' | 'Generation') =>
  page.getByRole('region', { name: 'Ask or open' }).locator('summary', { hasText: name });

export const sourceField = (page: Page) => page.getByRole('combobox', { name: 'Source' });
export const corpusField = (page: Page) => page.getByRole('combobox', { name: 'Corpus', exact: true });
/** A corpus of the emulator, by the name that Vertex AI would give it. */
export const handbook = 'projects/embedded-project/locations/europe-west4/ragCorpora/handbook';

/** Opens the form of a source that loads late, with settings; `at` is the server. */
export async function visitSource(
  page: Page,
  at: string,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  await visit(page, `${at}/?${new URLSearchParams(settings)}`);
  const first =
    settings.method === 'generate-content'
      ? page.getByRole('checkbox', { name: 'Also retrieve from a corpus' })
      : corpusField(page);
  await expect(first).toBeVisible();
}

export const showAs = (page: Page, view: 'Rendered' | 'Source') =>
  page.getByRole('group', { name: 'Show the answer as' }).getByRole('button', { name: view });

export const confidenceSlider = (page: Page) =>
  page.getByRole('slider', { name: 'Show links with confidence of at least' });

/** Asks by the Enter key, from the form as it stands. */
export async function ask(page: Page, question: string): Promise<void> {
  await questionField(page).fill(question);
  await questionField(page).press('Enter');
}

/** The answer is whole once the form offers to ask again. The first question of a server waits for its model to load. */
export async function answered(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0, { timeout: 30_000 });
  await expect(answer(page)).toBeVisible();
}

/** Pastes text from the clipboard, as a person does. */
export async function paste(page: Page, text: string): Promise<void> {
  await visit(page, '/?mode=open');
  await page.evaluate((content) => navigator.clipboard.writeText(content), text);
  await responseField(page).focus();
  await page.keyboard.press('ControlOrMeta+V');
}

/** All stretches one can step to: a stretch in several parts speaks, and takes the focus, on its first. */
export const stretches = (page: Page) => answer(page).locator('mark[aria-description]');

/** A stretch of the answer by words in it. */
export const stretch = (page: Page, words: string | RegExp) =>
  stretches(page).filter({ hasText: words }).first();

/** The header of a chunk's card; chunks are counted from 1. */
export const chunkHeader = (page: Page, number: number) =>
  evidence(page).getByRole('button', { name: new RegExp(`^Chunk ${number}\\b`) });

export const chunkCard = (page: Page, number: number) =>
  evidence(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: new RegExp(`^Chunk ${number}\\b`) }) });

/** What a person copies who selects all of it. */
export const copiedText = (locator: Locator) =>
  locator.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return getSelection()?.toString() ?? '';
  });

/** The words of the answer that are lit, in reading order. */
export async function litWords(page: Page): Promise<string> {
  const words = await answer(page).locator('[data-lit]').allTextContents();
  return words.join('');
}

/** Whether a card is lit, which its ring shows. */
export const expectLit = (card: Locator) => expect(card).toHaveAttribute('data-lit');
export const expectDark = (card: Locator) => expect(card).not.toHaveAttribute('data-lit');
