import { expect, test } from './fixtures';
import { samples } from './samples';
import { alert, evidence, visit } from './workbench';

for (const { id, title, note } of samples) {
  test(`opens the sample "${title}"`, async ({ page }) => {
    await visit(page, '/?mode=open');
    const entry = page.getByRole('navigation', { name: 'Samples' }).getByRole('button', { name: title });
    await expect(entry).toContainText(note);

    await entry.click();

    await expect(entry).toHaveAttribute('aria-current', 'true');
    await expect(evidence(page)).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`sample=${id}`));
  });
}

test('a sample that does not exist is named, and the list is offered', async ({ page }) => {
  await visit(page, '/?mode=open&sample=no-such-thing');
  await expect(alert(page)).toContainText('There is no sample "no-such-thing".');
});
