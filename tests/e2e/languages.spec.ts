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
    await axe();
    await page.getByRole('button', { name: t('header_menu', locale) }).click();
    const menu = page.getByRole('dialog');
    await expect(menu).toContainText('12.345.678,50\u00a0₫');
    await axe();
  });
}
