import { hold } from './support/held-calls';
import { expect, test } from './support/test';

test('the scripts of a page leave the line to its styles and its first picture', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const scripts = () => asked.filter((path) => /^\/assets\/.*\.js$/.test(path));
  const release = await hold(page, ({ pathname }) => pathname.endsWith('.css'));
  await page.goto('/m/home', { waitUntil: 'commit' });
  await expect.poll(() => asked.some((path) => path.includes('/banners/'))).toBe(true);
  await page.waitForTimeout(500);
  expect(scripts()).toEqual([]);
  release();
  await expect.poll(scripts).not.toEqual([]);
});
