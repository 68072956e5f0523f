import { otherAddress } from '../../support/site-address';
import { leaveAsMember, logIn, newMember, newMobileNumber, openSession } from '../support/members';
import type { Sandbox } from '../support/sandbox';
import type { Page } from '../support/site-page';
import { expect, t, test } from '../support/test';

const CENTRE = '/m/securityCenter';
const PASSWORD = 'Lantern2209';
const submit = (page: Page) => page.locator('button[name="submit"]');
const row = (page: Page, name: string) => page.getByRole('listitem').getByRole('link', { name });
const verdict = (page: Page, done: number) =>
  page.getByRole('heading', { name: t('security_verdict', 'vi', { done, all: 6 }) });
const codeButtons = (page: Page) => page.getByRole('button', { name: t('code_get'), exact: true });
const waiting = (page: Page) => page.getByRole('button', { name: /^Gửi lại sau/ });
const thisDevice = (page: Page) => page.getByText(t('security_session_this'), { exact: true });
const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);

/** The code of the last e-mail to an address. */
async function mailCode(sandbox: Sandbox, address: string): Promise<string> {
  const sent = (await sandbox.outbox()).filter(({ recipient }) => recipient === address).at(-1);
  return /\b\d{6}\b/.exec(sent?.body ?? '')?.[0] ?? '';
}

async function send(page: Page) {
  await expect(submit(page)).toBeEnabled();
  await submit(page).click();
}

test('a guest logs in on the way and sees what protects the account, contacts masked, and where each is changed [ACC-01 ACC-02 ACC-11 ACC-18 ROUTE-09 ROUTE-88]', async ({
  page,
  sandbox,
  axe,
  cls,
}) => {
  const member = await newMember(sandbox, {
    mobileNum: newMobileNumber(),
    email: `${Date.now()}@example.com`,
  });
  await sandbox.paymentPassword(member.account, '220926');
  await page.goto(CENTRE);
  await expect(page).toHaveURL(/\/m\/login\?redirect=%2Fm%2FsecurityCenter$/);
  await field(page, 'username').fill(member.account);
  await field(page, 'password').fill(member.password);
  await page.locator('form button[type="submit"]').click();
  await expect(verdict(page, 2)).toBeVisible();
  await expect(row(page, t('security_mobile_title'))).toContainText(/\+84 91•••• \d{3}/);
  await expect(row(page, t('security_email_title'))).toContainText('•••••@example.com');
  await expect(row(page, t('security_mobile_title'))).toContainText(t('security_state_unproved'));
  await expect(page.getByRole('link', { name: t('security_mobile_prove') })).toHaveAttribute(
    'href',
    '/m/securityCenter/mobile',
  );
  for (const [name, href] of [
    [t('paypass_login'), '/m/changePsw'],
    [t('paypass_title'), '/m/paymentPassword'],
    [t('cards_title'), '/m/bankCards'],
    [t('security_questions_title'), '/m/securityCenter/questions'],
  ] as const)
    await expect(row(page, name)).toHaveAttribute('href', href);
  await expect(thisDevice(page)).toBeVisible();
  await axe();
  await page.reload();
  await expect(thisDevice(page)).toBeVisible();
  expect(await cls()).toBeLessThan(0.1);
});

test('the present number is proved by its code, and changed by codes to the old and the new one, each wrong one said in its place [ACC-02 ACC-18]', async ({
  page,
  member,
  sandbox,
  axe,
}) => {
  const [old, next] = [newMobileNumber(), newMobileNumber()];
  await member({ mobileNum: old });
  await page.goto(`${CENTRE}/mobile`);
  await send(page);
  await expect(field(page, 'verificationCode')).toBeFocused();
  await codeButtons(page).click();
  await expect(waiting(page)).toBeVisible();
  await expect(page.getByText(/\+84 91•••• \d{3}/).last()).toBeVisible();
  await field(page, 'verificationCode').fill('000000');
  await send(page);
  await expect(page.getByText(t('error_verification_code'))).toBeVisible();
  await axe();
  await field(page, 'verificationCode').fill((await sandbox.lastSms(old)).code);
  await send(page);
  await expect(page).toHaveURL(CENTRE);
  await expect(row(page, t('security_mobile_title'))).toContainText(t('security_state_proved'));

  await sandbox.clock(120);
  await row(page, t('security_mobile_title')).click();
  await expect(page.getByText(t('security_step_owner'))).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await codeButtons(page).first().click();
  await expect(waiting(page)).toHaveCount(1);
  await field(page, 'mobileNum').fill(`0${next}`);
  await codeButtons(page).click();
  await expect(waiting(page)).toHaveCount(2);
  await expect(codeButtons(page)).toHaveCount(0);
  const [currentCode, verificationCode] = [await sandbox.lastSms(old), await sandbox.lastSms(next)];
  await field(page, 'currentCode').fill('000000');
  await field(page, 'verificationCode').fill(verificationCode.code);
  await send(page);
  await expect(field(page, 'currentCode')).toHaveValue('');
  await expect(field(page, 'verificationCode')).toHaveValue(verificationCode.code);
  await axe();
  await field(page, 'currentCode').fill(currentCode.code);
  await submit(page).dblclick();
  await expect(page).toHaveURL(CENTRE);
  await expect(row(page, t('security_mobile_title'))).toContainText(`•••• ${next.slice(-3)}`);
});

