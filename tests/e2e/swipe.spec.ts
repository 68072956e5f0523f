import type { Page } from '@playwright/test';
import { scripted } from './support/held-scripts';
import { expect, t, test } from './support/test';

test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    if (location.origin === 'null') return;
    sessionStorage.setItem('ANNOUNCED', '*');
    const listen = window.addEventListener.bind(window);
    window.addEventListener = (type: string, ...rest: unknown[]) => {
      if (type === 'touchend') Object.assign(window, { listensToSwipes: true });
      listen(type, ...(rest as [EventListener]));
    };
  }),
);

/** One finger across the screen, as the browser's own input. */
async function swipe(page: Page, from: { x: number; y: number }, distance: number) {
  // While one page fades into the next, from before the fade is seen, no touch reaches either.
  await page.evaluate(() => (window as unknown as Counted).faded);
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

type Counted = { fades: number; faded?: Promise<void> };

/** Counts the fades between pages from now on, and keeps the end of the last. */
async function countFades(page: Page) {
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    const counted: Counted = Object.assign(window, { fades: 0 });
    document.startViewTransition = (update) => {
      const transition = start(update);
      Object.assign(counted, { fades: counted.fades + 1, faded: transition.finished });
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as Counted).fades);
}

/**
 * Goes on to the promotions, once a tap no longer leads there by a new document, which has no page to go back to; ends
 * when the part that a page at rest loads then listens.
 */
async function goToEvents(page: Page, locale?: string): Promise<void> {
  await scripted(page);
  await page
    .getByRole('navigation', { name: t('footer_label', locale) })
    .getByText(t('footer_events', locale))
    .click();
  await expect(page).toHaveURL(/\/m\/activity$/);
  await page.waitForFunction(() => 'listensToSwipes' in window);
}

test('a swipe of more than 100 px goes one step back without a fade; shorter ones, those the other way and those in a strip do not [SHELL-01 SHELL-02 SHELL-03 SHELL-04 SHELL-07 CONST-45]', async ({
  page,
}) => {
  await page.goto('/m/home');
  const fades = await countFades(page);
  await goToEvents(page);
  await expect.poll(fades).toBe(1);

  const free = { x: 120, y: 28 };
  await swipe(page, free, 100);
  await swipe(page, { x: 300, y: 28 }, -180);
  await expect(page).toHaveURL(/\/m\/activity$/);
  await swipe(page, free, 180);
  await expect(page).toHaveURL(/\/m\/home$/);
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
  await page.goto('/m/home');
  const fades = await countFades(page);
  await goToEvents(page, 'en');
  await expect.poll(fades).toBe(1);
  await swipe(page, { x: 120, y: 28 }, 180);
  await expect(page).toHaveURL(/\/m\/activity$/);
  await swipe(page, { x: 300, y: 28 }, -180);
  await expect(page).toHaveURL(/\/m\/home$/);
});
