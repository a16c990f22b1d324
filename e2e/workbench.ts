import type { Page } from 'playwright/test';
import { expect } from './fixtures';

/** Opens the start page; the samples are fetched by the browser, so once they are there it listens to clicks. */
export async function visit(page: Page, address = '/'): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('button', { name: /A day at the Lantern Museum/ })).toBeVisible();
}

export const responseField = (page: Page) => page.getByRole('textbox', { name: 'Response' });
export const questionField = (page: Page) => page.getByRole('textbox', { name: 'Question' });
export const askButton = (page: Page) => page.getByRole('button', { name: 'Ask', exact: true }).last();
export const evidence = (page: Page) => page.getByRole('complementary', { name: 'Evidence' });

/** Pastes text from the clipboard, as a person does. */
export async function paste(page: Page, text: string): Promise<void> {
  await visit(page, '/?mode=open');
  await page.evaluate((content) => navigator.clipboard.writeText(content), text);
  await responseField(page).focus();
  await page.keyboard.press('ControlOrMeta+V');
}

export async function ask(page: Page, question: string): Promise<void> {
  await questionField(page).fill(question);
  await questionField(page).press('Enter');
}
