import type { Page } from '@playwright/test';
import { logOut } from './support/members';
import { expect, t, test } from './support/test';
import { fits } from './support/withdrawers';

const CHOICES = '/wps/member/info/contactchoices';
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const sizeOfTitle = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));
const box = (page: Page, name: string) => page.locator(`input[name="${name}"]`);

const LIGHT = 'rgb(247, 245, 242)';
const DARK = 'rgb(14, 20, 28)';

test('a guest chooses theme, size of texts and motion for the device, and they stand before the page is painted [ACC-05 ACC-06 ROUTE-73 ROUTE-102 HDR-20]', async ({
  page,
  axe,
}) => {
  await page.goto('/m/member/home');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('personal_setting') })
    .click();
  await expect(page).toHaveURL(/\/m\/set$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('personal_setting'));
  await expect(page.getByRole('radio', { name: t('settings_theme_dark') })).toBeChecked();
  expect(await background(page)).toBe(DARK);
  await axe();
  const plain = await sizeOfTitle(page);
  await page.getByRole('radio', { name: t('settings_theme_light') }).check();
  await page.getByRole('radio', { name: t('settings_text_larger') }).check();
  await page.getByRole('switch', { name: t('settings_motion') }).check();
  expect(await background(page)).toBe(LIGHT);
  expect(await sizeOfTitle(page)).toBeCloseTo(plain * 1.3);
  await axe();

  // What is painted first is already in the theme that was chosen.
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      (globalThis as { firstPaint?: string }).firstPaint ??= getComputedStyle(
        document.documentElement,
      ).colorScheme;
    }).observe({ type: 'paint', buffered: true });
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect
    .poll(() => page.evaluate(() => (globalThis as { firstPaint?: string }).firstPaint))
    .toBe('light');
  await expect(page.getByRole('radio', { name: t('settings_theme_light') })).toBeChecked();
  await expect(page.getByRole('radio', { name: t('settings_text_larger') })).toBeChecked();
  await expect(page.getByRole('switch', { name: t('settings_motion') })).toBeChecked();
  expect(await page.evaluate(() => getComputedStyle(document.body).transitionDuration)).toBe('0.08s');
  await page.goto('/m/home');
  expect(await background(page)).toBe(LIGHT);
  await axe();
});

test('the system’s theme is followed where that was chosen, in every tab [ACC-06]', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/m/set');
  expect(await background(page)).toBe(DARK);
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto('/m/set');
  await page.getByRole('radio', { name: t('settings_theme_system') }).check();
  for (const tab of [page, other]) await expect.poll(() => background(tab)).toBe(LIGHT);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => background(page)).toBe(DARK);
});

test('the language, the hidden balance, the version and the way out are there; a guest has no more than the device’s own [ACC-06 ACC-11]', async ({
  page,
  member,
}) => {
  await page.goto('/m/set');
  await expect(page.getByText(t('settings_version'))).toBeVisible();
  await expect(page.getByText(/\d+\.\d+\.\d+/)).toBeVisible();
  await expect(page.getByRole('switch', { name: t('wallet_hide_balance') })).toHaveCount(0);
  await expect(page.getByText(t('settings_contact'))).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('log_out') })).toHaveCount(0);

  await member({ balance: 500 });
  await page.goto('/m/set');
  await page.getByRole('button', { name: t('language_title') }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('personal_setting', 'en'));
  await page.getByRole('button', { name: t('language_title', 'en') }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tiếng Việt' }).click();
  await page.getByRole('switch', { name: t('wallet_hide_balance') }).check();
  await expect(page.getByRole('link', { name: t('member_change_password') })).toHaveAttribute(
    'href',
    '/m/changePsw',
  );
  await page.goto('/m/member/home');
  await expect(page.getByRole('region', { name: t('wallet_title') })).toContainText('********');
  await page.goto('/m/set');
  await logOut(page);
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('nothing is sent by any channel until the member chooses it; a choice stands after a reload and in other tabs, and one that was refused is taken back [ACC-06 CALL-41]', async ({
  page,
  context,
  member,
  sandbox,
  allow,
  axe,
}) => {
  await member();
  await page.goto('/m/set');
  const boxes = page.locator('fieldset input[type="checkbox"]');
  await expect(boxes).toHaveCount(6);
  for (const one of await boxes.all()) await expect(one).not.toBeChecked();
  await axe();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await box(page, 'offers-email').check();
  await saved;
  await page.reload();
  await expect(box(page, 'offers-email')).toBeChecked();
  await expect(box(page, 'news-email')).not.toBeChecked();
  const other = await context.newPage();
  await other.goto('/m/set');
  await expect(box(other, 'offers-email')).toBeChecked();
  await other.waitForLoadState('networkidle');
  await box(page, 'news-phone').check();
  await expect(box(other, 'news-phone')).toBeChecked();
  await other.close();

  allow(/response 50\d (?:PUT|GET) .*contactchoices/);
  await sandbox.fault({ path: CHOICES, status: 500, times: 9 });
  await box(page, 'news-sms').click();
  await expect(page.getByRole('alert').filter({ hasText: t('error_system') })).toHaveCount(1);
  await expect(box(page, 'news-sms')).not.toBeChecked();
  await sandbox.clearFaults();
  await box(page, 'offers-email').uncheck();
  await expect(box(page, 'offers-email')).not.toBeChecked();
});

test('a user on trial chooses for the device alone, and English fits small screens in every size of text [ACC-05 ROLE-30]', async ({
  page,
  context,
  member,
  baseURL,
  axe,
}) => {
  await member({ type: 4 });
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/m/set');
    await expect(box(page, 'offers-email')).toBeDisabled();
    for (const size of ['plain', 'large', 'larger'] as const) {
      await page.getByRole('radio', { name: t(`settings_text_${size}`, 'en'), exact: true }).check();
      expect(await fits(page), `${size} at ${width}`).toBe(true);
    }
    await page.getByRole('radio', { name: t('settings_theme_light', 'en') }).check();
  }
  await axe();
});
