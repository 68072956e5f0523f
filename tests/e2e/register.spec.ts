import type { Locator, Page } from '@playwright/test';
import { REGISTER_FIELDS, type RegisterField } from '../../contracts/register/register-fields';
import { holdScripts } from './support/held-scripts';
import { logOut, newMember } from './support/members';
import type { Sandbox } from './support/sandbox';
import { siteYear } from './support/site-days';
import { expect, t, test } from './support/test';

const PASSWORD = 'Lantern2209';
let drawn = 0;

/** At most 16 characters, as the demo site's rule allows. */
function newName(): string {
  drawn += 1;
  return `r${drawn}_${process.pid.toString(36)}_${(Date.now() % 1e8).toString(36)}`;
}

/** A Vietnamese mobile number that no other test knows. */
function newNumber(): string {
  drawn += 1;
  return `93${String((Date.now() % 1e5) * 100 + (process.pid % 10) * 10 + (drawn % 10)).padStart(7, '0')}`;
}

const field = (page: Page | Locator, name: RegisterField) => page.locator(`form input[name="${name}"]`);
const submit = (page: Page | Locator) =>
  page.getByRole('button', { name: t('register_submit'), exact: true });
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });
const required = (label: string, locale = 'vi') => t('form_required', locale, { field: label });
const method = (page: Page, name: 'register_mobile' | 'login_username') =>
  page.getByRole('radio', { name: t(name), exact: true });

async function expectError(page: Page, name: RegisterField, text: string): Promise<void> {
  const input = field(page, name);
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  const note = await input.getAttribute('aria-describedby');
  await expect(page.locator(`[id="${note}"]`)).toHaveText(text);
}

const picture = (page: Page) => page.getByRole('button', { name: t('login_captcha_reload') });

/** The captcha's digits, once its picture stands in the form. */
async function solveCaptcha(page: Page, sandbox: Sandbox): Promise<void> {
  await expect(picture(page)).toHaveAttribute('aria-busy', 'false');
  await expect(picture(page).locator('img')).toBeVisible();
  await field(page, 'captcha').fill((await sandbox.captcha()).answer);
}

/** Where the tests land that are not about the way home: a page that is cheap to open. */
const AFTER = '/m/support';
const ADDRESS = `/m/register?redirect=${encodeURIComponent(AFTER)}`;
const opened = (page: Page) => page.waitForURL(`**${AFTER}`);

async function openUsernameForm(page: Page, address = ADDRESS): Promise<void> {
  await page.goto(address);
  await method(page, 'login_username').check();
  await expect(field(page, 'username')).toBeVisible();
}

async function fillUsernameForm(page: Page, sandbox: Sandbox, username = newName()): Promise<string> {
  await field(page, 'username').fill(username);
  await field(page, 'password').fill(PASSWORD);
  await field(page, 'confirmPassword').fill(PASSWORD);
  await solveCaptcha(page, sandbox);
  return username;
}

/** What was sent to open an account: first without the work that it takes, then with it (070). */
function sentRegistrations(page: Page) {
  const sent: { withWork: boolean }[] = [];
  page.on('request', (request) => {
    const body = request.method() === 'POST' ? (request.postData() ?? '') : '';
    if (body.includes('registerMethod')) sent.push({ withWork: body.includes('"work"') });
  });
  return () => sent;
}

