import { globSync } from 'node:fs';
import { expect, t, test } from './support/test';

const SCREENS = [
  '/m/home',
  '/m/activity',
  '/m/activity?id=501',
  '/m/login',
  '/m/member/home',
  '/m/member/home?auth=login',
];

for (const [locale, direction] of [
  ['en', 'ltr'],
  ['fa', 'rtl'],
] as const) {
  for (const path of SCREENS) {
    test(`${path} is accessible in ${locale} and runs ${direction}, without a sideways scroll [LANG-02 LANG-26 LANG-29]`, async ({
      page,
      context,
      baseURL,
      axe,
    }) => {
      await context.addCookies([{ name: 'language', value: locale, url: baseURL ?? '' }]);
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await page.waitForLoadState('networkidle');
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      await axe();
    });
  }

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
    await expect(menu).toContainText('12.345.678,50\u00a0₫');
    await axe();
  });
}

/** Every screen below /m, by the names of its route files. */
const ALL_SCREENS = globSync('**/*.tsx', { cwd: 'app/routes/m' })
  .map((file) => `/m/${file.replace(/\.tsx$/, '').replace(/\[(.)\]/g, '$1')}`)
  .sort();

for (const who of ['guest', 'member'] as const) {
  test(`every screen runs from right to left for a ${who}, in one column at 390 and 320 px and free of barriers [LANG-19 LANG-29]`, async ({
    page,
    context,
    baseURL,
    member,
    axe,
  }) => {
    test.setTimeout(120_000);
    if (who === 'member') await member({ nickname: 'Quỳnh Anh', balance: 12345678.5 });
    await context.addCookies([{ name: 'language', value: 'ar', url: baseURL ?? '' }]);
    const seen = new Set<string>();
    for (const path of ALL_SCREENS) {
      await page.setViewportSize({ width: 320, height: 844 });
      await page.goto(path);
      const { pathname } = new URL(page.url());
      // Those that are not for this visitor lead elsewhere.
      if (seen.has(pathname)) continue;
      seen.add(pathname);
      await test.step(pathname, async () => {
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
        await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
        await expect(page.locator('main, [role="main"]').first()).toBeVisible();
        for (const width of [320, 390]) {
          await page.setViewportSize({ width, height: 844 });
          const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(wider, `${pathname} scrolls sideways at ${width}`).toBeLessThanOrEqual(0);
        }
        await axe();
      });
    }
    expect(seen.size).toBeGreaterThan(8);
  });
}
