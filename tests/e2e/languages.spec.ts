import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, figure, t, test } from './support/test';

const SCREENS = [
  '/m/home',
  '/m/activity',
  '/m/activity?id=501',
  '/m/login',
  '/m/member/home',
  '/m/member/home?auth=login',
];

/** At the smallest width that is cared for, and at the usual one, at which it leaves the page. */
async function expectNoSidewaysScroll(page: Page, place: string): Promise<void> {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways, `${place} scrolls sideways at ${width}`).toBeLessThanOrEqual(0);
  }
}

test('what visitors see most is accessible in English, without a sideways scroll on the smallest phones [LANG-02 LANG-26 LANG-29 SHELL-16]', async ({
  page,
  context,
  baseURL,
  axe,
}) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  for (const path of SCREENS) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await page.waitForLoadState('networkidle');
      await expectNoSidewaysScroll(page, path);
      await axe();
    });
  }
});

for (const locale of ['en', 'fa'] as const) {
  test(`the member's home and menu are accessible in ${locale} [LANG-29 MENU-65]`, async ({
    page,
    context,
    baseURL,
    member,
    axe,
  }) => {
    await context.addCookies([{ name: 'language', value: locale, url: baseURL ?? '' }]);
    await member({ nickname: 'Quỳnh Anh', balance: 12345678.5 });
    await page.goto('/m/home');
    await axe();
    await page.getByRole('button', { name: t('header_menu', locale) }).click();
    const menu = page.getByRole('dialog');
    await expect(menu).toContainText(figure('12.345.678,50\u00a0₫', locale));
    await axe();
  });
}

/** Lobbies with nothing but their games are one screen: one of them stands for all. */
const isTwin = (file: string) =>
  file !== 'slot-games.tsx' && /<LobbyPage(?! .*above)/.test(readFileSync(`app/routes/m/${file}`, 'utf8'));

/** Leads on to the chat, which is a service of its own; live.spec.ts sees what stands before it. */
const LEADS_AWAY = ['chat.tsx'];

/** Every screen below /m, by the names of its route files. */
const ALL_SCREENS = globSync('**/*.tsx', { cwd: 'app/routes/m' })
  .filter((file) => !LEADS_AWAY.includes(file) && !isTwin(file))
  .map(
    (file) =>
      `/m/${file
        .replace(/\.tsx$/, '')
        .replace(/\[(.+?)\]/g, '$1')
        .replaceAll('_.', '/')}`,
  )
  .sort();
/** Screens, and what opens over them. */
const STATES = [...new Set([...ALL_SCREENS, ...SCREENS])];

/** The screens are walked through in parts, each some of every kind: one part finishes soon on any machine. */
const PARTS = 5;
const VISITS = [
  ['guest', 'fa'],
  ['member', 'ar'],
].flatMap(([who = '', locale = '']) => Array.from({ length: PARTS }, (_, part) => ({ who, locale, part })));

for (const { who, locale, part } of VISITS) {
  test(`every screen (${part + 1} of ${PARTS}) runs from right to left for a ${who} in ${locale}, in one column at 390 and 320 px and free of barriers [LANG-19 LANG-29]`, async ({
    page,
    context,
    baseURL,
    member,
    axe,
  }) => {
    if (who === 'member') await member({ nickname: 'Quỳnh Anh', balance: 12345678.5 });
    await context.addCookies([{ name: 'language', value: locale, url: baseURL ?? '' }]);
    const seen = new Set<string>();
    for (const path of STATES.filter((_, index) => index % PARTS === part)) {
      await page.setViewportSize({ width: 320, height: 844 });
      await page.goto(path);
      const { pathname, search } = new URL(page.url());
      // Those that are not for this visitor lead elsewhere.
      const place = pathname.startsWith('/m/login') ? pathname : pathname + search;
      if (seen.has(place)) continue;
      seen.add(place);
      await test.step(place, async () => {
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.locator('main, [role="main"]').first()).toBeVisible();
        await expectNoSidewaysScroll(page, place);
        await axe();
      });
    }

    expect(seen.size).toBeGreaterThan(4);
  });
}