test.describe('the form', () => {
  test('starts with the mobile number, stands still, and has real fields for password managers [REG-01 REG-02 REG-03 REG-06 REG-33 REG-34 REG-35 REG-38 REG-39 REG-41 ROUTE-03 ROUTE-101 HDR-16 ROLE-51]', async ({
    page,
    axe,
    cls,
  }) => {
    await page.goto('/m/register');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('hd_reg_button'));
    await expect(method(page, 'register_mobile')).toBeChecked();
    await expect(picture(page).locator('img')).toHaveAttribute('src', /^data:image\/[a-z+]+;base64,/);
    await expect(field(page, 'mobileNum')).toHaveAttribute('autocomplete', 'tel-national');
    await expect(field(page, 'verificationCode')).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field(page, 'password')).toHaveAttribute('autocomplete', 'new-password');
    await expect(field(page, 'confirmPassword')).toHaveAttribute('autocomplete', 'new-password');
    await expect(field(page, 'nickname')).toHaveAttribute('autocomplete', 'nickname');
    await expect(field(page, 'birthday')).toHaveAttribute('autocomplete', 'bday');
    await expect(field(page, 'username')).toHaveCount(0);
    await expect(page.getByRole('button', { name: t('code_get') })).toBeVisible();
    await expect(page.getByText(t('register_age', 'vi', { age: 18 }))).toBeVisible();

    const terms = page.getByRole('link', { name: t('register_terms_link') });
    await expect(terms).toHaveAttribute('href', '/m/help?tag=terms');
    await expect(terms).toHaveAttribute('target', '_blank');
    await expect(page.getByRole('link', { name: t('log_in'), exact: true })).toHaveAttribute(
      'href',
      '/m/login',
    );
    expect(await cls()).toBeLessThan(0.01);
    await axe();

    await method(page, 'login_username').check();
    await expect(field(page, 'username')).toHaveAttribute('autocomplete', 'username');
    await expect(field(page, 'mobileNum')).toHaveCount(0);
    await axe();
    await page.getByRole('link', { name: t('log_in'), exact: true }).click();
    await page.waitForURL('**/m/login');
  });

  test('is the same at its alias [ROUTE-04 HDR-41]', async ({ page }) => {
    await page.goto('/m/register.html');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('hd_reg_button'));
    await expect(field(page, 'mobileNum')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/m/register.html');
    await page.getByRole('button', { name: t('header_back') }).click();
    await page.waitForURL('**/m/home');
  });

  test('is not for somebody who is in [ROUTE-89]', async ({ page, member }) => {
    await member();
    for (const path of ['/m/register', '/m/register.html']) {
      const answer = await page.request.get(path, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location], path).toEqual([307, '/m/home']);
    }
  });

  test('has no toggle with one way to register, no code without its flag, and gives way to a word where registration is shut [REG-04 REG-05 REG-07 REG-08 REG-09 ERR-09]', async ({
    page,
    sandbox,
    axe,
  }) => {
    const radios = page.getByRole('radio');
    await sandbox.flags({ MOBILENUMREG3: false });
    await page.goto('/m/register');
    await expect(field(page, 'username')).toBeVisible();
    await expect(radios).toHaveCount(0);

    await sandbox.flags({ MOBILENUMREG3: true, USERNAMEREG3: false, REGMOBVERF3: false });
    await page.goto('/m/register');
    await expect(field(page, 'mobileNum')).toBeVisible();
    await expect(radios).toHaveCount(0);
    await expect(field(page, 'verificationCode')).toHaveCount(0);

    await sandbox.registerSettings({ usernameRegister: false, mobileRegister: false });
    await page.goto('/m/register');
    await expect(page.getByText(t('error_no_permission'))).toBeVisible();
    await expect(submit(page)).toHaveCount(0);
    await axe();
  });

  test('can be asked for again where its rules could not be had [REG-12]', async ({
    page,
    sandbox,
    allow,
  }) => {
    allow(/response 50[234].*\/wps\/register\/rules/);
    await sandbox.fault({ path: '/wps/register/rules', status: 503, body: '{}', times: 6 });
    await page.goto('/m/register');
    await expect(page.getByText(t('register_failed_title'))).toBeVisible();
    await sandbox.clearFaults();
    await page.getByRole('button', { name: t('action_retry') }).click();
    await expect(field(page, 'mobileNum')).toBeVisible();
  });
});

