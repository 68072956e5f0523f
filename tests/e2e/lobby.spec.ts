import type { Page } from '@playwright/test';
import vi from '../../messages/vi.json' with { type: 'json' };
import { expect, t, test } from './support/test';

type Listed = { games: { gameName: string }[]; total: number };

const LIST = '/lgw/games?language=VI&pageNum=1&pageSize=30&';
/** Path, title, and the filters of its games. */
const LOBBIES: [string, keyof typeof vi, string][] = [
  ['live-games', 'game_category_live', 'gameType=LIVE'],
  ['slot-games', 'game_category_rng', 'gameType=RNG'],
  ['slot-games?gameClassify=FeatureBuy', 'game_category_rng', 'gameType=RNG&gameClassify=FeatureBuy'],
  ['sport-games', 'game_category_sports', 'gameType=SPORTS'],
  ['esport-games', 'game_category_esports', 'gameType=ESPORTS'],
  ['fish-games', 'game_category_fish', 'gameType=FISH'],
  ['pvp-games', 'game_category_pvp', 'gameType=PVP'],
  ['cockfight', 'game_category_cockfight', 'gameType=COCKFIGHT'],
  ['new-games', 'game_category_new', 'gameClassify=New'],
  ['jili-games', 'game_category_jl', 'vassalage=JILI'],
  ['jili?sort=NEW', 'game_category_jl', 'vassalage=JILI&sort=NEW'],
  ['rtg-games', 'game_category_rtg', 'vassalage=RTG'],
  ['jackpots', 'game_category_jackpot', 'gameClassify=Jackpot'],
  ['bingo', 'game_category_bingo', 'gameType=BINGO'],
  ['inHouse', 'game_category_inhouse', 'gameClassify=InHouse'],
  ['inHouse?gameType=FISH&sort=%22%3C%22', 'game_category_inhouse', 'gameClassify=InHouse&gameType=FISH'],
  ['fbGame', 'game_football', 'gameType=SPORTS&gameClassify=Football'],
];

const tiles = (page: Page) => page.locator('main [aria-posinset]');
const filters = (page: Page) => page.getByRole('navigation', { name: t('lobby_filters_label') });

test('each category has its address, its title and its own games in the answer of the server [GAME-02 GAME-03 GAME-04 GAME-05 GAME-06 GAME-07 GAME-14 GAME-15 GAME-16 GAME-17 GAME-18 GAME-21 GAME-22 GAME-23 GAME-33 GAME-34 GAME-35 GAME-43 GAME-45 GAME-47 GAME-48 GAME-49 GAME-50 GAME-77 GAME-92 ROUTE-49 ROUTE-55 ROUTE-56 ROUTE-57 ROUTE-58 ROUTE-59 ROUTE-60 ROUTE-61 ROUTE-62 ROUTE-63 ROUTE-64 ROUTE-67 ROUTE-68 ROUTE-69 ROUTE-70 ROUTE-71 ROUTE-105 ROUTE-106 ROUTE-110]', async ({
  page,
  baseURL,
}) => {
  await page.goto('/m/provider');
  const read = (path: string) =>
    page.evaluate(async (address) => {
      const answer = await fetch(address);
      const answered = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const shown = [...answered.querySelectorAll('[aria-posinset]')];
      return {
        url: answer.url,
        title: answered.title,
        heading: answered.querySelector('h1')?.textContent,
        description: answered.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
        names: shown.map((tile) => tile.querySelector('a > span:nth-of-type(2)')?.textContent),
        total: Number(shown[0]?.getAttribute('aria-setsize')),
        current: answered.querySelector('nav [data-category][aria-current]')?.textContent,
      };
    }, path);
  const listed = async (query: string) =>
    (await (await page.request.get(LIST + query)).json()).value as Listed;
  for (const [path, title, query] of LOBBIES) {
    await test.step(path, async () => {
      const [screen, { games, total }] = await Promise.all([read(`/m/${path}`), listed(query)]);
      expect(games.length).toBeGreaterThan(0);
      expect(screen.names).toEqual(games.map(({ gameName }) => gameName));
      expect(screen.total).toBe(total);
      expect(screen.heading).toBe(t(title));
      expect(screen.title).toContain(t(title));
      expect(screen.description).toContain(t(title));
    });
  }
  expect((await read('/m/jili?sort=NEW')).url).toBe(`${baseURL}/m/jili-games?sort=NEW`);
  expect((await read('/m/slot-games?gameClassify=FeatureBuy')).current).toBe(t('game_category_feature'));
  const home = await read(`/m/home?category=NOPE&game=${'1'.repeat(65)}`);
  expect(home.current).toBe(t('game_category_hot'));

  const hot = (await (await page.request.get('/lgw/games/hot?language=VI')).json()).value
    .list as Listed['games'];
  const screen = await read('/m/hot-games');
  expect(screen.names).toEqual(hot.slice(0, screen.names.length).map(({ gameName }) => gameName));
  expect(screen.heading).toBe(t('game_category_hot'));
});

