import type { Request } from '@playwright/test';
import { addressOf, payloadOf } from '../../worker/support/server-functions';
import { builtFile } from '../support/built-files';
import { holdFunction } from '../support/held-calls';
import { holdScripts, scripted } from '../support/held-scripts';
import { newMember, newMobileNumber } from '../support/members';
import type { Page } from '../support/site-page';
import { expect, t, test } from '../support/test';

const WRONG = 'WrongPass1';
/** Leads to a small page after the login. */
const TO_SUPPORT = '/m/login?redirect=%2Fm%2Fsupport';

const fields = (page: Page) => ({
  username: page.getByRole('textbox', { name: t('login_username') }),
  password: page.getByLabel(t('login_password'), { exact: true }),
  captcha: page.getByLabel(t('login_captcha'), { exact: true }),
  mobileNum: page.locator('input[name="mobileNum"]'),
  code: page.locator('input[name="verificationCode"]'),
  submit: page.getByRole('button', { name: t('log_in'), exact: true }),
});

async function fillIn(page: Page, account: string, secret: string): Promise<void> {
  const { username, password } = fields(page);
  await username.fill(account);
  await password.fill(secret);
}

async function tryIn(page: Page, account: string, password: string): Promise<void> {
  await page.goto(TO_SUPPORT);
  await fillIn(page, account, password);
  await fields(page).submit.click();
}

const mobileTab = (page: Page) => page.getByRole('radio', { name: t('login_mobile'), exact: true });

async function openMobileTab(page: Page): Promise<void> {
  await page.goto(TO_SUPPORT);
  await expect(fields(page).submit).toBeEnabled();
  await mobileTab(page).check();
  await expect(fields(page).mobileNum).toBeVisible();
}

const getCode = (page: Page) => page.getByRole('button', { name: t('code_get'), exact: true });
/** The countdown's words with any number of seconds. */
const againIn = new RegExp(
  `^${t('code_again_in', 'vi', { seconds: 'SECONDS' }).replace('SECONDS', '(\\d+)')}$`,
);
const waiting = (page: Page) => page.getByRole('button', { name: againIn });
const secondsLeft = async (page: Page) =>
  Number(againIn.exec((await waiting(page).textContent()) ?? '')?.[1]);
const isServerFunction = (request: Request) => request.url().includes('/_serverFn/');