test('security questions are answered by the login password, and three days later stand for a lost number [ACC-14 ACC-15 CALL-45]', async ({
  page,
  member,
  sandbox,
  axe,
}) => {
  const next = newMobileNumber();
  const old = newMobileNumber();
  const { account } = await member({ mobileNum: old });
  await page.goto(`${CENTRE}/questions`);
  const select = (place: number) => page.locator(`select[name="pairs.${place}.question"]`);
  await select(0).selectOption('first-pet');
  await expect(select(1).locator('option[value="first-pet"]')).toHaveCount(0);
  await select(1).selectOption('first-job');
  await select(2).selectOption('favourite-dish');
  for (const [place, answer] of ['Mực', 'mực', 'Bún bò'].entries())
    await field(page, `pairs.${place}.answer`).fill(answer);
  await field(page, 'loginPassword').fill('wrong-one');
  await send(page);
  await expect(page.getByText(t('security_answer_same'))).toBeVisible();
  await axe();
  await field(page, 'pairs.1.answer').fill('Thợ may');
  await send(page);
  await expect(page.getByText(t('error_login_password'))).toBeVisible();
  await field(page, 'loginPassword').fill(PASSWORD);
  await send(page);
  await expect(row(page, t('security_questions_title'))).toContainText(t('security_state_set'));

  await page.goto(`${CENTRE}/mobile`);
  await codeButtons(page).click();
  await expect(waiting(page).last()).toBeVisible();
  await expect(codeButtons(page)).toHaveCount(0);
  await field(page, 'verificationCode').fill((await sandbox.lastSms(old)).code);
  await send(page);
  await expect(page).toHaveURL(CENTRE);
  await page.goto(`${CENTRE}/mobile`);
  await page.getByRole('button', { name: t('security_by_answers') }).click();
  await axe();
  await page.getByRole('textbox', { name: t('security_question_pet') }).fill('Vện');
  await page.getByRole('textbox', { name: t('security_question_job') }).fill('thợ may');
  await page.getByRole('textbox', { name: t('security_question_dish') }).fill('bún bò');
  await field(page, 'mobileNum').fill(next);
  await codeButtons(page).click();
  await expect(waiting(page).last()).toBeVisible();
  await expect(codeButtons(page)).toHaveCount(0);
  await field(page, 'verificationCode').fill((await sandbox.lastSms(next)).code);
  await send(page);
  await expect(page.getByText(t('error_answers_wrong'))).toBeVisible();
  await page.getByRole('textbox', { name: t('security_question_pet') }).fill('MỰC');
  await send(page);
  await expect(page.getByText(t('error_proof_fresh'))).toBeVisible();
  await sandbox.ageProofs(account, 72);
  await send(page);
  await expect(page).toHaveURL(CENTRE);
  await expect(row(page, t('security_mobile_title'))).toContainText(`•••• ${next.slice(-3)}`);
});

test('each login is told of the one before, once, and kept in a list with device and country [ACC-02]', async ({
  page,
  sandbox,
  browser,
  baseURL,
  axe,
}) => {
  const member = await newMember(sandbox);
  const phone = await browser.newContext({ ...(baseURL && { baseURL }) });
  await openSession(await phone.newPage(), baseURL ?? '', member);
  await phone.close();
  await page.goto('/m/login');
  await logInHere(page, member);
  const told = page.getByRole('status').filter({ hasText: /Lần đăng nhập trước/ });
  await expect(told).toContainText(/\d\d\/\d\d\/\d{4} \d\d:\d\d, .*Việt Nam/);
  await page.goto(`${CENTRE}/logins`);
  await expect(page.locator('[data-entry]')).toHaveCount(2);
  await expect(page.locator('[data-entry]').first()).toContainText(t('security_way_password'));
  await expect(page.locator('[data-entry]').first()).toContainText('Việt Nam');
  await expect(told).toHaveCount(0);
  await expect(
    page.getByRole('main').getByRole('link', { name: t('member_change_password') }),
  ).toHaveAttribute('href', '/m/changePsw');
  await axe();
});

