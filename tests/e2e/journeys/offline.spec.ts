import { builtFile } from '../support/built-files';
import type { Page } from '../support/site-page';
import { expect, t, test } from '../support/test';

test.use({ serviceWorkers: 'allow' });

const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Unable to preload CSS|dynamically imported module/;
const footer = (page: Page, locale: 'vi' | 'en' = 'vi') =>
  page.getByRole('navigation', { name: t('footer_label', locale) });

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = ['pages', 'calls'];
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });

/** The worker has taken the page over, and the visitor has done something on it, which brings the bar. */
async function settle(page: Page) {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const file = builtFile('app/shell/connection/connection.tsx');
  await expect(async () => {
    await page.mouse.wheel(0, 40);
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(loaded.some((name) => name.endsWith(file))).toBe(true);
  }).toPass();
}

test('without a network a guest goes on in what was seen, hears from when it is, and is back by itself [PWA-30 ROUTE-85 SHELL-19]', async ({
  page,
  context,
  allow,
  axe,
}) => {
  allow(NO_NETWORK);
  await page.goto('/m/home');
  await settle(page);
  await expect.poll(() => keptPaths(page)).toContain('/m/home');
  for (const path of ['/m/help', '/m/slot-games', '/m/home'] as const) await page.goto(path);
  // By the router, as a visitor goes: its calls are kept, not its page.
  await footer(page)
    .getByRole('link', { name: t('footer_events') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('promotion_activity'));
  await expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining(['/m/help', '/m/slot-games']));
  await expect
    .poll(async () => (await keptPaths(page)).some((path) => path.includes('promotionsPageFn')))
    .toBe(true);
  await settle(page);
  await footer(page)
    .getByRole('link', { name: t('footer_home') })
    .click();
  await expect(page).toHaveURL(/\/m\/home$/);

  await context.setOffline(true);
  const bar = page.getByRole('status').filter({ hasText: t('connection_offline') });
  const asOf = new RegExp(t('connection_as_of', 'vi', { time: '(\\d\\d/\\d\\d )?\\d\\d:\\d\\d' }));
  await expect(bar).toHaveText(asOf);
  await footer(page)
    .getByRole('link', { name: t('footer_events') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('promotion_activity'));
  await expect(page.locator('main').getByRole('link').first()).toBeVisible();
  await axe();

  // Never seen: the frame stays, and says what is missing.
  await footer(page)
    .getByRole('link', { name: t('alliance_title') })
    .click();
  await expect(page.getByRole('alert').filter({ hasText: t('connection_lost') })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('alliance_title'));
  await expect(footer(page)).toBeVisible();
  await axe();

  // Started anew, as an installed app is.
  await page.goto('/m/home');
  await expect(bar).toHaveText(asOf);
  await expect(footer(page)).toBeVisible();
  await page.goto('/m/slot-games');
  await expect(bar).toHaveText(asOf);
  await page.locator('main').locator('a[href*="game="]').first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: t('action_retry') })).toBeVisible();
  await axe('dialog');
  await page.goto('/m/help');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('help_center'));
  await expect(bar).toHaveText(asOf);

  await context.setOffline(false);
  await expect(bar).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-kept-at');
});

test('a screen whose files the network lost comes by itself once there is one [PWA-30 ROUTE-85]', async ({
  page,
  context,
  allow,
}) => {
  allow(NO_NETWORK);
  await page.goto('/m/home');
  await settle(page);
  await context.setOffline(true);
  await footer(page)
    .getByRole('link', { name: t('alliance_title') })
    .click();
  await expect(page.getByRole('alert').filter({ hasText: t('connection_lost') })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('alert').filter({ hasText: t('connection_lost') })).toHaveCount(0);
  await expect(page.getByRole('main').locator('article, li').first()).toBeVisible();
});

test('a member offline in English keeps name and frame, a launch says what is missing, and a logout leaves nothing on the phone [PWA-30 SESS-47 LAUNCH-30]', async ({
  page,
  context,
  allow,
  member,
  baseURL,
}) => {
  allow(NO_NETWORK);
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  const { account } = await member({ nickname: 'Bich Ngoc', balance: 500 });
  await page.goto('/m/slot-games');
  await settle(page);
  await page.locator('main').locator('a[href*="game="]').first().click();
  const sheet = page.getByRole('dialog');
  const play = sheet.getByRole('button', { name: t('sheet_play', 'en') });
  await expect(play).toBeVisible();
  await context.setOffline(true);
  await play.click();
  await expect(page.getByRole('alert').filter({ hasText: t('connection_lost', 'en') })).toHaveCount(1);
  await context.setOffline(false);

  await page.goto('/m/home');
  await expect(page.locator('main')).toContainText('Bich Ngoc');
  await footer(page, 'en')
    .getByRole('link', { name: t('footer_events', 'en') })
    .click();
  await expect.poll(async () => (await keptPaths(page)).join()).toContain('promotionsPageFn');
  await settle(page);
  const onDisk = await page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const store = await caches.open(name);
      for (const request of await store.keys())
        texts.push(`${request.url} ${await (await store.match(request, { ignoreVary: true }))?.text()}`);
    }
    return texts.filter((text) => !/^\S+\/assets\//.test(text)).join('\n');
  });
  expect(onDisk).not.toContain('Bich Ngoc');
  expect(onDisk).not.toContain(account);
  expect(onDisk).not.toMatch(/\/wps\/(?:member|wallet|inbox)/);

  await context.setOffline(true);
  await footer(page, 'en')
    .getByRole('link', { name: t('member_centre', 'en'), exact: true })
    .click();
  await expect(page.getByRole('status').filter({ hasText: t('connection_offline', 'en') })).toBeVisible();
  await expect(footer(page, 'en')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: t('log_out', 'en') })).toBeVisible();
  await page.getByRole('button', { name: t('log_out', 'en') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('log_out', 'en') })
    .click();
  await expect(page).toHaveURL(/\/m\/home$/);
  // What the guest reads from now on is kept anew.
  await expect.poll(async () => (await keptPaths(page)).join()).not.toContain('promotionsPageFn');
});
