import type { Page } from '@playwright/test';
import { holdFunction } from './support/held-calls';
import { holdScripts, scripted } from './support/held-scripts';
import { leaveAsMember, newMember } from './support/members';
import type { Sandbox } from './support/sandbox';
import { expect, t, test } from './support/test';

const NEW = 'Lantern3310';
const SET_PASSWORD = '/wps/member/forget/phone';
const RECOVER = '/wps/member/forget/email';

/** A number of Vietnam that no other test has. */
const newNumber = () => `91${Math.floor(1e6 + Math.random() * 9e6)}`;

const fields = (page: Page) => ({
  mobile: page.getByRole('textbox', { name: t('login_mobile') }),
  code: page.getByLabel(t('login_code')),
  password: page.getByLabel(t('forgot_new_password'), { exact: true }),
  getCode: page.getByRole('button', { name: t('code_get') }),
  save: page.getByRole('button', { name: t('forgot_save') }),
  username: page.locator('input[name="username"]'),
  email: page.getByRole('textbox', { name: t('forgot_email') }),
  send: page.getByRole('button', { name: t('forgot_email_send') }),
  refusal: page.getByRole('alert').filter({ hasText: /\S/ }),
});

async function memberWithNumber(sandbox: Sandbox) {
  const mobileNum = newNumber();
  return { ...(await newMember(sandbox, { mobileNum })), mobileNum };
}

/** Asks for a code as a visitor does, trunk zero and all, and reads it in the message. */
async function askForCode(page: Page, sandbox: Sandbox, mobileNum: string): Promise<string> {
  const { mobile, getCode } = fields(page);
  await mobile.fill(`0${mobileNum}`);
  await getCode.click();
  await expect(page.getByText(t('code_sent')).first()).toBeVisible();
  return (await sandbox.lastSms(mobileNum)).code;
}

async function fillIn(page: Page, code: string, password = NEW) {
  await fields(page).code.fill(code);
  await fields(page).password.fill(password);
}

