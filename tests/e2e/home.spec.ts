import { builtFile } from './support/built-files';
import { siteYear } from './support/site-days';
import { expect, t, test } from './support/test';

const RIGHTS = new RegExp(`All rights reserved ${siteYear()}`);

const heading = (name: string) => ({ level: 2, name }) as const;

test('shows a guest all sections in order, nothing jumps, and only what comes near is brought to life [HOME-01 HOME-02 HOME-05 HOME-08 HOME-13 HOME-17 HOME-21 HOME-23 HOME-29 HOME-30 HOME-41 HOME-42 HOME-46 ROLE-21 ROLE-51 ROLE-53 ROUTE-25 CONST-68]', async ({
  page,
  axe,
  cls,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/m/home');
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
  expect(await cls()).toBeLessThanOrEqual(0.01);
  await axe();
});

test('shows a member the wallet with a greeting instead of the login card [SESS-37 WALLET-01]', async ({
  page,
  member,
  axe,
  cls,
}) => {
  await member({ nickname: 'Hải Yến', balance: 2500000 });
  await page.goto('/m/home');
  const wallet = page.getByRole('main').getByRole('region', { name: t('wallet_title') });
  await expect(wallet).toContainText(t('home_greeting', 'vi', { name: 'Hải Yến' }));
  await expect(wallet).toContainText('2.500.000,00');
  await expect(page.getByText(t('home_welcome', 'vi', { siteName: 'Hoa Đăng' }))).toHaveCount(0);
  expect(await cls()).toBeLessThanOrEqual(0.01);
  await axe();
});

test('the page comes complete from the server, in the language of the cookie [GATE-01 LANG-32 LANG-33]', async ({
  request,
}) => {
  const page = await (await request.get('/m/home', { headers: { Cookie: 'language=en' } })).text();
  expect(page).toContain('<html lang="en"');
  expect(page).toContain(t('home_games_title', 'en'));
  expect(page).not.toContain(t('home_games_title', 'vi'));
});

test('shows the games of a category in place, leads to all of it, and is reset by logo and footer bar [HOME-45 GAME-25 GAME-41 HDR-04 HDR-05 HDR-06 FOOT-02 FOOT-03 FOOT-04 CONST-70]', async ({
  page,
}) => {
  await page.goto('/m/home');
  const rail = page.getByRole('navigation', { name: t('game_rail_label') });
  const current = rail.locator('[aria-current="page"]');
  await expect(current).toHaveText(t('game_category_hot'));
  await expect(
    page.getByRole('link', { name: `${t('home_games_all')} ${t('home_games_title')}` }),
  ).toHaveAttribute('href', '/m/search');
  await rail.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  const steps = await page.evaluate(() => history.length);
  await rail.getByRole('link', { name: t('game_category_fish') }).click();
  await expect(page).toHaveURL(/\/m\/home\?category=FISH$/);
  const games = page.getByRole('region', { name: t('game_category_fish') });
  await expect(games.getByRole('listitem').first()).toBeVisible();
  await expect(current).toHaveText(t('game_category_fish'));
  expect(await page.evaluate(() => [scrollY, history.length])).toEqual([scrolled, steps]);
  await expect(games.getByRole('link', { name: new RegExp(`^${t('home_games_all')}`) })).toHaveAttribute(
    'href',
    '/m/fish-games',
  );
  await games.getByRole('listitem').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/m\/home\?category=FISH&game=\d+$/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: t('header_home', 'vi', { siteName: 'Hoa Đăng' }) }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(current).toHaveText(t('game_category_hot'));
  await page.goto('/m/home?category=RNG');
  await page
    .getByRole('navigation', { name: t('footer_label') })
    .getByRole('link', { name: t('footer_home') })
    .click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('hot games are a double tile and whole rows, each with its name and vendor; each section leads to its items and to all of them [HOME-09 HOME-10 HOME-14 HOME-15 HOME-16 HOME-17 HOME-18 HOME-19 HOME-22 HOME-24 HOME-25 HOME-27 HOME-44 HOME-45]', async ({
  page,
}) => {
  await page.goto('/m/home');
  const tiles = page
    .getByRole('region', { name: t('home_games_title') })
    .getByRole('listitem')
    .filter({ visible: true });
  expect([9, 12, 15]).toContain(await tiles.count());
  const [large, small] = [await tiles.nth(0).boundingBox(), await tiles.nth(1).boundingBox()];
  expect((large?.width ?? 0) / (small?.width ?? 1)).toBeGreaterThan(1.9);
  await expect(tiles.first()).toContainText('Trống Hội Đêm Rằm');
  await expect(tiles.first()).toContainText('Trống Đồng');

  const section = (name: string) => page.getByRole('region', { name, exact: true }).first();
  const all: [name: string, path: string][] = [
    [t('home_alliance_title'), '/m/alliance'],
    [t('hot_news'), '/m/news'],
    [t('home_events_title'), '/m/activity'],
    [t('video'), '/m/video'],
    [t('charity'), '/m/charity'],
  ];
  for (const [name, path] of all) {
    const more = section(name).getByRole('link', { name: `${t('home_more')} ${name}` });
    await expect(more, name).toHaveAttribute('href', path);
  }
  const logo = section(t('home_alliance_title')).getByRole('listitem').first().getByRole('link');
  await expect(logo).toHaveAttribute('href', /^https:\/\/\w+\.example\.com/);
  await expect(logo).toHaveAttribute('rel', 'noopener noreferrer');
  const slides = (name: string) => section(name).locator('[aria-roledescription="slide"]');
  await expect(slides(t('hot_news'))).toHaveCount(5);
  await expect(slides(t('hot_news')).first().locator('a')).toHaveAttribute(
    'href',
    /^\/m\/newsDetail\?id=\d+$/,
  );
  await expect(slides(t('charity'))).toHaveCount(5);
  await expect(slides(t('charity')).first().locator('a')).toHaveAttribute('href', '/m/charity');
  await expect(page.getByRole('main').getByRole('link', { name: t('home_quick_support') })).toHaveAttribute(
    'href',
    '/m/support',
  );
  const events = section(t('home_events_title'));
  await expect(events.getByRole('listitem')).toHaveCount(3);
  await events.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/m\/activity\?id=\d+/);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a logo or a picture of charity that fails is hidden; a .mp4 link plays over its picture [HOME-04 HOME-11 HOME-12 HOME-21 HOME-26 HOME-28 SHELL-32 SHELL-34 SHELL-35 SHELL-37 CONST-62]', async ({
  page,
  sandbox,
  allow,
}) => {
  allow(/gone\.png|\.mp4/);
  await sandbox.banners('m_reg', [
    { url: '/pictures/gone.png', linkage: 'https://a.example.com', title: 'Biến Mất' },
    { url: '/art/motifs/rng-lotus.svg', linkage: 'https://b.example.com', title: 'Sen Hồng' },
  ]);
  await sandbox.banners('m_video', [
    { url: '/art/news/moon.svg', linkage: '/videos/moon.mp4', title: 'Trăng' },
  ]);
  await sandbox.announcements({
    kind: 'promotion',
    item: { title: 'Áo ấm', categoryIds: [14], images: [{ sequence: 1, url: '/pictures/gone.png' }] },
  });
  await page.route('**/*.mp4', () => undefined);
  await page.goto('/m/home');
  const alliance = page.getByRole('region', { name: t('home_alliance_title') });
  await alliance.scrollIntoViewIfNeeded();
  await expect(alliance.getByRole('link', { name: 'Sen Hồng' })).toBeVisible();
  await expect(alliance.getByText('Biến Mất')).toBeHidden();
  const video = page.getByRole('region', { name: t('video'), exact: true });
  await video.scrollIntoViewIfNeeded();
  await expect(video.getByRole('button', { name: t('banner_video_pause') })).toBeVisible();
  const element = video.locator('video');
  await expect(element).toHaveAttribute('src', /\/videos\/moon\.mp4$/);
  expect(await element.evaluate((one: HTMLVideoElement) => [one.muted, one.loop, one.controls])).toEqual([
    true,
    true,
    false,
  ]);
  await expect(video.locator('img')).toHaveAttribute('src', '/art/news/moon.svg');
  const charity = page.getByRole('region', { name: t('charity'), exact: true }).first();
  await charity.scrollIntoViewIfNeeded();
  const first = charity.locator('[aria-roledescription="slide"]').first();
  await expect(first).toContainText('Áo ấm');
  await expect(first.locator('img')).toHaveCount(0);
  expect(await first.evaluate((slide) => getComputedStyle(slide).marginInlineEnd)).toBe('20px');
});

