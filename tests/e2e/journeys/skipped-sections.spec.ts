import type { Page } from '../support/site-page';
import { expect, t, test } from '../support/test';

const LAST = '#home-charity';

/** Whether what a heading belongs to is laid out; far below the screen it is not. */
const isLaidOut = (page: Page, heading: string) =>
  page.locator(heading).evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('the lower sections of home wait for their layout in the place that they will take; a way back finds home where it was left, and a print has all of it [HOME-46]', async ({
  page,
  cls,
}) => {
  await page.goto('/m/home');
  await expect(page.locator(LAST)).toBeAttached();
  expect(await isLaidOut(page, LAST)).toBe(false);
  const before = await heightOf(page);
  await page.locator(LAST).scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(page, LAST)).toBe(true);
  for (const name of ['alliance', 'news', 'events', 'video']) {
    await page.locator(`#home-${name}`).scrollIntoViewIfNeeded();
    await expect.poll(() => isLaidOut(page, `#home-${name}`)).toBe(true);
  }
  expect(Math.abs((await heightOf(page)) - before)).toBeLessThan(before * 0.03);
  expect(await cls()).toBeLessThanOrEqual(0.01);

  const more = page.locator('section[aria-labelledby=home-charity]').getByRole('link').first();
  await more.scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(page, LAST)).toBe(true);
  const place = await page.locator(LAST).evaluate((element) => element.getBoundingClientRect().top);
  await more.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('charity'));
  await page.goBack();
  await expect
    .poll(() => page.locator(LAST).evaluate((element) => element.getBoundingClientRect().top))
    .toBeCloseTo(place, -1);

  await page.goto('/m/home');
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => isLaidOut(page, LAST)).toBe(true);
});

test('an address, a search in the page and the keyboard reach what is not laid out yet', async ({ page }) => {
  await page.goto(`/m/home${LAST}`);
  await expect(page.locator(LAST)).toBeInViewport();

  await page.goto('/m/home');
  await expect(page.locator(LAST)).toBeAttached();
  expect(await isLaidOut(page, LAST)).toBe(false);
  const text = await page.locator(LAST).textContent();
  // Not in the types: the browser's own search, which Ctrl+F asks as well.
  const found = await page.evaluate(
    (what) => (window as never as { find: (text: string) => boolean }).find(what),
    text ?? '',
  );
  expect(found).toBe(true);

  await page.goto('/m/home');
  const more = page.locator(`section[aria-labelledby=home-charity]`).getByRole('link').first();
  await expect(more).toBeAttached();
  await page.locator('section[aria-labelledby=home-video]').getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(more).toBeFocused();
  await expect(more).toBeInViewport();
});
