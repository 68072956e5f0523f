import { addressOf, payloadOf } from '../../worker/support/server-functions';
import { holdScripts, scripted } from '../support/held-scripts';
import {
  type Credentials,
  leaveAsMember,
  logIn,
  logOut,
  newMember,
  newMobileNumber,
} from '../support/members';
import type { Page } from '../support/site-page';
import { expect, t, test } from '../support/test';

const OLD = 'Lantern2209';
const NEW = 'Lantern3310';

const fields = (page: Page) => ({
  username: page.locator('input[name="username"]'),
  loginPassword: page.getByLabel(t('login_password'), { exact: true }),
  old: page.locator('input[name="old_password"]'),
  password: page.getByLabel(t('change_password_new'), { exact: true }),
  confirm: page.getByLabel(t('change_password_confirm'), { exact: true }),
  change: page.getByRole('main').getByRole('button', { name: t('change_password'), exact: true }),
  refusal: page.getByRole('alert').filter({ hasText: /\S/ }),
});

/** Logs in by the form that the page shows. */
async function logInHere(page: Page, { account, password }: Credentials) {
  await fields(page).username.fill(account);
  await fields(page).loginPassword.fill(password);
  await page.getByRole('button', { name: t('log_in'), exact: true }).click();
}

async function fillIn(page: Page, { old = OLD, password = NEW } = {}) {
  const form = fields(page);
  await form.old.fill(old);
  await form.password.fill(password);
  await form.confirm.fill(password);
}

test('forgotten: a number that is typed, and a code that is asked for, before the scripts run count once they do; the code and a new password lead in, the old password is void [FORGOT-21 FORGOT-22 FORGOT-23 FORGOT-24 FORGOT-26 FORGOT-31 FORGOT-32 FORGOT-33 SMS-29 ERR-39 CALL-18]', async ({
  page,
  sandbox,
}) => {
  const mobileNum = newMobileNumber();
  const { account, password } = await newMember(sandbox, { mobileNum });
  const release = await holdScripts(page);
  await page.goto('/m/forget', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: t('login_mobile') }).focus();
  await page.keyboard.type(mobileNum);
  await page.getByRole('button', { name: t('code_get') }).press('Enter');
  release();
  await expect(page.getByText(t('code_sent')).first()).toBeVisible();
  await page.getByLabel(t('login_code')).fill((await sandbox.lastSms(mobileNum)).code);
  await page.getByLabel(t('forgot_new_password'), { exact: true }).fill(NEW);
  await page.getByRole('button', { name: t('forgot_save') }).click();
  await page.waitForURL('**/m/home');
  await expect(page.getByRole('main')).toContainText(account);

  await leaveAsMember(page);
  await page.goto('/m/login?redirect=%2Fm%2Fsupport');
  await logInHere(page, { account, password });
  await expect(fields(page).refusal).toHaveText(t('error_wrong_credentials'));
  await logInHere(page, { account, password: NEW });
  await page.waitForURL('**/m/support');
});

test('forgotten: a method that is picked before the scripts arrive stays picked; the mail brings a temporary password, and the login with it the prompt to change it [FORGOT-03 FORGOT-06 FORGOT-46 FORGOT-47 FORGOT-48 FORGOT-49 FORGOT-50 FORGOT-51 ERR-41 CALL-19 SESS-41]', async ({
  page,
  sandbox,
}) => {
  const email = `an${Date.now()}@example.com`;
  const { account } = await newMember(sandbox, { email });
  await page.goto('/m/login');
  const release = await holdScripts(page);
  await page.goto('/m/forget', { waitUntil: 'commit' });
  const radio = page.getByRole('radio', { name: t('forgot_email') });
  await radio.check();
  release();
  await expect(page.locator('input[name="email"]')).toBeVisible();
  await expect(radio).toBeChecked();
  await fields(page).username.fill(account);
  await page.locator('input[name="email"]').fill(email);
  await page.getByRole('button', { name: t('forgot_email_send') }).click();
  await expect(page.getByText(t('forgot_email_sent')).first()).toBeVisible();

  const { password } = await sandbox.lastEmail(email);
  await page.goto('/m/login');
  await logInHere(page, { account, password });
  await expect(page.getByRole('dialog', { name: t('first_login_title') })).toBeVisible();
});

