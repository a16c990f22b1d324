import { chromium, type Page } from 'playwright';
import { rememberedBrowser } from '../scripts/steps/browser.mjs';
import { prepare } from '../scripts/steps/prepare.mjs';
import { withServer } from './production-server';

/** Serves the production build to a Chromium; each page is a person's first, with nothing kept from another. */
export async function withBrowser<T>(work: (freshPage: FreshPage) => Promise<T>): Promise<T> {
  await prepare(['--browser']);
  const executablePath = await rememberedBrowser();
  return withServer(async (url) => {
    const args = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'];
    const browser = await chromium.launch({ executablePath, args });
    try {
      return await work(async (use) => {
        const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
        try {
          return await use(await context.newPage());
        } finally {
          await context.close();
        }
      });
    } finally {
      await browser.close();
    }
  });
}

export type FreshPage = <T>(use: (page: Page) => Promise<T>) => Promise<T>;
