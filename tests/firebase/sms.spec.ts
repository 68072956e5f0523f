import { builtFile } from '../e2e/support/built-files';
import { newMember } from '../e2e/support/members';
import type { Sandbox } from '../e2e/support/sandbox';
import type { Page } from '../e2e/support/site-page';
import { expect, t, test } from '../e2e/support/test';
import { newNumber } from './support/accounts';
import { EMULATOR } from './support/places';
import { sentCode } from './support/sdk';

const getCode = (page: Page) => page.getByRole('button', { name: t('code_get') });
const code = (page: Page) => page.getByLabel(t('login_code'), { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: t('log_in'), exact: true });

/** Another code than the one given. */
const otherThan = (sent: string) => (sent === '000000' ? '111111' : '000000');

/** Firebase sends the codes; nobody loads it for a social login. */
async function letFirebaseVerify(sandbox: Sandbox): Promise<void> {
  await sandbox.flags({ LINELOGIN3: false, FACEBOOKLOGIN3: false, GOOGLELOGIN3: false });
  await sandbox.registerSettings({ firebaseVerification: true });
}

async function openMobileTab(page: Page, typed: string): Promise<void> {
  await page.goto('/m/login');
  await page.getByRole('radio', { name: t('login_mobile') }).check({ force: true });
  await page.locator('input[name="mobileNum"]').fill(typed);
}

test.beforeEach(async ({ allow, sandbox }) => {
  // The emulator is another host, and answers 501 where the SDK asks which check for robots the project has.
  allow(new RegExp(EMULATOR));
  await letFirebaseVerify(sandbox);
});

test('Firebase sends and verifies the code, and its token logs in; the SDK is loaded only for that [SMS-23 SMS-24 SMS-25 LOGIN-69 LOGIN-70 LOGIN-72]', async ({
  page,
  sandbox,
  axe,
}) => {
  const sdkFile = builtFile('app/lib/firebase/firebase.client.ts');
  const sdk: string[] = [];
  page.on('request', (request) => request.url().endsWith(sdkFile) && sdk.push(request.url()));
  const { typed, e164 } = newNumber();
  const { account } = await newMember(sandbox, { mobileNum: typed.slice(1) });
  await openMobileTab(page, typed);
  expect(sdk).toEqual([]);

  await getCode(page).click();
  await expect(page.getByText(t('code_sent')).first()).toBeVisible();
  expect(sdk.length).toBeGreaterThan(0);
  await expect(getCode(page)).toHaveCount(0);
  const messages = await sandbox.outbox();
  expect(messages.filter(({ recipient }) => recipient === e164)).toEqual([]);
  await axe();

  await code(page).fill(await sentCode(e164));
  await submit(page).click();
  await page.waitForURL('**/m/home');
  await expect(page.getByText(account).first()).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toMatch(/eyJ[\w-]+\.eyJ/);
});

test('a code that is sent outlives a reload of the page [SMS-12 SMS-24]', async ({ page, sandbox }) => {
  const { typed, e164 } = newNumber();
  await newMember(sandbox, { mobileNum: typed.slice(1) });
  await openMobileTab(page, typed);
  await getCode(page).click();
  await expect(page.getByText(t('code_sent')).first()).toBeVisible();
  await openMobileTab(page, typed);
  await code(page).fill(await sentCode(e164));
  await submit(page).click();
  await page.waitForURL('**/m/home');
});

test('a wrong code is refused by Firebase, and the right one still counts [SMS-24 SMS-27]', async ({
  page,
  sandbox,
}) => {
  const { typed, e164 } = newNumber();
  await newMember(sandbox, { mobileNum: typed.slice(1) });
  await openMobileTab(page, typed);
  await getCode(page).click();
  await expect(page.getByText(t('code_sent')).first()).toBeVisible();
  const sent = await sentCode(e164);
  await code(page).fill(otherThan(sent));
  await submit(page).click();
  await expect(page.getByRole('alert').filter({ hasText: t('error_verification_code') })).toBeVisible();
  await expect(submit(page)).toBeEnabled();
  await code(page).fill(sent);
  await submit(page).click();
  await page.waitForURL('**/m/home');
});

test('a verified number that no member has is told so [LOGIN-72]', async ({ page }) => {
  const { typed, e164 } = newNumber();
  await openMobileTab(page, typed);
  await getCode(page).click();
  await expect(page.getByText(t('code_sent')).first()).toBeVisible();
  await code(page).fill(await sentCode(e164));
  await submit(page).click();
  await expect(page.getByRole('alert').filter({ hasText: t('error_no_account') })).toBeVisible();
});

for (const locale of ['vi', 'en'] as const) {
  test(`a code that Firebase cannot send takes the waiting message away and says why, in ${locale} [SMS-26 ERR-50]`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'language', value: locale, url: baseURL ?? '' }]);
    await context.route(`${EMULATOR}/**/accounts:sendVerificationCode*`, (route) => route.abort());
    await page.goto('/m/login');
    await page.getByRole('radio', { name: t('login_mobile', locale) }).check({ force: true });
    await page.locator('input[name="mobileNum"]').fill(newNumber().typed);
    const button = page.getByRole('button', { name: t('code_get', locale) });
    await button.click();
    await expect(page.getByRole('alert').filter({ hasText: t('error_firebase', locale) })).toHaveCount(1);
    await expect(page.getByText(t('code_sending', locale))).toHaveCount(0);
    await expect(button).toBeEnabled();
  });
}

test('without the setting the site’s own gateway sends the code, and the SDK stays away [SMS-28]', async ({
  page,
  sandbox,
}) => {
  const others: string[] = [];
  page.on(
    'request',
    (request) => /firebase\.client|:sendVerif/.test(request.url()) && others.push(request.url()),
  );
  await sandbox.registerSettings({ firebaseVerification: false });
  const { typed, e164 } = newNumber();
  await newMember(sandbox, { mobileNum: typed.slice(1) });
  await openMobileTab(page, typed);
  await getCode(page).click();
  await expect(page.getByText(t('code_sent')).first()).toBeVisible();
  const messages = await sandbox.outbox();
  expect(messages.filter(({ recipient }) => recipient === e164)).toHaveLength(1);
  expect(others).toEqual([]);
});
