import type { SiteAddress } from '../../support/site-address';
import { holdFunction } from '../support/held-calls';
import { type Credentials, leaveAsMember, logOut, newMember, openSession } from '../support/members';
import type { BrowserContext, Page } from '../support/site-page';
import { expect, t, test } from '../support/test';

const record = () => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? 'null');

/** Opens a page as the signed-in member, and waits until the tab keeps the record of the session. */
async function openAs(
  page: Page,
  { account }: Credentials,
  path: SiteAddress = '/m/member/home',
): Promise<void> {
  await page.goto(path);
  await expect.poll(() => page.evaluate(record)).toMatchObject({ userName: account });
}

async function logInAt(page: Page, { account, password }: Credentials, path: string): Promise<void> {
  await page.goto(`/m/login?redirect=${encodeURIComponent(path)}`);
  await page.getByRole('textbox', { name: t('login_username') }).fill(account);
  await page.getByLabel(t('login_password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('log_in'), exact: true }).click();
  await page.waitForURL(`**${path}`);
}

const sessionCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'session');

test('a login keeps the stated record with an opaque token and never shows the gateway token to scripts; home renews member info, wallet and rank for a member and calls none of them for a guest [SESS-01 SESS-02 SESS-14 SESS-15 SESS-16 SESS-24 SESS-36 SESS-37 SESS-38 SESS-39 GATE-35 GATE-36 GATE-37]', async ({
  page,
  memberByForm,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/m/home');
  await page
    .getByRole('navigation', { name: t('footer_label') })
    .getByText(t('member_centre'))
    .click();
  await expect(page).toHaveURL(/member\/home/);
  const memberCalls = ['/wps/member/info', '/wps/wallets/gcs', '/wps/member/rank/progress'];
  expect(calls.filter((path) => memberCalls.includes(path))).toEqual([]);
  calls.length = 0;
  const { account } = await memberByForm({ type: 1 });
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect.poll(() => memberCalls.filter((path) => calls.includes(path))).toEqual(memberCalls);

  const kept = await page.evaluate(record);
  expect(kept).toMatchObject({ merchantCode: 'hoadang', userName: account, type: 1 });
  expect(kept.token).toMatch(/^[0-9a-f-]{36}$/);
  expect(await sessionCookie(page)).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(await page.evaluate(() => document.cookie)).not.toContain('session');
  const authorized = { headers: { Authorization: `Bearer ${kept.token}` } };
  expect((await page.request.get('/wps/wallets/gcs', authorized)).ok()).toBe(true);
  await leaveAsMember(page);
  expect((await page.request.get('/wps/wallets/gcs', authorized)).status()).toBe(401);
});

test('logging out asks first: Cancel changes nothing; Confirm shows progress, ends the session at the gateway, clears everything and replaces the page with home [SESS-22 SESS-25 SESS-26 SESS-27 SESS-28 SESS-29 SESS-30 SESS-31 SESS-32 SESS-33 SESS-34 MEMB-03 CALL-13 ROLE-26]', async ({
  page,
  sandbox,
  axe,
}) => {
  await logInAt(page, await newMember(sandbox, { nickname: 'Lan Chi' }), '/m/member/home');
  await page.getByRole('button', { name: t('log_out') }).click();
  const question = page.getByRole('dialog', { name: t('log_out_question') });
  await expect(question).toBeVisible();
  await axe();
  await question.getByRole('button', { name: t('action_cancel') }).click();
  await expect(question).toHaveCount(0);
  expect(await page.evaluate(record)).not.toBeNull();

  const release = await holdFunction(page, 'logOutFn');
  const cookie = await sessionCookie(page);
  await page.getByRole('button', { name: t('log_out') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('log_out') }).click();
  await expect(dialog.getByRole('button', { name: t('action_working') })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  release();
  await page.waitForURL('**/m/home');
  await expect(dialog).toHaveCount(0);

  expect(
    await page.evaluate(() => [sessionStorage.getItem('MC_SESSION_INFO'), localStorage.getItem('autoLogin')]),
  ).toEqual([null, '0']);
  expect(await sessionCookie(page)).toBeUndefined();
  await expect(page.getByText('Lan Chi')).toHaveCount(0);

  // The old cookie no longer opens anything: the gateway itself ended the session.
  await page.context().addCookies([{ name: 'session', value: cookie?.value ?? '', url: page.url() }]);
  expect((await page.request.get('/wps/member/info')).status()).toBe(401);
});

test('a logout while offline is finished at the next start, not undone by the cookie [SESS-23 SESS-35]', async ({
  page,
  member,
  allow,
}) => {
  allow(/Failed|failed|ERR_|Unable to preload/);
  await openAs(page, await member(), '/m/home');
  await page
    .getByRole('navigation', { name: t('footer_label') })
    .getByText(t('member_centre'))
    .click();
  await expect(page.getByRole('button', { name: t('log_out') })).toBeVisible();
  await page.context().setOffline(true);
  await logOut(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('autoLogin'))).toBe('0');
  await page.context().setOffline(false);
  // The app itself is still on its way home.
  await expect(async () => {
    await page.goto('/m/member/home');
    await expect(page.getByText(t('member_guest_text'))).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect.poll(() => sessionCookie(page)).toBeUndefined();
});

test('a second tab rebuilds the record from the cookie and follows a logout in the first, to the login where its page is for members alone; left open as a guest it neither undoes nor misses a login there, and keeps nothing of the first account [SESS-23 SESS-43 SESS-47 ROUTE-88]', async ({
  page,
  context,
  member,
  sandbox,
}) => {
  const first = await member({ nickname: 'Người Trước', balance: 111111 });
  const second = await context.newPage();
  await openAs(second, first);
  await expect(second.getByRole('main')).toContainText(first.account);
  await expect(second.getByText('Người Trước')).toBeVisible();
  const third = await context.newPage();
  await openAs(third, first, '/m/webEmail');

  await openAs(page, first);
  await logOut(page);
  await expect(second.getByText(t('member_guest_text'))).toBeVisible();
  await expect(third).toHaveURL(/\/m\/login\?redirect=%2Fm%2FwebEmail$/);
  await third.close();
  expect(await second.evaluate(record)).toBeNull();
  await page.waitForURL('**/m/home');

  await second.reload();
  await expect(second.getByText(t('member_guest_text'))).toBeVisible();
  const next = await newMember(sandbox);
  await logInAt(page, next, '/m/support');
  await expect(second.getByRole('main')).toContainText(next.account);
  await expect(second.getByText('Người Trước')).toHaveCount(0);
  await page.goto('/m/member/home');
  await expect(page.getByRole('main')).toContainText(next.account);
  expect(await page.evaluate(() => localStorage.getItem('autoLogin'))).toBe('1');
});

/** What a browser tells a page that it kept while the visitor was elsewhere. */
const takenUp = () => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

test('a browser that forgets all that scripts stored, as Safari does after seven days, keeps its member signed in; a page that it kept asks anew for the money and who is signed in when it is shown again [SESS-16 SESS-43]', async ({
  page,
  member,
  sandbox,
}) => {
  const signedIn = await member({ balance: 111111 });
  await openAs(page, signedIn);
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const name of await caches.keys()) await caches.delete(name);
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
  });
  await openAs(page, signedIn, '/m/webEmail');
  await expect(page).toHaveURL(/\/m\/webEmail$/);
  await openAs(page, signedIn);
  await expect(page.getByRole('main')).toContainText('111.111');

  await sandbox.addMovements(signedIn.account, [
    { kind: 'deposit', amount: 222222, source: `deposit:NT-${signedIn.account}` },
  ]);
  await page.evaluate(takenUp);
  await expect(page.getByRole('main')).toContainText('333.333');
  await page.context().clearCookies({ name: 'session' });
  await page.evaluate(takenUp);
  await expect(page.getByText(t('member_guest_text'))).toBeVisible();
  expect(await page.evaluate(record)).toBeNull();
});

test('a session ended elsewhere is told once and leads to the login with the way back kept [SESS-45 SESS-46 ERR-08 ERR-56]', async ({
  page,
  member,
  sandbox,
}) => {
  const signedIn = await member();
  await openAs(page, signedIn);
  // The page's own calls are over: the refresh is the first to hear of the end.
  await page.waitForLoadState('networkidle');
  await sandbox.endSessions(signedIn.account);
  await page.getByRole('button', { name: t('wallet_refresh') }).click();
  await expect(page.getByRole('alert').filter({ hasText: t('error_logged_out') })).toHaveCount(1);
  await expect(page).toHaveURL(/\/m\/login\?redirect=%2Fm%2Fmember%2Fhome/);
  expect(await page.evaluate(record)).toBeNull();
  await expect.poll(() => sessionCookie(page)).toBeUndefined();
});

/** What a browser still has of a visitor when it was closed and opened again: cookies with a lifetime. */
async function reopened(context: BrowserContext, baseURL = ''): Promise<BrowserContext> {
  const cookies = (await context.cookies()).filter(({ expires }) => expires > 0);
  const next = await context.browser()?.newContext({ baseURL, storageState: { cookies, origins: [] } });
  if (!next) throw new Error('the browser is gone');
  return next;
}

test('a member who stays signed in on the phone is there when the app was closed and opened again, is told of in the security centre, and one who does not is a guest; ended elsewhere meanwhile, the login opens with the way back [SESS-45 SESS-46 ACC-02 ACC-06]', async ({
  page,
  context,
  member,
  sandbox,
  baseURL,
  axe,
}) => {
  const signedIn = await member();
  await openAs(page, signedIn);
  const plain = await reopened(context, baseURL);
  const guest = await plain.newPage();
  await guest.goto('/m/member/home');
  await expect(guest.getByText(t('member_guest_text'))).toBeVisible();
  await plain.close();

  const other = await context.newPage();
  await openAs(other, signedIn, '/m/set');
  await page.goto('/m/set');
  const stay = (tab: Page) => tab.getByRole('switch', { name: t('stay_title') });
  await expect(stay(page)).not.toBeChecked();
  // What lets the other tab hear of it has come.
  await other.mouse.move(1, 1);
  await other.waitForLoadState('networkidle');
  await stay(page).check();
  await expect.poll(async () => (await sessionCookie(page))?.expires ?? -1).toBeGreaterThan(0);
  await expect(stay(page)).toBeChecked();
  await axe();

  const app = await reopened(context, baseURL);
  const opened = await app.newPage();
  await openAs(opened, signedIn, '/m/securityCenter');
  await expect(
    opened
      .getByRole('listitem')
      .filter({ has: opened.getByText(t('security_session_this'), { exact: true }) }),
  ).toContainText(t('security_session_stays', 'vi', { date: '' }).trim());

  await sandbox.endSessions(signedIn.account);
  const ended = await app.newPage();
  await ended.goto('/m/webEmail?page=2');
  await expect(ended).toHaveURL(/\/m\/login\?redirect=%2Fm%2FwebEmail/);
  await expect(ended.getByRole('alert').filter({ hasText: t('error_logged_out') })).toHaveCount(0);
  await app.close();
});

test('each login brings a new opaque id and voids the session that it replaces; one on another phone goes on [SESS-44]', async ({
  page,
  sandbox,
  browser,
  baseURL,
}) => {
  const credentials = await newMember(sandbox);
  await logInAt(page, credentials, '/m/support');
  const first = await page.evaluate(record);
  const other = await browser.newContext({ baseURL });
  const elsewhere = await other.newPage();
  await logInAt(elsewhere, credentials, '/m/support');
  expect((await elsewhere.evaluate(record)).token).not.toBe(first.token);
  expect((await page.request.get('/wps/member/info')).status()).toBe(200);
  const before = await sessionCookie(page);
  await openSession(page, baseURL ?? '', credentials);
  expect((await sessionCookie(page))?.value).not.toBe(before?.value);
  await page.context().addCookies(before ? [before] : []);
  await expect.poll(async () => (await page.request.get('/wps/member/info')).status()).toBe(401);
  expect((await elsewhere.request.get('/wps/member/info')).status()).toBe(200);
  await other.close();
});
