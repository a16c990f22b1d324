import { expect, test } from './fixtures';
import { visit } from './workbench';

test('no script runs but those that carry the nonce of this very page', async ({ request }) => {
  const directivesOf = async () => {
    const header = (await request.get('/')).headers()['content-security-policy'] ?? '';
    return new Map(
      header.split(';').map((directive) => {
        const [name = '', ...values] = directive.trim().split(/\s+/);
        return [name, values];
      }),
    );
  };
  const first = await directivesOf();
  const second = await directivesOf();
  const scripts = first.get('script-src') ?? [];
  expect(scripts).not.toContain("'unsafe-inline'");
  expect(scripts).not.toContain("'unsafe-eval'");
  expect(scripts.find((value) => value.startsWith("'nonce-"))).toMatch(/^'nonce-.{16,}'$/);
  expect(scripts).not.toEqual(second.get('script-src'));
  expect(first.get('object-src')).toEqual(["'none'"]);
  expect(first.get('base-uri')).toEqual(["'none'"]);
  expect(first.get('frame-ancestors')).toEqual(["'none'"]);
  expect(first.get('worker-src')).toEqual(["'self'"]);
  expect(first.get('default-src')).toEqual(["'self'"]);
});

test('inline code that got into the page does not run', async ({ page, faults }) => {
  await visit(page);
  await page.evaluate(async () => {
    const holder = document.createElement('div');
    holder.innerHTML = `
      <img src="data:," onerror="document.title = 'a handler ran'">
      <iframe srcdoc="<script>parent.document.title = 'a frame ran'</script>"></iframe>
      <a href="javascript:document.title = 'a link ran'">link</a>`;
    const settled = ['img:error', 'iframe:load'].map((which) => {
      const [tag = '', event = ''] = which.split(':');
      return new Promise((resolve) => holder.querySelector(tag)?.addEventListener(event, resolve));
    });
    document.body.append(holder);
    await Promise.all(settled);
    holder.querySelector('a')?.click();
  });
  await expect.poll(() => faults.length).toBe(3);
  for (const fault of faults.splice(0)) expect(fault).toContain('Content Security Policy');
  await expect(page).toHaveTitle('Grounding Inspector');
});

test('nothing is fetched from elsewhere', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) foreign.push(request.url());
  });
  await visit(page);
  await page.getByRole('button', { name: /A day at the Lantern Museum/ }).click();
  await expect(page.getByRole('complementary', { name: 'Evidence' })).toBeVisible();
  expect(foreign).toEqual([]);
});
