import type { Page } from '@playwright/test';
import { addressOf, payloadOf } from '../worker/support/server-functions';
import { holdFunction } from './support/held-calls';
import { scripted } from './support/held-scripts';
import { type Credentials, leaveAsMember, newMember } from './support/members';
import { stopClock } from './support/stopped-clock';
import { expect, t, test } from './support/test';

const OLD = 'Lantern2209';
const NEW = 'Lantern3310';
const CHANGE = '/wps/member/password/v2';

const fields = (page: Page) => ({
  username: page.locator('input[name="username"]'),
  old: page.getByLabel(t('change_password_old'), { exact: true }),
  password: page.getByLabel(t('change_password_new'), { exact: true }),
  confirm: page.getByLabel(t('change_password_confirm'), { exact: true }),
  submit: page.getByRole('main').getByRole('button', { name: t('change_password'), exact: true }),
  failure: page.getByRole('alert').filter({ hasText: /\S/ }),
});

type Typed = { old?: string; password?: string; confirm?: string };

async function fillIn(page: Page, { old = OLD, password = NEW, confirm = password }: Typed = {}) {
  const form = fields(page);
  await form.old.fill(old);
  await form.password.fill(password);
  await form.confirm.fill(confirm);
}

/** Logs in by the form that the page shows. */
async function logInHere(page: Page, { account, password }: Credentials) {
  await fields(page).username.fill(account);
  await page.getByLabel(t('login_password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('log_in'), exact: true }).click();
}

/** Calls of server functions from now on. */
function countPosts(page: Page) {
  const posts = { count: 0 };
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/_serverFn/')) posts.count += 1;
  });
  return posts;
}

test('a member sees the account name fixed and three passwords with eyes of their own, made for password managers; the old password as the new one opens a popup and makes no call; a session that ended meanwhile leads to the login page with the way back [ROUTE-06 ROUTE-92 HDR-17 CHPW-01 CHPW-03 CHPW-05 CHPW-06 CHPW-07 CHPW-08 CHPW-09 CHPW-10 CHPW-11 CHPW-12 CHPW-22 CHPW-23 CHPW-24 SESS-46 ERR-19 ERR-56]', async ({
  page,
  sandbox,
  member,
  axe,
}) => {
  const { account } = await member();
  await page.goto('/m/changePsw');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('change_password'));
  const { username, old, password, confirm, submit } = fields(page);
  await expect(username).toHaveValue(account);
  await expect(username).not.toBeEditable();
  await expect(username).toHaveAttribute('autocomplete', 'username');
  for (const [field, name, autocomplete] of [
    [old, 'old_password', 'current-password'],
    [password, 'password', 'new-password'],
    [confirm, 'confimpsw', 'new-password'],
  ] as const) {
    await expect(field).toHaveAttribute('name', name);
    await expect(field).toHaveAttribute('autocomplete', autocomplete);
  }
  await expect(submit).toBeEnabled();
  await axe();

  const eye = (key: 'change_password_show' | 'change_password_hide', field: string) =>
    page.getByRole('button', { name: t(key, 'vi', { field }), exact: true });
  await eye('change_password_show', t('change_password_new')).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(confirm).toHaveAttribute('type', 'password');
  await eye('change_password_show', t('change_password_confirm')).click();
  await expect(confirm).toHaveAttribute('type', 'text');
  await eye('change_password_hide', t('change_password_new')).click();
  await expect(password).toHaveAttribute('type', 'password');

  await fillIn(page, { password: OLD });
  const posts = countPosts(page);
  await submit.click();
  const popup = page.getByRole('dialog');
  await expect(popup).toContainText(t('error_same_password'));
  await axe();
  await popup.getByRole('button', { name: t('change_password_again') }).click();
  await expect(popup).toHaveCount(0);
  await expect(password).toBeFocused();
  expect(posts.count).toBe(0);

  await fillIn(page);
  await sandbox.endSessions(account);
  await submit.click();
  await expect(page).toHaveURL(/\/m\/login\?redirect=%2Fm%2FchangePsw$/);
  await expect(page.getByText(t('error_logged_out')).first()).toBeVisible();
});