test('costs the same however many promotions there are, and however long they are', async ({
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

test('mirrors from right to left [HOME-46 SHELL-29]', async ({ page, context, baseURL, axe, cls }) => {
  await context.addCookies([{ name: 'language', value: 'ar', url: baseURL ?? '' }]);
  await page.goto('/m/home');
  const news = page.getByRole('region', { name: t('hot_news', 'en'), exact: true }).first();
  await news.scrollIntoViewIfNeeded();
  const slides = news.locator('[aria-roledescription="slide"]');
  const [first, second] = [await slides.nth(0).boundingBox(), await slides.nth(1).boundingBox()];
  expect(first?.x ?? 0).toBeGreaterThan(second?.x ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await cls()).toBeLessThanOrEqual(0.01);
  await axe();
});

test('with a gateway that fails, says so and shows what is known; a second try brings the rest', async ({
  page,
  sandbox,
  allow,
}) => {
  allow(/5\d\d/);
  await sandbox.fault({ path: '/wps/announcements', status: 503, body: 'x', times: 50 });
  await page.goto('/m/home');
  await expect(page.getByRole('heading', heading(t('home_games_title')))).toBeVisible();
  await expect(page.getByText(RIGHTS)).toBeVisible();
  const failed = page.getByText(t('home_content_failed_title'));
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(failed).toBeVisible();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: t('action_retry') }).click();
  await expect(page.getByRole('heading', heading(t('hot_news')))).toBeVisible();
});

for (const [role, wanted] of [
  ['a free account', { type: 4 }],
  ['an agent', { type: 41 }],
] as const) {
  test(`shows ${role} wallet and shortcuts, in English [HOME-44]`, async ({
    page,
    member,
    context,
    baseURL,
  }) => {
    await member(wanted);
    await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
    await page.goto('/m/home');
    const shortcuts = page.getByRole('navigation', { name: t('home_quick_label', 'en') });
    await expect(shortcuts.getByRole('link', { name: t('home_quick_support', 'en') })).toHaveAttribute(
      'href',
      '/m/support',
    );
    for (const link of await shortcuts.getByRole('link').all()) {
      const path = (await link.getAttribute('href')) ?? '';
      expect((await page.request.get(path)).status(), path).toBe(200);
    }
    await expect(page.getByRole('heading', heading(t('hot_news', 'en')))).toBeAttached();
  });
}

test.describe('banner carousel', () => {
  test('moves on by itself every 5 s, loops, pauses on demand and shows dots for several [SHELL-29 SHELL-30 SHELL-31 CONST-61]', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/m/home');
    const carousel = page.getByRole('region', { name: t('banner_carousel_label') });
    const shown = () =>
      carousel
        .getByRole('listitem')
        .evaluateAll((slides) => slides.findIndex((slide) => !(slide as HTMLElement).inert));
    const total = await carousel.getByRole('listitem').count();
    expect(total).toBeGreaterThan(1);
    expect(await shown()).toBe(0);
    await page.clock.runFor(5_200);
    await expect.poll(shown).toBe(1);
    await carousel.getByRole('button', { name: t('carousel_pause') }).click();
    await page.clock.runFor(12_000);
    expect(await shown()).toBe(1);
    await expect(carousel.getByRole('button', { name: t('carousel_play') })).toBeVisible();
  });

  test('stands still for who prefers reduced motion, and offers no pause [SHELL-45]', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/m/home');
    const carousel = page.getByRole('region', { name: t('banner_carousel_label') });
    await page.clock.runFor(11_000);
    expect(
      await carousel
        .getByRole('listitem')
        .first()
        .evaluate((slide) => (slide as HTMLElement).inert),
    ).toBe(false);
    await expect(carousel.getByRole('button', { name: t('carousel_pause') })).toHaveCount(0);
  });
});

