import type { Page } from '@playwright/test';
import { scripted } from './support/held-scripts';
import { newMember } from './support/members';
import { expect, t, test } from './support/test';

const tiles = (page: Page) => page.locator('main li > a[href*="game="]');
const sheet = (page: Page) => page.getByRole('dialog');

test('a tile opens the sheet; back, close, Escape and the scrim close it and the focus is on the tile again [GAME-91 GAME-92 GAME-95 GAME-100 GAME-101 GAME-102]', async ({
  page,
  axe,
}) => {
  await page.goto('/m/slot-games');
  await scripted(page);
  const tile = tiles(page).nth(1);
  const name = (await tile.locator(':scope > span:nth-of-type(2)').textContent()) ?? '';
  const closings: (() => Promise<unknown>)[] = [
    () => page.goBack(),
    () =>
      sheet(page)
        .getByRole('button', { name: t('sheet_close') })
        .click(),
    () => page.keyboard.press('Escape'),
    () => page.touchscreen.tap(195, 20),
  ];
  for (const [index, close] of closings.entries()) {
    await tile.click();
    await expect(page).toHaveURL(/\/m\/slot-games\?game=\w+$/);
    await expect(sheet(page)).toContainText(name);
    await expect(sheet(page).getByRole('button', { name: t('sheet_play') })).toBeVisible();
    if (index === 0) await axe();
    await close();
    await expect(sheet(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/m\/slot-games$/);
    await expect(tile).toBeFocused();
  }
  await page.goBack();
  await expect(page).not.toHaveURL(/slot-games/);
});

test('a shared link opens the sheet with its figures; another game of the vendor takes its place; closing leaves the list [GAME-92 GAME-100 GAME-102]', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await page.goto('/m/search?game=90001');
  const details = sheet(page);
  await expect(details).toHaveAccessibleName('Trống Hội Đêm Rằm');
  for (const key of [
    'sheet_return',
    'sheet_volatility',
    'sheet_min_bet',
    'sheet_portrait',
    'sheet_free_play',
  ] as const)
    await expect(details).toContainText(t(key, 'en'));
  await expect(details).toContainText('1,000.00\u00a0₫');
  const entries = await page.evaluate(() => history.length);
  const other = details
    .getByRole('region', { name: t('sheet_same_vendor', 'en') })
    .getByRole('link')
    .first();
  const name = (await other.textContent()) ?? '';
  await other.click();
  await expect(details).toHaveAccessibleName(name);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await details.getByRole('button', { name: t('sheet_close', 'en') }).click();
  await expect(page).toHaveURL(/\/m\/search$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);

  await page.goto('/m/search?game=nowhere');
  await expect(details).toContainText(t('sheet_gone_title', 'en'));
  await details.getByRole('button', { name: t('sheet_gone_action', 'en') }).click();
  await expect(details).toHaveCount(0);
});

test('to play, a guest logs in first and is back at the sheet; a game under maintenance says why it cannot be played; an outage can be tried again [GAME-97 GAME-101 LAUNCH-01 LAUNCH-02]', async ({
  page,
  sandbox,
  allow,
  axe,
}) => {
  await page.goto('/m/search?game=90001');
  await sheet(page)
    .getByRole('button', { name: t('sheet_play') })
    .click();
  await expect(page).toHaveURL(/\/m\/login\?redirect=%2Fm%2Fsearch%3Fgame%3D90001$/);
  const { account, password } = await newMember(sandbox);
  await page.fill('input[name="username"]', account);
  await page.fill('input[name="password"]', password);
  await page.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL(/\/m\/search\?game=90001$/);
  await expect(sheet(page)).toHaveAccessibleName('Trống Hội Đêm Rằm');

  await sandbox.changeGame({ nodeId: 90002, supportPlay: 0 });
  await page.goto('/m/search?game=90002');
  await expect(sheet(page)).toContainText(t('sheet_maintenance'));
  const play = sheet(page).getByRole('button', { name: t('sheet_play') });
  await expect(play).toBeDisabled();
  await expect(play).toHaveAccessibleDescription(t('sheet_maintenance'));
  await axe();

  allow(/response 50\d GET .*\/lgw\/games\/detail/);
  await sandbox.fault({ path: '/lgw/games/detail', status: 500, times: 20 });
  await page.goto('/m/search?game=90003');
  await expect(sheet(page)).toContainText(t('sheet_failed_title'));
  await sandbox.clearFaults();
  await sheet(page)
    .getByRole('button', { name: t('action_retry') })
    .click();
  await expect(sheet(page).getByRole('button', { name: t('sheet_play') })).toBeVisible();
});
