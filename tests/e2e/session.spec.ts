import type { Page } from '@playwright/test';
import { logIn, logOut, newMember } from './support/members';
import type { Sandbox } from './support/sandbox';
import { expect, t, test } from './support/test';

const record = () => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? 'null');

test('a login keeps the stated record with an opaque token and never shows the gateway token to scripts [SESS-01 SESS-02 SESS-14 SESS-15 SESS-16 SESS-24 GATE-35 GATE-36 GATE-37]', async ({
  page,
  memberByForm,
}) => {
  const { account } = await memberByForm({ type: 1 });
  await expect(page).toHaveURL(/\/m\/home$/);
  const kept = await page.evaluate(record);
  expect(kept).toMatchObject({ merchantCode: 'hoadang', userName: account, type: 1 });
  expect(kept.token).toMatch(/^[0-9a-f-]{36}$/);

  const cookies = await page.context().cookies();
  const sealed = cookies.find(({ name }) => name === 'session');
  expect(sealed).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(await page.evaluate(() => document.cookie)).not.toContain('session');
  const answer = await page.request.get('/wps/wallets/gcs', {
    headers: { Authorization: `Bearer ${kept.token}` },
  });
  expect(answer.ok()).toBe(true);
  await page.context().clearCookies();
  const opaque = await page.request.get('/wps/wallets/gcs', {
    headers: { Authorization: `Bearer ${kept.token}` },
  });
  expect(opaque.status()).toBe(401);
});

test('renews member info, wallet and rank on home for a member and calls none of them for a guest [SESS-36 SESS-37 SESS-38 SESS-39]', async ({
  page,
  memberByForm,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/m/home');
  await page
    .getByRole('navigation', { name: t('footer_label') })
    .getByText(t('footer_member'))
    .click();
  await expect(page).toHaveURL(/member\/home/);
  const memberCalls = ['/wps/member/info', '/wps/wallets/gcs', '/wps/member/rank/progress'];
  expect(calls.filter((path) => memberCalls.includes(path))).toEqual([]);
  calls.length = 0;
  await memberByForm();
  await expect.poll(() => memberCalls.filter((path) => calls.includes(path))).toEqual(memberCalls);
});

test('logging out asks first, and Cancel changes nothing [SESS-25 SESS-26 MEMB-03]', async ({
  page,
  memberByForm,
  axe,
}) => {
  await memberByForm();
  await page.goto('/m/member/home');
  await page.getByRole('button', { name: t('log_out') }).click();
  const dialog = page.getByRole('dialog', { name: t('log_out_question') });
  await expect(dialog).toBeVisible();
  await axe();
  await dialog.getByRole('button', { name: t('action_cancel') }).click();
  await expect(dialog).toHaveCount(0);
  expect(await page.evaluate(record)).not.toBeNull();
});

test('Confirm shows progress, ends the session at the gateway, clears everything and replaces the page with home [SESS-22 SESS-27 SESS-28 SESS-29 SESS-30 SESS-31 SESS-32 SESS-33 SESS-34 CALL-13 ROLE-26]', async ({
  page,
  memberByForm,
  sandbox,
}) => {
  await memberByForm({ nickname: 'Lan Chi' });
  await page.goto('/m/member/home');
  await sandbox.fault({ path: '/wps/session/logout', delayMs: 3_000, times: 1 });
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'session');
  await page.getByRole('button', { name: t('log_out') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('action_confirm') }).click();
  await expect(dialog.getByRole('button', { name: t('action_working') })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await page.waitForURL('**/m/home');
  await expect(dialog).toHaveCount(0);

  expect(
    await page.evaluate(() => [sessionStorage.getItem('MC_SESSION_INFO'), localStorage.getItem('autoLogin')]),
  ).toEqual([null, '0']);
  expect((await page.context().cookies()).find(({ name }) => name === 'session')).toBeUndefined();
  await expect(page.getByText('Lan Chi')).toHaveCount(0);

  // The old cookie no longer opens anything: the gateway itself ended the session.
  await page.context().addCookies([{ name: 'session', value: cookie?.value ?? '', url: page.url() }]);
  expect((await page.request.get('/wps/member/info')).status()).toBe(401);
});

test('a failed logout call clears the session here all the same [SESS-35]', async ({
  page,
  memberByForm,
  sandbox,
}) => {
  await memberByForm();
  await page.goto('/m/member/home');
  await sandbox.fault({ path: '/wps/session/logout', status: 500, body: 'x', times: 1 });
  await logOut(page);
  await page.waitForURL('**/m/home');
  expect(await page.evaluate(record)).toBeNull();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('session');
});

test('a logout while offline is finished at the next start, not undone by the cookie [SESS-23 SESS-35]', async ({
  page,
  memberByForm,
  allow,
}) => {
  allow(/Failed|failed|ERR_/);
  await memberByForm();
  await page.goto('/m/member/home');
  await page.context().setOffline(true);
  await logOut(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('autoLogin'))).toBe('0');
  await page.context().setOffline(false);
  // The app itself is still on its way home.
  await expect(async () => {
    await page.goto('/m/member/home');
    await expect(page.getByText(t('member_guest_text'))).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .not.toContain('session');
});

test('a second tab rebuilds the record from the cookie and follows a logout in the first [SESS-43]', async ({
  page,
  context,
  memberByForm,
}) => {
  const { account } = await memberByForm();
  const second = await context.newPage();
  await second.goto('/m/member/home');
  await expect(second.getByRole('main')).toContainText(account);
  await expect.poll(() => second.evaluate(record)).toMatchObject({ userName: account });

  await page.goto('/m/member/home');
  await logOut(page);
  await expect(second.getByText(t('member_guest_text'))).toBeVisible();
  expect(await second.evaluate(record)).toBeNull();
});

test('a second tab on a page for members alone goes to the login when the first logs out [SESS-43 ROUTE-88]', async ({
  page,
  context,
  memberByForm,
}) => {
  await memberByForm();
  const second = await context.newPage();
  for (const path of ['/m/webEmail', '/m/feedback']) {
    await second.goto(path);
    await expect(second).toHaveURL(path);
    await page.goto('/m/member/home');
    await logOut(page);
    await expect(second).toHaveURL(`/m/login?redirect=${encodeURIComponent(path)}`);
    await memberByForm();
  }
});

test('a session ended elsewhere is told once and leads to the login with the way back kept [SESS-45 SESS-46 ERR-08 ERR-56]', async ({
  page,
  memberByForm,
  sandbox,
}) => {
  const { account } = await memberByForm();
  await page.goto('/m/member/home');
  // The page's own calls are over: the refresh is the first to hear of the end.
  await page.waitForLoadState('networkidle');
  await sandbox.endSessions(account);
  await page.getByRole('button', { name: t('wallet_refresh') }).click();
  await expect(page.getByRole('alert').filter({ hasText: t('error_logged_out') })).toHaveCount(1);
  await expect(page).toHaveURL(/\/m\/login\?redirect=%2Fm%2Fmember%2Fhome/);
  expect(await page.evaluate(record)).toBeNull();
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .not.toContain('session');
});

test('each login voids the earlier session and brings a new opaque id [SESS-44]', async ({
  page,
  memberByForm,
  browser,
  baseURL,
}) => {
  const credentials = await memberByForm();
  const first = await page.evaluate(record);
  const other = await browser.newContext({ baseURL });
  const elsewhere = await other.newPage();
  await elsewhere.goto('/m/login');
  await elsewhere.getByRole('textbox', { name: t('login_username') }).fill(credentials.account);
  await elsewhere.getByLabel(t('login_password'), { exact: true }).fill(credentials.password);
  await elsewhere.getByRole('button', { name: t('log_in'), exact: true }).click();
  await elsewhere.waitForURL('**/m/home');
  expect((await elsewhere.evaluate(record)).token).not.toBe(first.token);
  await other.close();
  expect((await page.request.get('/wps/member/info')).status()).toBe(401);
});

test('another account in the same tab sees nothing of the first [SESS-47]', async ({
  page,
  memberByForm,
  sandbox,
}) => {
  await memberByForm({ nickname: 'Người Trước', balance: 111111 });
  await page.goto('/m/member/home');
  await expect(page.getByText('Người Trước')).toBeVisible();
  await logOut(page);
  await page.waitForURL('**/m/home');
  const next = await newMember(sandbox, { nickname: 'Người Sau', balance: 222222 });
  await page
    .getByRole('navigation', { name: t('footer_label') })
    .getByText(t('footer_member'))
    .click();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('log_in'), exact: true })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: t('login_username') })
    .fill(next.account);
  await page.getByRole('dialog').getByLabel(t('login_password'), { exact: true }).fill(next.password);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('log_in'), exact: true })
    .click();
  await expect(page.getByText('Người Sau')).toBeVisible();
  await expect(page.getByText('222.222')).toBeVisible();
  await expect(page.getByText('Người Trước')).toHaveCount(0);
});

