import type { BrowserContext, Page } from '../e2e/support/site-page';
import { expect, t, test } from '../e2e/support/test';
import { newClaims, registerLinked } from './support/accounts';
import { serveGoogleFrames } from './support/google-frames';
import { EMULATOR } from './support/places';
import { type Provider, providerToken } from './support/sdk';

const FLAGS = { line: 'LINELOGIN3', facebook: 'FACEBOOKLOGIN3', google: 'GOOGLELOGIN3' } as const;
const NAMES = {
  line: t('login_with_line'),
  facebook: t('login_with_facebook'),
  google: t('login_with_google'),
};
const PROVIDERS = Object.keys(FLAGS) as Provider[];

const group = (page: Page) => page.getByRole('group', { name: t('login_social') });
const button = (page: Page, provider: Provider) =>
  group(page).getByRole('button', { name: NAMES[provider], exact: true });

/** Opens the provider's window and picks one of the accounts that the emulator knows. */
async function signIn(page: Page, provider: Provider, email: string): Promise<void> {
  const opened = page.waitForEvent('popup');
  await button(page, provider).click();
  await (await opened).getByText(email).click();
}

async function storageOf(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
}

test.beforeEach(async ({ allow }) => {
  // The emulator, its window's fonts and styles, and Google's script that the tests stand in for.
  allow(new RegExp(`${EMULATOR}|https://(?:unpkg|fonts\\.\\w+)\\.com|https://apis\\.google\\.com/`));
});

test('social logins stay hidden until Google’s script is there, and nothing jumps when they show [LOGIN-40]', async ({
  page,
  context,
  axe,
  cls,
}) => {
  let arrives = () => {};
  await serveGoogleFrames(context, new Promise((resolve) => (arrives = resolve)));
  const asked = page.waitForRequest(/apis\.google\.com/);
  await page.goto('/m/login');
  await asked;
  await expect(group(page)).toHaveCount(0);
  arrives();
  for (const provider of PROVIDERS) await expect(button(page, provider)).toBeEnabled();
  expect(await cls()).toBe(0);
  await axe();
});

test('social logins never show when the script cannot be loaded, and the form works without them [LOGIN-40]', async ({
  page,
  context,
}) => {
  await serveGoogleFrames(context, null);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('apis.google.com'));
  await page.goto('/m/login');
  await failed;
  await expect(page.getByRole('button', { name: t('log_in'), exact: true })).toBeEnabled();
  await expect(group(page)).toHaveCount(0);
});

for (const provider of PROVIDERS) {
  test(`${provider} shows only while its flag is on [LOGIN-35 LOGIN-36 LOGIN-37 FLAG-05 FLAG-06 FLAG-07]`, async ({
    page,
    context,
    sandbox,
  }) => {
    await serveGoogleFrames(context);
    await sandbox.flags(Object.fromEntries(PROVIDERS.map((one) => [FLAGS[one], one === provider])));
    await page.goto('/m/login');
    await expect(button(page, provider)).toBeVisible();
    await expect(group(page).getByRole('button')).toHaveCount(1);
    await sandbox.flags({ [FLAGS[provider]]: false });
    await page.goto('/m/login');
    await expect(page.getByRole('button', { name: t('log_in'), exact: true })).toBeEnabled();
    await expect(group(page)).toHaveCount(0);
  });
}

test('agents are offered no social login, and load nothing for it [LOGIN-38]', async ({ page, context }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await serveGoogleFrames(context);
  await page.goto('/m/agent');
  await expect(page.getByRole('button', { name: t('log_in'), exact: true })).toBeEnabled();
  await page.waitForLoadState('networkidle');
  await expect(group(page)).toHaveCount(0);
  expect(requests.filter((url) => /firebase\.client|google/.test(url))).toEqual([]);
});

for (const provider of PROVIDERS) {
  test(`a ${provider} identity with an account logs in [LOGIN-39 LOGIN-67 LOGIN-68]`, async ({
    page,
    context,
    sandbox,
  }) => {
    const claims = newClaims();
    const account = await registerLinked(sandbox, provider, await providerToken(provider, claims));
    await serveGoogleFrames(context);
    await page.goto('/m/login');
    await signIn(page, provider, claims.email);
    await page.waitForURL('**/m/home');
    await expect(page.getByText(account).first()).toBeVisible();
    expect(await storageOf(page)).not.toMatch(/eyJ[\w-]+\.eyJ/);
  });
}

test('an identity without an account leads to the registration and says why; its token is in no storage and no address [LOGIN-41]', async ({
  page,
  context,
}) => {
  const claims = newClaims();
  await providerToken('google', claims);
  await serveGoogleFrames(context);
  await page.goto('/m/login?redirect=/m/activity');
  await signIn(page, 'google', claims.email);
  await page.waitForURL('**/m/register*');
  await expect(page.getByText(t('error_no_account')).first()).toBeVisible();
  expect(await storageOf(page)).not.toMatch(/eyJ[\w-]+\.eyJ/);
});

test('a window that the visitor closes is no failure [LOGIN-39]', async ({ page, context }) => {
  await serveGoogleFrames(context);
  await page.goto('/m/login');
  const opened = page.waitForEvent('popup');
  await button(page, 'facebook').click();
  const popup = await opened;
  await expect(button(page, 'facebook')).toBeDisabled();
  await popup.close();
  await expect(button(page, 'facebook')).toBeEnabled();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
});

test('a sign-in that fails says so and leaves the buttons ready [LOGIN-39 ERR-59]', async ({
  page,
  context,
}) => {
  const claims = newClaims();
  await providerToken('line', claims);
  await serveGoogleFrames(context);
  await failSignIn(context);
  await page.goto('/m/login');
  await signIn(page, 'line', claims.email);
  await expect(page.getByRole('alert').filter({ hasText: t('error_firebase') })).toBeVisible();
  await expect(button(page, 'line')).toBeEnabled();
});

async function failSignIn(context: BrowserContext): Promise<void> {
  await context.route(`${EMULATOR}/**/accounts:signInWithIdp*`, (route) => route.abort());
}
