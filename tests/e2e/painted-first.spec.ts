import { hold } from './support/held-calls';
import { expect, test } from './support/test';

test('the scripts of a page leave the line to its styles and its first picture', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const scripts = () => asked.filter((path) => /^\/assets\/.*\.js$/.test(path));
  // A page that is not painted gets them after a second all the same, and a slow machine is no faster than that.
  await page.addInitScript(() => {
    const later = window.setTimeout;
    window.setTimeout = ((run: () => void, time?: number) =>
      time === 1_000 ? 0 : later(run, time)) as never;
  });
  const release = await hold(page, ({ pathname }) => pathname.endsWith('.css'));
  const pictured = page.waitForResponse((response) => response.url().includes('/banners/'));
  await page.goto('/m/home', { waitUntil: 'commit' });
  await pictured;
  expect(scripts()).toEqual([]);
  release();
  await expect.poll(scripts).not.toEqual([]);
});