test('without a session the page leads home, also for one who is logged out meanwhile [CHPW-02 ROUTE-88]', async ({
  page,
  context,
  member,
}) => {
  const guest = await page.request.get('/m/changePsw', { maxRedirects: 0 });
  expect([guest.status(), guest.headers().location]).toEqual([307, '/m/home']);
  await member();
  await page.goto('/m/changePsw');
  const second = await context.newPage();
  await second.goto('/m/member/home');
  await second.getByRole('button', { name: t('log_out') }).click();
  await second
    .getByRole('dialog')
    .getByRole('button', { name: t('log_out') })
    .click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('a trial is told to log in with an actual account and gets no form [ROLE-29 ROLE-30 ERR-20]', async ({
  page,
  member,
  axe,
}) => {
  await member({ type: 4 });
  await page.goto('/m/changePsw');
  await expect(page.getByText(t('error_actual_account'))).toBeVisible();
  await expect(page.locator('input')).toHaveCount(0);
  await axe();
});

test('a valid change waits, says so for a second, leads home after it and makes the new password the only one [CHPW-13 CHPW-14 CHPW-15 CHPW-18 CHPW-19 CHPW-28 CHPW-29 CHPW-30 CHPW-32 CHPW-37 CALL-20 CALL-42 ERR-40 ROLE-27]', async ({
  page,
  member,
}) => {
  const { account } = await member();
  await page.clock.install();
  await page.goto('/m/changePsw');
  await page.evaluate(() => sessionStorage.setItem('password', 'Lantern2209'));
  await fillIn(page);
  const release = await holdFunction(page, 'changePasswordFn');
  const posts = countPosts(page);
  await fields(page).submit.dblclick();
  await expect(page.getByText(t('change_password_saving')).first()).toBeVisible();
  await stopClock(page);
  release();
  const saved = page.getByText(t('change_password_saved')).first();
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(saved).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.clock.runFor(900);
  await expect(saved).toBeVisible();
  await expect(page).toHaveURL(/\/m\/changePsw$/);
  await page.clock.runFor(100);
  await expect(saved).toHaveCount(0);
  await page.clock.resume();
  await page.waitForURL('**/m/home');
  expect(posts.count).toBe(1);
  const kept = await page.evaluate(() => [
    sessionStorage.getItem('password'),
    JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage }),
  ]);
  expect(kept[0]).toBeNull();
  expect(kept[1]).not.toMatch(/Lantern/);

  await leaveAsMember(page);
  await page.goto('/m/login?redirect=%2Fm%2Fsupport');
  await logInHere(page, { account, password: OLD });
  await expect(fields(page).failure).toHaveText(t('error_wrong_credentials'));
  await logInHere(page, { account, password: NEW });
  await page.waitForURL('**/m/support');
});

test('where the browser knows the password it is not asked for, serves as the old one, and is kept up to date [CHPW-04 CHPW-17 CHPW-25 CHPW-31]', async ({
  page,
  sandbox,
}) => {
  await page.goto('/m/login?redirect=%2Fm%2FchangePsw');
  await page.getByLabel(t('login_remember')).check();
  await logInHere(page, await newMember(sandbox));
  await page.waitForURL('**/m/changePsw');
  const { old, password, confirm, submit } = fields(page);
  await expect(old).toHaveCount(0);
  await password.fill(OLD);
  await confirm.fill(OLD);
  await submit.click();
  await expect(page.getByRole('dialog')).toContainText(t('error_same_password'));
  await page.keyboard.press('Escape');
  await password.fill(NEW);
  await confirm.fill(NEW);
  await submit.click();
  await page.waitForURL('**/m/home');

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.setItem('autoLogin', '0'));
  await page.goto('/m/login');
  await expect(page.getByLabel(t('login_password'), { exact: true })).toHaveValue(NEW);
});

test('a remembered password that is no longer the right one is asked for [CHPW-03 CHPW-36]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const { account } = await newMember(sandbox);
  await page.goto('/m/login?redirect=%2Fm%2Fsupport');
  await page.getByLabel(t('login_remember')).check();
  await logInHere(page, { account, password: OLD });
  await page.waitForURL('**/m/support');
  // The password changes where this page knows nothing of it.
  const change = await page.request.post(addressOf('changePasswordFn'), {
    headers: { 'x-tsr-serverFn': 'true', 'Content-Type': 'application/json', Origin: baseURL ?? '' },
    data: payloadOf({ oldPassword: OLD, newPassword: NEW, confirmNewPassword: NEW }),
  });
  expect(change.status()).toBe(200);

  await page.goto('/m/changePsw');
  const { old, password, confirm, submit, failure } = fields(page);
  await expect(old).toHaveCount(0);
  await password.fill('Lantern4410');
  await confirm.fill('Lantern4410');
  await submit.click();
  await expect(failure).toHaveText(t('change_password_failed'));
  await old.fill(NEW);
  await submit.click();
  await page.waitForURL('**/m/home');
});