test('the whole list is scrolled with less than 400 nodes in the page; a way back leads to the same place without a call, a fresh page to the same place too [GAME-44 GAME-45 GAME-46]', async ({
  page,
  sandbox,
  allow,
  cls,
}) => {
  const asked: number[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/lgw/games') asked.push(Number(url.searchParams.get('pageNum')));
  });
  await page.goto('/m/pvp-games');
  // What the server drew stays until one scrolls.
  await expect(page.locator('main [aria-posinset="30"]')).toHaveCount(1);
  const total = Number(await tiles(page).first().getAttribute('aria-setsize'));
  expect(total).toBeGreaterThan(100);
  expect(await cls()).toBeLessThanOrEqual(0.02);

  // A page that does not come leaves what is there, and can be asked for again.
  allow(/response 502 GET .*\/lgw\/games/);
  await sandbox.fault({ path: '/lgw/games', status: 500, times: 2 });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const retry = page.getByRole('main').getByRole('button', { name: t('action_retry') });
  await expect(retry).toBeVisible();
  await expect(page.locator('main [aria-posinset="30"]')).toBeVisible();
  await sandbox.clearFaults();
  asked.length = 0;
  await retry.click();

  const most = await page.evaluate(async (last) => {
    const grid = document.querySelector('main ul[aria-busy]') as HTMLElement;
    const nodes = () => document.createTreeWalker(grid);
    let most = 0;
    for (let idle = 0; idle < 600; ) {
      const before = scrollY;
      scrollBy(0, 900);
      await new Promise(requestAnimationFrame);
      // What stands for tiles in a fast scroll becomes tiles at rest: they are counted as such.
      do await new Promise(requestAnimationFrame);
      while (grid.querySelector('[aria-posinset]:empty'));
      let count = 0;
      for (const walker = nodes(); walker.nextNode(); ) count += 1;
      most = Math.max(most, count);
      if (grid.querySelector(`[aria-posinset="${last}"]`)) return most;
      idle = scrollY === before ? idle + 1 : 0;
    }
    throw new Error(
      `stopped at ${grid.querySelector('li:nth-last-of-type(2)')?.getAttribute('aria-posinset')}`,
    );
  }, total);
  expect(most).toBeLessThan(400);
  expect(asked).toEqual(Array.from({ length: Math.ceil(total / 30) - 1 }, (_, index) => index + 2));

  // Somewhere in the middle, through another screen and back.
  await page.evaluate(async () => {
    scrollTo(0, document.documentElement.scrollHeight / 2);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
  const middle = tiles(page).nth(8);
  const place = await middle.getAttribute('aria-posinset');
  const name = await middle.textContent();
  const top = (await middle.boundingBox())?.y;
  asked.length = 0;
  await page
    .getByRole('navigation', { name: t('footer_label') })
    .getByRole('link', { name: t('footer_news') })
    .click();
  await expect(page).toHaveURL(/\/m\/news$/);
  await page.goBack();
  const again = page.locator(`main [aria-posinset="${place}"]`);
  await expect(again).toBeInViewport();
  expect(await again.textContent()).toBe(name);
  expect(Math.abs(((await again.boundingBox())?.y ?? 0) - (top ?? 0))).toBeLessThan(2);
  expect(asked).toEqual([]);

  // The same after the whole page was left.
  await page.reload();
  await expect(again).toBeInViewport();
});

test('vendor, type and order stand in the address, survive a reload, and a chosen vendor takes itself back [GAME-26 GAME-33 GAME-40 GAME-42]', async ({
  page,
}) => {
  await page.goto('/m/slot-games');
  const vendors = (await (await page.request.get('/lgw/menus?language=VI')).json()).value.list[0].vendorNames;
  const [first, second] = vendors.map((vendor: { accountTypeName: string }) => vendor.accountTypeName);
  const chip = (name: string) => filters(page).getByRole('link', { name, exact: true });
  await expect(chip(t('lobby_all'))).toHaveAttribute('aria-current', /.+/);
  await expect(chip(t('lobby_favourites'))).toHaveAttribute('href', '/m/search?dataType=FAV');
  await expect(chip(t('lobby_recent'))).toHaveAttribute('href', '/m/search?dataType=RECENT&category=RNG');

  await chip(first).click();
  await chip(second).click();
  await expect(page).toHaveURL(`/m/slot-games?vendor=${encodeURIComponent(second).replaceAll('%20', '+')}`);
  await expect(chip(second)).toHaveAttribute('aria-current', 'true');
  await expect(chip(first)).not.toHaveAttribute('aria-current');
  await page.getByRole('combobox', { name: t('lobby_sort_label') }).selectOption('NAME');
  await expect(page).toHaveURL(/sort=NAME/);
  const query = new URLSearchParams({ gameType: 'RNG', vassalage: second, sort: 'NAME' });
  const { games } = (await (await page.request.get(LIST + query)).json()).value as Listed;
  const sorted = games.slice(0, 6).map(({ gameName }) => gameName);
  const names = async () =>
    (await tiles(page).locator('a > span:nth-of-type(2)').allTextContents()).slice(0, 6);
  await expect.poll(names).toEqual(sorted);
  await page.reload();
  expect(await names()).toEqual(sorted);
  await expect(tiles(page).first()).toContainText(second);

  // Another category and back: the same choice, and one step in the history for all of it.
  await page.locator('[data-category=NEW]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('game_category_new'));
  await chip(t('game_category_fish')).click();
  await expect(page).toHaveURL('/m/new-games?gameType=FISH');
  await page.goBack();
  await expect(page).toHaveURL(/slot-games\?vendor=.*sort=NAME/);
  await expect(chip(second)).toHaveAttribute('aria-current', 'true');
  await chip(second).click();
  await expect(page).toHaveURL('/m/slot-games?sort=NAME');
});

test('a text is looked for in place, with one call for all its keys and accents left out of account; nothing found has a way out [GAME-42 GAME-75]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/lgw/games') asked.push(url.searchParams.get('gameName') ?? '');
  });
  await page.goto('/m/slot-games');
  const field = page.getByRole('searchbox', { name: t('lobby_search_label') });
  await expect(field).toHaveAttribute('placeholder', /\d/);
  const entries = await page.evaluate(() => history.length);
  await expect(tiles(page).first()).not.toContainText('Thỏ Ngọc');
  await field.pressSequentially('tho ngoc', { delay: 20 });
  await expect(page).toHaveURL('/m/slot-games?q=tho+ngoc');
  await expect(tiles(page).first()).toContainText('Thỏ Ngọc');
  expect(asked.filter((text) => text !== '')).toEqual(['tho ngoc']);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await field.fill('zzzz');
  await expect(page.getByText(t('lobby_empty_filtered'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('lobby_clear_filters') })
    .click();
  await expect(page).toHaveURL('/m/slot-games');
  await expect(field).toHaveValue('');
  await expect(tiles(page).first()).toBeVisible();
});

