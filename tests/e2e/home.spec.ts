import { expect, t, test } from './support/test';

const heading = (name: string) => ({ level: 2, name }) as const;

test('shows a guest banners, login card, games, hot events and the footer note in order, and nothing jumps [HOME-01 HOME-02 HOME-05 HOME-17 HOME-29 HOME-46 ROLE-21 ROLE-51 ROLE-53 ROUTE-25]', async ({
  page,
  axe,
  cls,
}) => {
  await page.goto('/m/home');
  const main = page.getByRole('main');
  const order = [
    main.getByRole('region', { name: t('banner_carousel_label') }),
    main.getByText(t('home_welcome', 'vi', { siteName: 'Hoa Đăng' })),
    main.getByRole('heading', heading(t('home_games_title'))),
    main.getByRole('heading', heading(t('home_events_title'))),
    main.getByText(/All rights reserved 2025/),
  ];
  let above = 0;
  for (const part of order) {
    const box = await part.boundingBox();
    expect(box?.y ?? 0).toBeGreaterThan(above);
    above = box?.y ?? 0;
  }
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

test('shows the hot games as a double tile and whole rows, each with its name and vendor [HOME-45]', async ({
  page,
}) => {
  await page.goto('/m/home');
  const tiles = page
    .getByRole('region', { name: t('home_games_title') })
    .getByRole('listitem')
    .filter({ visible: true });
  expect([9, 12, 15]).toContain(await tiles.count());
  const [first, second] = [await tiles.nth(0).boundingBox(), await tiles.nth(1).boundingBox()];
  expect((first?.width ?? 0) / (second?.width ?? 1)).toBeGreaterThan(1.9);
  await expect(tiles.first()).toContainText('Trống Hội Đêm Rằm');
  await expect(tiles.first()).toContainText('Trống Đồng');
});

test('shows up to three hot events; a tap opens the promotion [HOME-17 HOME-18 HOME-19]', async ({
  page,
}) => {
  await page.goto('/m/home');
  const events = page.getByRole('region', { name: t('home_events_title') });
  await expect(events.getByRole('listitem')).toHaveCount(3);
  await expect(events.getByRole('link', { name: new RegExp(t('home_more')) })).toHaveAttribute(
    'href',
    '/m/activity',
  );
  await events.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/m\/activity\?id=\d+/);
  await expect(page.getByRole('dialog')).toBeVisible();
});

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
  const empty = (value: object) => JSON.stringify({ success: true, value });
  await page.goto('/m/home');
  await page.route('**/wps/announcements?*', (route) =>
    route.fulfill({ contentType: 'application/json', body: empty({}) }),
  );
  await page.route('**/lgw/games/hot?*', (route) =>
    route.fulfill({ contentType: 'application/json', body: empty({ list: [] }) }),
  );
  await page.getByRole('button', { name: t('header_menu') }).click();
  await page.getByRole('button', { name: t('language_title') }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'English' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: t('banner_carousel_label', 'en') })).toHaveCount(0);
  await expect(page.getByRole('heading', heading(t('home_games_title', 'en')))).toHaveCount(0);
  await expect(page.getByRole('heading', heading(t('home_events_title', 'en')))).toHaveCount(0);
  await expect(page.getByText(/All rights reserved 2025/)).toBeVisible();
  expect(sandbox.changed).toBe(false);
});

test('works from 320 px on without a sideways scroll, in both languages [SHELL-16]', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of ['vi', 'en']) {
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    for (const path of ['/m/home', '/m/activity', '/m/member/home', '/m/login']) {
      await page.goto(path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${path} in ${language}`).toBeLessThanOrEqual(0);
    }
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
