import { hold } from '../support/held-calls';
import { comeToRest } from '../support/served-nodes';
import type { Page } from '../support/site-page';
import { expect, test } from '../support/test';

/** Milliseconds after which nothing that was loaded counts as new; it is kept for longer. */
const OLD = 3 * 60_000;

const entries = (page: Page) => page.locator('main li a[href]');

/** From a screen to another by a tap, and back after what was loaded has aged, while no answer comes. */
async function thereAndBack(page: Page, from: string, to: string) {
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
}

for (const ways of [
  [
    ['/m/home', '/m/alliance'],
    ['/m/slot-games', '/m/alliance'],
  ],
  [
    ['/m/activity', '/m/news'],
    ['/m/news', '/m/activity'],
  ],
] as const) {
  const places = ways.map(([from]) => from).join(' and ');
  test(`back to ${places} shows at once what was there, at its place, while no answer comes`, async ({
    page,
  }) => {
    await page.clock.install();
    for (const [from, to] of ways) {
      await test.step(from, async () => {
        await page.goto(from);
        await thereAndBack(page, from, to);
      });
    }
  });
}