test('sections without items vanish [HOME-01]', async ({ page, sandbox }) => {
  await sandbox.clearAnnouncements('promotion');
  for (const group of ['m_home', 'm_reg', 'm_members', 'm_video']) await sandbox.banners(group, []);
  await page.goto('/m/home');
  await expect(page.getByText(RIGHTS)).toBeVisible();
  await expect(page.getByRole('region', { name: t('banner_carousel_label') })).toHaveCount(0);
  for (const name of ['home_alliance_title', 'hot_news', 'home_events_title', 'video', 'charity'] as const) {
    await expect(page.getByRole('heading', heading(t(name)))).toHaveCount(0);
  }
});

test('works without a sideways scroll on the smallest phones [SHELL-16]', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/m/home', '/m/activity', '/m/member/home', '/m/login']) {
    await page.goto(path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

test('no tile leaves its cell or lies on a neighbour, at any width [HOME-44 SHELL-16]', async ({ page }) => {
  await page.goto('/m/home');
  const section = page.getByRole('region', { name: t('home_games_title') });
  await expect(section.getByRole('listitem').first()).toBeVisible();
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    const faults = await section.evaluate((region) =>
      [...region.querySelectorAll('li')].flatMap((tile, index) => {
        const cell = tile.getBoundingClientRect();
        return [...tile.querySelectorAll('a, button')]
          .map((part) => part.getBoundingClientRect())
          .filter(
            ({ left, right, bottom }) =>
              left < cell.left - 1 || right > cell.right + 1 || bottom > cell.bottom + 1,
          )
          .map(({ width }) => `tile ${index}: ${width} px in ${cell.width}`);
      }),
    );
    expect(faults, `${width} px`).toEqual([]);
  }
});

test('games kept on the device keep their own language when the page changes and the call fails [SESS-19 SESS-20]', async ({
  page,
  allow,
}) => {
  allow(/503/);
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('HOT_GAMES') ?? 'null')?.language);
  await page.goto('/m/home');
  await expect.poll(kept).toBe('VI');
  await page.route('**/lgw/games/hot?*', (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{"success":false}' }),
  );
  await page.getByRole('button', { name: t('header_menu') }).click();
  await page.getByRole('button', { name: t('language_title') }).click();
  const failed = page.waitForResponse('**/lgw/games/hot?*');
  await page.getByRole('dialog').last().getByRole('button', { name: 'English' }).click();
  await failed;
  await expect(page.getByRole('heading', { level: 2, name: t('home_games_title', 'en') })).toBeVisible();
  expect(await kept()).toBe('VI');
});
