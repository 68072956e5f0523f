import vi from '@/messages/vi.json' with { type: 'json' };
import { logOut, newMember } from '../support/members';
import type { Page } from '../support/site-page';
import { expect, t, test } from '../support/test';

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

/** The seeded banner at the head of each category that has some, in the answer of the server. */
const BANNERS = [
  ['/m/slot-games', 'Rương vàng mỗi ngày'],
  ['/m/sport-games', 'Hoàn tiền trận hòa'],
  ['/m/pvp-games', 'Đua Bài Cao'],
  ['/m/live-games', 'Bảo hiểm thua 8%'],
  ['/m/fish-games', 'Hoàn trả 1,2% mỗi ngày'],
  ['/m/lott', 'Xổ số cuối tuần'],
  ['/m/elott', 'Quay số nhanh'],
] as const;

const tiles = (page: Page) => page.locator('main [aria-posinset]');

test('each category has its address, its title, its own games and the banner of its group in the answer of the server [ENT-41 ENT-42 ENT-43 ENT-44 ENT-45 ENT-46 ENT-47 ENT-50 GAME-02 GAME-03 GAME-04 GAME-05 GAME-06 GAME-07 GAME-14 GAME-15 GAME-16 GAME-17 GAME-18 GAME-21 GAME-22 GAME-23 GAME-33 GAME-34 GAME-35 GAME-43 GAME-45 GAME-47 GAME-48 GAME-49 GAME-50 GAME-77 GAME-92 ROUTE-49 ROUTE-55 ROUTE-56 ROUTE-57 ROUTE-58 ROUTE-59 ROUTE-60 ROUTE-61 ROUTE-62 ROUTE-63 ROUTE-64 ROUTE-67 ROUTE-68 ROUTE-69 ROUTE-70 ROUTE-71 ROUTE-105 ROUTE-106 ROUTE-110]', async ({
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

  for (const [path, title] of BANNERS)
    expect(await (await page.request.get(path)).text(), path).toContain(title);
  expect(await (await page.request.get('/m/lott')).text()).toContain('Xổ Số Miền Bắc');
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
  expect(await cls()).toBeLessThanOrEqual(0.01);

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

const field = (page: Page) => page.locator('main input[type="search"]');
const found = (page: Page) => page.locator('main li > a[href*="game="]');

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
  await expect(found(page).first()).toContainText('Sky Lantern');

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

const FAVOURITES = '/lgw/games/favourites';
const hearts = (page: Page) => page.locator('main li button[aria-pressed]');
const pressed = (page: Page) => page.locator('main li button[aria-pressed="true"]');

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

test('the heart leads a guest to the login and back; a member’s favourites are listed, on both addresses, and go with a tap; a logout forgets [GAME-13 GAME-28 GAME-60 GAME-63 GAME-65 GAME-66 GAME-67 GAME-69 SESS-47 ROUTE-52 ROUTE-53 ROUTE-54 ROUTE-107]', async ({
  page,
  sandbox,
  axe,
}) => {
  await page.goto('/m/favorite');
  await expect(page).toHaveURL(/\/m\/login\?redirect=%2Fm%2Ffav-games$/);
  await page.goto('/m/search?q=dieu+giay');
  const name = (await found(page).first().locator(':scope > span:nth-of-type(2)').textContent()) ?? '';
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
  await expect(found(page).last()).toContainText(name);
  await axe();
  await pressed(page).first().click();
  await expect(found(page)).toHaveCount(2);
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
  await page.goto('/m/member/home');
  await logOut(page);
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.goto('/m/search?q=dieu+giay');
  await expect(found(page)).not.toHaveCount(0);
  await expect(hearts(page)).toHaveCount(0);
});

const rooms = (page: Page) => page.getByRole('region', { name: t('live_title') });
const room = (page: Page, name: string) => rooms(page).getByRole('button', { name });
const tab = (page: Page, name: string) =>
  rooms(page).getByRole('navigation').getByRole('link', { name, exact: true });
/** The chat stands in the site's frame, under its bar. */
const chat = (page: Page) => page.frameLocator(`iframe[title="${t('support_chat')}"]`);
const leave = (page: Page) => page.getByRole('button', { name: t('chat_leave') });

test('guests see live rooms by list, read a free one and come back; VIP rooms and the focus list lead to the login [CHAT-01 CHAT-02 CHAT-03 CHAT-07 CHAT-08 CHAT-09 CHAT-10 CHAT-13 CHAT-16 CHAT-17 CHAT-24 CHAT-25 CHAT-26 CHAT-29 CHAT-30]', async ({
  page,
  sandbox,
  axe,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/wps/chat/')) asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/m/live-games');
  await expect(room(page, 'Mai Lan')).toContainText(t('live_type_free'));
  await expect(room(page, 'Hổ Vàng')).toContainText(t('live_type_vip'));
  await expect(room(page, 'Phượng Hồng')).toContainText(t('live_type_paid'));
  await axe();
  await tab(page, t('live_tab_promo')).click();
  await expect(page).toHaveURL(/live=promo/);
  await expect(rooms(page).locator('nav [aria-current="page"]')).toHaveText(t('live_tab_promo'));
  await expect(room(page, 'Gà Trống')).toBeVisible();
  await tab(page, t('live_tab_model')).click();
  await expect(room(page, 'Mai Lan')).toContainText(t('live_streaming'));
  await expect(room(page, 'Hổ Vàng')).toContainText(t('live_active'));
  await expect(room(page, 'Rùa Biển')).toContainText(t('live_away'));
  await tab(page, t('live_tab_hot')).click();
  await expect(room(page, 'Cá Chép Nhỏ')).toBeVisible();
  expect(asked.filter((path) => path === '/wps/chat/anchors').length).toBeGreaterThanOrEqual(3);
  expect(asked).not.toContain('/wps/chat/unread');

  await room(page, 'Mai Lan').click();
  await expect(page).toHaveURL(/\/m\/chat\?room=501$/);
  await expect(chat(page).getByRole('heading', { name: 'Mai Lan' })).toBeVisible();
  await expect(chat(page).getByRole('log')).toContainText('Chào mừng bạn');
  await expect(chat(page).locator('.head')).toHaveCSS('background-color', 'rgb(22, 30, 41)');
  await expect(chat(page).locator('#chat')).toHaveCSS('background-color', 'rgb(14, 20, 28)');
  await axe();
  await page.reload();
  await expect(chat(page).getByRole('heading', { name: 'Mai Lan' })).toBeVisible();
  await leave(page).click();
  await expect(page).toHaveURL(/\/m\/live-games$/);

  await room(page, 'Hổ Vàng').click();
  await expect(page).toHaveURL(/\/m\/login\?redirect=%2Fm%2Flive-games$/);
  await page.goBack();
  await tab(page, t('live_tab_focus')).click();
  await expect(page).toHaveURL(/\/m\/login\?redirect=%2Fm%2Flive-games%3Flive%3Dfocus$/);
  const member = await newMember(sandbox);
  await sandbox.follow(member.account, 506);
  await page.fill('input[name="username"]', member.account);
  await page.fill('input[name="password"]', member.password);
  await page.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL(/\/m\/live-games\?live=focus$/);
  await expect(rooms(page).getByRole('listitem')).toHaveCount(1);
  await expect(room(page, 'Bạch Tuộc')).toBeVisible();
});

test('a member sees what is unread, talks in a VIP room, and opens the chat from the support centre [CHAT-04 CHAT-05 CHAT-06 CHAT-10 CHAT-18 CHAT-29 HELP-18]', async ({
  page,
  sandbox,
  member,
  axe,
}) => {
  const { account } = await member();
  await sandbox.chatMessages(account, { anchorId: 503, count: 120 });
  await page.goto('/m/support');
  const entry = page.getByRole('listitem').filter({ hasText: t('support_chat_note') });
  await expect(entry).toContainText('99+');
  await axe();
  await entry.getByRole('link').click();
  await expect(page).toHaveURL(/\/m\/chat$/);
  const inside = chat(page);
  await expect(inside.getByRole('heading', { name: t('support_chat') })).toBeVisible();
  const vip = inside.getByRole('button', { name: 'Hổ Vàng' });
  await expect(vip).toContainText('120');
  await axe();
  await vip.click();
  await inside.getByRole('textbox').fill('Chào cả nhà <b>!</b>');
  await inside.getByRole('button', { name: 'Gửi' }).click();
  await expect(inside.getByRole('log').getByRole('listitem').last()).toContainText('Chào cả nhà <b>!</b>');
  await leave(page).click();
  await expect(page).toHaveURL(/\/m\/support$/);
  await expect(entry).not.toContainText('99+');
  await page.goto('/m/live-games');
  await expect(rooms(page).getByRole('link', { name: t('live_chat'), exact: true })).toBeVisible();
});