test('a forged session cookie makes a guest, not an error [GATE-36]', async ({ page, baseURL }) => {
  await page
    .context()
    .addCookies([{ name: 'session', value: 'eyJhbGciOiJub25lIn0..AAAA.BBBB.CCCC', url: baseURL ?? '' }]);
  await page.goto('/m/member/home');
  await expect(page.getByText(t('member_guest_text'))).toBeVisible();
});

test('a tab left open as a guest neither undoes a login in another tab nor misses it [SESS-23 SESS-43]', async ({
  page,
  context,
  memberByForm,
  sandbox,
}) => {
  await memberByForm();
  await page.goto('/m/member/home');
  await logOut(page);
  await page.waitForURL('**/m/home');
  const left = await context.newPage();
  await left.goto('/m/member/home');
  await expect(left.getByText(t('member_guest_text'))).toBeVisible();

  const { account } = await logInAgain(page, sandbox);
  await expect(left.getByRole('main')).toContainText(account);
  await page.goto('/m/member/home');
  await expect(page.getByRole('main')).toContainText(account);
  expect(await page.evaluate(() => localStorage.getItem('autoLogin'))).toBe('1');
});

test('a tab follows another tab to another account and keeps nothing of the first [SESS-43 SESS-47]', async ({
  page,
  context,
  memberByForm,
  sandbox,
}) => {
  await memberByForm({ nickname: 'Người Trước', balance: 111111 });
  const other = await context.newPage();
  await other.goto('/m/member/home');
  await expect(other.getByText('Người Trước')).toBeVisible();
  await page.goto('/m/member/home');
  await logOut(page);
  await page.waitForURL('**/m/home');
  const { account } = await logInAgain(page, sandbox);
  await expect(other.getByRole('main')).toContainText(account);
  await expect(other.getByText('Người Trước')).toHaveCount(0);
});

async function logInAgain(page: Page, sandbox: Sandbox) {
  const next = await newMember(sandbox);
  await logIn(page, next);
  return next;
}
