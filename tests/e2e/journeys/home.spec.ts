import { builtFile, localeOfFile } from '../support/built-files';
import { hold } from '../support/held-calls';
import { newMember } from '../support/members';
import { siteYear } from '../support/site-days';
import { expect, t, test } from '../support/test';

const RIGHTS = new RegExp(`All rights reserved ${siteYear()}`);

const heading = (name: string) => ({ level: 2, name }) as const;

test('home comes complete from the server in the language of the cookie, Vietnamese without one; a guest sees all sections in order, nothing jumps, one language is loaded, and only what comes near is brought to life [GATE-01 HOME-01 HOME-02 HOME-05 HOME-08 HOME-13 HOME-17 HOME-21 HOME-23 HOME-29 HOME-30 HOME-41 HOME-42 HOME-46 LANG-01 LANG-26 LANG-32 LANG-33 ROLE-21 ROLE-51 ROLE-53 ROUTE-25 CONST-68]', async ({
  page,
  axe,
  cls,
}) => {
  const english = await (await page.request.get('/m/home', { headers: { Cookie: 'language=en' } })).text();
  expect(english).toContain('<html lang="en"');
  expect(english).toContain(t('home_games_title', 'en'));
  expect(english).not.toContain(t('home_games_title', 'vi'));

  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/m/home');
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: t('log_in') })).toBeVisible();
  await expect(main.getByRole('link', { name: t('register_open') })).toBeVisible();
  const order = [
    main.getByRole('region', { name: t('banner_carousel_label') }),
    main.getByText(t('home_welcome', 'vi', { siteName: 'Hoa Đăng' })),
    main.getByRole('heading', heading(t('home_games_title'))),
    main.getByRole('heading', heading(t('home_alliance_title'))),
    main.getByRole('heading', heading(t('hot_news'))),
    main.getByRole('heading', heading(t('home_events_title'))),
    main.getByRole('heading', heading(t('video'))),
    main.getByRole('heading', heading(t('charity'))),
    main.getByText(RIGHTS),
  ];
  let above = 0;
  for (const part of order) {
    const box = await part.boundingBox();
    expect(box?.y ?? 0).toBeGreaterThan(above);
    above = box?.y ?? 0;
  }
  const isBroughtToLife = () =>
    scripts.some((url) => url.endsWith(builtFile('app/features/home/blocks.tsx')));
  expect(isBroughtToLife()).toBe(false);
  await main.getByRole('heading', heading(t('charity'))).scrollIntoViewIfNeeded();
  await expect.poll(isBroughtToLife).toBe(true);
  await expect(main.getByText('18+')).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  const languages = scripts.flatMap((url) => localeOfFile(new URL(url).pathname) ?? []);
  expect([...new Set(languages)]).toEqual(['vi']);
  expect(await cls()).toBeLessThanOrEqual(0.01);
  await axe();
});

test('home costs the same however many promotions there are, and however long they are', async ({
  page,
  sandbox,
  request,
  axe,
}) => {
  const size = async () => (await (await request.get('/m/home')).text()).length;
  const before = await size();
  await sandbox.announcements({ kind: 'promotion', count: 300, titleLength: 200, contentBytes: 20_000 });
  await sandbox.announcements({
    kind: 'promotion',
    titleLength: 200,
    contentBytes: 200_000,
    item: { categoryIds: [11] },
  });
  expect((await size()) - before).toBeLessThan(6_000);
  await page.goto('/m/home');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('heading', heading(t('charity')))).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await axe();
});

test('the scripts of a page leave the line to its styles and its first picture', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const scripts = () => asked.filter((path) => /^\/assets\/.*\.js$/.test(path));
  // A page that is not painted gets them after a second all the same, and a slow machine is no faster than that.
  await page.addInitScript(() => {
    const later = window.setTimeout;
    window.setTimeout = ((run: () => void, time?: number) =>
      time === 1_000 ? 0 : later(run, time)) as never;
  });
  const release = await hold(page, ({ pathname }) => pathname.endsWith('.css'));
  const pictured = page.waitForResponse((response) => response.url().includes('/banners/'));
  await page.goto('/m/home', { waitUntil: 'commit' });
  await pictured;
  expect(scripts()).toEqual([]);
  release();
  await expect.poll(scripts).not.toEqual([]);
});

