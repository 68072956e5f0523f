import type { Page } from '@playwright/test';
import { hold } from './support/held-calls';
import { comeToRest } from './support/served-nodes';
import { expect, test } from './support/test';

/** Milliseconds after which nothing that was loaded counts as new; it is kept for longer. */
const OLD = 3 * 60_000;

const entries = (page: Page) => page.locator('main li a[href]');

for (const [from, to] of [
  ['/m/home', '/m/alliance'],
  ['/m/activity', '/m/news'],
  ['/m/news', '/m/activity'],
  ['/m/slot-games', '/m/alliance'],
] as const) {
  test(`back to ${from} shows at once what was there, at its place, while no answer comes`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(from);
    await comeToRest(page);
    const before = await entries(page).allInnerTexts();
    await page.evaluate(() => scrollTo(0, 400));
    await page.locator(`nav a[href="${to}"]`).last().click();
    await expect(page).toHaveURL(to);
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward(OLD);
    const release = await hold(page, ({ pathname }) => /^\/(?:wps|lgw|_serverFn)\//.test(pathname));

    await page.goBack();

    await expect(page).toHaveURL(from);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(400);
    const after = await entries(page).allInnerTexts();
    expect(after.slice(0, 8)).toEqual(before.slice(0, 8));
    release();
  });
}
