import { newMember } from '../e2e/support/members';
import type { Page } from '../e2e/support/site-page';
import { expect, t, test } from '../e2e/support/test';
import { askOnly, newClaims, newNumber } from './support/accounts';
import { serveGoogleFrames } from './support/google-frames';
import { EMULATOR } from './support/places';
import { providerToken, sentCode } from './support/sdk';

const PASSWORD = 'Lantern2209';

const field = (page: Page, name: string) => page.locator(`form input[name="${name}"]`);
const otherThan = (sent: string) => (sent === '000000' ? '111111' : '000000');

/** Asks Firebase for a code, and reads in the emulator what it "sent". */
async function askForCode(page: Page, typed: string, e164: string): Promise<string> {
  await field(page, 'mobileNum').fill(typed);
  await page.getByRole('button', { name: t('code_get') }).click();
  await expect(page.getByText(t('code_sent')).first()).toBeVisible();
  return sentCode(e164);
}

test.beforeEach(async ({ allow, sandbox }) => {
  allow(new RegExp(`${EMULATOR}|https://(?:unpkg|fonts\\.\\w+)\\.com|https://apis\\.google\\.com/`));
  await sandbox.registerSettings({ firebaseVerification: true });
});

test('a code that Firebase refuses stops the registration before any call; the right one opens the account [SMS-23 SMS-24 SMS-25 SMS-27 REG-101 REG-102]', async ({
  page,
  sandbox,
}) => {
  await askOnly(sandbox, 'mobileNum', 'verificationCode', 'password', 'confirmPassword');
  const { typed, e164 } = newNumber();
  await page.goto('/m/register');
  const code = await askForCode(page, typed, e164);
  await field(page, 'password').fill(PASSWORD);
  await field(page, 'confirmPassword').fill(PASSWORD);
  await field(page, 'verificationCode').fill(otherThan(code));
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/_serverFn/') && calls.push(request.url()));

  const submit = page.getByRole('button', { name: t('register_submit'), exact: true });
  await submit.click();
  await expect(page.getByText(t('error_verification_code')).first()).toBeVisible();
  expect(calls).toEqual([]);
  await expect(field(page, 'password')).toHaveValue(PASSWORD);

  await field(page, 'verificationCode').fill(code);
  await submit.click();
  await page.waitForURL('**/m/home');
  await expect(page.getByRole('button', { name: t('wallet_refresh') }).first()).toBeVisible();
});

test('a forgotten password is set with the token of Firebase in place of a code [FORGOT-34 SMS-25]', async ({
  page,
  sandbox,
}) => {
  const { typed, e164 } = newNumber();
  const { account } = await newMember(sandbox, { mobileNum: typed.slice(1) });
  await page.goto('/m/forget');
  const code = await askForCode(page, typed, e164);
  await field(page, 'verificationCode').fill(code);
  await page.getByLabel(t('forgot_new_password'), { exact: true }).fill('Lantern3310');
  await page.getByRole('button', { name: t('forgot_save') }).click();
  await page.waitForURL('**/m/home');
  await expect(page.getByText(account).first()).toBeVisible();
});

test('a social identity without an account fills in the registration, is linked by it, and logs in from then on [LOGIN-39 LOGIN-41 REG-101 REG-102]', async ({
  page,
  context,
  sandbox,
}) => {
  await askOnly(sandbox, 'username', 'password', 'confirmPassword', 'email');
  await serveGoogleFrames(context);
  const claims = newClaims();
  await providerToken('google', claims);
  const signIn = async () => {
    await page.goto('/m/login');
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: t('login_with_google'), exact: true }).click();
    await (await opened).getByText(claims.email).click();
  };
  await signIn();
  await page.waitForURL('**/m/register');
  await expect(field(page, 'email')).toHaveValue(claims.email);
  await field(page, 'username').fill(claims.sub);
  await field(page, 'password').fill(PASSWORD);
  await field(page, 'confirmPassword').fill(PASSWORD);
  await page.getByRole('button', { name: t('register_submit'), exact: true }).click();
  await page.waitForURL('**/m/home');

  await context.clearCookies();
  await signIn();
  await page.waitForURL('**/m/home');
  await expect(page.getByText(claims.sub).first()).toBeVisible();
});
