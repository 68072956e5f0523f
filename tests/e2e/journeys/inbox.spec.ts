import { otherAddress } from '../../support/site-address';
import { holdScripts } from '../support/held-scripts';
import { newMember } from '../support/members';
import type { Page } from '../support/site-page';
import { tapBelowList } from '../support/tap-below-list';
import { expect, t, test } from '../support/test';

const headers = (page: Page) => page.locator('main details > summary');
const unread = (page: Page, mark: 'inbox_unread' | 'notices_unread') =>
  headers(page).filter({ hasText: t(mark) });

test('a guest logs in on the way to the inbox; reading and deleting change the list and the figure, and the page as it is opened again [NOTICE-20 NOTICE-23 NOTICE-26 NOTICE-27 NOTICE-28 ROUTE-19 ROUTE-88 CALL-34]', async ({
  page,
  sandbox,
  axe,
}) => {
  const member = await newMember(sandbox);
  await sandbox.clearAnnouncements('popup');
  await sandbox.inbox({ account: member.account, count: 25 });
  await page.goto('/m/webEmail');
  await expect(page).toHaveURL(/\/m\/login\?redirect=%2Fm%2FwebEmail$/);
  await page.fill('input[name="username"]', member.account);
  await page.fill('input[name="password"]', member.password);
  await page.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL(/\/m\/webEmail$/);

  const tabs = page.getByRole('navigation', { name: t('messages_tabs') });
  await expect(tabs).toContainText(t('messages_unread', 'vi', { count: 25 }));
  await expect(headers(page)).toHaveCount(20);
  await headers(page).first().click();
  await expect(tabs).toContainText(t('messages_unread', 'vi', { count: 24 }));
  await page.getByRole('button', { name: t('inbox_delete') }).click();
  const dialog = page.getByRole('dialog');
  await axe();
  await dialog.getByRole('button', { name: t('inbox_delete') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('inbox_deleted') })).toHaveCount(1);
  await expect(headers(page).first()).toBeFocused();
  await expect(unread(page, 'inbox_unread')).toHaveCount(20);
  await tapBelowList(page.getByRole('button', { name: t('inbox_more') }));
  await expect(headers(page)).toHaveCount(24);
  await page.reload();
  await expect(tabs).toContainText(t('messages_unread', 'vi', { count: 24 }));
});

test('a member reads notices: the tapped ones are marked, the figure falls, and they are read as the page is opened again [NOTICE-04 NOTICE-10 NOTICE-11 NOTICE-12 CALL-48]', async ({
  page,
  member,
}) => {
  const marks: unknown[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/wps/announcements/read') marks.push(request.postDataJSON());
  });
  await member();
  await page.goto('/m/notice');
  await expect(unread(page, 'notices_unread').first()).toBeVisible();
  const before = await unread(page, 'notices_unread').count();
  const tabs = page.getByRole('navigation', { name: t('messages_tabs') });
  await expect(tabs).toContainText(t('messages_unread', 'vi', { count: before }));
  const reloaded = page.waitForResponse((response) => response.url().includes('/_serverFn/'));
  for (const place of [0, 1, 2]) await headers(page).nth(place).click();
  await expect.poll(() => marks.length).toBe(3);
  await reloaded;
  await expect(tabs).toContainText(t('messages_unread', 'vi', { count: before - 3 }));
  await expect(page.locator('main details[open]')).toHaveCount(3);
  await page.reload();
  await expect(unread(page, 'notices_unread')).toHaveCount(before - 3);
  expect(marks).toHaveLength(3);
});

test('who scrolls down and asks for more before the scripts run stays there and gets it; a reload leads back to the place; reading works without a script [NOTICE-01 NOTICE-14]', async ({
  page,
  browser,
  baseURL,
  visitor,
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

  const still = await browser.newContext({
    javaScriptEnabled: false,
    extraHTTPHeaders: { 'X-Sandbox-Address': visitor },
  });
  const bare = await still.newPage();
  await bare.goto(otherAddress(`${baseURL}/m/notice`));
  await headers(bare).first().click();
  await bare
    .getByRole('link', { name: t('notices_open_alone') })
    .first()
    .click();
  await expect(bare.getByRole('article').getByRole('heading', { level: 2 })).toBeVisible();
  await still.close();
});