test.describe('by phone', () => {
  test('a code and a new password lead in: the number is checked first, then the human, the old password is void, and the page is for guests alone [ROUTE-05 FORGOT-01 FORGOT-02 FORGOT-06 FORGOT-08 FORGOT-11 FORGOT-12 FORGOT-13 FORGOT-14 FORGOT-15 FORGOT-16 FORGOT-17 FORGOT-22 FORGOT-23 FORGOT-24 FORGOT-26 FORGOT-30 FORGOT-31 FORGOT-32 FORGOT-33 FORGOT-36 SMS-07 SMS-29 ERR-39 CALL-18 ROUTE-89 ROUTE-96]', async ({
    page,
    sandbox,
    axe,
  }) => {
    const { account, password, mobileNum } = await memberWithNumber(sandbox);
    await page.goto('/m/forget');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('in_forget_password'));
    await expect(page.getByRole('radio', { name: t('login_mobile') })).toBeChecked();
    await expect(page.getByText(t('forgot_mobile_hint', 'vi', { min: 6 }))).toBeVisible();
    const digits = `${t('forgot_length_hint', 'vi', { min: 4, max: 10 })}, ${t('forgot_digits_hint')}`;
    const characters = `${t('forgot_length_hint', 'vi', { min: 6, max: 20 })}, ${t('forgot_characters_hint')}`;
    await expect(page.getByText(digits)).toBeVisible();
    await expect(page.getByText(characters)).toBeVisible();
    await expect(
      page.getByRole('button', { name: t('phone_country_button', 'vi', { code: '+84' }) }),
    ).toBeVisible();
    await axe();

    const code = await askForCode(page, sandbox, mobileNum);
    await fillIn(page, code);
    const release = await holdFunction(page, 'setPasswordByPhoneFn');
    await fields(page).save.click();
    await expect(page.getByText(t('forgot_saving')).first()).toBeVisible();
    release();
    await page.waitForURL('**/m/home');
    await expect(page.getByText(t('forgot_saving'))).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText(account);
    // Who is signed in has nothing to do on the page.
    const signedIn = await page.request.get('/m/forget', { maxRedirects: 0 });
    expect([signedIn.status(), signedIn.headers().location]).toEqual([307, '/m/home']);

    await leaveAsMember(page);
    await page.goto('/m/login?redirect=%2Fm%2Fsupport');
    const login = page.getByRole('button', { name: t('log_in'), exact: true });
    await fields(page).username.fill(account);
    await page.getByLabel(t('login_password'), { exact: true }).fill(password);
    await login.click();
    await expect(fields(page).refusal).toHaveText(t('error_wrong_credentials'));
    await page.getByLabel(t('login_password'), { exact: true }).fill(NEW);
    await login.click();
    await page.waitForURL('**/m/support');
  });

  test('a code is asked for the number alone; on submit everything is checked, the first wrong field gets the focus, and the words follow the language [FORGOT-21 FORGOT-27 FORGOT-28 FORGOT-29 SMS-02 SMS-03 ERR-28 ERR-29 LOGIN-54]', async ({
    page,
    axe,
  }) => {
    await page.goto('/m/forget');
    const { mobile, getCode, save } = fields(page);
    await mobile.fill('123');
    let posts = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/_serverFn/')) posts += 1;
    });
    await getCode.click();
    const length = { field: t('login_mobile'), min: 6, max: 20 };
    await expect(page.getByText(t('form_length', 'vi', length))).toBeVisible();
    await expect(mobile).toBeFocused();
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1);
    expect(posts).toBe(0);

    await mobile.fill('');
    await save.click();
    for (const field of [t('login_mobile'), t('login_code'), t('forgot_new_password')]) {
      await expect(page.getByText(t('form_required', 'vi', { field }))).toBeVisible();
    }
    await expect(mobile).toBeFocused();
    await mobile.fill('0912345678');
    await expect(page.getByText(t('form_required', 'vi', { field: t('login_mobile') }))).toHaveCount(0);
    await axe();

    await page.getByRole('button', { name: t('language_choose', 'vi', { language: 'Tiếng Việt' }) }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'English' }).click();
    await expect(page.getByText(t('form_required', 'en', { field: t('login_code', 'en') }))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('in_forget_password', 'en'));
    await expect(page.getByRole('textbox', { name: t('login_mobile', 'en') })).toHaveValue(/912/);
    await axe();
  });

  test('a wrong, an old and a used code empty the code alone; a number without an account looks the same, up to the code that cannot be right [FORGOT-38 FORGOT-54 ERR-03 ERR-48 SMS-34]', async ({
    page,
    sandbox,
  }) => {
    const { mobileNum } = await memberWithNumber(sandbox);
    await page.goto('/m/forget');
    const { code, password, save, refusal, mobile, getCode } = fields(page);
    const right = await askForCode(page, sandbox, mobileNum);
    await fillIn(page, right === '111111' ? '222222' : '111111');
    await save.click();
    await expect(refusal).toHaveText(t('error_verification_code'));
    await expect(code).toHaveValue('');
    await expect(code).toBeFocused();
    await expect(password).toHaveValue(NEW);
    await expect(mobile).toHaveValue(/912|91/);

    await sandbox.clock(6 * 60);
    await code.fill(right);
    await save.click();
    await expect(refusal).toHaveText(t('error_code_expired'));
    await expect(code).toHaveValue('');

    await sandbox.clock(0);
    await code.fill(right);
    await save.click();
    await page.waitForURL('**/m/home');
    await leaveAsMember(page);
    await page.goto('/m/forget');

    const nobodys = newNumber();
    await mobile.fill(nobodys);
    await getCode.click();
    await expect(page.getByText(t('code_sent')).first()).toBeVisible();
    expect((await sandbox.outbox()).filter(({ recipient }) => recipient.endsWith(nobodys))).toEqual([]);
    await fillIn(page, '123456');
    await save.click();
    await expect(refusal).toHaveText(t('error_verification_code'));
    await expect(code).toHaveValue('');

    await mobile.fill(mobileNum);
    await fillIn(page, right, 'Lantern4410');
    await save.click();
    await expect(code).toHaveValue('');
    await expect(refusal).toHaveText(t('error_verification_code'));
  });

  test('a password that is too weak is named as what is wrong, the old one again empties the password; the same code goes with another one, once for a double tap [FORGOT-23 FORGOT-37 FORGOT-38 ERR-19 ERR-24 ERR-48]', async ({
    page,
    sandbox,
  }) => {
    const { mobileNum, password: old } = await memberWithNumber(sandbox);
    await page.goto('/m/forget');
    const { code, password, save, refusal } = fields(page);
    const right = await askForCode(page, sandbox, mobileNum);
    await fillIn(page, right, 'onlyletters');
    await save.click();
    await expect(refusal).toHaveText(t('error_weak_password'));
    await expect(code).toHaveValue('');

    await fillIn(page, right, old);
    await save.click();
    await expect(refusal).toHaveText(t('error_same_password'));
    await expect(password).toHaveValue('');
    await expect(password).toBeFocused();
    await expect(code).toHaveValue(right);

    await password.fill(NEW);
    let posts = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/_serverFn/')) posts += 1;
    });
    await save.dblclick();
    await page.waitForURL('**/m/home');
    expect(posts).toBe(1);
  });

  test('offline and a dead gateway are said, and the next try works; a login that fails afterwards leads to the login form with the name in it [FORGOT-26 FORGOT-38 ERR-16 ERR-55]', async ({
    page,
    sandbox,
    allow,
  }) => {
    allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    const { account, mobileNum } = await memberWithNumber(sandbox);
    await page.goto('/m/forget');
    const { code, save, refusal, password } = fields(page);
    const right = await askForCode(page, sandbox, mobileNum);
    await fillIn(page, right);
    await page.context().setOffline(true);
    await save.click();
    await expect(refusal).toHaveText(t('error_system'));
    await expect(code).toHaveValue('');
    await page.context().setOffline(false);

    const down = { status: 503, body: '<h1>down</h1>', contentType: 'text/html', times: 1 };
    await sandbox.fault({ path: SET_PASSWORD, ...down });
    await code.fill(right);
    await save.click();
    await expect(code).toHaveValue('');
    await expect(refusal).toHaveText(t('error_system'));
    await expect(password).toHaveValue(NEW);
    await expect(page.getByText(t('forgot_saving'))).toHaveCount(0);

    await sandbox.fault({ path: '/wps/session/login', status: 503, body: 'x', times: 1 });
    await code.fill(right);
    await save.click();
    await page.waitForURL('**/m/login');
    await expect(fields(page).username).toHaveValue(account);
    await page.getByLabel(t('login_password'), { exact: true }).fill(NEW);
    await page.getByRole('button', { name: t('log_in'), exact: true }).click();
    await page.waitForURL('**/m/home');
  });

  test('works with the keyboard alone, and its fields are made for password managers [FORGOT-15]', async ({
    page,
    sandbox,
  }) => {
    const { mobileNum } = await memberWithNumber(sandbox);
    await page.goto('/m/forget');
    const { mobile, code, password } = fields(page);
    await expect(mobile).toHaveAttribute('inputmode', 'tel');
    await expect(mobile).toHaveAttribute('name', 'mobileNum');
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('name', 'verificationCode');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await expect(password).toHaveAttribute('name', 'newPassword');

    await mobile.focus();
    await page.keyboard.type(mobileNum);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(fields(page).getCode).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('code_sent')).first()).toBeVisible();
    await expect(code).toBeFocused();
    await page.keyboard.type((await sandbox.lastSms(mobileNum)).code);
    await password.focus();
    await page.keyboard.type(NEW);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/m/home');
  });

  test('a number that is typed, and a code that is asked for, before the scripts run count once they do [FORGOT-21]', async ({
    page,
  }) => {
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((later) => setTimeout(later, 500));
      await route.continue();
    });
    await page.goto('/m/forget', { waitUntil: 'commit' });
    const { mobile, getCode } = fields(page);
    await mobile.focus();
    await page.keyboard.type('912345678');
    await getCode.press('Enter');
    await expect(page.getByText(t('code_sent')).first()).toBeVisible();
  });

  test('the sheet over a page closes after the login, and back closes it before [FORGOT-25 ROUTE-99 LOGIN-45]', async ({
    page,
    sandbox,
    axe,
  }) => {
    const { account, mobileNum } = await memberWithNumber(sandbox);
    await page.goto('/m/member/home');
    await scripted(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: t('log_in'), exact: true })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('link', { name: t('login_forgot') }).click();
    await expect(page.getByRole('dialog', { name: t('in_forget_password') })).toBeVisible();
    await axe();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await page.goForward();
    await expect(page.getByRole('dialog', { name: t('in_forget_password') })).toBeVisible();
    await fillIn(page, await askForCode(page, sandbox, mobileNum));
    await fields(page).save.click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/m\/member\/home$/);
    await expect(page.getByRole('main')).toContainText(account);
  });
});