test.describe('the rules of the server', () => {
  const OFF = ['username', 'mobileNum', 'verificationCode'];

  test('bring every field, and take it away again [REG-12 REG-13 REG-14 REG-15 REG-16 REG-17 REG-18 REG-19 REG-20 REG-21 REG-22 REG-23 REG-24 REG-25 REG-26 REG-27 REG-28 REG-29 REG-30 REG-31 REG-32 REG-45]', async ({
    page,
    sandbox,
    axe,
  }) => {
    const all = REGISTER_FIELDS.map((name) => [name, { enabled: true, required: false }] as const);
    await sandbox.registerRules(Object.fromEntries(all));
    await page.goto('/m/register');
    for (const name of REGISTER_FIELDS.filter((name) => name !== 'username')) {
      await expect(field(page, name), name).toBeVisible();
    }
    await axe();
    await method(page, 'login_username').check();
    await expect(field(page, 'username')).toBeVisible();

    const optional = REGISTER_FIELDS.filter((name) => !OFF.includes(name));
    await sandbox.registerRules(Object.fromEntries(optional.map((name) => [name, { enabled: false }])));
    await openUsernameForm(page);
    for (const name of optional) await expect(field(page, name), name).toHaveCount(0);
  });

  test('say what is wrong, with their figures in it, under each field [REG-46 REG-47 REG-48 REG-49 REG-51 REG-52 REG-71 ERR-23 ERR-24 ERR-25 ERR-26 ERR-27 ERR-29 ERR-47 ERR-32]', async ({
    page,
    sandbox,
  }) => {
    const label = (key: Parameters<typeof t>[0]) => t(key);
    await sandbox.registerRules({
      username: { minLength: 5, maxLength: 9 },
      email: { enabled: true, required: true },
      payeeName: { enabled: true, required: true, minLength: 2, maxLength: 30 },
      zalo: { enabled: true, required: false, minLength: 7, maxLength: 7 },
    });
    await openUsernameForm(page);
    await field(page, 'username').fill('abcdefghij');
    await field(page, 'password').fill('onlyletters');
    await field(page, 'payeeName').fill('R2D2');
    await field(page, 'email').fill('an@example');
    await field(page, 'zalo').fill('123');
    await submit(page).click();
    await expectError(
      page,
      'username',
      t('register_pattern_account', 'vi', { field: label('login_username'), range: '5–9' }),
    );
    await expectError(
      page,
      'password',
      t('register_pattern_password', 'vi', { field: label('login_password'), range: '6–20' }),
    );
    await expectError(
      page,
      'payeeName',
      t('register_pattern_name', 'vi', { field: label('register_payee_name'), range: '2–30' }),
    );
    await expectError(
      page,
      'email',
      t('register_pattern_email', 'vi', { field: label('register_email'), range: '6–64' }),
    );
    await expectError(
      page,
      'zalo',
      t('register_pattern_digits', 'vi', { field: label('register_zalo'), range: '7' }),
    );
    await expectError(page, 'confirmPassword', required(label('register_confirm_password')));
    await field(page, 'zalo').fill('');
    await expect(field(page, 'zalo')).not.toHaveAttribute('aria-invalid', 'true');
    await field(page, 'username').fill('abcde');
    await expect(field(page, 'username')).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('that changed while the form was open draw it anew, and nothing typed is lost [REG-12 REG-45 REG-46 ERR-47]', async ({
    page,
    sandbox,
  }) => {
    await openUsernameForm(page);
    const username = await fillUsernameForm(page, sandbox);
    await sandbox.registerRules({
      email: { enabled: true, required: true },
      nickname: { enabled: false },
      username: { minLength: 1, maxLength: 64 },
    });
    await submit(page).click();
    await expectError(page, 'email', required(t('register_email')));
    await expect(field(page, 'email')).toBeFocused();
    await expect(field(page, 'nickname')).toHaveCount(0);
    await expect(field(page, 'username')).toHaveValue(username);
    await expect(field(page, 'password')).toHaveValue(PASSWORD);
    await field(page, 'email').fill(`${username}@example.com`);
    await solveCaptcha(page, sandbox);
    await submit(page).click();
    await opened(page);
  });
});

test.describe('registering with a username', () => {
  test('opens the account, logs in at once and goes home [REG-43 REG-79 REG-80 REG-81 REG-97 LOGIN-73]', async ({
    page,
    sandbox,
  }) => {
    await openUsernameForm(page, '/m/register');
    const username = await fillUsernameForm(page, sandbox);
    await submit(page).click();
    await page.waitForURL('**/m/home');
    await page.goto('/m/member/home');
    await expect(page.getByRole('main')).toContainText(username);
  });

  test('makes one account for a double tap, and goes to the page that was wanted [REG-36 LOGIN-44]', async ({
    page,
    sandbox,
  }) => {
    await openUsernameForm(page, '/m/register?redirect=%2Fm%2Factivity');
    await fillUsernameForm(page, sandbox);
    const registrations = sentRegistrations(page);
    await submit(page).dblclick();
    await page.waitForURL('**/m/activity');
    expect(registrations()).toEqual([{ withWork: false }, { withWork: true }]);
  });

  test('works with the keyboard alone; invitations left empty are not verified [REG-44 REG-66]', async ({
    page,
    sandbox,
  }) => {
    await openUsernameForm(page);
    await field(page, 'username').focus();
    await page.keyboard.type(newName());
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await field(page, 'captcha').focus();
    await page.keyboard.type((await sandbox.captcha()).answer);
    await sandbox.fault({ path: '/wps/affiliate/check', status: 503, body: '{}', times: 1 });
    await page.keyboard.press('Enter');
    await opened(page);
  });

  test('asks for the login where it cannot be had at once, with the name filled in and no address telling it [REG-43]', async ({
    page,
    sandbox,
  }) => {
    await openUsernameForm(page);
    const username = await fillUsernameForm(page, sandbox);
    await sandbox.fault({ path: '/wps/session/login', status: 503, body: '{}', times: 1 });
    await submit(page).click();
    await page.waitForURL('**/m/login?*');
    await expect(page.getByRole('textbox', { name: t('login_username') })).toHaveValue(username);
    expect(page.url()).not.toContain(username);
  });

  test('keeps what is typed before the scripts arrive, and the button waits for them [REG-43]', async ({
    page,
    sandbox,
  }) => {
    await sandbox.flags({ MOBILENUMREG3: false });
    const release = await holdScripts(page);
    await page.goto('/m/register', { waitUntil: 'commit' });
    const username = newName();
    await field(page, 'username').fill(username);
    await field(page, 'password').fill(PASSWORD);
    await expect(submit(page)).toBeDisabled();
    release();
    await expect(submit(page)).toBeEnabled();
    await expect(field(page, 'username')).toHaveValue(username);
    await expect(field(page, 'password')).toHaveValue(PASSWORD);
  });
});

test.describe('registering with a mobile number', () => {
  async function askForCode(page: Page, sandbox: Sandbox, mobileNum: string): Promise<string> {
    await field(page, 'mobileNum').fill(`0${mobileNum}`);
    await page.getByRole('button', { name: t('code_get') }).click();
    const number = `+84 ${mobileNum.slice(0, 3)} ${mobileNum.slice(3, 6)} ${mobileNum.slice(6)}`;
    await expect(page.getByText(t('code_sent_to', 'vi', { number }))).toBeVisible();
    return (await sandbox.lastSms(mobileNum)).code;
  }

  test('takes the code from the SMS and the password, and logs in at once [REG-09 REG-10 REG-20 REG-32 REG-33 REG-75 REG-88 REG-100 SMS-16]', async ({
    page,
    sandbox,
  }) => {
    const mobileNum = newNumber();
    await page.goto(ADDRESS);
    await submit(page).click();
    await expectError(page, 'mobileNum', required(t('register_mobile')));
    await field(page, 'verificationCode').fill(await askForCode(page, sandbox, mobileNum));
    await field(page, 'password').fill(PASSWORD);
    await field(page, 'confirmPassword').fill(PASSWORD);
    await solveCaptcha(page, sandbox);
    await submit(page).click();
    await opened(page);
  });

  test('without a password leads to the login by SMS, with the number filled in [REG-11 REG-43]', async ({
    page,
    sandbox,
  }) => {
    await sandbox.flags({ MOBILENUMPASSREG3: false });
    const mobileNum = newNumber();
    await page.goto('/m/register');
    await expect(field(page, 'password')).toHaveCount(0);
    await expect(field(page, 'confirmPassword')).toHaveCount(0);
    await field(page, 'verificationCode').fill(await askForCode(page, sandbox, mobileNum));
    await solveCaptcha(page, sandbox);
    await submit(page).click();
    await page.waitForURL('**/m/login');
    const number = page.getByRole('textbox', { name: t('login_mobile') });
    await expect(number).toHaveValue(new RegExp(`^0?${[...mobileNum].join(' ?')}$`));
    expect(page.url()).not.toContain(mobileNum);
  });

  test('says that a code is wrong or too old under its field, and the right one still works [REG-71 ERR-03 ERR-47]', async ({
    page,
    sandbox,
  }) => {
    const mobileNum = newNumber();
    await page.goto(ADDRESS);
    const code = await askForCode(page, sandbox, mobileNum);
    await field(page, 'password').fill(PASSWORD);
    await field(page, 'confirmPassword').fill(PASSWORD);
    await field(page, 'verificationCode').fill(code === '111111' ? '222222' : '111111');
    await solveCaptcha(page, sandbox);
    await submit(page).click();
    await expectError(page, 'verificationCode', t('error_verification_code'));
    await expect(field(page, 'verificationCode')).toBeFocused();
    await expect(field(page, 'captcha')).toHaveValue('');

    await sandbox.clock(400);
    await field(page, 'verificationCode').fill(code);
    await picture(page).click();
    await solveCaptcha(page, sandbox);
    await submit(page).click();
    await expectError(page, 'verificationCode', t('error_code_expired'));
    await sandbox.clock(0);
    await solveCaptcha(page, sandbox);
    await submit(page).click();
    await opened(page);
  });

  test('says that a number is somebody else’s under its field [ERR-06 ERR-47]', async ({ page, sandbox }) => {
    await sandbox.flags({ REGMOBVERF3: false });
    const mobileNum = newNumber();
    await newMember(sandbox, { mobileNum });
    await page.goto('/m/register');
    await field(page, 'mobileNum').fill(mobileNum);
    await field(page, 'password').fill(PASSWORD);
    await field(page, 'confirmPassword').fill(PASSWORD);
    await solveCaptcha(page, sandbox);
    await submit(page).click();
    await expectError(page, 'mobileNum', t('error_account_in_use'));
  });
});

test.describe('validation', () => {
  test('goes to the first field that is wrong, below the header [REG-44 REG-53 REG-56]', async ({
    page,
    axe,
  }) => {
    await openUsernameForm(page);
    await field(page, 'username').fill('nguoi_moi');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await submit(page).click();
    await expect(field(page, 'password')).toBeFocused();
    const header = await page.getByRole('banner').first().boundingBox();
    await expect(async () => {
      const box = await field(page, 'password').boundingBox();
      expect(box?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
    }).toPass();
    for (const [name, label] of [
      ['password', t('login_password')],
      ['confirmPassword', t('register_confirm_password')],
      ['captcha', t('login_captcha')],
    ] as const) {
      await expectError(page, name, required(label));
    }
    await axe();
  });

  test('holds the confirmation against the password, again when it changes; takes digits alone in the captcha, six at most, and loads another picture on demand [REG-40 REG-54 REG-55 REG-57 REG-58 REG-72 ERR-18]', async ({
    page,
  }) => {
    await openUsernameForm(page);
    await field(page, 'password').fill(PASSWORD);
    await field(page, 'confirmPassword').fill(PASSWORD);
    await expect(field(page, 'confirmPassword')).not.toHaveAttribute('aria-invalid', 'true');
    await field(page, 'password').fill('Lantern2210');
    await expectError(page, 'confirmPassword', t('form_confirm_mismatch'));
    await field(page, 'password').fill(PASSWORD);
    await expect(field(page, 'confirmPassword')).not.toHaveAttribute('aria-invalid', 'true');

    const first = await picture(page).locator('img').getAttribute('src');
    await field(page, 'captcha').pressSequentially('1a2b3c4d5e6f7');
    await expect(field(page, 'captcha')).toHaveValue('123456');
    await picture(page).click();
    await expect(picture(page).locator('img')).not.toHaveAttribute('src', first ?? '');
    await expect(field(page, 'captcha')).toHaveValue('');
  });

  test('takes birthdays from 1900 to the end of the year, refuses the young, and sends the day [REG-28 REG-68 REG-69 REG-70 REG-96 CONST-27 CONST-28 CONST-80]', async ({
    page,
    sandbox,
  }) => {
    await openUsernameForm(page);
    const year = siteYear();
    const picker = page.locator('input[type="date"]');
    await expect(picker).toHaveAttribute('min', '1900-01-01');
    await expect(picker).toHaveAttribute('max', `${year}-12-31`);
    await fillUsernameForm(page, sandbox);
    await field(page, 'birthday').fill(`1/1/${year - 17}`);
    const registrations = sentRegistrations(page);
    await submit(page).click();
    await expectError(page, 'birthday', t('error_too_young'));
    expect(registrations()).toEqual([]);
    await expect(field(page, 'birthday')).toHaveValue(`01/01/${year - 17}`);
    await picker.fill('1996-04-18');
    await expect(field(page, 'birthday')).toHaveValue('18/04/1996');
    const sent = page.waitForRequest((request) => request.postData()?.includes('registerMethod') ?? false);
    await submit(page).click();
    expect((await sent).postData()).toContain('1996-04-18');
    await opened(page);
  });

  test('lets nobody through without the terms [REG-34 REG-36 REG-37]', async ({ page, sandbox, axe }) => {
    await openUsernameForm(page);
    await fillUsernameForm(page, sandbox);
    const terms = page.getByRole('checkbox');
    await expect(terms).toBeChecked();
    await terms.uncheck();
    await expect(submit(page)).toBeDisabled();
    const registrations = sentRegistrations(page);
    await field(page, 'username').press('Enter');
    await expect(page.getByText(t('register_terms_required'))).toBeVisible();
    await expect(terms).toBeFocused();
    await axe();
    expect(registrations()).toEqual([]);
    await terms.check();
    await expect(page.getByText(t('register_terms_required'))).toHaveCount(0);
    await submit(page).click();
    await opened(page);
  });

  test('says what is wrong in the language that is chosen, and nothing typed is lost [REG-52 ERR-44 LANG-35]', async ({
    page,
    axe,
  }) => {
    await openUsernameForm(page);
    await field(page, 'username').fill('1st');
    await field(page, 'password').fill(PASSWORD);
    await submit(page).click();
    const account = (locale: string) =>
      t('register_pattern_account', locale, { field: t('login_username', locale), range: '4–16' });
    await expectError(page, 'username', account('vi'));
    await page.getByRole('button', { name: t('language_choose', 'vi', { language: 'Tiếng Việt' }) }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'English' }).click();
    await expectError(page, 'username', account('en'));
    await expectError(page, 'captcha', required(t('login_captcha', 'en'), 'en'));
    await expect(field(page, 'password')).toHaveValue(PASSWORD);
    await axe();
  });
});

test.describe('the username', () => {
  test('is looked up when its field is left: a free one gets a check, a taken one a word [REG-73 REG-74 ERR-05]', async ({
    page,
    sandbox,
  }) => {
    const { account } = await newMember(sandbox);
    await openUsernameForm(page);
    await field(page, 'username').fill(newName());
    await field(page, 'username').blur();
    await expect(page.getByText(t('register_username_free'))).toHaveCount(1);
    await field(page, 'username').fill(account);
    await expect(page.getByText(t('register_username_free'))).toHaveCount(0);
    await field(page, 'username').blur();
    await expectError(page, 'username', t('error_account_exists'));
  });

  test('is not looked up while it breaks its rule, and a lookup that fails holds nobody up [REG-74]', async ({
    page,
    sandbox,
    allow,
  }) => {
    allow(/response 50\d.*\/wps\/check\/username/);
    await openUsernameForm(page);
    const lookups: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/wps/check/username')) lookups.push(request.url());
    });
    await field(page, 'username').fill('no');
    await field(page, 'username').blur();
    await sandbox.fault({ path: '/wps/check/username', status: 503, body: '{}', times: 4 });
    await fillUsernameForm(page, sandbox);
    await submit(page).click();
    await opened(page);
    expect(lookups).toHaveLength(1);
  });

  test('that was taken meanwhile is said under its field [REG-73 ERR-05 ERR-47]', async ({
    page,
    sandbox,
  }) => {
    await openUsernameForm(page);
    const username = await fillUsernameForm(page, sandbox);
    await expect(page.getByText(t('register_username_free'))).toHaveCount(1);
    await sandbox.createMember({ account: username, password: PASSWORD });
    await submit(page).click();
    await expectError(page, 'username', t('error_account_exists'));
    await expect(field(page, 'username')).toBeFocused();
    await expect(field(page, 'password')).toHaveValue(PASSWORD);
  });
});

