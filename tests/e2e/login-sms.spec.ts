import type { Page } from '@playwright/test';
import { newMember, newMobileNumber } from './support/members';
import type { Sandbox } from './support/sandbox';
import { expect, t, test } from './support/test';

/** Leads to a small page after the login; where it leads unless asked, one test looks at. */
const TO_SUPPORT = '/m/login?redirect=%2Fm%2Fsupport';

const tab = (page: Page, mode: 'login_username' | 'login_mobile', locale = 'vi') =>
  page.getByRole('radio', { name: t(mode, locale), exact: true });
const number = (page: Page) => page.locator('input[name="mobileNum"]');
const code = (page: Page) => page.locator('input[name="verificationCode"]');
const submit = (page: Page) => page.getByRole('button', { name: t('log_in'), exact: true });
const refusal = (page: Page) => page.getByRole('main').getByRole('alert');

async function openMobileTab(page: Page): Promise<void> {
  await page.goto(TO_SUPPORT);
  await expect(submit(page)).toBeEnabled();
  await expect(tab(page, 'login_username')).toBeChecked();
  await tab(page, 'login_mobile').check();
  await expect(number(page)).toBeVisible();
}

/** Asks for a code on the page and reads it where the gateway's messages go. */
async function receiveCode(page: Page, sandbox: Sandbox, mobileNum: string): Promise<string> {
  await page.getByRole('button', { name: t('code_get'), exact: true }).click();
  await expect(page.getByRole('main').getByText(/\+84 /).last()).toBeVisible();
  return (await sandbox.lastSms(mobileNum)).code;
}

const wrongFor = (right: string) => (right === '000000' ? '111111' : '000000');