test.describe('by e-mail', () => {
  test('the mail brings a temporary password, and the login with it the prompt to change it [FORGOT-03 FORGOT-06 FORGOT-18 FORGOT-19 FORGOT-20 FORGOT-46 FORGOT-47 FORGOT-48 FORGOT-49 FORGOT-50 FORGOT-51 FORGOT-52 ERR-41 CALL-19 SESS-41]', async ({
    page,
    sandbox,
    axe,
  }) => {
    const email = `an${Date.now()}@example.com`;
    const { account } = await newMember(sandbox, { email });
    await page.goto('/m/login');
    await scripted(page);
    await page.getByRole('link', { name: t('login_forgot') }).click();
    await page.getByRole('radio', { name: t('forgot_email') }).check();
    await expect(fields(page).username).toHaveAttribute('autocomplete', 'username');
    await expect(fields(page).email).toHaveAttribute('autocomplete', 'email');
    await axe();
    await fields(page).username.fill(`  ${account} `);
    await fields(page).email.fill(` ${email}  `);
    const release = await holdFunction(page, 'recoverByEmailFn');
    await fields(page).send.click();
    await expect(page.getByRole('button', { name: t('action_please_wait') })).toBeDisabled();
    release();
    await page.waitForURL('**/m/login');
    await expect(page.getByText(t('forgot_email_sent')).first()).toBeVisible();

    const { password } = await sandbox.lastEmail(email);
    await fields(page).username.fill(account);
    await page.getByLabel(t('login_password'), { exact: true }).fill(password);
    await page.getByRole('button', { name: t('log_in'), exact: true }).click();
    await expect(page.getByRole('dialog', { name: t('first_login_title') })).toBeVisible();
  });

  test('an account that does not exist is answered alike and is sent nothing; a second mail must wait [FORGOT-53 FORGOT-54]', async ({
    page,
    sandbox,
  }) => {
    const nobody = `nobody${Date.now() % 1e8}`;
    const ask = async () => {
      await page.goto('/m/forget');
      await page.getByRole('radio', { name: t('forgot_email') }).check();
      await fields(page).username.fill(nobody);
      await fields(page).email.fill(`${nobody}@example.com`);
      await fields(page).send.click();
    };
    await ask();
    await page.waitForURL('**/m/home');
    await expect(page.getByText(t('forgot_email_sent')).first()).toBeVisible();
    expect((await sandbox.outbox()).filter(({ recipient }) => recipient.startsWith(nobody))).toEqual([]);

    await ask();
    await expect(page.getByText(t('error_rate_limited')).first()).toBeVisible();
    await expect(fields(page).username).toHaveValue(nobody);
    await expect(fields(page).send).toBeEnabled();
  });

  test('a method that is picked before the scripts arrive stays picked; a wrong e-mail and a wrong name are said under their fields, in both languages [FORGOT-06 FORGOT-39 FORGOT-40 FORGOT-44 FORGOT-45 ERR-26 LOGIN-54 ERR-31]', async ({
    page,
    axe,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/m/forget', { waitUntil: 'commit' });
    await page.getByRole('radio', { name: t('forgot_email') }).check();
    release();
    await expect(fields(page).email).toBeVisible();
    await expect(page.getByRole('radio', { name: t('forgot_email') })).toBeChecked();
    await fields(page).send.click();
    await expect(fields(page).username).toBeFocused();
    await expect(page.getByText(t('form_required', 'vi', { field: t('forgot_email') }))).toBeVisible();
    await fields(page).username.fill('minhan_2209');
    await fields(page).email.fill('minhan@example.info');
    await fields(page).send.click();
    await expect(page.getByText('Email không chính xác')).toBeVisible();
    await expect(fields(page).email).toBeFocused();
    await axe();
    await page.getByRole('button', { name: t('language_choose', 'vi', { language: 'Tiếng Việt' }) }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'English' }).click();
    await expect(page.getByText(t('form_email_wrong', 'en'))).toBeVisible();
    await axe();
  });

  test('a failure ends the waiting, shows in a toast and keeps what was typed; the sheet closes on success [FORGOT-52 FORGOT-53 ERR-16]', async ({
    page,
    sandbox,
    allow,
  }) => {
    allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    const { account } = await newMember(sandbox);
    await page.goto('/m/support?auth=forget');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: t('forgot_email') }).check();
    await fields(page).username.fill(account);
    await fields(page).email.fill('minhan@example.com');
    await page.context().setOffline(true);
    await fields(page).send.click();
    await expect(page.getByText(t('connection_lost')).first()).toBeVisible();
    await page.context().setOffline(false);
    await sandbox.fault({ path: RECOVER, status: 503, body: 'x', times: 1 });
    await fields(page).send.click();
    await expect(page.getByText(t('error_system')).first()).toBeVisible();
    await expect(fields(page).send).toBeEnabled();
    await expect(fields(page).username).toHaveValue(account);
    await expect(fields(page).email).toHaveValue('minhan@example.com');
    await fields(page).send.click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(t('forgot_email_sent')).first()).toBeVisible();
  });
});

