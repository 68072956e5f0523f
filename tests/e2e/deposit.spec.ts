import type { Page } from '@playwright/test';
import { newMember } from './support/members';
import { expect, figure, t, test } from './support/test';

const PATH = '/m/voucherCenter';
const amountField = (page: Page) => page.getByRole('textbox', { name: t('deposit_amount') });
const proceed = (page: Page) => page.getByRole('button', { name: t('deposit_continue') });
const channel = (page: Page, id: string) => page.locator(`input[name="channelId"][value="${id}"]`);
/** What a bank's app would be given of the order on view. */
async function referenceOf(page: Page, locale: 'vi' | 'en' = 'vi'): Promise<string> {
  const term = page.locator('dt', { hasText: t('deposit_reference', locale) });
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

test('what is no amount stays as typed and is refused in words, and nothing is sent [MONEY-02 MONEY-22]', async ({
  page,
  member,
  axe,
}) => {
  await member();
  await page.goto(PATH);
  await expect(proceed(page)).toBeEnabled();
  await proceed(page).click();
  await expect(page.getByText(t('deposit_amount_missing'))).toBeVisible();
  await expect(amountField(page)).toBeFocused();
  for (const typed of [
    '-500000',
    '+500000',
    '5e5',
    '500,000',
    '50000,5',
    '200000.50',
    '1.5',
    '200.000đ',
    '1e400',
    '-0',
    '1.000.000,50',
    '1,000,000.50',
    '0,5',
  ]) {
    await amountField(page).fill(typed);
    await proceed(page).click();
    await expect(amountField(page)).toHaveValue(typed);
    await expect(page.getByText(t('form_amount_format'))).toBeVisible();
  }
  await amountField(page).fill('٤٩٩٩٩');
  await expect(amountField(page)).toHaveValue('49.999');
  await expect(page.getByText(t('form_amount_low', 'vi', { amount: '50.000\u00a0₫' }))).toBeVisible();
  await amountField(page).fill('300000001');
  await expect(page.getByText(t('form_amount_high', 'vi', { amount: '300.000.000\u00a0₫' }))).toBeVisible();
  await axe();
  await expect(page).toHaveURL(/\/m\/voucherCenter$/);
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
  await page.goto('http://pay.example/');
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

test('an e-wallet opens by its link or its code, less its fee; refused there, the order says so in English too [MONEY-02]', async ({
  page,
  context,
  baseURL,
  member,
  axe,
}) => {
  await member();
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await page.goto(PATH);
  const button = page.getByRole('button', { name: t('deposit_continue', 'en') });
  await expect(button).toBeEnabled();
  await channel(page, 'wallet').check();
  await page.getByRole('button', { name: '100,000', exact: true }).click();
  await expect(page.getByText('+99,500')).toBeVisible();
  await axe();
  await button.click();
  await expect(page.getByRole('img', { name: t('deposit_qr_label', 'en') })).toBeVisible();
  await page.getByRole('link', { name: t('deposit_open_wallet', 'en') }).click();
  await page.locator('form button.second').first().click();
  await expect(page.locator('.status.good')).toBeVisible();
  await page.locator('a.button').click();
  await expect(page.getByRole('heading', { name: t('deposit_refused_title', 'en') })).toBeVisible();
  await axe();
});

test('a card is looked at and arrives less its fee; one that was used is refused and said why [MONEY-02]', async ({
  page,
  member,
  sandbox,
  axe,
}) => {
  await member();
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
  await axe();
  await sandbox.clock(5);
  await lookAgain(page);
  await expect(page.getByRole('heading', { name: t('deposit_arrived_title') })).toBeVisible();
  await expect(page.getByText('+85.000').first()).toBeVisible();
  await handIn('918273645508');
  await sandbox.clock(10);
  await lookAgain(page);
  await expect(page.getByText(t('deposit_refused_used'))).toBeVisible();
});

test('an order expires by the server’s clock, and arrives all the same when the money comes late [MONEY-02]', async ({
  page,
  member,
  sandbox,
  axe,
}) => {
  await member();
  await openTransfer(page);
  const reference = await referenceOf(page);
  await sandbox.clock(16 * 60);
  await lookAgain(page);
  await expect(page.getByRole('heading', { name: t('deposit_expired_title') })).toBeVisible();
  await axe();
  await transfer(page, reference, 500_000);
  await lookAgain(page);
  await expect(page.getByRole('heading', { name: t('deposit_arrived_title') })).toBeVisible();
});

for (const locale of ['vi', 'en'] as const) {
  test(`a bonus is taken with its terms on view, stays payable in parts, and comes once with the whole, in ${locale} [MONEY-02 MONEY-07 MONEY-21]`, async ({
    page,
    context,
    baseURL,
    member,
    axe,
  }) => {
    await context.addCookies([{ name: 'language', value: locale, url: baseURL ?? '' }]);
    await member({ balance: 0 });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(PATH);
    const button = page.getByRole('button', { name: t('deposit_continue', locale) });
    await expect(button).toBeEnabled();
    const bonus = page.getByRole('button', { name: t('deposit_bonus_open', locale) });
    const dialog = page.getByRole('dialog');
    await page.getByRole('textbox', { name: t('deposit_amount', locale) }).fill('60000');
    await bonus.click();
    await expect(dialog.getByRole('button', { name: t('deposit_bonus_take', locale) })).toBeDisabled();
    await axe();
    await dialog.getByRole('button', { name: t('deposit_bonus_leave', locale) }).click();
    await page.getByRole('button', { name: figure('500.000', locale), exact: true }).click();
    await bonus.click();
    await expect(dialog).toContainText(figure('9.000.000', locale));
    await dialog.getByRole('button', { name: t('deposit_bonus_take', locale) }).click();
    await expect(page.getByText(figure('+400.000\u00a0₫', locale), { exact: true })).toBeVisible();
    await axe();
    // Below the least of the bonus it is said, and nothing is sent.
    await page.getByRole('textbox', { name: t('deposit_amount', locale) }).fill('60000');
    await button.click();
    await expect(
      page.getByText(t('deposit_bonus_low', locale, { amount: figure('100.000\u00a0₫', locale) })),
    ).toBeVisible();
    await page.getByRole('button', { name: figure('500.000', locale), exact: true }).click();
    await button.click();

    await expect(page).toHaveURL(/\/m\/voucherCenter\/NT/);
    await expect(
      page.getByRole('main').getByText(figure('+400.000\u00a0₫', locale), { exact: true }),
    ).toBeVisible();
    const code = page.getByRole('img', { name: t('deposit_qr_label', locale) });
    const drawn = await code.locator('path').getAttribute('d');
    const reference = await referenceOf(page, locale);
    await transfer(page, reference, 200_000);
    await lookAgain(page);
    await expect(page.getByText(t('deposit_state_partly', locale))).toBeVisible();
    await expect(page.getByText(figure('300.000,00', locale))).toBeVisible();
    await expect(code).toBeVisible();
    expect(await code.locator('path').getAttribute('d')).not.toBe(drawn);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
    await axe();
    await transfer(page, reference, 300_000, { copies: 2 });
    await lookAgain(page);
    await expect(page.getByRole('heading', { name: t('deposit_arrived_title', locale) })).toBeVisible();
    await axe();
    await page.goto('/m/withdraw');
    await expect(page.getByText(t('withdraw_rule_bonus', locale, { times: 10 }))).toBeVisible();
    await page.goto(PATH);
    await expect(page.getByText(figure('900.000,00', locale))).toBeVisible();
    await expect(bonus).toHaveCount(0);
  });
}

test('a channel that closes says when it opens, in the site’s zone; one that changed its limits says so and keeps the form [MONEY-02]', async ({
  page,
  member,
  sandbox,
  axe,
}) => {
  await member();
  await sandbox.depositChannel({ id: 'wallet', closed: true, hours: { from: '08:00', to: '22:00' } });
  await page.goto(PATH);
  await expect(proceed(page)).toBeEnabled();
  const opens = { from: '08:00', to: '22:00', zone: 'GMT+7' };
  await expect(page.getByText(t('deposit_opens', 'vi', opens))).toBeVisible();
  await expect(channel(page, 'wallet')).toBeDisabled();
  await axe();
  await amountField(page).fill('500000');
  await sandbox.depositChannel({ id: 'transfer', min: 1_000_000 });
  await proceed(page).click();
  await expect(page.getByText(t('error_deposit_amount'))).toBeVisible();
  await amountField(page).fill('1000000');
  await sandbox.depositChannel({ id: 'transfer', closed: true });
  await proceed(page).click();
  await expect(page.getByText(t('error_deposit_channel'))).toBeVisible();
  await expect(amountField(page)).toHaveValue('1.000.000');
  await expect(page).toHaveURL(/\/m\/voucherCenter$/);
});

test('the form, the terms of the bonus and an order run from right to left on a small phone [LANG-29 MONEY-02]', async ({
  page,
  context,
  baseURL,
  member,
  axe,
}) => {
  await context.addCookies([{ name: 'language', value: 'ar', url: baseURL ?? '' }]);
  await member({ balance: 0 });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(PATH);
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  const button = page.getByRole('button', { name: t('deposit_continue', 'ar') });
  await expect(button).toBeEnabled();
  await page.getByRole('button', { name: figure('500.000', 'ar'), exact: true }).click();
  await page.getByRole('button', { name: t('deposit_bonus_open', 'ar') }).click();
  await fits();
  await axe();
  await page.getByRole('button', { name: t('deposit_bonus_take', 'ar') }).click();
  await button.click();
  await expect(page.getByRole('img', { name: t('deposit_qr_label', 'ar') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await fits();
  await axe();
});

test('a member ends an order that nothing was paid for, after being asked [MONEY-02]', async ({
  page,
  member,
  axe,
}) => {
  await member();
  await openTransfer(page);
  await page.getByRole('button', { name: t('deposit_cancel') }).click();
  const dialog = page.getByRole('dialog');
  await axe();
  await dialog.getByRole('button', { name: t('deposit_keep') }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: t('deposit_cancel') }).click();
  await dialog.getByRole('button', { name: t('deposit_cancel') }).click();
  await expect(page.getByRole('heading', { name: t('deposit_cancelled_title') })).toBeVisible();
});

test('another member’s order, a trial and a dead gateway have kind words; an order on view stays [MONEY-02 MONEY-20 ROLE-29 ROLE-30]', async ({
  page,
  member,
  sandbox,
  allow,
  axe,
}) => {
  await member();
  await openTransfer(page);
  await expect(page.getByRole('img', { name: t('deposit_qr_label') })).toBeVisible();
  const own = page.url();
  await sandbox.fault({ path: '/wps/deposit/order', status: 503, times: 5 });
  allow(/503|502/);
  await lookAgain(page);
  await expect(page.getByText(t('deposit_check_failed'))).toBeVisible();
  await expect(page.getByText(t('deposit_state_pending'))).toBeVisible();
  await sandbox.clearFaults();

  await member();
  await page.goto(own);
  await expect(page.getByText(t('deposit_unknown_title'))).toBeVisible();
  await axe();
  await sandbox.fault({ path: '/wps/deposit/channels', status: 503, times: 5 });
  await page.goto(PATH);
  await expect(page.getByText(t('deposit_failed_title'))).toBeVisible();
  await axe();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: t('action_retry') }).click();
  await expect(proceed(page)).toBeVisible();

  await member({ type: 4 });
  await page.goto(PATH);
  await expect(page.getByText(t('error_actual_account'))).toBeVisible();
  await axe();
});