async function logInHere(page: Page, { account, password }: { account: string; password: string }) {
  await field(page, 'username').fill(account);
  await field(page, 'password').fill(password);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL((url) => url.pathname !== '/m/login');
}

test('another session ends at once, its next tap says so; all others end together [ACC-02 SESS-45 SESS-46]', async ({
  page,
  member,
  browser,
  baseURL,
  axe,
}) => {
  const credentials = await member();
  const others = await Promise.all(
    [1, 2, 3].map(async () => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }) });
      const other = await context.newPage();
      await openSession(other, baseURL ?? '', credentials);
      return other;
    }),
  );
  const [first] = others as [Page, ...Page[]];
  await first.goto('/m/member/home');
  await first.waitForLoadState('networkidle');
  await page.goto(CENTRE);
  const ends = page.getByRole('button', { name: /^Đăng xuất khỏi .* · / });
  await expect(ends).toHaveCount(3);
  await axe();
  await ends.last().dblclick();
  await expect(ends).toHaveCount(2);
  await page.getByRole('button', { name: t('security_sessions_end_others', 'vi', { count: 2 }) }).click();
  const sheet = page.getByRole('dialog');
  await axe();
  await sheet.getByRole('button', { name: t('log_out') }).click();
  await expect(ends).toHaveCount(0);
  await expect(thisDevice(page)).toBeVisible();
  await first.getByRole('button', { name: t('wallet_refresh') }).click();
  await expect(first).toHaveURL(/\/m\/login\?redirect=%2Fm%2Fmember%2Fhome/);
  await expect(first.getByRole('alert').filter({ hasText: t('error_logged_out') })).toHaveCount(1);
  for (const other of others) await other.context().close();
});

/** A virtual authenticator of the page's, with a person that it knows. */
async function authenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    credentials: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    /** The key in another authenticator: its counter begins anew. */
    async copy() {
      const [credential] = (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
      if (!credential) throw new Error('there is no passkey to copy');
      await cdp.send('WebAuthn.removeCredential', {
        authenticatorId,
        credentialId: credential.credentialId,
      });
      await cdp.send('WebAuthn.addCredential', {
        authenticatorId,
        credential: { ...credential, signCount: 0 },
      });
    },
  };
}

test('a passkey is added by the password, named, logs in from the username field and confirms a new address; a copy is refused; it is removed [ACC-02 LOGIN-04]', async ({
  page,
  member,
  sandbox,
  axe,
}) => {
  const credentials = await member();
  const device = await authenticator(page);
  await page.goto(CENTRE);
  const add = page.getByRole('button', { name: t('passkey_add') });
  await add.click();
  const sheet = page.getByRole('dialog');
  await expect(submit(page)).toBeEnabled();
  await axe();
  await field(page, 'name').fill('Điện thoại của An');
  await field(page, 'loginPassword').fill(PASSWORD);
  await submit(page).dblclick();
  await expect(sheet).toHaveCount(0);
  const key = page.getByRole('button', { name: 'Điện thoại của An' });
  await expect(key).toBeVisible();
  expect(await device.credentials()).toHaveLength(1);
  await key.click();
  await field(page, 'name').fill('Máy của An');
  await send(page);
  await expect(page.getByText('Máy của An')).toBeVisible();
  await axe();

  const address = `an${Date.now()}@example.com`;
  await page.goto(`${CENTRE}/email`);
  await page.getByRole('button', { name: t('security_by_passkey') }).click();
  // Of taps that come before the scripts the page keeps the last one.
  await expect(field(page, 'loginPassword')).toHaveCount(0);
  await field(page, 'email').fill(address);
  await codeButtons(page).click();
  await expect(waiting(page).last()).toBeVisible();
  await expect(codeButtons(page)).toHaveCount(0);
  await field(page, 'verificationCode').fill(await mailCode(sandbox, address));
  await send(page);
  await expect(row(page, t('security_email_title'))).toContainText(t('security_state_proved'));

  await leaveAsMember(page);
  await page.goto('/m/login?redirect=%2Fm%2FsecurityCenter');
  await expect(field(page, 'username')).toHaveAttribute('autocomplete', 'username webauthn');
  await expect(page).toHaveURL(CENTRE, { timeout: 15_000 });
  await expect(page.getByText('Máy của An')).toBeVisible();

  await device.copy();
  await leaveAsMember(page);
  await page.goto('/m/login');
  await expect(page.getByRole('alert').filter({ hasText: t('error_passkey_copied') })).toHaveCount(1, {
    timeout: 15_000,
  });
  await expect(page).toHaveURL('/m/login');

  await logIn(page, credentials);
  await page.goto(CENTRE);
  await page.getByRole('button', { name: 'Máy của An' }).click();
  await page.getByRole('button', { name: t('passkey_remove') }).click();
  await axe();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('passkey_remove') })
    .click();
  const proof = page.getByRole('dialog', { name: t('reauthentication_title') });
  await proof.locator('input[name="loginPassword"]').fill(PASSWORD);
  await axe();
  await proof.getByRole('button', { name: t('reauthentication_confirm') }).click();
  await expect(page.getByText('Máy của An')).toHaveCount(0);
});