test('the rules speak under their fields, the first wrong one gets the focus, and the words follow the language [CHPW-16 CHPW-20 CHPW-21 CHPW-26 CHPW-27 ERR-18 ERR-29 ERR-30 LOGIN-54]', async ({
  page,
  member,
  axe,
}) => {
  await member();
  await page.goto('/m/changePsw');
  const { old, password, confirm, submit } = fields(page);
  const posts = countPosts(page);
  await submit.click();
  await expect(old).toBeFocused();
  await expect(page.getByText(t('form_required', 'vi', { field: t('change_password_old') }))).toBeVisible();
  await expect(page.getByText(t('change_password_confirm_missing'))).toBeVisible();
  await axe();
  await fillIn(page, { confirm: 'Lantern33' });
  await submit.click();
  await expect(page.getByText(t('form_confirm_mismatch'))).toBeVisible();
  await expect(confirm).toBeFocused();
  await password.fill('Lantern33');
  await expect(page.getByText(t('form_confirm_mismatch'))).toHaveCount(0);
  await password.fill(NEW);
  await expect(page.getByText(t('form_confirm_mismatch'))).toBeVisible();

  await page.getByRole('button', { name: t('language_choose', 'vi', { language: 'Tiếng Việt' }) }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'English' }).click();
  await expect(page.getByText(t('form_confirm_mismatch', 'en'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('change_password', 'en'));
  await expect(page.getByLabel(t('change_password_new', 'en'), { exact: true })).toHaveValue(NEW);
  await axe();
  expect(posts.count).toBe(0);
});

test('a failure ends the waiting and shows one line of the form itself: wrong old password, dead gateway, offline [CHPW-34 CHPW-35 CHPW-36 ERR-49 ERR-16]', async ({
  page,
  sandbox,
  member,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await member();
  await page.goto('/m/changePsw');
  const { old, password, confirm, submit, failure } = fields(page);
  const expectFailure = async () => {
    await expect(failure).toHaveText(t('change_password_failed'));
    await expect(page.getByText(t('change_password_saving'))).toHaveCount(0);
    await expect(page.getByText(t('error_wrong_credentials'))).toHaveCount(0);
    await expect(page.getByText(t('error_system'))).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    for (const field of [password, confirm]) await expect(field).toHaveValue(NEW);
    await expect(submit).toBeEnabled();
  };
  await fillIn(page, { old: 'WrongPass1' });
  await submit.click();
  await expectFailure();
  await expect(old).toHaveValue('WrongPass1');

  await old.fill(OLD);
  await sandbox.fault({
    path: CHANGE,
    status: 503,
    body: '<h1>down</h1>',
    contentType: 'text/html',
    times: 1,
  });
  await submit.click();
  await expect(submit).toBeEnabled();
  await expectFailure();

  await page.context().setOffline(true);
  await submit.click();
  await expect(submit).toBeEnabled();
  await expectFailure();
  await page.context().setOffline(false);

  await submit.click();
  await page.waitForURL('**/m/home');
});

test('works with the keyboard alone, back leads to where one came from, and another tab of the member stays signed in and knows the change [HDR-39 SESS-43]', async ({
  page,
  context,
  member,
}) => {
  const { account } = await member();
  const second = await context.newPage();
  await second.goto('/m/member/home');
  await page.goto('/m/member/home');
  await scripted(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('change_password') })
    .click();
  await page.waitForURL('**/m/changePsw');
  await page.getByRole('button', { name: t('header_back') }).click();
  await page.waitForURL('**/m/member/home');
  await page.goForward();
  await page.waitForURL('**/m/changePsw');
  await fields(page).old.focus();
  await page.keyboard.type(OLD);
  for (const text of [NEW, NEW]) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await page.waitForURL('**/m/home');

  await second
    .getByRole('main')
    .getByRole('link', { name: t('change_password') })
    .click();
  await fillIn(second, { old: NEW, password: 'Lantern4410' });
  await fields(second).submit.click();
  await second.waitForURL('**/m/home');
  await second.goto('/m/member/home');
  await expect(second.getByRole('main')).toContainText(account);
});
