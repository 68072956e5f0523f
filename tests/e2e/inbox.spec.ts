import type { Page } from '@playwright/test';
import { scripted } from './support/held-scripts';
import { leaveAsMember, newMember } from './support/members';
import { tapBelowList } from './support/tap-below-list';
import { expect, t, test } from './support/test';

const headers = (page: Page) => page.locator('main details > summary');
const unread = (page: Page) => headers(page).filter({ hasText: t('inbox_unread') });

test('a guest logs in on the way to the inbox; reading and deleting change the list and the figure [NOTICE-20 NOTICE-23 NOTICE-26 NOTICE-27 NOTICE-28 ROUTE-19 ROUTE-88 CALL-34]', async ({
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
  await axe();
  await headers(page).first().click();
  await expect(tabs).toContainText(t('messages_unread', 'vi', { count: 24 }));
  await expect(unread(page)).toHaveCount(19);

  await page.getByRole('button', { name: t('inbox_delete') }).click();
  const dialog = page.getByRole('dialog');
  await axe();
  await dialog.getByRole('button', { name: t('action_cancel') }).click();
  await expect(headers(page)).toHaveCount(20);
  await page.getByRole('button', { name: t('inbox_delete') }).click();
  await dialog.getByRole('button', { name: t('inbox_delete') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('inbox_deleted') })).toHaveCount(1);
  await expect(headers(page).first()).toBeFocused();
  await expect(unread(page)).toHaveCount(20);

  await tapBelowList(page.getByRole('button', { name: t('inbox_more') }));
  await expect(headers(page)).toHaveCount(24);
  await tabs.getByRole('link', { name: t('messages_notices') }).click();
  await expect(page).toHaveURL(/\/m\/notice$/);
});

test('a deletion that fails puts the message back; an empty inbox, a trial and a dead gateway have kind words [NOTICE-22 NOTICE-27]', async ({
  page,
  member,
  sandbox,
  allow,
  axe,
}) => {
  const { account } = await member();
  await page.goto('/m/webEmail');
  await expect(page.getByText(t('inbox_empty_title'))).toBeVisible();
  await sandbox.inbox({ account, item: { title: 'Quà sinh nhật', content: '<p>100.000 ₫</p>' } });
  await page.reload();
  await headers(page).first().click();
  await expect(page.getByText('100.000 ₫')).toBeVisible();
  await expect(unread(page)).toHaveCount(0);

  allow(/response 50\d (?:DELETE|GET) .*\/wps\/inbox/);
  await sandbox.fault({ path: '/wps/inbox', status: 500, times: 20 });
  await page.getByRole('button', { name: t('inbox_delete') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('inbox_delete') })
    .click();
  await expect(page.getByRole('alert').filter({ hasText: t('error_system') })).toHaveCount(1);
  await expect(headers(page)).toHaveText(/Quà sinh nhật/);
  await page.reload();
  await expect(page.getByText(t('inbox_failed_title'))).toBeVisible();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: t('action_retry') }).click();
  await expect(headers(page)).toHaveText(/Quà sinh nhật/);
  await expect(page.getByRole('main')).toBeFocused();

  await leaveAsMember(page);
  await member({ type: 4 });
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/m/webEmail');
  await expect(page.getByText(t('inbox_trial_title'))).toBeVisible();
  await axe();
  expect(calls.filter((path) => path.startsWith('/wps/inbox'))).toEqual([]);
});

test('the member centre leads on by tiles, with the unread figure up to 99+ [MEMB-20 MEMB-21 MEMB-22 MEMB-24 MEMB-25 MEMB-26 MEMB-31 NOTICE-19 CONST-37 HELP-21]', async ({
  page,
  sandbox,
  member,
  axe,
}) => {
  const { account } = await member();
  await sandbox.inbox({ account, count: 120 });
  await page.goto('/m/member/home');
  const tiles = page.getByRole('navigation', { name: t('member_quick_menu') });
  const news = tiles.getByRole('link', { name: t('member_tile_news') });
  await expect(news).toContainText('99+');
  await axe();
  await news.click();
  await expect(page).toHaveURL(/\/m\/webEmail$/);
  await page.goBack();
  await tiles.getByRole('link', { name: t('feedback_title') }).click();
  await expect(page).toHaveURL(/\/m\/feedback$/);
  await page.goBack();
  for (const [name, address] of [
    [t('member_about'), /\/m\/help\?tag=about$/],
    [t('member_privacy'), /\/m\/help\?tag=terms$/],
    [t('customer_service'), /\/m\/support$/],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await page.goBack();
  }
  await sandbox.flags({ MAILCEN: false, FEEDBACK3: false });
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: t('member_about') })).toBeVisible();
    await expect(tiles.getByRole('link', { name: t('member_tile_record') })).toBeVisible();
    for (const name of [t('member_tile_news'), t('feedback_title')])
      await expect(tiles.getByRole('link', { name })).toHaveCount(0, { timeout: 500 });
  }).toPass();
});

test('on trial the member centre shows its tiles, and what needs an actual account says so [MEMB-32]', async ({
  page,
  member,
}) => {
  await member({ type: 4 });
  await page.goto('/m/member/home');
  await scripted(page);
  const tiles = page.getByRole('navigation', { name: t('member_quick_menu') });
  await tiles.getByRole('link', { name: t('feedback_title') }).click();
  await expect(page.getByRole('alert').filter({ hasText: t('error_actual_account') })).toHaveCount(1);
  await expect(page).toHaveURL(/\/m\/member\/home$/);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('trial_sheet_stay') })
    .click();
  await tiles.getByRole('link', { name: t('member_tile_news') }).click();
  await expect(page.getByText(t('inbox_trial_title'))).toBeVisible();
});
