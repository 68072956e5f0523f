import type { Page } from '@playwright/test';
import { leaveAsMember, newMember } from './support/members';
import { expect, t, test } from './support/test';

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

test('a failed unread figure stays silent, a failed launch keeps the place, failed lists try again; without the flag there is no chat at all [CHAT-20 CHAT-21 CHAT-22 CHAT-31 ERR-54 FLAG-20]', async ({
  page,
  member,
  sandbox,
  allow,
}) => {
  allow(/response 50\d .*(?:\/wps\/chat\/|_serverFn)/);
  await member();
  await sandbox.fault({ path: '/wps/chat/unread', status: 500, times: 20 });
  await sandbox.fault({ path: '/wps/chat/anchors', status: 500, times: 2 });
  const unread = page.waitForResponse(/\/wps\/chat\/unread/);
  await page.goto('/m/live-games');
  expect((await unread).status()).toBe(502);
  await expect(rooms(page)).toContainText(t('live_failed'));
  await sandbox.clearFaults();
  await rooms(page)
    .getByRole('button', { name: t('action_retry') })
    .click();
  await expect(room(page, 'Mai Lan')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);

  await sandbox.fault({ path: '/wps/chat/launch', status: 500, times: 4 });
  await room(page, 'Mai Lan').click();
  await expect(page.getByRole('alert').filter({ hasText: t('error_system') })).toHaveCount(1);
  await expect(page).toHaveURL(/\/m\/live-games$/);
  await page.goto('/m/chat');
  await expect(page.getByText(t('chat_failed_title'))).toBeVisible();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: t('action_retry') }).click();
  await expect(chat(page).getByRole('heading')).toBeVisible();

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const chatCalls = () => asked.filter((path) => path.startsWith('/wps/chat'));
  await leaveAsMember(page);
  await member({ type: 4 });
  await page.goto('/m/live-games');
  await expect(room(page, 'Mai Lan')).toBeVisible();
  expect(chatCalls()).not.toContain('/wps/chat/unread');

  await sandbox.flags({ CBS3: false });
  await expect(async () => {
    await page.goto('/m/chat');
    await expect(page).toHaveURL(/\/m\/support$/, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByText(t('support_chat_note'))).toHaveCount(0);
  asked.length = 0;
  await page.goto('/m/live-games');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(rooms(page)).toHaveCount(0);
  expect(chatCalls()).toEqual([]);
});
