import type { Page } from '@playwright/test';
import { stopClock } from '../support/stopped-clock';
import { expect, t, test } from '../support/test';

/** Loads home again until the edge has heard of the new status; it asks the gateway in the background. */
async function untilClosed(page: Page, status: number) {
  await expect(async () => {
    expect((await page.goto('/m/home'))?.status()).toBe(status);
  }).toPass();
}

test('maintenance shows its page in Vietnamese and in English with 503, the visitor’s address and support [GATE-03 GATE-06 GATE-09 GATE-18 GATE-19 GATE-20 ERR-14 ERR-52 ROUTE-94]', async ({
  page,
  sandbox,
  context,
  baseURL,
  visitor,
  allow,
  axe,
}) => {
  allow(/503/);
  await sandbox.maintenance(true);
  await untilClosed(page, 503);
  for (const locale of ['vi', 'en'] as const) {
    await context.addCookies([{ name: 'language', value: locale, url: baseURL ?? '' }]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('status_maintenance_title', locale));
    await expect(page.getByText(visitor)).toBeVisible();
    await expect(page.getByRole('link', { name: t('status_support', locale) })).toHaveAttribute(
      'href',
      /^\/sandbox\/outside\/chat/,
    );
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('button', { name: t('header_menu', locale) })).toHaveCount(0);
    await axe();
  }
});

test('a region block shows its page in both languages with 451 and the other addresses of the site [GATE-04 GATE-07 GATE-42 GATE-43 ERR-13]', async ({
  page,
  sandbox,
  context,
  baseURL,
  allow,
  axe,
}) => {
  allow(/451/);
  await sandbox.status({ domainList: ['https://hoadang1.example.com', 'https://hoadang2.example.com'] });
  await sandbox.region(true);
  await untilClosed(page, 451);
  for (const locale of ['vi', 'en'] as const) {
    await context.addCookies([{ name: 'language', value: locale, url: baseURL ?? '' }]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('status_region_title', locale));
    await expect(page.getByRole('link', { name: 'hoadang1.example.com' })).toBeVisible();
    await axe();
  }
});

test('the status page needs no other file, and its button tries again [GATE-19]', async ({
  page,
  sandbox,
  allow,
}) => {
  allow(/503/);
  await sandbox.maintenance(true);
  await untilClosed(page, 503);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.reload();
  expect(requests).toHaveLength(1);
  await sandbox.maintenance(false);
  await expect(async () => {
    const retry = page.getByRole('link', { name: t('action_retry') });
    if (await retry.isVisible()) await retry.click();
    await expect(page.getByRole('button', { name: t('header_menu') })).toBeVisible({ timeout: 3_000 });
  }).toPass();
});

test('a page of the site at rest opens what was wanted by itself once the site is back, and asks no sooner than every half minute [GATE-19]', async ({
  page,
  sandbox,
  allow,
}) => {
  allow(/503/);
  await stopClock(page);
  await sandbox.maintenance(true);
  await untilClosed(page, 503);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.clock.runFor(29_000);
  expect(asked).toEqual([]);
  await page.clock.runFor(31_000);
  await expect.poll(() => asked).toEqual(['HEAD /m/home']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('status_maintenance_title'));
  await sandbox.maintenance(false);
  await expect(async () => {
    await page.clock.runFor(60_000);
    await expect(page.getByRole('button', { name: t('header_menu') })).toBeVisible({ timeout: 3_000 });
  }).toPass();
});

test('calls are closed together with the pages; files of the build still come, for a page that left just before [GATE-21]', async ({
  page,
  sandbox,
  request,
  allow,
}) => {
  allow(/503/);
  await page.goto('/m/home');
  const script = await page.locator('script[src]').first().getAttribute('src');
  await sandbox.maintenance(true);
  await untilClosed(page, 503);
  expect((await request.get(script ?? '')).status()).toBe(200);
  expect((await request.get('/art/logo.svg')).status()).toBe(200);
  const call = await request.get('/lgw/games/hot?language=VI');
  expect([call.status(), (await call.json()).errorCode]).toEqual([503, 'platform.maintenance']);
});

test('a site that closes while somebody plays swaps to the status page at the next call [GATE-17 ERR-57]', async ({
  page,
  member,
  sandbox,
  allow,
}) => {
  // Styles and scripts that the page still wants meanwhile are refused like all else.
  allow(/503|Refused to (?:apply style|execute script)/);
  await member();
  await page.goto('/m/member/home');
  await page.waitForLoadState('networkidle');
  await sandbox.maintenance(true);
  // A call that is refused while the edge still lets pages through leads to a page that is refused anew.
  await expect.poll(async () => (await page.request.get('/lgw/games/hot?language=VI')).status()).toBe(503);
  await page.getByRole('button', { name: t('wallet_refresh') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('status_maintenance_title'));
});

test('a kept status that cannot be read is logged and loaded anew [GATE-13 GATE-14]', async ({ page }) => {
  await page.goto('/m/home');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('MC_SYSTEM_STATUS'))).toContain('hoadang');
  await page.evaluate(() => localStorage.setItem('MC_SYSTEM_STATUS', '{broken'));
  const warned = page.waitForEvent(
    'console',
    (message) => message.type() === 'warning' && message.text().includes('system status'),
  );
  await page.reload();
  await warned;
  await expect.poll(() => page.evaluate(() => localStorage.getItem('MC_SYSTEM_STATUS'))).toContain('hoadang');
});