test('where the browser fills no passkeys in, a button asks for one; not before the disclaimer is accepted [LOGIN-04 LOGIN-29]', async ({
  page,
  member,
  axe,
}) => {
  await page.addInitScript(() => {
    // Not there on the empty page between two visits.
    if (!('PublicKeyCredential' in window)) return;
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await member();
  await authenticator(page);
  await page.goto(CENTRE);
  await page.getByRole('button', { name: t('passkey_add') }).click();
  await field(page, 'loginPassword').fill(PASSWORD);
  await send(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await leaveAsMember(page);
  await page.goto('/m/login?redirect=%2Fm%2FsecurityCenter');
  const ask = page.getByRole('button', { name: t('login_passkey') });
  await page.locator('input[name="agreed"]').uncheck();
  await expect(ask).toBeDisabled();
  await page.locator('input[name="agreed"]').check();
  await axe();
  await ask.dblclick();
  await expect(page).toHaveURL(CENTRE, { timeout: 15_000 });
});

test('a member is told by SMS of a change and blocks it from another phone, by a button and not by opening the link; nothing changes until then, and the security centre says so [ACC-02]', async ({
  page,
  member,
  sandbox,
  browser,
  baseURL,
  axe,
}) => {
  const number = newMobileNumber();
  const own = await member({ mobileNum: number });
  await page.goto(`${CENTRE}/mobile`);
  await codeButtons(page).click();
  await expect(waiting(page)).toBeVisible();
  await field(page, 'verificationCode').fill((await sandbox.lastSms(number)).code);
  await send(page);
  await expect(page).toHaveURL(CENTRE);
  await page.goto('/m/paymentPassword');
  await field(page, 'loginPassword').fill(PASSWORD);
  await field(page, 'newPassword').fill('310714');
  await field(page, 'confirm').fill('310714');
  await send(page);
  await expect(page.getByRole('heading', { name: t('paypass_saved') })).toBeVisible();
  const told = (await sandbox.outbox()).filter(({ recipient }) => recipient.endsWith(number)).at(-1);
  const link = new URL(/https:\/\/\S+$/.exec(told?.body ?? '')?.[0] ?? '');

  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  const phone = await other.newPage();
  const sent: string[] = [];
  phone.on('request', (request) => sent.push(`${request.url()} ${request.headers().referer ?? ''}`));
  await phone.goto(otherAddress(link.pathname + link.hash));
  const block = phone.getByRole('button', { name: t('objection_block') });
  await expect(block).toBeEnabled();
  await page.goto(CENTRE);
  await expect(thisDevice(page)).toBeVisible();
  await block.dblclick();
  await expect(phone.getByRole('heading', { name: t('objection_done') })).toBeFocused();
  expect(new URL(phone.url()).hash).toBe('');
  expect(sent.join()).not.toContain(link.hash.slice(1));
  // The same link in the same tab: the browser loads nothing anew.
  await phone.goto(otherAddress(link.pathname + link.hash));
  await block.click();
  await expect(phone.getByText(t('error_objection_used'))).toBeVisible();
  await other.close();

  await page.goto(CENTRE);
  await expect(page).toHaveURL(/\/m\/login\?redirect=/);
  await logIn(page, own);
  await page.goto(CENTRE);
  const until = page.getByText(/^Tài khoản đang được bảo vệ đến \d\d:\d\d ngày \d\d\/\d\d/);
  await expect(until).toBeVisible();
  await axe();
  await page.goto(`${CENTRE}/questions`);
  for (const [place, question] of ['first-pet', 'first-job', 'favourite-dish'].entries()) {
    await page.locator(`select[name="pairs.${place}.question"]`).selectOption(question);
    await field(page, `pairs.${place}.answer`).fill(`câu ${place}`);
  }
  await field(page, 'loginPassword').fill(PASSWORD);
  await send(page);
  await expect(page.getByText(t('error_account_frozen'))).toBeVisible();
});