test('a device on which the member has logged in is let in at once while strangers fail; a stranger meets captcha and work, and is let in by them [LOGIN-14 LOGIN-83]', async ({
  page,
  browser,
  sandbox,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const { account, password } = await newMember(sandbox);
  await tryIn(page, account, password);
  await page.waitForURL('**/m/support');
  const cookies = await page.context().cookies(origin);
  expect(cookies.find(({ name }) => name.endsWith('device'))).toMatchObject({ httpOnly: true });
  await page.context().clearCookies({ name: /session$/ });

  const elsewhere = await browser.newContext({ baseURL: origin });
  const stranger = await elsewhere.newPage();
  for (let time = 0; time < 3; time += 1) {
    const answer = await stranger.request.post(addressOf('logInFn'), {
      headers: { 'x-tsr-serverFn': 'true', 'Content-Type': 'application/json', Origin: origin },
      data: payloadOf({ type: 'username', username: account, password: WRONG }),
    });
    expect(await answer.text()).toContain('login.wrong.credentials');
  }

  await tryIn(stranger, account, password);
  const { captcha, submit } = fields(stranger);
  await expect(captcha).toBeVisible();
  const { width } = (await stranger
    .getByRole('button', { name: t('login_captcha_reload') })
    .locator('img')
    .boundingBox()) ?? { width: 0 };
  expect(width).toBeGreaterThan(200);

  await tryIn(page, account, password);
  await page.waitForURL('**/m/support');

  await fields(stranger).password.fill(password);
  const { answer } = await sandbox.captcha();
  await captcha.fill(answer);
  await submit.click();
  await stranger.waitForURL('**/m/support');
  await elsewhere.close();
});

test('remembers the password only when asked, unreadable in a copy of the storage, the number without its code apart from it, and forgets what is unticked [LOGIN-11 LOGIN-18 LOGIN-19 LOGIN-20 LOGIN-21 LOGIN-22 LOGIN-23 LOGIN-24 LOGIN-25 LOGIN-26]', async ({
  page,
  sandbox,
}) => {
  const mobileNum = newMobileNumber();
  const { account, password: secret } = await newMember(sandbox, { mobileNum });
  await page.goto(TO_SUPPORT);
  const { username, password, submit, code } = fields(page);
  const box = page.getByLabel(t('login_remember'));
  const numberBox = page.getByLabel(t('login_remember_mobile'));

  /** Sends the form, and answers what is remembered by a browser that was closed after it and opened again. */
  const logIn = async (key: string) => {
    await submit.click();
    await page.waitForURL('**/m/support');
    const record = await page.evaluate((name) => localStorage.getItem(name), key);
    await page.context().clearCookies();
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.setItem('autoLogin', '0');
    });
    await page.goto(TO_SUPPORT);
    return JSON.parse(record ?? 'null');
  };

  await expect(box).not.toBeChecked();
  await fillIn(page, account, secret);
  await box.check();
  const kept = await logIn('REMEMBER_username');
  expect(Object.keys(kept).sort()).toEqual(['countryDialingCode', 'password', 'type', 'username']);
  expect(kept).toMatchObject({ type: 'username', username: account });
  const once = Buffer.from(kept.password, 'base64').toString('latin1');
  expect(once + Buffer.from(once, 'base64').toString('latin1')).not.toContain(secret);
  await expect(password).toHaveValue(secret);
  await expect(username).toHaveValue(account);
  await expect(box).toBeChecked();

  const number = fields(page).mobileNum;
  await mobileTab(page).check();
  await expect(numberBox).not.toBeChecked();
  await expect(number).toHaveValue('');
  await number.fill(mobileNum);
  await getCode(page).click();
  await expect(waiting(page)).toBeDisabled();
  const { code: sent } = await sandbox.lastSms(mobileNum);
  await code.fill(sent);
  await numberBox.check();
  expect(await logIn('REMEMBER_sms')).toEqual({
    type: 'sms',
    username: mobileNum,
    password: '',
    countryDialingCode: '84',
  });
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    sent,
  );
  await expect(username).toHaveValue(account);
  await mobileTab(page).check();
  await expect(number).not.toHaveValue('');
  expect((await number.inputValue()).replace(/\D/g, '')).toBe(mobileNum);
  await expect(code).toHaveValue('');
  await expect(numberBox).toBeChecked();

  await page.getByRole('radio', { name: t('login_username'), exact: true }).check();
  await expect(password).toHaveValue(secret);
  await box.uncheck();
  expect(await logIn('REMEMBER_username')).toBeNull();
  await expect(password).toHaveValue('');
});

test('what is typed before the scripts arrive is kept, the button waits for them, and a double tap then sends one request [CALL-08 LOGIN-82]', async ({
  page,
  sandbox,
}) => {
  const { account, password } = await newMember(sandbox);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const release = await holdScripts(page);
  await page.goto(TO_SUPPORT, { waitUntil: 'commit' });
  await fillIn(page, account, password);
  const { submit } = fields(page);
  await expect(submit).toBeDisabled();
  const sent: string[] = [];
  page.on('request', (request) => {
    // A challenge for passkeys may be asked for meanwhile.
    if (isServerFunction(request) && request.method() === 'POST') sent.push(request.url());
  });
  release();
  await submit.dblclick();
  await page.waitForURL('**/m/support');
  expect(sent).toHaveLength(1);
  expect(addresses.join(' ')).not.toContain(password);
});