test('the flags decide which ways there are [FORGOT-04 FORGOT-05 FORGOT-07 FORGOT-09 FORGOT-10 FLAG-09 FLAG-10]', async ({
  page,
  request,
  sandbox,
  axe,
}) => {
  const fieldsOf = async () => {
    const html = await (await request.get('/m/forget')).text();
    const count = (input: RegExp) => html.match(input)?.length ?? 0;
    return [
      count(/<input[^>]* type="radio"/g),
      count(/<input[^>]* name="mobileNum"/g),
      count(/<input[^>]* name="email"/g),
    ];
  };
  const show = async (phone: boolean, mail: boolean, shown: number[]) => {
    await sandbox.flags({ CHNGPASSVERIF3: phone, CHNGPASSMAIL3: mail });
    await expect.poll(fieldsOf).toEqual(shown);
  };
  await show(true, false, [0, 1, 0]);
  await show(false, true, [0, 0, 1]);
  await show(true, true, [2, 1, 0]);
  await show(false, false, [0, 0, 0]);
  await page.goto('/m/forget');
  await expect(page.getByText(t('error_no_permission'))).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.locator('form')).toHaveCount(0);
  await expect(page.getByRole('link', { name: t('customer_service') })).toHaveAttribute(
    'href',
    /^(?:https?:|\/)/,
  );
  await axe();
});