test.describe('invitations', () => {
  test('outlive a link that is tapped before any script runs [REG-65]', async ({ page, allow }) => {
    allow(/\/assets\//);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/m/home?affiliateCode=HD8826');
    await page.unroute('**/assets/*.js');
    await page
      .getByRole('main')
      .getByRole('link', { name: t('register_open'), exact: true })
      .click();
    await page.waitForURL('**/m/register');
    await expect(field(page, 'affiliateCode')).toHaveValue('HD8826');
  });

  test('brought by an address are filled in, survive other pages, and are not verified again [REG-29 REG-61 REG-65 REG-82]', async ({
    page,
    sandbox,
  }) => {
    await page.goto('/?aff=HD8826&recommenderId=minhan_2209');
    await page.waitForURL(/\/m\/home/);
    await page.waitForFunction(() => sessionStorage.getItem('REGISTER_PRESET') !== null);
    await page.goto('/m/activity');
    await sandbox.registerRules({ recommenderId: { enabled: true } });
    await openUsernameForm(page, ADDRESS.replace('register', 'register.html'));
    await expect(field(page, 'affiliateCode')).toHaveValue('HD8826');
    await expect(field(page, 'recommenderId')).toHaveValue('minhan_2209');
    await fillUsernameForm(page, sandbox);
    // A verification would fail here.
    await sandbox.fault({ path: '/wps/affiliate/check', status: 503, body: '{}', times: 1 });
    await submit(page).click();
    await opened(page);
  });

  test('typed by hand are verified first: a wrong one is told, focused, and stops the registration [REG-59 REG-60 REG-62 REG-63 REG-64 ERR-01 ERR-46]', async ({
    page,
    sandbox,
  }) => {
    await openUsernameForm(page);
    const username = await fillUsernameForm(page, sandbox);
    await field(page, 'affiliateCode').fill('NOCODE99');
    await submit(page).click();
    await expect(page.getByText(t('error_affiliate_code'))).not.toHaveCount(0);
    await expect(notice(page)).toHaveText(t('error_affiliate_code'));
    await expectError(page, 'affiliateCode', t('error_affiliate_code'));
    await expect(field(page, 'affiliateCode')).toBeFocused();
    await expect(field(page, 'captcha')).not.toHaveValue('');
    const free = await page.request.get(`/wps/check/username?username=${username}`);
    expect((await free.json()).value).toBe(true);

    await field(page, 'affiliateCode').fill('HD8826');
    await submit(page).click();
    await opened(page);
  });

  test('come with a domain that is an agent’s [REG-67]', async ({ page, sandbox }) => {
    await sandbox.affiliate({ code: 'LOCAL1', account: 'agent01', domains: ['localhost'] });
    await page.goto('/m/register');
    await expect(field(page, 'affiliateCode')).toHaveValue('LOCAL1');
    await page.goto('/m/register?affiliateCode=HD8826');
    await expect(field(page, 'affiliateCode')).toHaveValue('HD8826');
  });

  test('that a link brought in vain are told and dropped, and the form stays usable [ERR-10 ERR-11 ERR-58]', async ({
    page,
    sandbox,
  }) => {
    await sandbox.registerRules({ recommenderId: { enabled: true } });
    await openUsernameForm(page, `${ADDRESS}&aff=HD8899&recommenderId=nobody_here`);
    await fillUsernameForm(page, sandbox);
    await submit(page).click();
    await expect(notice(page)).toHaveText(t('error_agent_link'));
    await expect(field(page, 'affiliateCode')).toHaveValue('');
    await solveCaptcha(page, sandbox);
    await submit(page).click();
    await expect(notice(page)).toHaveText(t('error_referrer_link'));
    await expect(field(page, 'recommenderId')).toHaveValue('');
    await solveCaptcha(page, sandbox);
    await submit(page).click();
    await opened(page);
  });
});

test.describe('when something goes wrong', () => {
  test('a wrong captcha is said under its field, with another picture and nothing else lost [REG-31 REG-97 ERR-47]', async ({
    page,
    sandbox,
  }) => {
    await openUsernameForm(page);
    const username = await fillUsernameForm(page, sandbox);
    const { answer } = await sandbox.captcha();
    const first = await picture(page).locator('img').getAttribute('src');
    await field(page, 'captcha').fill(answer === '1111' ? '2222' : '1111');
    await submit(page).click();
    await expectError(page, 'captcha', t('error_captcha_wrong'));
    await expect(field(page, 'captcha')).toHaveValue('');
    await expect(field(page, 'captcha')).toBeFocused();
    await expect(picture(page).locator('img')).not.toHaveAttribute('src', first ?? '');
    await expect(field(page, 'username')).toHaveValue(username);
    await expect(field(page, 'confirmPassword')).toHaveValue(PASSWORD);
  });

  test('a lost connection is said and costs nothing that was typed [ERR-16 ERR-55]', async ({
    page,
    sandbox,
    context,
    allow,
  }) => {
    allow(/request failed net::ERR_INTERNET_DISCONNECTED/);
    await openUsernameForm(page);
    const username = await fillUsernameForm(page, sandbox);
    const captcha = await field(page, 'captcha').inputValue();
    await context.setOffline(true);
    await submit(page).click();
    await expect(notice(page)).toHaveText(t('error_system'));
    await expect(field(page, 'username')).toHaveValue(username);
    await expect(field(page, 'captcha')).toHaveValue(captcha);
    await context.setOffline(false);
    await submit(page).click();
    await opened(page);
  });

  test('going back and coming again finds the form as it was, but for what is secret [ERR-55 REG-44]', async ({
    page,
  }) => {
    await page.goto('/m/home');
    await openUsernameForm(page);
    await field(page, 'username').fill('nguoi_moi_26');
    await field(page, 'nickname').fill('Minh An');
    await field(page, 'password').fill(PASSWORD);
    await page.getByRole('link', { name: t('log_in'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('hd_login_button'));
    await page.goBack();
    await expect(field(page, 'username')).toHaveValue('nguoi_moi_26');
    await expect(field(page, 'nickname')).toHaveValue('Minh An');
    await expect(field(page, 'password')).toHaveValue('');
    const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(kept).not.toContain(PASSWORD);
    expect(kept).not.toContain('nguoi_moi_26');
  });

  test('nothing secret stands in an address, the page or the log [LOGIN-73 GATE-35 ERR-60]', async ({
    page,
    sandbox,
  }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await openUsernameForm(page);
    await fillUsernameForm(page, sandbox);
    await field(page, 'password').fill('PlantedPass1');
    await field(page, 'confirmPassword').fill('PlantedPass1');
    await field(page, 'captcha').fill('999999');
    await submit(page).click();
    await expectError(page, 'captcha', t('error_captcha_wrong'));
    expect(addresses.join(' ')).not.toContain('PlantedPass1');
    expect((await page.content()).replace(/value="PlantedPass1"/g, '')).not.toContain('PlantedPass1');
  });
});

test('the dialog opens over the page, leads to the login and back, and closes when the account is open [REG-42 ROUTE-98 LOGIN-45 LOGIN-47]', async ({
  page,
  sandbox,
  axe,
  cls,
}) => {
  await page.goto('/m/activity?auth=register');
  const dialog = page.getByRole('dialog');
  await expect(field(dialog, 'mobileNum')).toBeVisible();
  await axe();
  expect(await cls()).toBeLessThan(0.05);
  await dialog.getByRole('link', { name: t('log_in'), exact: true }).click();
  await expect(dialog.getByRole('textbox', { name: t('login_username') })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.goto('/m/activity?auth=register');
  await method(page, 'login_username').check();
  await fillUsernameForm(page, sandbox);
  await submit(dialog).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/activity/);
  await page.goto('/m/member/home');
  await logOut(page);
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('the form is there too, and accessible [ERR-44 REG-71]', async ({ page, axe }) => {
    await page.goto('/m/register');
    await page.getByRole('button', { name: /Language|Ngôn ngữ/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { name: t('register_title', 'en') })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: t('register_submit', 'en'), exact: true }).click();
    await expectError(page, 'mobileNum', required(t('register_mobile', 'en'), 'en'));
    await axe();
  });
});
