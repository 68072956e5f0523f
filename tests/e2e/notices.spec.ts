import type { Page } from '@playwright/test';
import { holdFunction } from './support/held-calls';
import { holdScripts } from './support/held-scripts';
import { tapBelowList } from './support/tap-below-list';
import { expect, t, test } from './support/test';

const LIST = '/wps/announcements';
const MARK = '/wps/announcements/read';

/** Bodies of the calls that mark something as read, as they go out. */
function marksOf(page: Page): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === MARK) bodies.push(request.postDataJSON());
  });
  return bodies;
}

/** Paths of calls for what is unread, which guests and users on trial do not cause. */
function unreadCallsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/wps/inbox') || pathname === MARK) paths.push(pathname);
  });
  return paths;
}

const headers = (page: Page) => page.locator('main details > summary');
const unread = (page: Page) => headers(page).filter({ hasText: t('notices_unread') });

test('a member reads notices: each tapped one is marked once, nothing is lost or closed, and the figure falls [NOTICE-01 NOTICE-02 NOTICE-03 NOTICE-04 NOTICE-09 NOTICE-10 NOTICE-11 NOTICE-12 ROUTE-43 CALL-48]', async ({
  page,
  member,
  axe,
}) => {
  const marks = marksOf(page);
  await member();
  await page.goto('/m/notice');
  await expect(unread(page).first()).toBeVisible();
  const before = await unread(page).count();
  const tabs = page.getByRole('navigation', { name: t('messages_tabs') });
  await expect(tabs).toContainText(t('messages_unread', 'vi', { count: before }));
  await axe();

  const reloaded = page.waitForResponse((response) => response.url().includes('/_serverFn/'));
  for (const place of [0, 1, 2]) await headers(page).nth(place).click();
  await expect.poll(() => marks.length).toBe(3);
  await reloaded;
  expect(new Set(marks.map((mark) => JSON.stringify(mark))).size).toBe(3);
  expect(marks[0]).toMatchObject({ read: true });
  await expect(tabs).toContainText(t('messages_unread', 'vi', { count: before - 3 }));
  await expect(page.locator('main details[open]')).toHaveCount(3);
  await expect(page.locator('main details[open] p').first()).toBeVisible();
  await axe();

  await headers(page).first().click();
  await expect(page.locator('main details[open]')).toHaveCount(2);
  await headers(page).first().press('Enter');
  await expect(page.locator('main details[open]')).toHaveCount(3);
  await page.reload();
  await expect(unread(page)).toHaveCount(before - 3);
  expect(marks).toHaveLength(3);
});

test('guests and users on trial find every notice read, and nothing is asked or marked for them [NOTICE-05 NOTICE-06 NOTICE-07 NOTICE-08 NOTICE-22 NOTICE-25 ROLE-42 ROLE-43]', async ({
  page,
  member,
}) => {
  const calls = unreadCallsOf(page);
  const look = async () => {
    await page.goto('/m/notice');
    await headers(page).first().click();
    await expect(page.locator('main details[open] p').first()).toBeVisible();
    await expect(unread(page)).toHaveCount(0);
  };
  await look();
  await member({ type: 4 });
  await look();
  await page.goto('/m/help');
  expect(calls).toEqual([]);
});

test('a notice has a page of its own with title, date and text; one that is gone leads to all [NOTICE-15 NOTICE-16 NOTICE-17 NOTICE-18 ROUTE-44 CALL-49 CONST-26]', async ({
  page,
  context,
  baseURL,
  axe,
}) => {
  await page.goto('/m/notice');
  await headers(page).first().click();
  await page
    .getByRole('link', { name: t('notices_open_alone') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/m\/noticeDetail\?id=\d+$/);
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(article).toContainText(/\d{4}-\d{2}-\d{2}/);
  await expect(page).toHaveTitle(/ · Hoa Đăng$/);
  await axe();

  await context.addCookies([{ name: 'language', value: 'ar', url: baseURL ?? '' }]);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(article).toBeVisible();
  await axe();

  await page.goto('/m/home');
  for (const gone of ['999999', 'x', '']) {
    await page.goto(`/m/noticeDetail?id=${gone}`);
    await expect(page).toHaveURL(/\/m\/notice$/);
  }
});

test('2,000 notices come page by page, and a toast says so while they load [NOTICE-13 NOTICE-14 CONST-23]', async ({
  page,
  member,
  sandbox,
}) => {
  await sandbox.announcements({ kind: 'player', count: 2_000, titleLength: 200 });
  await member();
  await page.goto('/m/notice');
  await expect(headers(page)).toHaveCount(20);
  const release = await holdFunction(page, 'listNoticesFn');
  await tapBelowList(page.getByRole('button', { name: t('notices_more') }));
  await expect(page.getByRole('status').filter({ hasText: t('notices_loading') })).toHaveCount(1);
  release();
  await expect(headers(page)).toHaveCount(40);
  await expect(page.getByText(t('notices_loading'))).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('who scrolls down and asks for more before the scripts run stays there and gets it; a reload leads back to the place [NOTICE-14]', async ({
  page,
  sandbox,
}) => {
  await sandbox.announcements({ kind: 'player', count: 60 });
  const release = await holdScripts(page);
  await page.goto('/m/notice', { waitUntil: 'commit' });
  await page.getByRole('button', { name: t('notices_more') }).click();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(300);
  release();
  await expect(headers(page)).toHaveCount(40);
  expect(await page.evaluate(() => scrollY)).toBe(place);

  await headers(page).nth(35).scrollIntoViewIfNeeded();
  const low = await page.evaluate(() => scrollY);
  await page.reload();
  await expect(headers(page)).toHaveCount(40);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(low);
});

test('a gateway that does not answer leaves a word and a way to try again, and reading works without a script [NOTICE-01]', async ({
  page,
  browser,
  baseURL,
  visitor,
  member,
  sandbox,
  axe,
}) => {
  await member();
  await sandbox.fault({ path: LIST, status: 500, times: 20 });
  await page.goto('/m/notice');
  await expect(page.getByText(t('notices_failed_title'))).toBeVisible();
  await axe();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: t('action_retry') }).click();
  await expect(headers(page).first()).toBeVisible();

  const still = await browser.newContext({
    javaScriptEnabled: false,
    extraHTTPHeaders: { 'X-Sandbox-Address': visitor },
  });
  const bare = await still.newPage();
  await bare.goto(`${baseURL}/m/notice`);
  await headers(bare).first().click();
  await bare
    .getByRole('link', { name: t('notices_open_alone') })
    .first()
    .click();
  await expect(bare.getByRole('article').getByRole('heading', { level: 2 })).toBeVisible();
  await still.close();
});
