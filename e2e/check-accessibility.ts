import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures';
import { views } from './views';

/** Every view in both schemes, by all of axe's rules. */
export function checkAccessibility(): void {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const { name, open } of views) {
      test(`axe finds nothing, ${colorScheme}: ${name}`, async ({ page, emulatedUrl }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await open(page, emulatedUrl);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(({ id, help, nodes }) => ({
          id,
          help,
          places: nodes
            .slice(0, 5)
            .map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
        }));
        expect(found).toEqual([]);
      });
    }
  }
}