const MILLIONS = [31.7, 948.25, 2.5, 640, 12];
const RANKS = /\/lgw\/ranks\b/;

test('the winner board stands below the games with what members won, moves by itself and can be stopped [HOME-46 GAME-90 WIN-02 WIN-04 WIN-06 WIN-07 WIN-08 WIN-12 WIN-13 WIN-18]', async ({
  page,
  sandbox,
  request,
  axe,
  cls,
}) => {
  const { account } = await newMember(sandbox, { balance: 100 });
  const wins = MILLIONS.map((millions, index) => ({ nodeId: 90_001 + index, amount: millions * 1_000_000 }));
  await sandbox.wins(account, wins);
  const written = await (await request.get('/m/home')).text();
  expect(written).toContain(t('winners_title'));
  expect(written).not.toContain(account);

  const asked: string[] = [];
  page.on('request', (sent) => asked.push(sent.url()));
  await page.goto('/m/home');
  const board = page.getByRole('region', { name: t('winners_title') });
  const list = board.getByRole('list');
  const amounts = await list
    .getByRole('listitem')
    .evaluateAll((rows) =>
      rows.map((row) => Number(/([\d.]+),\d\d/.exec(row.textContent ?? '')?.[1]?.replaceAll('.', ''))),
    );
  expect(amounts.length).toBeGreaterThanOrEqual(MILLIONS.length);
  expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
  await expect(list.getByRole('listitem').first()).toContainText(`${account.at(0)}***`);
  const top = (name: string) =>
    page
      .getByRole('heading', { level: 2, name })
      .boundingBox()
      .then((box) => box?.y ?? 0);
  const order = [
    await top(t('home_games_title')),
    await top(t('winners_title')),
    await top(t('home_alliance_title')),
  ];
  expect(order).toEqual([...order].sort((a, b) => a - b));

  const isAlive = () =>
    asked.some((url) => url.endsWith(builtFile('app/features/games/winners/winner-board.tsx')));
  expect(isAlive()).toBe(false);
  await list.scrollIntoViewIfNeeded();
  await expect.poll(() => list.evaluate((one) => one.scrollTop)).toBeGreaterThan(0);
  // What came with the page is fresh.
  expect(asked.filter((url) => RANKS.test(url))).toEqual([]);
  expect(await list.evaluate((one) => one.clientHeight / (one.firstElementChild?.clientHeight ?? 1))).toBe(2);
  await board.getByRole('button', { name: t('winners_pause') }).click();
  await expect(board.getByRole('button', { name: t('winners_play') })).toBeVisible();
  await axe('#winner-board');

  expect(await cls()).toBeLessThanOrEqual(0.01);

  await page.getByRole('button', { name: t('header_menu') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('language_title') })
    .click();
  const games = page.locator('section[aria-labelledby="home-games"]');
  const menu = page.getByRole('dialog').locator('nav:has(svg) ul');
  const standing = async () => [
    await games.evaluate((below) => below.getBoundingClientRect().top + scrollY),
    await menu.evaluate((list) => list.clientHeight),
  ];
  const before = await standing();
  // The list of languages moves what is below it, for who asked for it: on a slow phone later than CLS looks away.
  const moved = await cls();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // Those of another language are asked for once, whenever the board itself asks again.
  const inEnglish = () =>
    asked.filter((url) => RANKS.test(url) && new URL(url).searchParams.get('language') === 'EN');
  await expect.poll(inEnglish).toHaveLength(1);
  expect(await standing()).toEqual(before);
  expect((await cls()) - moved).toBeLessThanOrEqual(0.01);
});
