import { ONE_WAIT } from '../../../scripts/lib/limits.mjs';
import { scripted } from '../support/held-scripts';
import type { Page } from '../support/site-page';
import { expect, t, test } from '../support/test';

test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    if (location.origin === 'null') return;
    sessionStorage.setItem('ANNOUNCED', '*');
  }),
);

/** One finger across the screen, as the browser's own input. */
async function swipe(page: Page, from: { x: number; y: number }, distance: number) {
  // While one page fades into the next, no touch reaches either.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect }) => !(effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition')),
  );
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: from.y }],
    });
  await touch('touchStart', from.x);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', from.x + (distance * step) / 10);
  await touch('touchEnd');
  await session.detach();
}

/** Counts the fades between pages from now on. */
async function countFades(page: Page) {
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    Object.assign(window, { fades: 0 });
    document.startViewTransition = (update) => {
      Object.assign(window, { fades: (window as unknown as { fades: number }).fades + 1 });
      return start(update);
    };
  });
  return () => page.evaluate(() => (window as unknown as { fades: number }).fades);
}

/** From home to promotions, by a tap within the page: one before the scripts leads on by a new document. */
async function goToPromotions(page: Page, locale: 'vi' | 'en' = 'vi') {
  await scripted(page);
  await page
    .getByRole('navigation', { name: t('footer_label', locale) })
    .getByText(t('footer_events', locale))
    .click();
  await expect(page).toHaveURL(/\/m\/activity$/);
}

/** Milliseconds to a second swipe: one that comes while the first still leads home would lead on from there. */
const LOST = ONE_WAIT / 4;

/** Swipes until the page is home: the part that listens comes once a page rests. */
async function swipeHome(page: Page, from: { x: number; y: number }, distance: number) {
  await expect(async () => {
    await swipe(page, from, distance);
    await expect(page).toHaveURL(/\/m\/home$/, { timeout: LOST });
  }).toPass();
}

test('a swipe of more than 100 px goes one step back without a fade; shorter ones, those the other way and those in a strip do not [SHELL-01 SHELL-02 SHELL-03 SHELL-04 SHELL-07 CONST-45]', async ({
  page,
}) => {
  const free = { x: 120, y: 28 };
  await page.goto('/m/home');
  await goToPromotions(page);
  await swipeHome(page, free, 180);

  const fades = await countFades(page);
  await goToPromotions(page);
  await expect.poll(fades).toBe(1);
  await swipe(page, free, 100);
  await swipe(page, { x: 300, y: 28 }, -180);
  await expect(page).toHaveURL(/\/m\/activity$/);
  await swipeHome(page, free, 180);
  expect(await fades()).toBe(1);

  const carousel = page.getByRole('region', { name: t('banner_carousel_label') });
  const box = await carousel.boundingBox();
  await swipe(page, { x: 100, y: (box?.y ?? 0) + 60 }, 200);
  await page.getByRole('button', { name: t('header_menu') }).click();
  await expect(page.getByRole('dialog', { name: t('menu_title') })).toBeVisible();
  await swipe(page, { x: 120, y: 400 }, 200);
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('from right to left the swipe back is mirrored [SHELL-07]', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'ar', url: baseURL ?? '' }]);
  const mirrored = { x: 300, y: 28 };
  await page.goto('/m/home');
  await goToPromotions(page, 'en');
  await swipeHome(page, mirrored, -180);
  await goToPromotions(page, 'en');
  await swipe(page, { x: 120, y: 28 }, 180);
  await expect(page).toHaveURL(/\/m\/activity$/);
  await swipeHome(page, mirrored, -180);
});
