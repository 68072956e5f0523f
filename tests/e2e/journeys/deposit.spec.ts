import { otherAddress } from '../../support/site-address';
import { newMember } from '../support/members';
import type { Page } from '../support/site-page';
import { expect, t, test } from '../support/test';

const PATH = '/m/voucherCenter';
const amountField = (page: Page) => page.getByRole('textbox', { name: t('deposit_amount') });
const proceed = (page: Page) => page.getByRole('button', { name: t('deposit_continue') });
const channel = (page: Page, id: string) => page.locator(`input[name="channelId"][value="${id}"]`);
/** What a bank's app would be given of the order on view. */
async function referenceOf(page: Page): Promise<string> {
  const term = page.locator('dt', { hasText: t('deposit_reference') });
  return (await term.locator('xpath=following-sibling::dd').textContent()) ?? '';
}

/** A transfer at the demo bank. */
async function transfer(page: Page, reference: string, amount: number, more: object = {}) {
  const data = { accountNumber: '038822095716', reference, amount, ...more };
  const answer = await page.request.post('/sandbox/bank/api/transfer', { data });
  expect(await answer.json()).toEqual({ ok: true });
}

async function openTransfer(page: Page, amount = '500000') {
  await page.goto(PATH);
  await expect(proceed(page)).toBeEnabled();
  await amountField(page).fill(amount);
  await proceed(page).click();
  await expect(page).toHaveURL(/\/m\/voucherCenter\/NT\d{6}-\w{6}$/);
}
/** The page is looked at again, which asks at once. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('a guest logs in and comes back; a transfer is opened once by a double tap, and arrives by itself after a reload [ROUTE-11 MONEY-01 MONEY-02 MONEY-03 MONEY-20 MONEY-21 ROLE-04 ROLE-24]', async ({
  page,
  sandbox,
  axe,
}) => {
  const member = await newMember(sandbox, { balance: 1_000_000 });
  await page.goto(PATH);
  await expect(page).toHaveURL(/\/m\/login\?redirect=%2Fm%2FvoucherCenter$/);
  await page.fill('input[name="username"]', member.account);
  await page.fill('input[name="password"]', member.password);
  await page.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL(/\/m\/voucherCenter$/);
  await expect(page.getByRole('heading', { name: t('deposit_title') })).toBeVisible();
  await axe();

  await amountField(page).pressSequentially('500000');
  await expect(amountField(page)).toHaveValue('500.000');
  await proceed(page).dblclick();
  await expect(page).toHaveURL(/\/m\/voucherCenter\/NT/);
  await expect(page.getByRole('img', { name: t('deposit_qr_label') })).toBeVisible();
  await expect(page.getByText(t('deposit_state_pending'))).toBeVisible();
  await axe();

  await page.reload();
  await transfer(page, await referenceOf(page), 500_000, { copies: 2 });
  await lookAgain(page);
  await expect(page.getByRole('heading', { name: t('deposit_arrived_title') })).toBeVisible();
  await axe();
  await page.getByRole('link', { name: t('deposit_again') }).click();
  await expect(page.getByText('1.500.000,00')).toBeVisible();
  await expect(page.locator('main li a')).toHaveCount(1);
});

test('an amount that comes at once, by keys or from an input method is the one on view, or is refused [MONEY-02 MONEY-22]', async ({
  page,
  member,
}) => {
  await member();
  await page.goto(PATH);
  await expect(proceed(page)).toBeEnabled();
  const field = amountField(page);
  const input = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  const refused = page.getByText(t('form_amount_format'));

  // A clipboard's chip and a voice bring the whole text as one insertion.
  await field.focus();
  for (const text of ['200000.50', '1.5', '200k']) {
    await field.selectText();
    await page.keyboard.insertText(text);
    await expect(field).toHaveValue(text);
    await proceed(page).click();
    await expect(refused).toBeVisible();
    await expect(field).toBeFocused();
  }
  await field.selectText();
  await page.keyboard.insertText('200.000');
  await expect(field).toHaveValue('200.000');
  await expect(refused).toBeHidden();

  // A mark that is typed is not dropped, and gone again once it is erased.
  await page.keyboard.type('.5');
  await expect(field).toHaveValue('200.000.5');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('٠');
  await expect(field).toHaveValue('2.000.000');

  // What an input method composes stands there once, and is grouped when it is done.
  await field.selectText();
  await page.keyboard.press('Delete');
  for (const text of ['1', '15', '150', '1500']) await compose(text);
  await expect(field).toHaveValue('1500');
  await page.keyboard.insertText('1500');
  await expect(field).toHaveValue('1.500');
  await compose('0');
  await compose('00');
  await expect(field).toHaveValue('1.50000');
  await page.keyboard.insertText('00');
  await expect(field).toHaveValue('150.000');
  expect(await field.evaluate((element: HTMLInputElement) => element.selectionStart)).toBe(7);
  await page.keyboard.press('Home');
  await page.keyboard.type('9');
  await expect(field).toHaveValue('9.150.000');
  expect(await field.evaluate((element: HTMLInputElement) => element.selectionStart)).toBe(1);

  await field.selectText();
  await compose('200000.50');
  await page.keyboard.insertText('200000.50');
  await expect(field).toHaveValue('200000.50');
  await page.keyboard.press('Enter');
  await expect(refused).toBeVisible();
  await expect(page).toHaveURL(/\/m\/voucherCenter$/);
  await field.fill('500.000');
  await proceed(page).click();
  await expect(page).toHaveURL(/\/m\/voucherCenter\/NT/);
  await expect(page.getByText('500.000,00').first()).toBeVisible();
});

test('a payment page is paid and leads back to the order; who never comes back finds it waiting [MONEY-02 MONEY-03]', async ({
  page,
  member,
  sandbox,
}) => {
  await sandbox.depositChannel({ id: 'page', hours: null });
  await member();
  await page.goto(PATH);
  await expect(proceed(page)).toBeEnabled();
  await channel(page, 'page').check();
  await page.getByRole('button', { name: '200.000', exact: true }).click();
  await proceed(page).click();
  await expect(page.getByText(t('deposit_option_missing'))).toBeVisible();
  await page.getByLabel(t('deposit_bank')).selectOption('PHUSA');
  await proceed(page).click();
  await expect(page).toHaveURL(/\/sandbox\/bank\/pay#pass=/);
  await page.goto(PATH);
  await page.locator('main li a').click();
  await expect(page.getByText(t('deposit_state_pending'))).toBeVisible();
  await page.getByRole('link', { name: t('deposit_open_page') }).click();
  await page.locator('input[name="amount"]').fill('80000');
  await page.locator('form button.button').first().click();
  await expect(page.locator('.status.good')).toBeVisible();
  await page.locator('a.button').click();
  await expect(page).toHaveURL(/\/m\/voucherCenter\/NT/);
  await expect(page.getByText(t('deposit_state_partly'))).toBeVisible();
  await expect(page.getByText('120.000,00')).toBeVisible();
  await page.goBack();
  await page.locator('input[name="amount"]').fill('120000');
  await page.locator('form button.button').first().click();
  await expect(page.locator('.status.good')).toBeVisible();
  await page.locator('a.button').click();
  await expect(page.getByRole('heading', { name: t('deposit_arrived_title') })).toBeVisible();
});

test('a payment page of another site sends the member back by a form that posts: the order is shown, and the member is still logged in [MONEY-02 GATE-36 GATE-41]', async ({
  page,
  member,
  allow,
  baseURL,
}) => {
  await member();
  await openTransfer(page);
  const order = page.url();
  allow(/^request to another host/);
  const form = `<form method="post" action="${order}?status=paid"><input name="sign" value="x"><button>Back</button></form>`;
  await page.route('http://pay.example/', (route) => route.fulfill({ contentType: 'text/html', body: form }));
  await page.goto(otherAddress('http://pay.example/'));
  expect(new URL(page.url()).host).toBe('pay.example');
  const posted = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().startsWith(order),
  );
  await page.getByRole('button', { name: 'Back' }).click();
  const request = await posted;
  expect((await request.response())?.status()).toBe(303);
  await expect(page).toHaveURL(new RegExp(`^${order}`));
  await expect(page.getByText(t('deposit_state_pending'))).toBeVisible();
  const names = (await page.context().cookies(baseURL)).filter(({ name }) => name.endsWith('session'));
  expect(names.map(({ sameSite }) => sameSite)).toEqual(['Lax']);
});

test('money goes other ways too: an e-wallet that refuses, a card that is looked at and one that was used, a transfer that comes after its order has expired [MONEY-02]', async ({
  page,
  member,
  sandbox,
}) => {
  await member();
  await page.goto(PATH);
  await expect(proceed(page)).toBeEnabled();
  await channel(page, 'wallet').check();
  await page.getByRole('button', { name: '100.000', exact: true }).click();
  await proceed(page).click();
  await page.getByRole('link', { name: t('deposit_open_wallet') }).click();
  await page.locator('form button.second').first().click();
  await expect(page.locator('.status.good')).toBeVisible();
  await page.locator('a.button').click();
  await expect(page.getByRole('heading', { name: t('deposit_refused_title') })).toBeVisible();

  const handIn = async (pin: string) => {
    await page.goto(PATH);
    await expect(proceed(page)).toBeEnabled();
    await channel(page, 'card').check();
    await page.getByRole('button', { name: '100.000', exact: true }).click();
    await page.getByLabel(t('deposit_issuer')).selectOption('SENVIET');
    await page.getByLabel(t('deposit_serial')).fill(`${Date.now()}`);
    await page.getByLabel(t('deposit_pin')).fill(pin);
    await proceed(page).click();
    await expect(page.getByText(t('deposit_state_checking'))).toBeVisible();
  };
  await handIn('918273645500');
  await sandbox.clock(5);
  await lookAgain(page);
  await expect(page.getByRole('heading', { name: t('deposit_arrived_title') })).toBeVisible();
  await expect(page.getByText('+85.000').first()).toBeVisible();
  await handIn('918273645508');
  await sandbox.clock(10);
  await lookAgain(page);
  await expect(page.getByText(t('deposit_refused_used'))).toBeVisible();

  await openTransfer(page);
  const reference = await referenceOf(page);
  await sandbox.clock(16 * 60);
  await lookAgain(page);
  await expect(page.getByRole('heading', { name: t('deposit_expired_title') })).toBeVisible();
  await transfer(page, reference, 500_000);
  await lookAgain(page);
  await expect(page.getByRole('heading', { name: t('deposit_arrived_title') })).toBeVisible();
});

test('a bonus is taken with its terms on view, stays payable in parts, and comes once with the whole [MONEY-02 MONEY-07 MONEY-21]', async ({
  page,
  member,
}) => {
  await member({ balance: 0 });
  await page.goto(PATH);
  await expect(proceed(page)).toBeEnabled();
  const bonus = page.getByRole('button', { name: t('deposit_bonus_open') });
  await page.getByRole('button', { name: '500.000', exact: true }).click();
  await bonus.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('deposit_bonus_take') })
    .click();
  await proceed(page).click();
  await expect(page).toHaveURL(/\/m\/voucherCenter\/NT/);
  await expect(page.getByRole('main').getByText('+400.000\u00a0₫', { exact: true })).toBeVisible();
  const code = page.getByRole('img', { name: t('deposit_qr_label') });
  const drawn = await code.locator('path').getAttribute('d');
  const reference = await referenceOf(page);
  await transfer(page, reference, 200_000);
  await lookAgain(page);
  await expect(page.getByText(t('deposit_state_partly'))).toBeVisible();
  await expect(page.getByText('300.000,00')).toBeVisible();
  await expect(code).toBeVisible();
  expect(await code.locator('path').getAttribute('d')).not.toBe(drawn);
  await transfer(page, reference, 300_000, { copies: 2 });
  await lookAgain(page);
  await expect(page.getByRole('heading', { name: t('deposit_arrived_title') })).toBeVisible();
  await page.goto('/m/withdraw');
  await page.getByText(t('withdraw_played_later', 'vi', { count: 1 })).click();
  await expect(page.getByText(t('withdraw_rule_bonus', 'vi', { times: 10 }))).toBeVisible();
  await page.goto(PATH);
  await expect(page.getByText('900.000,00')).toBeVisible();
  await expect(bonus).toHaveCount(0);
});