test('a code by SMS is said not to come without a connection; it comes after a proof of work in a worker, is asked for once, counts down over a reload, for its number alone, and lets the member in; a tab that knows nothing of it is refused another, with a wait to count down [SMS-01 SMS-09 SMS-10 SMS-11 SMS-13 SMS-14 SMS-18 SMS-19 SMS-29 SMS-30 SMS-31 SMS-36 ERR-16 ERR-55 LOGIN-07]', async ({
  page,
  context,
  sandbox,
  allow,
}) => {
  allow(/429|ERR_INTERNET_DISCONNECTED|dynamically imported module|Failed to load resource/);
  const mobileNum = newMobileNumber();
  await newMember(sandbox, { mobileNum });
  await openMobileTab(page);
  const { mobileNum: number, code, submit } = fields(page);
  const refusal = page.getByRole('alert').filter({ hasText: /\S/ });
  await context.setOffline(true);
  await number.fill(`0${mobileNum}`);
  await getCode(page).click();
  await expect(refusal).toHaveText(t('connection_lost'));
  await expect(getCode(page)).toBeEnabled();
  await context.setOffline(false);
  await expect(refusal).toHaveCount(0);

  const order: string[] = [];
  page.on('worker', () => order.push('worker'));
  page.on('request', (request) => {
    if (request.url().endsWith('/human-verification/challenge')) order.push('challenge');
    if (isServerFunction(request)) order.push('send');
  });
  const release = await holdFunction(page, 'sendCodeFn');
  await getCode(page).dblclick();
  await expect(page.getByRole('button', { name: t('code_sending') })).toBeDisabled();
  release();
  await expect(waiting(page)).toBeDisabled();
  expect(order).toEqual(['challenge', 'worker', 'send']);
  const before = await secondsLeft(page);
  expect(before).toBeGreaterThan(50);
  expect(before).toBeLessThanOrEqual(60);
  await expect(code).toBeFocused();

  await openMobileTab(page);
  await number.fill(newMobileNumber());
  await expect(getCode(page)).toBeEnabled();
  await number.fill(mobileNum);
  await expect(waiting(page)).toBeDisabled();
  expect(await secondsLeft(page)).toBeLessThanOrEqual(before);

  // Another tab of the same visitor knows nothing of the countdown.
  await page.evaluate(() => sessionStorage.clear());
  await openMobileTab(page);
  await number.fill(mobileNum);
  const answer = page.waitForResponse((response) => isServerFunction(response.request()));
  await getCode(page).click();
  expect((await answer).status()).toBe(429);
  await expect(refusal).toHaveText(t('error_rate_limited'));
  await expect(waiting(page)).toBeDisabled();

  await code.fill((await sandbox.lastSms(mobileNum)).code);
  await submit.click();
  await page.waitForURL('**/m/support');
});

test('the agents’ page refuses a member after the right password, leaves no session, and lets an agent in [AGENT-02 AGENT-04 ROLE-31 ROLE-36 ROLE-37 ROLE-48 ERR-22]', async ({
  page,
  sandbox,
}) => {
  await page.goto('/m/agent');
  const { submit, password } = fields(page);
  const member = await newMember(sandbox);
  await fillIn(page, member.account, member.password);
  await submit.click();
  await expect(password).toHaveValue('');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('error_not_agent'));
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  expect(cookies.filter((name) => name.includes('session'))).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull();

  const agent = await newMember(sandbox, { type: 1 });
  await fillIn(page, agent.account, agent.password);
  await submit.click();
  await page.waitForURL('**/m/agent/home');
});

test('a dialog whose files are gone gives way to the page [ROUTE-85 ROUTE-87]', async ({ page, allow }) => {
  allow(/\/assets\/|Failed to load|ERR_FAILED|preload|dynamically imported/);
  const file = builtFile('app/features/account/login/login-dialog.tsx');
  await page.route(`**${file}`, (route) => route.abort());
  await page.goto('/m/member/home');
  await scripted(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('log_in'), exact: true })
    .click();
  await page.waitForURL('**/m/login');
});

test('a file that is gone because a new build came reloads the page [ROUTE-87]', async ({ page, allow }) => {
  allow(/\/assets\/|activity|Failed to load|ERR_FAILED|preload|dynamically imported/);
  const file = builtFile('app/routes/m/activity.tsx?tsr-split=component---loader');
  await page.route(
    (url) => url.pathname === file,
    (route) => route.abort(),
  );
  await page.goto('/m/member/home');
  await scripted(page);
  await page.route('**/m/home', (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ contentType: 'text/html', body: '<script src="/assets/index-another.js"></script>' })
      : route.continue(),
  );
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('footer_events') })
    .click();
  await expect.poll(() => loads).toBeGreaterThan(0);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('RELOADED_FOR_BUILD')).catch(() => null))
    .toMatch(/^\d+$/);
});

test('a login on a site that has just closed leads to the status page, not to an unknown error [GATE-17 ERR-57]', async ({
  page,
  sandbox,
  allow,
}) => {
  allow(/503/);
  // The closed site gives no files out either: the mobile tab's come first.
  await page.goto('/m/login', { waitUntil: 'networkidle' });
  await sandbox.maintenance(true);
  await expect(async () => expect((await page.request.get('/m/home')).status()).toBe(503)).toPass();
  await fillIn(page, 'minhan_2209', 'Lantern2209');
  await fields(page).submit.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('status_maintenance_title'));
});