test('changed: the new password is the only one, the tab keeps none, another tab stays signed in and knows the change, and leads home when the member logs out in the first [CHPW-02 CHPW-13 CHPW-14 CHPW-15 CHPW-29 CHPW-30 CHPW-32 CHPW-37 CALL-20 ROLE-27 SESS-43]', async ({
  page,
  context,
  member,
}) => {
  const { account } = await member();
  const second = await context.newPage();
  await second.goto('/m/member/home');
  await page.goto('/m/changePsw');
  await expect(fields(page).change).toBeEnabled();
  await page.evaluate(() => sessionStorage.setItem('password', 'Lantern2209'));
  await fillIn(page);
  await fields(page).change.click();
  await page.waitForURL('**/m/home');
  const kept = await page.evaluate(() => [
    sessionStorage.getItem('password'),
    JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage }),
  ]);
  expect(kept[0]).toBeNull();
  expect(kept[1]).not.toMatch(/Lantern/);

  await second
    .getByRole('main')
    .getByRole('link', { name: t('change_password') })
    .click();
  await fillIn(second, { old: NEW, password: 'Lantern4410' });
  await fields(second).change.click();
  await second.waitForURL('**/m/home');
  await second.goto('/m/changePsw');
  await expect(fields(second).username).toHaveValue(account);
  await page.goto('/m/member/home');
  await logOut(page);
  await expect(second).toHaveURL(/\/m\/home$/);

  await leaveAsMember(page);
  await page.goto('/m/login?redirect=%2Fm%2Fsupport');
  await logInHere(page, { account, password: OLD });
  await expect(fields(page).refusal).toHaveText(t('error_wrong_credentials'));
  await logInHere(page, { account, password: 'Lantern4410' });
  await page.waitForURL('**/m/support');
});

test('where the browser knows the password it is not asked for, serves as the old one, and is kept up to date; one that is no longer the right one is asked for [CHPW-03 CHPW-04 CHPW-17 CHPW-25 CHPW-31 CHPW-36]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const { account } = await newMember(sandbox);
  await page.goto('/m/login?redirect=%2Fm%2FchangePsw');
  await page.getByLabel(t('login_remember')).check();
  await logInHere(page, { account, password: OLD });
  await page.waitForURL('**/m/changePsw');
  const { old, password, confirm, change, refusal } = fields(page);
  const fill = async (text: string) => {
    await password.fill(text);
    await confirm.fill(text);
    await change.click();
  };
  await expect(change).toBeEnabled();
  await expect(old).toHaveCount(0);
  await fill(OLD);
  await expect(page.getByRole('dialog')).toContainText(t('error_same_password'));
  await page.keyboard.press('Escape');
  await fill(NEW);
  await page.waitForURL('**/m/home');

  // The password changes where this page knows nothing of it.
  const elsewhere = await page.request.post(addressOf('changePasswordFn'), {
    headers: { 'x-tsr-serverFn': 'true', 'Content-Type': 'application/json', Origin: baseURL ?? '' },
    data: payloadOf({ oldPassword: NEW, newPassword: 'Lantern4410', confirmNewPassword: 'Lantern4410' }),
  });
  expect(elsewhere.status()).toBe(200);
  await page.goto('/m/changePsw');
  await expect(change).toBeEnabled();
  await expect(old).toHaveCount(0);
  await fill('Lantern5510');
  await expect(refusal).toHaveText(t('change_password_failed'));
  await old.fill('Lantern4410');
  await change.click();
  await page.waitForURL('**/m/home');

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.setItem('autoLogin', '0'));
  await page.goto('/m/login');
  await expect(fields(page).loginPassword).toHaveValue('Lantern5510');
});

test('given: a member is asked once per login to change it, and led there; after the change it is over for good, also after a reload and at the next login [SESS-41 SESS-42 CHPW-33]', async ({
  page,
  sandbox,
  axe,
}) => {
  const prompt = page.getByRole('dialog', { name: t('first_login_title') });
  const firstTime = () =>
    page.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? 'null')?.firstTimeLogin);
  const member = await newMember(sandbox, { firstTimeLogin: true });
  await logIn(page, member);
  await expect(prompt).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await axe();
  await prompt.getByRole('button', { name: t('first_login_later') }).click();
  await expect(prompt).toHaveCount(0);

  await page.reload();
  await scripted(page);
  await page.getByRole('link', { name: t('footer_events'), exact: true }).click();
  await page.waitForURL('**/m/activity');
  await expect(prompt).toHaveCount(0);

  await leaveAsMember(page);
  await logIn(page, member);
  await prompt.getByRole('link', { name: t('first_login_change') }).click();
  await page.waitForURL('**/m/changePsw');
  await expect(prompt).toHaveCount(0);
  await fillIn(page);
  await fields(page).change.click();
  await page.waitForURL('**/m/home');
  expect(await firstTime()).toBe(false);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.getByRole('button', { name: t('header_menu') })).toBeVisible();
  await expect.poll(firstTime).toBe(false);
  await expect(prompt).toHaveCount(0);

  await leaveAsMember(page);
  await logIn(page, { ...member, password: NEW });
  await expect(page.getByRole('button', { name: t('header_menu') })).toBeVisible();
  await expect(prompt).toHaveCount(0);
});
