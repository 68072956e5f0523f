import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { leaveAsMember, newMember, openSession } from './support/members';
import { expect, t, test } from './support/test';

const INVITE = '/m/inviteFriends';
const main = (page: Page) => page.getByRole('main');
const friends = (page: Page) => main(page).getByRole('list', { name: t('referral_friends') });

test('a member finds the own link, code and QR code with the terms above them, and who came with what each brought [INVITE-01 INVITE-03 INVITE-04 ROUTE-14 ROLE-11]', async ({
  page,
  sandbox,
  member,
  baseURL,
  axe,
}) => {
  const { account } = await member({ balance: 0 });
  const came = async (hoursAgo?: number) => {
    const friend = await newMember(sandbox, { recommender: account, ageDays: 3 });
    if (hoursAgo) await sandbox.post('payments', { account: friend.account, amount: 200_000, hoursAgo });
  };
  await came();
  await came(1);
  await came(30);
  await page.goto(INVITE);
  const link = `${baseURL}/m/register?recommenderId=${account}`;
  await expect(main(page)).toContainText(link.replace(/^https?:\/\//, ''));
  await expect(main(page)).toContainText(
    t('referral_offer', 'vi', { reward: '50.000\u00a0₫', least: '200.000\u00a0₫' }),
  );
  await expect(main(page)).toContainText(t('referral_terms', 'vi', { times: 3, hours: 24 }));
  await expect(main(page).getByRole('img', { name: t('referral_qr') })).toBeVisible();
  await expect(friends(page).getByRole('listitem')).toHaveCount(3);
  await expect(friends(page)).toContainText(t('referral_state_rewarded'));
  await expect(friends(page)).toContainText(t('referral_state_checking'));
  await expect(friends(page)).toContainText('m***');
  await expect(main(page).getByText('50.000,00\u00a0₫', { exact: true }).first()).toBeVisible();
  await axe();
  await main(page)
    .getByRole('link', { name: t('referral_group_waiting', 'vi', { count: 1 }) })
    .click();
  await expect(friends(page).getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL(/group=waiting$/);
  await page.goto('/m/member/home');
  await expect(page.getByRole('region', { name: t('wallet_title') })).toContainText('50.000,00');
});

test('the link is copied, shared by the phone’s own sheet, and kept as a picture [INVITE-03]', async ({
  page,
  context,
  member,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { account } = await member();
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (data: unknown) => void shared.push(data),
    });
  });
  await page.goto(INVITE);
  await main(page)
    .getByRole('button', { name: t('deposit_copy', 'vi', { label: t('referral_code') }) })
    .click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(account);
  await main(page)
    .getByRole('button', { name: t('referral_share'), exact: true })
    .click();
  const shared = await page.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared);
  expect(shared).toMatchObject([{ url: expect.stringMatching(/recommenderId=/) }]);
  const downloading = page.waitForEvent('download');
  await main(page)
    .getByRole('button', { name: t('referral_save') })
    .click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${account}.png`);
  const picture = await readFile(await download.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1080, 1350]);
});

test('where the browser shares nothing the button copies the link [INVITE-03]', async ({
  page,
  context,
  member,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await member();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'share', { configurable: true, value: undefined }),
  );
  await page.goto(INVITE);
  await main(page)
    .getByRole('button', { name: t('referral_copy_link') })
    .click();
  await expect(page.getByRole('status').filter({ hasText: t('copy_success') })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/m\/register\?recommenderId=/);
});

test('who registers through the link is a friend of whoever sent it, and one’s own link brings nobody [INVITE-03 INVITE-04 REG-67]', async ({
  browser,
  sandbox,
  baseURL,
}) => {
  const inviter = await newMember(sandbox);
  const [friend, cheat] = ['f', 'c'].map((letter) => `${letter}${Date.now().toString(36)}`);
  // Each on a phone of one's own.
  const newPhone = async () => (await browser.newContext()).newPage();
  const register = async (username = '', recommenderId = '') => {
    const phone = await newPhone();
    await phone.goto(`/m/register?recommenderId=${recommenderId}`);
    await phone.getByRole('radio', { name: t('login_username'), exact: true }).check();
    await phone.fill('input[name="username"]', username);
    await phone.fill('input[name="password"]', 'Lantern2209');
    await phone.fill('input[name="confirmPassword"]', 'Lantern2209');
    const picture = phone.getByRole('button', { name: t('login_captcha_reload') });
    await expect(picture).toHaveAttribute('aria-busy', 'false');
    await expect(picture.locator('img')).toBeVisible();
    await phone.fill('input[name="captcha"]', (await sandbox.captcha()).answer);
    await phone.getByRole('button', { name: t('register_submit'), exact: true }).click();
    await phone.waitForURL('**/m/home');
    return phone;
  };
  await register(friend, inviter.account);
  const phone = await newPhone();
  await openSession(phone, baseURL ?? '', inviter);
  await phone.goto(INVITE);
  await expect(friends(phone).getByRole('listitem')).toHaveCount(1);
  await expect(friends(phone)).toContainText(t('referral_state_registered'));
  const own = await register(cheat, cheat);
  await own.goto(INVITE);
  await expect(main(own).getByRole('heading', { name: t('referral_empty') })).toBeVisible();
  await Promise.all(browser.contexts().map((context) => context.close()));
});

test('an agent invites by the own code, in English at 320 px [INVITE-04 ROLE-11]', async ({
  page,
  context,
  sandbox,
  member,
  baseURL,
  axe,
}) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  const { account } = await member({ type: 1 });
  const code = `E${Date.now() % 1e8}`;
  await sandbox.post('affiliates', { code, account });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(INVITE);
  await expect(main(page)).toContainText(`/m/register?affiliateCode=${code}`);
  await expect(main(page)).toContainText(t('referral_offer_none', 'en'));
  await expect(main(page).getByRole('heading', { name: t('referral_empty', 'en') })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await axe();
});

test('it is there only while referral is on, for members alone, and not for users on trial [INVITE-02 ROUTE-15 ROUTE-16 MENU-60 MEMB-15 ROLE-30]', async ({
  page,
  sandbox,
  member,
  axe,
}) => {
  await page.goto(INVITE);
  await expect(page).toHaveURL(/\/m\/login\?redirect=%2Fm%2FinviteFriends$/);
  await member();
  await page.goto('/m/member/home');
  await main(page)
    .getByRole('link', { name: t('member_tile_invite') })
    .click();
  await expect(page).toHaveURL(/\/m\/inviteFriends$/);
  // No call of the first member's may be on its way when the second one comes.
  await expect(main(page).getByRole('heading', { name: t('referral_empty') })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await leaveAsMember(page);
  await member({ type: 4 });
  await page.goto(INVITE);
  await expect(main(page).getByRole('heading', { name: t('referral_trial_title') })).toBeVisible();
  await axe();
  await sandbox.flags({ REFERRAL3: false });
  await expect(async () => {
    await page.goto(INVITE);
    await expect(page).toHaveURL(/\/m\/home$/, { timeout: 500 });
  }).toPass();
});

test('without the gateway it says that the rewards are safe, and comes back with a tap [INVITE-01]', async ({
  page,
  sandbox,
  member,
  allow,
  axe,
}) => {
  allow(/50\d/);
  await member();
  await sandbox.fault({ path: '/wps/referral/overview', status: 503, body: '{}', times: 20 });
  await page.goto(INVITE);
  await expect(main(page).getByRole('heading', { name: t('referral_failed_title') })).toBeVisible();
  await axe();
  await sandbox.clearFaults();
  await main(page)
    .getByRole('button', { name: t('action_retry') })
    .click();
  await expect(main(page).getByRole('img', { name: t('referral_qr') })).toBeVisible();
});
