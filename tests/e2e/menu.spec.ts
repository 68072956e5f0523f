import type { Locator, Page } from '@playwright/test';
import { builtFile } from './support/built-files';
import { leaveAsMember } from './support/members';
import { stopClock } from './support/stopped-clock';
import { expect, t, test } from './support/test';

async function openMenu(page: Page, locale = 'vi') {
  await page.getByRole('button', { name: t('header_menu', locale) }).click();
  return page.getByRole('dialog', { name: t('menu_title', locale) });
}

test('a guest sees every entry whatever the flags say, is led to the login by those for members, and comes back to the page [MENU-20 MENU-21 MENU-22 MENU-25 MENU-51 MENU-52 ROUTE-88 CONST-63]', async ({
  page,
  sandbox,
  axe,
}) => {
  await sandbox.flags({ MAILCEN: false, FEEDBACK3: false });
  await page.goto('/m/home');
  const menu = await openMenu(page);
  const offers = menu.getByRole('region', { name: t('menu_activities') });
  await expect(offers.getByRole('link')).toHaveCount(3);
  const games = menu.getByRole('navigation', { name: t('menu_games') });
  await expect(games.getByRole('link', { name: t('game_category_rng') })).toHaveAttribute(
    'href',
    '/m/slot-games',
  );
  await expect(games.getByRole('link', { name: t('game_category_cockfight') })).toBeVisible();
  await expect(offers.getByRole('link').first()).toHaveAttribute('href', /^\/m\/activity\?id=\d+$/);
  await expect(menu.getByText(t('menu_coming'))).toBeVisible();
  await expect(menu.getByRole('link', { name: t('menu_club') })).toHaveCount(0);
  await expect(menu.getByRole('link', { name: t('download_promo') })).toHaveAttribute('href', '/m/download');
  await expect(menu.getByRole('link', { name: t('menu_agent') })).toHaveCount(0);
  await expect(menu.getByRole('link', { name: t('feedback_title') })).toBeVisible();
  await axe();
  await menu.getByRole('link', { name: t('menu_inbox') }).click();
  await expect(menu).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/login\?redirect=%2Fm%2FwebEmail$/);
});