test('the game centre shows all categories, the providers lead to their games; lobby and both are free of barriers [GAME-39 GAME-41 GAME-80 GAME-81 GAME-103 GAME-104 HDR-19 HDR-23 ROUTE-48 ROUTE-50 ROUTE-104]', async ({
  page,
  axe,
}) => {
  await page.goto('/m/gameCenter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(vi.in_game_center);
  const sections = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(sections.first()).toHaveText(t('game_category_hot'));
  expect(await sections.count()).toBeGreaterThan(10);
  await axe();
  await page.getByRole('link', { name: `${t('vendor_see_all')} ${t('game_category_cockfight')}` }).click();
  await expect(page).toHaveURL('/m/cockfight');
  await expect(tiles(page).first()).toBeVisible();
  await axe();

  await page.goto('/m/provider');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(vi.game_providers);
  const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(titles.indexOf(t('game_category_cockfight'))).toBe(titles.indexOf(t('game_category_sports')) + 1);
  await axe();
  const vendors = page.getByRole('region', { name: t('game_category_cockfight') }).getByRole('link');
  await vendors.filter({ hasText: 'SV3' }).click();
  await expect(page).toHaveURL('/m/cockfight?vendor=SV3');
  await expect(tiles(page).first()).toContainText('SV3');
});
