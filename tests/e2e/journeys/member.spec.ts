import { holdFunction } from '../support/held-calls';
import { asTakenUpright, drawPicture, jpegSize } from '../support/pictures';
import type { Page } from '../support/site-page';
import { expect, t, test } from '../support/test';

const ACCOUNT = '/m/myAccount/index';
/** A gif of one pixel. */
const GIF = Buffer.from('R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=', 'base64');

const row = (page: Page, label: string) =>
  page.getByRole('main').locator('li', { has: page.getByRole('heading', { name: label }) });
const dialog = (page: Page) => page.getByRole('dialog');
const send = (page: Page) => dialog(page).locator('button[name="submit"]');

async function open(page: Page, word: string, label: string) {
  await page.getByRole('button', { name: `${word}: ${label}` }).click();
  await expect(send(page)).toBeEnabled();
}

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const sizeOfTitle = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));
const LIGHT = 'rgb(247, 245, 242)';
const DARK = 'rgb(14, 20, 28)';

test('a guest chooses theme, size of texts and motion for the device, and they stand before the page is painted; the system’s theme is followed where that was chosen, in every tab [ACC-05 ACC-06 ROUTE-73 ROUTE-102 HDR-20]', async ({
  page,
  context,
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

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/m/set');
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'dark' });
  await other.goto('/m/set');
  await page.getByRole('radio', { name: t('settings_theme_system') }).check();
  for (const tab of [page, other]) await expect.poll(() => background(tab)).toBe(DARK);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => background(page)).toBe(LIGHT);
});

test('what a member tells of itself in one tab stands in the others at once, is told once, and what may be sent with it [ACC-06 ACC-08 ACC-16 ACC-17 CALL-38 CALL-41]', async ({
  page,
  context,
  member,
}) => {
  await member({ nickname: 'Lan' });
  const other = await context.newPage();
  await other.goto('/m/member/home');
  await page.goto(ACCOUNT);
  await open(page, t('account_change'), t('register_nickname'));
  await page.fill('input[name="nickname"]', ' Lan Hương ');
  await send(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await other.bringToFront();
  await expect(other.getByRole('main').getByText('Lan Hương')).toBeVisible();

  for (const tab of [page, other]) {
    await tab.bringToFront();
    await tab.goto(ACCOUNT);
    await open(tab, t('account_add'), t('register_payee_name'));
  }
  for (const [tab, name] of [
    [other, 'Lan Anh'],
    [page, 'Lan Hương'],
  ] as const) {
    await tab.bringToFront();
    await tab.fill('input[name="payeeName"]', name);
    await send(tab).click();
    await send(tab).click();
    if (tab === other) await expect(dialog(tab)).toHaveCount(0);
  }
  await expect(dialog(page).getByText(t('error_field_set'))).toBeVisible();
  await page.reload();
  await expect(row(page, t('register_payee_name'))).toContainText('Lan Anh');
  await expect(row(page, t('register_nickname'))).toContainText('Lan Hương');

  const box = (tab: Page, name: string) => tab.locator(`input[name="${name}"]`);
  await page.goto('/m/set');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await box(page, 'offers-email').check();
  await saved;
  await page.reload();
  await expect(box(page, 'offers-email')).toBeChecked();
  await other.goto('/m/set');
  await expect(box(other, 'offers-email')).toBeChecked();
  await other.waitForLoadState('networkidle');
  await box(page, 'news-phone').check();
  await expect(box(other, 'news-phone')).toBeChecked();
});

test('the picture is a drawn one, or a photo cut square, turned upright and without its place, wherever the member is greeted [ACC-07 CALL-22 CALL-23 FLAG-34 REWARD-29]', async ({
  page,
  member,
  axe,
}) => {
  await member({ nickname: 'Lan' });
  await page.goto(ACCOUNT);
  const change = page.getByRole('button', { name: t('account_icon_change') });
  const save = dialog(page).getByRole('button', { name: t('account_save') });
  const shown = page.getByRole('main').locator('section img').first();
  await change.click();
  await expect(save).toBeDisabled();
  await axe();
  await dialog(page)
    .getByRole('radio', { name: t('account_icon_number', 'vi', { number: 2 }) })
    .check();
  const release = await holdFunction(page, 'setIconFn');
  await save.dblclick({ force: true });
  release();
  await expect(dialog(page)).toHaveCount(0);
  await expect(shown).toHaveAttribute('src', '/art/avatars/02-koi.svg');

  await change.click();
  const input = dialog(page).locator('input[type="file"]');
  await input.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(dialog(page).getByText(t('account_icon_unreadable'))).toBeVisible();
  await input.setInputFiles({ name: 'x.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(dialog(page).getByText(t('account_icon_type'))).toBeVisible();
  await input.setInputFiles({ name: 'x.gif', mimeType: 'image/gif', buffer: GIF });
  await expect(dialog(page).getByRole('img', { name: t('account_icon_preview') })).toBeVisible();
  await input.setInputFiles(asTakenUpright(await drawPicture(page, { width: 900, height: 600 })));
  await expect(dialog(page).getByRole('img', { name: t('account_icon_preview') })).toBeVisible();
  await axe();
  await save.click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(shown).toHaveAttribute('src', /^data:image\/jpeg;base64,/);
  await page.reload();
  const src = (await shown.getAttribute('src')) ?? '';
  const photo = Buffer.from(src.slice(src.indexOf(',') + 1), 'base64');
  expect(jpegSize(photo)).toEqual({ width: 320, height: 320 });
  expect(photo.toString('latin1')).not.toMatch(/Exif|GPS/);
  await page.goto('/m/member/home');
  await expect(page.getByRole('main').locator('section img').first()).toHaveAttribute('src', src);
});

test('a gateway whose member calls hang or fail holds no page up, and an unknown balance is not called hidden [WALLET-10 MEMB-01]', async ({
  page,
  member,
  sandbox,
  allow,
}) => {
  allow(/response 50\d|console\.error.*50\d|ERR_ABORTED/);
  const { account } = await member();
  await sandbox.fault({ path: '/wps/wallets/gcs', status: 500, body: '{}', times: 9 });
  await sandbox.fault({ path: '/wps/points/balance', delayMs: 60_000, times: 2 });
  const started = Date.now();
  await page.goto('/m/member/home', { waitUntil: 'commit' });
  // Sooner than the edge gives the call up.
  expect(Date.now() - started).toBeLessThan(15_000);
  await expect(page.getByRole('main')).toContainText(account);
  await expect(page.getByRole('img', { name: t('wallet_balance_unknown') })).toHaveText('—');
});