test('a member sees what the flags allow, no screen that is missing, and nothing of the agents [MENU-36 MENU-37 MENU-53 FLAG-18 FLAG-19 ROLE-26]', async ({
  page,
  sandbox,
  member,
}) => {
  await member();
  await page.goto('/m/home');
  const menu = await openMenu(page);
  await expect(menu.getByRole('link', { name: t('menu_inbox') })).toBeVisible();
  await expect(menu.getByRole('link', { name: t('menu_agent') })).toHaveCount(0);
  await expect(menu.getByRole('button', { name: t('log_out') })).toBeVisible();
  for (const path of await menu.getByRole('link').evaluateAll(sitePaths)) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect(answer.headers().location ?? '', path).not.toMatch(/\/m\/home$/);
  }
  await sandbox.flags({ MAILCEN: false, FEEDBACK3: false });
  await expect(async () => {
    await page.reload();
    const again = await openMenu(page);
    await expect(again.getByRole('link', { name: t('download_promo') })).toBeVisible();
    await expect(again.getByRole('link', { name: t('menu_inbox') })).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expect(page.getByRole('dialog').getByRole('link', { name: t('feedback_title') })).toHaveCount(0);
});

const sitePaths = (links: Element[]) =>
  links.flatMap((link) => link.getAttribute('href') ?? []).filter((href) => href.startsWith('/m/'));

test('a user on trial is told to log in with an actual account, in English too, and the menu stays [ROLE-29 ROLE-30 ERR-20]', async ({
  page,
  member,
  context,
  baseURL,
}) => {
  await member({ type: 4 });
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await page.goto('/m/home');
  const menu = await openMenu(page, 'en');
  await menu.getByRole('link', { name: t('feedback_title', 'en') }).click();
  await expect(page.getByRole('alert')).toHaveText(t('error_actual_account', 'en'));
  await expect(menu).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('what leads to rewards or money refuses a free account for 2 s before all else, plain browsing does not; a member finds the rewards while the flag is on, else customer service is named, and a guest the login [FOOT-14 FOOT-15 FOOT-16 FOOT-17 FOOT-18 FOOT-19 FOOT-20 FOOT-21 ROLE-39 REWARD-02 ERR-33 ERR-34 ERR-51]', async ({
  page,
  sandbox,
  member,
}) => {
  const alert = page.getByRole('alert');
  const rewards = (menu: Locator) => menu.getByRole('link', { name: t('menu_rewards'), exact: true });
  const wayOf = (part: Locator, name: Parameters<typeof t>[0]) =>
    part.getByRole('link', { name: t(name), exact: true });
  await sandbox.flags({ REWCEN3: false });
  await expect(async () => {
    await page.goto('/m/home');
    const menu = await openMenu(page);
    await rewards(menu).click();
    await expect(page).toHaveURL(/\/m\/login\?redirect=%2Fm%2FrewardCenter$/);
  }).toPass();

  await page.goto('about:blank');
  await member({ type: 40 });
  await page.goto('/m/home');
  await page.clock.install();
  await page.reload();
  const menu = await openMenu(page);
  await expect(wayOf(menu, 'menu_deposit')).toBeVisible();
  await stopClock(page);
  for (const link of [rewards(menu), wayOf(menu, 'menu_deposit'), wayOf(menu, 'menu_withdraw')]) {
    await link.click();
    await expect(alert).toHaveText(t('free_reject'));
    await page.clock.runFor(1_900);
    await expect(alert).toHaveText(t('free_reject'));
    await page.clock.runFor(200);
    await expect(alert).toHaveText('');
  }
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.clock.resume();
  await page.goto('/m/member/home');
  await wayOf(page.getByRole('region', { name: t('wallet_title') }), 'menu_withdraw').click();
  await expect(alert).toHaveText(t('free_reject'));
  await expect(page).toHaveURL(/\/m\/member\/home$/);
  const bar = page.getByRole('navigation', { name: t('footer_label') });
  await bar.getByRole('link', { name: t('footer_news') }).click();
  await expect(page).toHaveURL(/\/m\/news$/);

  await leaveAsMember(page);
  await member();
  await page.goto('/m/home');
  await rewards(await openMenu(page)).click();
  await expect(alert).toHaveText(t('contact_service'));
  await expect(page).toHaveURL(/\/m\/home$/);
  await sandbox.flags({ REWCEN3: true });
  await expect(async () => {
    await page.goto('/m/home');
    await rewards(await openMenu(page)).click();
    await expect(page).toHaveURL(/\/m\/rewardCenter$/, { timeout: 1_000 });
  }).toPass();
});

test('an entry that leads to the page one is on closes the menu too, and goes to its top [MENU-16 MENU-49]', async ({
  page,
}) => {
  await page.goto('/m/home');
  await page.evaluate(() => scrollTo(0, 400));
  const menu = await openMenu(page);
  await menu.getByRole('link', { name: t('menu_home') }).click();
  await expect(menu).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('unread messages are counted in the menu and marked on its button and in the bar [FOOT-10 MENU-36 CONST-37 ROLE-43]', async ({
  page,
  member,
  sandbox,
}) => {
  const { account } = await member();
  await sandbox.post('inbox', { account, count: 120 });
  await page.goto('/m/home');
  const word = t('menu_unread', 'vi', { count: 120 });
  await expect(page.getByRole('banner').getByText(word)).toBeAttached();
  const bar = page.getByRole('navigation', { name: t('footer_label') });
  await expect(bar.getByRole('link', { name: t('footer_member') }).getByText(word)).toBeAttached();
  const menu = await openMenu(page);
  await expect(menu.getByRole('link', { name: t('menu_inbox') })).toContainText('99+');
});

test('the menu opens from the other side in a language that runs from right to left, at 320 px [MENU-01 LANG-19]', async ({
  page,
  context,
  baseURL,
  axe,
}) => {
  await context.addCookies([{ name: 'language', value: 'ar', url: baseURL ?? '' }]);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/m/home');
  const menu = await openMenu(page, 'en');
  await expect.poll(async () => (await menu.boundingBox())?.x).toBe(0);
  expect(await menu.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  expect(await menu.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('0.3s');
  await axe();
});

test('the only way to customer service opens at once, several lead to the support centre [HELP-21 MENU-28 MENU-61 MENU-63 SHELL-44]', async ({
  page,
  sandbox,
}) => {
  await page.goto('/m/home');
  const several = (await openMenu(page)).getByRole('link', { name: t('customer_service') });
  await expect(several).toHaveAttribute('href', '/m/support');
  const only = { path: 'https://chat.example.com/a', name: 'Chat', type: 'CHAT', position: 'menu' };
  await sandbox.status({ customerService: [only] });
  await expect(async () => {
    await page.reload();
    const link = (await openMenu(page)).getByRole('link', { name: t('customer_service') });
    await expect(link).toHaveAttribute('href', only.path, { timeout: 500 });
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAttribute('target', '_blank');
  }).toPass();
});

test('a menu whose files are lost says so and comes at the next tap; a screen whose files are lost is logged; without the gateway the menu shows what is known [MENU-02 ROUTE-85 ROUTE-86 ROUTE-87 ERR-53]', async ({
  page,
  sandbox,
  allow,
}) => {
  allow(/\/assets\/|failed|_serverFn|502|503/);
  const file = `**${builtFile('app/shell/menu/side-menu.tsx')}`;
  await page.route(file, (route) => route.abort());
  await page.goto('/m/home');
  const button = page.getByRole('button', { name: t('header_menu') });
  await button.click();
  await expect(page.getByRole('alert')).toHaveText(t('connection_lost'));
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.unroute(file);

  const screen = `**${builtFile('app/routes/m/activity.tsx?tsr-split=component---loader')}`;
  await page.route(screen, (route) => route.abort());
  const logged = page.waitForRequest('**/client-errors');
  await page
    .getByRole('navigation', { name: t('footer_label') })
    .getByRole('link', { name: t('footer_events') })
    .click();
  expect((await logged).postDataJSON()).toEqual({ message: 'screen failed: TypeError', path: '/m/activity' });
  expect((await (await logged).response())?.status()).toBe(204);
  await expect(page.getByRole('heading', { name: t('load_failed_title') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('action_retry') })).toBeVisible();
  // In the frame of the others: every way on stays.
  await expect(page.getByRole('banner')).toContainText(t('promotion_activity'));
  await expect(page.getByRole('navigation', { name: t('footer_label') })).toBeVisible();
  await page.unroute(screen);

  await sandbox.fault({ path: '/wps/announcements', status: 503, times: 50 });
  await page.goto('/m/home');
  const menu = await openMenu(page);
  await expect(menu.getByRole('link', { name: t('menu_events'), exact: true })).toBeVisible();
  await expect(menu.getByRole('region', { name: t('menu_activities') })).toHaveCount(0);
});
