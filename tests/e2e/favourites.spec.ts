import type { Page } from '@playwright/test';
import { holdCalls } from './support/held-calls';
import { logOut, newMember } from './support/members';
import { expect, t, test } from './support/test';

const FAVOURITES = '/lgw/games/favourites';
const hearts = (page: Page) => page.locator('main li button[aria-pressed]');
const pressed = (page: Page) => page.locator('main li button[aria-pressed="true"]');
const tiles = (page: Page) => page.locator('main li > a[href*="game="]');

/** Calls that change favourites, in order. */
function changesOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const isCall = new URL(request.url()).pathname === FAVOURITES;
    if (isCall && request.method() !== 'GET') calls.push(request.method());
  });
  return calls;
}

/** How many hearts are filled as the server writes the page, before any script. */
async function filledHearts(page: Page, path: string): Promise<number> {
  const written = await (await page.request.get(path)).text();
  return written.match(/aria-pressed="true"/g)?.length ?? 0;
}

test('the heart leads a guest to the login and back; a member’s favourites are listed, on both addresses, and go with a tap [GAME-13 GAME-28 GAME-60 GAME-63 GAME-65 GAME-66 GAME-67 GAME-69 ROUTE-52 ROUTE-53 ROUTE-54 ROUTE-107]', async ({
  page,
  sandbox,
  axe,
}) => {
  await page.goto('/m/favorite');
  await expect(page).toHaveURL(/\/m\/login\?redirect=%2Fm%2Ffav-games$/);
  await page.goto('/m/search?q=dieu+giay');
  const name = (await tiles(page).first().locator(':scope > span:nth-of-type(2)').textContent()) ?? '';
  await page.getByRole('link', { name: t('game_favourite', 'vi', { game: name }) }).click();
  await expect(page).toHaveURL(/\/m\/login\?redirect=%2Fm%2Fsearch%3Fq%3Ddieu/);
  const { account, password } = await newMember(sandbox);
  await page.fill('input[name="username"]', account);
  await page.fill('input[name="password"]', password);
  await page.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL(/\/m\/search\?q=dieu/);

  const calls = changesOf(page);
  for (const index of [0, 1, 2]) {
    await hearts(page).nth(index).click();
    await expect(hearts(page).nth(index)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect.poll(() => calls).toEqual(['POST', 'POST', 'POST']);

  await page.goto('/m/favorite');
  await expect(page).toHaveURL(/\/m\/fav-games$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('favourites_title'));
  await expect(pressed(page)).toHaveCount(3);
  expect(await filledHearts(page, '/m/fav-games')).toBe(3);
  await expect(tiles(page).last()).toContainText(name);
  await axe();
  await pressed(page).first().click();
  await expect(tiles(page)).toHaveCount(2);
  await expect(hearts(page).first()).toBeFocused();
  await pressed(page).last().click();
  await pressed(page).first().click();
  await expect(page.getByText(t('favourites_empty_title'))).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await axe();
  await expect.poll(() => calls.slice(3)).toEqual(['DELETE', 'DELETE', 'DELETE']);
  await page.goto('/m/search?dataType=FAV');
  await expect(page.getByText(t('favourites_empty_title'))).toBeVisible();

  await page.goto('/m/home');
  await hearts(page).first().click();
  await expect.poll(() => filledHearts(page, '/m/home')).toBe(1);
});

test('a favourite that the gateway refuses is taken back with a word; quick taps end as the last one; a logout forgets [GAME-64 GAME-66 GAME-68 SESS-47]', async ({
  page,
  sandbox,
  member,
  allow,
}) => {
  await member();
  const loaded = page.waitForResponse((response) => response.url().includes('/lgw/games/favourites'));
  await page.goto('/m/search?q=dieu+giay');
  await loaded;
  allow(/response 50\d (?:POST|DELETE) .*\/lgw\/games\/favourites/);
  await sandbox.fault({ path: FAVOURITES, status: 500, times: 1 });
  const refuse = await holdCalls(page, FAVOURITES);
  const heart = hearts(page).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  refuse();
  await expect(page.getByRole('alert').filter({ hasText: t('error_system') })).toHaveCount(1);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');

  const calls = changesOf(page);
  const added = page.waitForResponse((response) => response.request().method() === 'POST');
  const release = await holdCalls(page, FAVOURITES);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  release();
  await added;
  await page.goto('/m/fav-games');
  await expect(pressed(page)).toHaveCount(1);
  expect(calls).toEqual(['POST']);

  await page.goto('/m/member/home');
  await logOut(page);
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.goto('/m/search?q=dieu+giay');
  await expect(tiles(page)).not.toHaveCount(0);
  await expect(hearts(page)).toHaveCount(0);
});
