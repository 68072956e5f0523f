import type { Page } from '@playwright/test';
import { holdCalls } from './support/held-calls';
import { leaveAsMember, newMember } from './support/members';
import { expect, t, test } from './support/test';

const field = (page: Page) => page.locator('main input[type="search"]');
const tiles = (page: Page) => page.locator('main li > a[href*="game="]');
const chip = (page: Page, nav: string, name: string) =>
  page.getByRole('navigation', { name: nav }).getByRole('link', { name, exact: true });
const types = (page: Page, name: string) => chip(page, t('search_types_label'), name);

/** What the page asks the list of games for by name, in order. */
function askedFor(page: Page): (string | null)[] {
  const names: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/lgw/games' && searchParams.has('gameName')) names.push(searchParams.get('gameName'));
  });
  return names;
}

test('the search forgives missing accents, asks once for a text and never for a single key, and keeps the text in the address [GAME-11 GAME-32 GAME-75 GAME-76 ROUTE-51 ROUTE-108]', async ({
  page,
  axe,
}) => {
  await page.goto('/m/search');
  await expect(page).toHaveTitle(new RegExp(t('search')));
  await expect(tiles(page)).not.toHaveCount(0);
  await expect(field(page)).not.toBeFocused();
  const asked = askedFor(page);

  await field(page).pressSequentially('den troi', { delay: 20 });
  await expect(page).toHaveURL(/\/m\/search\?dataType=SEARCH&q=den\+troi$/);
  await expect(tiles(page).first()).toContainText('Đèn Trời');
  expect(asked).toEqual(['den troi']);
  await axe();

  await field(page).fill('n');
  await expect(page).toHaveURL(/dataType=SEARCH$/);
  await field(page).fill('no hu');
  const found = chip(page, t('search_suggestions_label'), t('game_category_rng'));
  await expect(found).toBeVisible();
  await field(page).fill('den troi');
  await expect(tiles(page).first()).toContainText('Đèn Trời');
  expect(asked).toEqual(['den troi', 'no hu']);

  await field(page).fill('NỔ HŨ');
  await found.click();
  await expect(page).toHaveURL(/\/m\/slot-games$/);
  await page.goBack();
  await expect(field(page)).toHaveValue('NỔ HŨ');
  await page.goBack();
  await expect(page).not.toHaveURL(/\/m\/search/);
});

test('a text that was typed over is given up, and the answer to it is never shown [GAME-75]', async ({
  page,
}) => {
  await page.goto('/m/search');
  const release = await holdCalls(page, '/lgw/games');
  const dropped = page.waitForEvent('requestfailed', (request) => request.url().includes('gameName=ca'));
  const sent = page.waitForRequest((request) => request.url().includes('gameName=ca'));
  await field(page).fill('ca');
  await sent;
  await field(page).fill('den troi');
  await dropped;
  release();
  await expect(tiles(page).first()).toContainText('Đèn Trời');
});

test('nothing found: a hint, the categories and hot games; popular announcements stand above [GAME-75 GAME-78 GAME-79]', async ({
  page,
  axe,
}) => {
  await page.goto('/m/search?q=zzzz');
  const nothing = page.getByRole('heading', { name: t('search_empty_title', 'vi', { text: 'zzzz' }) });
  await expect(nothing).toBeVisible();
  await expect(page.getByText(t('search_empty_text'))).toBeVisible();
  await expect(tiles(page)).toHaveCount(6);
  await expect(
    page.getByRole('navigation', { name: t('search_categories_label') }).getByRole('link'),
  ).not.toHaveCount(0);
  const popular = page.getByRole('navigation', { name: t('promo_popular_strip') });
  await expect(popular.getByRole('link').first()).toHaveAttribute('href', /\/m\/activityDetail\?id=/);
  const [strip, result] = [await popular.boundingBox(), await nothing.boundingBox()];
  expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThan(result?.y ?? 0);
  await axe();
});

test('recent searches survive a reload, lead back to their results and are forgotten one by one and all, in English [GAME-75 LANG-26]', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await page.goto('/m/search');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('search', 'en'));
  await page.waitForLoadState('networkidle');
  const recent = page.getByRole('region', { name: t('search_recent_title', 'en') });
  for (const text of ['den troi', 'ca map', 'tho ngoc']) {
    await field(page).fill(text);
    await field(page).press('Enter');
    await expect(page).toHaveURL(new RegExp(`q=${text.replace(' ', '\\+')}$`));
  }
  // Typed, but never sent.
  await field(page).fill('hu vang');
  await expect(page).toHaveURL(/q=hu\+vang$/);

  await page.goto('/m/search');
  const rows = recent.getByRole('listitem');
  await expect(rows).toHaveText(['tho ngoc', 'ca map', 'den troi']);
  await recent.getByRole('button', { name: 'den troi', exact: true }).click();
  await expect(field(page)).toHaveValue('den troi');
  await expect(tiles(page).first()).toContainText('Đèn Trời');

  await page.goto('/m/search?dataType=SEARCH');
  await expect(rows).toHaveText(['den troi', 'tho ngoc', 'ca map']);
  await recent
    .getByRole('button', { name: t('search_recent_remove', 'en', { text: 'tho ngoc' }), exact: true })
    .click();
  await expect(rows).toHaveText(['den troi', 'ca map']);
  await recent.getByRole('button', { name: t('search_recent_clear', 'en') }).click();
  await expect(recent).toHaveCount(0);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(recent).toHaveCount(0);
});

test('the six types stand in the address; hot games are kept on the device; recent games lead a guest to the login and back to slots [GAME-10 GAME-12 GAME-13 GAME-25 GAME-26 GAME-27 GAME-28 GAME-29 GAME-30 GAME-31 GAME-57 GAME-58 GAME-70 GAME-71 SESS-20]', async ({
  page,
  sandbox,
}) => {
  await page.goto('/m/search');
  await expect(types(page, t('search_type_all'))).toHaveAttribute('aria-current');
  await types(page, t('search_type_hot')).click();
  await expect(page).toHaveURL(/\/m\/search\?dataType=HOT$/);
  const keptName = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('HOT_GAMES') ?? 'null')?.games.list[0].gameName);
  await expect.poll(keptName).toBeTruthy();
  await expect(tiles(page).first()).toContainText(await keptName());
  await types(page, t('search_type_new')).click();
  await expect(page).toHaveURL(/dataType=NEW$/);
  await expect(page.getByRole('status').filter({ hasText: /\d/ })).toBeVisible();

  await types(page, t('search_type_search')).click();
  await expect(page).toHaveURL(/dataType=SEARCH$/);
  await expect(field(page)).toBeFocused();

  await types(page, t('search_type_recent')).click();
  await expect(page).toHaveURL(/\/m\/login\?redirect=/);
  const { account, password } = await newMember(sandbox);
  await page.fill('input[name="username"]', account);
  await page.fill('input[name="password"]', password);
  await page.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL(/\/m\/search\?dataType=RECENT&category=RNG$/);
  const slots = chip(page, t('search_recent_types_label'), t('game_category_rng'));
  await expect(slots).toHaveAttribute('aria-current');
  await expect(page.getByText(t('search_no_recent_text'))).toBeVisible();

  await leaveAsMember(page);
  for (const type of ['RECENT', 'FAV']) {
    await page.goto(`/m/search?dataType=${type}`);
    await expect(page).toHaveURL(new RegExp(`/m/login\\?redirect=%2Fm%2Fsearch%3FdataType%3D${type}$`));
  }
});