test.describe('login with a mobile number', () => {
  test('is a second tab with number, dialling code and code, beside the username that comes first [LOGIN-02 LOGIN-06 LOGIN-07 LOGIN-08 LOGIN-09 LOGIN-10]', async ({
    page,
    axe,
  }) => {
    await openMobileTab(page);
    await expect(page.locator('input[name="username"], input[name="password"]')).toHaveCount(0);
    await expect(number(page)).toHaveAttribute('autocomplete', 'tel-national');
    await expect(number(page)).toHaveAttribute('inputmode', 'tel');
    await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(
      page.getByRole('button', { name: t('phone_country_button', 'vi', { code: '+84' }) }),
    ).toBeVisible();
    await axe();
  });

  test('is not offered while its flag is off, nor are the tabs then [LOGIN-03 ROLE-46 FLAG-08]', async ({
    page,
    sandbox,
  }) => {
    await sandbox.flags({ MOBILEVERCODELOGIN3: false });
    await expect(async () => {
      await page.goto('/m/login');
      await expect(page.getByRole('radio')).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await expect(page.locator('input[name="username"]')).toBeVisible();
  });

  test('says that a code is wrong or has expired, keeps the number however it was typed, empties the code and puts the focus there; the right one then logs in [LOGIN-02 LOGIN-52 LOGIN-66 LOGIN-70 LOGIN-71 LOGIN-82 ERR-03]', async ({
    page,
    sandbox,
    axe,
  }) => {
    const mobileNum = newMobileNumber();
    const { account } = await newMember(sandbox, { mobileNum });
    await openMobileTab(page);
    await number(page).fill(`0${mobileNum}`);
    const right = await receiveCode(page, sandbox, mobileNum);
    await code(page).fill(wrongFor(right));
    await submit(page).click();
    await expect(refusal(page)).toHaveText(t('error_verification_code'));
    await expect(code(page)).toHaveValue('');
    await expect(code(page)).toBeFocused();
    expect((await number(page).inputValue()).replace(/\D/g, '')).toBe(`0${mobileNum}`);
    await axe();

    await code(page).fill(right);
    await sandbox.clock(6 * 60);
    await submit(page).click();
    await expect(refusal(page)).toHaveText(t('error_code_expired'));
    await expect(code(page)).toBeFocused();

    await sandbox.clock(0);
    await code(page).fill(right);
    await submit(page).click();
    await page.waitForURL('**/m/support');
    const record = await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'));
    expect(JSON.parse(record ?? '').userName).toBe(account);
  });

  test('takes digits only, refuses a number that cannot exist with what was typed kept, and answers one without an account like a wrong code, so that nobody learns who has one [LOGIN-51 LOGIN-60 LOGIN-61 LOGIN-62 LOGIN-82 ERR-28]', async ({
    page,
  }) => {
    await openMobileTab(page);
    await number(page).pressSequentially(`a${'9'.repeat(22)}b`);
    expect((await number(page).inputValue()).replace(/\D/g, '')).toHaveLength(20);
    await code(page).pressSequentially('x123456789012');
    await expect(code(page)).toHaveValue('1234567890');

    await number(page).fill('123456');
    await code(page).fill('123456');
    await submit(page).click();
    await expect(refusal(page)).toHaveText(t('form_mobile_invalid'));
    await expect(number(page)).toBeFocused();
    await expect(code(page)).toHaveValue('123456');

    await number(page).fill(newMobileNumber());
    await page.getByRole('button', { name: t('code_get'), exact: true }).click();
    await expect(page.getByText(t('code_sent')).first()).toBeVisible();
    await code(page).fill('123456');
    await submit(page).click();
    await expect(refusal(page)).toHaveText(t('error_verification_code'));
  });

  test('marks what is missing, in the language of the page, and focuses the number; left for the username tab or another page, it starts anew [LOGIN-09 LOGIN-10 LOGIN-51 LOGIN-52 LOGIN-54 LOGIN-55 ERR-29 ERR-30]', async ({
    page,
    axe,
  }) => {
    await page.goto('/m/support');
    await openMobileTab(page);
    await submit(page).click();
    await expect(page.getByText(t('form_required', 'vi', { field: t('login_mobile') }))).toBeVisible();
    await expect(page.getByText(t('form_required', 'vi', { field: t('login_code') }))).toBeVisible();
    await expect(number(page)).toBeFocused();
    await number(page).fill('123');
    await expect(
      page.getByText(t('form_length', 'vi', { field: t('login_mobile'), min: 6, max: 20 })),
    ).toBeVisible();

    await page.getByRole('button', { name: t('language_choose', 'vi', { language: 'Tiếng Việt' }) }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'English' }).click();
    const missing = page.getByText(t('form_required', 'en', { field: t('login_code', 'en') }));
    await expect(missing).toBeVisible();
    await expect(
      page.getByText(t('form_length', 'en', { field: t('login_mobile', 'en'), min: 6, max: 20 })),
    ).toBeVisible();
    await expect(tab(page, 'login_mobile', 'en')).toBeChecked();
    await axe();

    await tab(page, 'login_username', 'en').check();
    await expect(missing).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/m\/support$/);
    await page.goForward();
    await expect(tab(page, 'login_username', 'en')).toBeChecked();
  });

  test('remembers the number and never the code, apart from the username tab [LOGIN-11 LOGIN-18 LOGIN-19 LOGIN-20 LOGIN-21 LOGIN-22 LOGIN-23 LOGIN-25 LOGIN-26]', async ({
    page,
    sandbox,
  }) => {
    const mobileNum = newMobileNumber();
    const member = await newMember(sandbox, { mobileNum });
    await page.goto(TO_SUPPORT);
    await page.locator('input[name="username"]').fill(member.account);
    await page.locator('input[name="password"]').fill(member.password);
    await page.getByLabel(t('login_remember')).check();
    await submit(page).click();
    await page.waitForURL('**/m/support');
    await leave(page);

    await openMobileTab(page);
    const box = page.getByLabel(t('login_remember_mobile'));
    await expect(box).not.toBeChecked();
    await expect(number(page)).toHaveValue('');
    await number(page).fill(mobileNum);
    const right = await receiveCode(page, sandbox, mobileNum);
    await code(page).fill(right);
    await box.check();
    await submit(page).click();
    await page.waitForURL('**/m/support');
    const kept = await page.evaluate(() => localStorage.getItem('REMEMBER_sms'));
    expect(JSON.parse(kept ?? '')).toEqual({
      type: 'sms',
      username: mobileNum,
      password: '',
      countryDialingCode: '84',
    });
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      right,
    );
    await leave(page);

    await page.goto('/m/login');
    await expect(page.locator('input[name="username"]')).toHaveValue(member.account);
    await tab(page, 'login_mobile').check();
    await expect(number(page)).not.toHaveValue('');
    expect((await number(page).inputValue()).replace(/\D/g, '')).toBe(mobileNum);
    await expect(code(page)).toHaveValue('');
    await expect(box).toBeChecked();
    await tab(page, 'login_username').check();
    await expect(page.getByLabel(t('login_remember'))).toBeChecked();
  });

  test('loads another captcha when the tab changes while one shows, and takes it in either tab [LOGIN-12 LOGIN-14 LOGIN-56]', async ({
    page,
    sandbox,
  }) => {
    const mobileNum = newMobileNumber();
    const { account } = await newMember(sandbox, { mobileNum });
    await page.goto(TO_SUPPORT);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await page.locator('input[name="username"]').fill(account);
      await page.locator('input[name="password"]').fill('WrongPass1');
      await submit(page).click();
      await expect(refusal(page)).toBeVisible();
      await expect(page.locator('input[name="password"]')).toHaveValue('');
    }
    const picture = page.getByRole('button', { name: t('login_captcha_reload') }).locator('img');
    const first = await picture.getAttribute('src');
    await page.locator('input[name="captcha"]').fill('12');
    await tab(page, 'login_mobile').check();
    await expect(picture).not.toHaveAttribute('src', first ?? '');
    await expect(page.locator('input[name="captcha"]')).toHaveValue('');

    await number(page).fill(mobileNum);
    await code(page).fill(await receiveCode(page, sandbox, mobileNum));
    await page.locator('input[name="captcha"]').fill((await sandbox.captcha()).answer);
    await submit(page).click();
    await page.waitForURL('**/m/support');
  });

  test('loses nothing when the connection is gone, and sends one login for a double tap when it is back [CALL-08 ERR-16]', async ({
    page,
    sandbox,
    context,
    allow,
  }) => {
    allow(/ERR_INTERNET_DISCONNECTED/);
    const mobileNum = newMobileNumber();
    await newMember(sandbox, { mobileNum });
    await openMobileTab(page);
    await number(page).fill(mobileNum);
    const right = await receiveCode(page, sandbox, mobileNum);
    await code(page).fill(right);
    await context.setOffline(true);
    await submit(page).click();
    await expect(refusal(page)).toHaveText(t('error_system'));
    await expect(code(page)).toHaveValue(right);
    await expect(submit(page)).toBeFocused();
    await context.setOffline(false);
    let posts = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/_serverFn/')) posts += 1;
    });
    await submit(page).dblclick();
    await page.waitForURL('**/m/support');
    expect(posts).toBe(1);
  });

  test('works with the keyboard alone [LOGIN-10 LOGIN-82]', async ({ page, sandbox }) => {
    const mobileNum = newMobileNumber();
    await newMember(sandbox, { mobileNum });
    await page.goto('/m/login');
    await expect(submit(page)).toBeEnabled();
    await tab(page, 'login_username').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'login_mobile')).toBeChecked();
    await expect(number(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(number(page)).toBeFocused();
    await page.keyboard.type(mobileNum);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(code(page)).toBeFocused();
    await expect(page.getByRole('main').getByText(/\+84 /).last()).toBeVisible();
    await page.keyboard.type((await sandbox.lastSms(mobileNum)).code);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/m/home');
  });
});

/** Leaves the account without a call, as after a browser that was closed. */
async function leave(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.clear());
}
