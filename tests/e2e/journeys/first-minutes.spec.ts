import type { Locator } from '@playwright/test';
import type { BrowserContext, Page } from '../support/site-page';
import { expect, t, test } from '../support/test';

const PASSWORD = 'Lantern2209';
let drawn = 0;

/** At most 16 characters, as the demo site's rule allows. */
function newName(): string {
  drawn += 1;
  return `f${drawn}_${process.pid.toString(36)}_${(Date.now() % 1e8).toString(36)}`;
}

/** Taps, and counts the taps of a walk. */
function counted() {
  const taps: string[] = [];
  return {
    taps,
    tap: async (what: string, target: Locator) => {
      taps.push(what);
      await target.click();
    },
  };
}

type Tap = ReturnType<typeof counted>['tap'];

const tiles = (page: Page) => page.locator('main li > a[href*="game="]');
const link = (part: Page | Locator, name: string) => part.getByRole('link', { name, exact: true });

/** Registers by the sheet over the page; the way there has been tapped. */
async function register(page: Page, tap: Tap, locale: string): Promise<string> {
  const sheet = page.getByRole('dialog', { name: t('hd_reg_button', locale) });
  await tap('by user name', sheet.getByRole('radio', { name: t('login_username', locale) }));
  const name = newName();
  await sheet.locator('input[name="username"]').fill(name);
  await sheet.locator('input[name="password"]').fill(PASSWORD);
  await sheet.locator('input[name="confirmPassword"]').fill(PASSWORD);
  await tap('register', sheet.getByRole('button', { name: t('register_submit', locale), exact: true }));
  await expect(sheet).toHaveCount(0);
  return name;
}

const speak = (context: BrowserContext, language: string, url = '') =>
  context.addCookies([{ name: 'language', value: language, url }]);

const welcome = (page: Page, name: string, locale: string) =>
  page.getByRole('region', { name: t('new_account_title', locale, { name }) });

test('from nothing to a game: an account in three taps and welcomed once by its name, the deposit one tap on, a game four taps from home and back, whatever was typed wrong [REG-42 REG-43 GAME-75 LAUNCH-30 HDR-03]', async ({
  page,
  axe,
  context,
  baseURL,
}) => {
  const locale = 'vi';
  const { taps, tap } = counted();
  await speak(context, locale, baseURL);
  await page.goto('/m/home');
  await tap('register', link(page.getByRole('main'), t('register_open', locale)));
  const name = await register(page, tap, locale);
  const card = welcome(page, name, locale);
  await expect(card).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(taps).toHaveLength(3);
  await axe();
  await tap('deposit', link(card, t('menu_deposit', locale)));
  await expect(page).toHaveURL(/\/m\/voucherCenter$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('deposit_title', locale));
  expect(taps).toHaveLength(4);

  await page.goBack();
  await expect(page.getByRole('region', { name: t('wallet_title', locale) })).toBeVisible();
  await expect(card).toHaveCount(0);
  taps.length = 0;
  await tap('search', link(page.getByRole('banner'), t('search', locale)));
  const field = page.locator('main input[type="search"]');
  await expect(field).toBeFocused();
  await page.keyboard.type('bai coa');
  await expect(tiles(page).first()).toContainText('Bài Cao');
  await axe();
  await tap('the game', tiles(page).first());
  const sheet = page.getByRole('dialog', { name: 'Bài Cao' });
  await tap('play', sheet.getByRole('button', { name: t('sheet_play', locale), exact: true }));
  await expect(page).toHaveURL(/\/m\/play\?game=/);
  await expect(page.locator('iframe')).toBeVisible();
  await tap('leave', page.getByRole('button', { name: t('play_leave', locale) }));
  await expect(page).toHaveURL(/\/m\/search\?.*q=bai/);
  expect(taps).toHaveLength(4);
});

test('on trial one tap leads from a refusal to registering, which ends the trial and keeps its favourites, in English [ROLE-29 ROLE-41 FOOT-15 TRIAL-12 GAME-65 ROUTE-89]', async ({
  page,
  context,
  baseURL,
}) => {
  const locale = 'en';
  const { taps, tap } = counted();
  await speak(context, locale, baseURL);
  await page.goto('/m/home');
  await tap('free play', link(page.getByRole('main'), t('home_quick_free_play', locale)));
  await expect(page.getByRole('region', { name: t('wallet_title', locale) })).toBeVisible();
  const hearts = page.locator('main li button[aria-pressed]');
  await tap('a favourite', hearts.first());
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true');

  await tap('withdraw', link(page.getByRole('main'), t('home_quick_withdraw', locale)));
  const sheet = page.getByRole('dialog', { name: t('trial_sheet_title', locale) });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: t('free_reject', locale) })).toHaveCount(1);
  await tap('register', link(sheet, t('register_open', locale)));
  await expect(sheet).toHaveCount(0);
  const name = await register(page, tap, locale);
  expect(taps).toHaveLength(6);
  await expect(welcome(page, name, locale)).toBeVisible();
  await expect(page.getByText(/guest_\d/)).toHaveCount(0);
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => sessionStorage.getItem('TRIAL_USER'))).toBeNull();
  await page.goto('/m/register');
  await expect(page).toHaveURL(/\/m\/home$/);
});
