import type { Page } from '@playwright/test';
import { holdFunction } from './support/held-calls';
import { leaveAsMember, newMember } from './support/members';
import { expect, t, test } from './support/test';
import { fits, HOLDER, mayWithdraw, newCardNumber, PAYMENT_PASSWORD } from './support/withdrawers';

const OVERVIEW = '/wps/transaction/withdraw/overview';
const WITHDRAW = '/wps/transaction/withdraw';
const RICH = { balance: 12_345_678 };

const send = (page: Page) => page.locator('button[name="submit"]');
const amount = (page: Page) => page.getByLabel(t('withdraw_amount'), { exact: true });
const password = (page: Page) => page.locator('input[name="paymentPassword"]');
const ORDER = /\/m\/withdraw\/RT\d{6}-[2-9A-Z]{6}$/;

async function fill(page: Page, units = '2000000', secret = PAYMENT_PASSWORD) {
  await expect(send(page)).toBeEnabled();
  await amount(page).fill(units);
  await password(page).fill(secret);
}

test('a guest logs in on the way, sees what can be withdrawn, and sends it: the balance is right everywhere [ROUTE-10 ROUTE-88 MONEY-04 MONEY-06 MONEY-07 MONEY-20 ROLE-05 ROLE-25 MENU-10]', async ({
  page,
  sandbox,
  axe,
}) => {
  const member = await newMember(sandbox, RICH);
  await mayWithdraw(sandbox, member);
  await sandbox.bankCard({
    ...{ account: member.account, cardNumber: newCardNumber('1180'), holder: HOLDER, ageHours: 0 },
  });
  await sandbox.turnover({ account: member.account, locked: 900_000, required: 9_000_000, promotionId: 501 });
  await page.goto('/m/withdraw');
  await expect(page).toHaveURL(/\/m\/login\?redirect=%2Fm%2Fwithdraw$/);
  await page.fill('input[name="username"]', member.account);
  await page.fill('input[name="password"]', member.password);
  await page.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL(/\/m\/withdraw$/);

  const main = page.getByRole('main');
  await expect(main).toContainText('11.445.678,00\u00a0₫');
  await expect(main).toContainText(t('withdraw_total', 'vi', { amount: '12.345.678\u00a0₫' }));
  await expect(main).toContainText('900.000,00\u00a0₫');
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '0');
  await expect(page.getByRole('link', { name: t('withdraw_terms') })).toHaveAttribute(
    'href',
    '/m/activityDetail?id=501',
  );
  await expect(page.getByRole('radio')).toHaveCount(2);
  await expect(page.getByRole('radio').nth(0)).toBeChecked();
  await expect(page.getByRole('radio').nth(1)).toBeDisabled();
  await axe();

  await page.getByRole('button', { name: '2.000.000', exact: true }).click();
  await expect(amount(page)).toHaveValue('2.000.000');
  await expect(page.locator('output')).toHaveText('2.000.000,00\u00a0₫');
  await expect(main).toContainText('10.345.678\u00a0₫');
  await password(page).fill(PAYMENT_PASSWORD);
  await send(page).click();
  await expect(page).toHaveURL(ORDER);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('tracker_title'));
  await axe();

  await page.goto('/m/member/home');
  await page
    .getByRole('button', { name: t('wallet_show_balance') })
    .or(page.getByText('10.345.678'))
    .first()
    .waitFor();
  await page.goto('/m/withdraw');
  await expect(main).toContainText('9.445.678,00\u00a0₫');
  await expect(main).toContainText(t('withdraw_free_left', 'vi', { left: 2, count: 3 }));
});

test('a fresh proof that the gateway wants is asked for over the form, which keeps what was typed, and the money moves once [SESS-45 MONEY-21]', async ({
  page,
  member,
  sandbox,
  axe,
}) => {
  const { password: login } = await member(RICH).then(async (own) => {
    await mayWithdraw(sandbox, own);
    return own;
  });
  await page.goto('/m/withdraw');
  await fill(page);
  const body = JSON.stringify({ success: false, errorCode: 'reauthentication.required', value: null });
  const contentType = 'application/json';
  const wanted = () => sandbox.fault({ path: WITHDRAW, status: 200, body, contentType, times: 1 });
  const sheet = page.getByRole('dialog', { name: t('reauthentication_title') });

  await wanted();
  await send(page).click();
  await expect(sheet).toBeVisible();
  await axe();
  await sheet.getByRole('button', { name: t('action_close') }).click();
  await expect(page.getByRole('alert').filter({ hasText: t('error_reauthentication') })).toBeVisible();
  await expect(amount(page)).toHaveValue('2.000.000');
  await expect(password(page)).toHaveValue(PAYMENT_PASSWORD);

  await wanted();
  await send(page).click();
  await sheet.locator('input[name="loginPassword"]').fill('not-the-password');
  await sheet.getByRole('button', { name: t('reauthentication_confirm') }).click();
  await expect(sheet.getByText(t('error_login_password'))).toBeVisible();
  await sheet.locator('input[name="loginPassword"]').fill(login);
  await sheet.getByRole('button', { name: t('reauthentication_confirm') }).click();
  await expect(page).toHaveURL(ORDER);
  await page.goto('/m/withdraw');
  await expect(page.getByRole('main')).toContainText('10.345.678,00\u00a0₫');
});

test('a double tap, and a request whose answer is lost, move money once [MONEY-21]', async ({
  page,
  member,
  sandbox,
  allow,
}) => {
  await mayWithdraw(sandbox, await member(RICH));
  await page.goto('/m/withdraw');
  await fill(page);
  const release = await holdFunction(page, 'withdrawFn');
  await send(page).dblclick({ force: true });
  await expect(send(page)).toBeDisabled();
  release();
  await expect(page).toHaveURL(ORDER);

  await page.goto('/m/withdraw');
  await expect(page.getByRole('main')).toContainText('10.345.678,00\u00a0₫');
  await fill(page, '500000');
  allow(/response 50\d POST/);
  let lost = 0;
  await page.route(/withdrawFn|_serverFn/, async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  allow(/withdrawFn|_serverFn|ERR_CONNECTION_RESET/);
  await send(page).click();
  await expect(page.getByRole('alert').filter({ hasText: t('withdraw_unsure') })).toBeVisible();
  await expect(amount(page)).toHaveValue('500.000');
  await send(page).click();
  await expect(page).toHaveURL(ORDER);
  await page.goto('/m/withdraw');
  await expect(page.getByRole('main')).toContainText('9.845.678,00\u00a0₫');
});

test('what is typed wrongly is said beside its field, and nothing is sent [MONEY-07 MONEY-22 ERR-29]', async ({
  page,
  member,
  sandbox,
  axe,
}) => {
  await mayWithdraw(sandbox, await member(RICH));
  await page.goto('/m/withdraw');
  await expect(send(page)).toBeEnabled();
  await send(page).click();
  await expect(page.getByText(t('form_required', 'vi', { field: t('withdraw_amount') }))).toBeVisible();
  await expect(page.getByText(t('form_required', 'vi', { field: t('withdraw_password') }))).toBeVisible();
  await expect(amount(page)).toBeFocused();
  await axe();
  for (const wrong of ['-500000', '+500000', '5e5', '1e400', '500.000,5', '200000.50', '-0', '500 000']) {
    await amount(page).fill(wrong);
    await expect(page.getByText(t('form_amount_format')), wrong).toBeVisible();
    await expect(page.locator('output'), wrong).toHaveText('—');
  }
  await amount(page).fill('99999');
  await expect(page.getByText(t('form_amount_low', 'vi', { amount: '100.000\u00a0₫' }))).toBeVisible();
  await amount(page).fill('12345679');
  await expect(page.getByText(t('form_amount_high', 'vi', { amount: '12.345.678\u00a0₫' }))).toBeVisible();
  await page.getByRole('button', { name: new RegExp(t('withdraw_all')) }).click();
  await expect(amount(page)).toHaveValue('12.345.678');
  await password(page).fill('12a45');
  await send(page).click();
  await expect(page.getByText(t('paypass_format'))).toBeVisible();
  await expect(page).toHaveURL(/\/m\/withdraw$/);
});

test('refusals keep the form: a wrong payment password is counted and locks, a changed price is told [MONEY-06 MONEY-07]', async ({
  page,
  member,
  sandbox,
}) => {
  await mayWithdraw(sandbox, await member(RICH));
  await page.goto('/m/withdraw');
  for (const count of [4, 3, 2, 1]) {
    await fill(page, '500000', '000111');
    await send(page).click();
    await expect(page.getByText(t('paypass_tries_left', 'vi', { count }))).toBeVisible();
    await expect(password(page)).toHaveValue('');
    await expect(amount(page)).toHaveValue('500.000');
  }
  await fill(page, '500000', '000111');
  await send(page).click();
  await expect(page.getByText(t('error_payment_password_locked'))).toBeVisible();
  await expect(page.getByText(/Thử lại từ \d\d:\d\d/)).toBeVisible();
});

test('the fee is told before it is taken: one that changed meanwhile is shown, and asked for again', async ({
  page,
  member,
  sandbox,
}) => {
  await mayWithdraw(sandbox, await member(RICH));
  await page.goto('/m/withdraw');
  await fill(page);
  await sandbox.withdrawRules({ rules: { freeOfDay: 0, fee: 5_000 } });
  await send(page).click();
  await expect(page.getByRole('alert').filter({ hasText: t('error_withdraw_fee') })).toBeVisible();
  await expect(page.locator('output')).toHaveText('1.995.000,00\u00a0₫');
  await send(page).click();
  await expect(page).toHaveURL(ORDER);
  await expect(page.getByRole('main')).toContainText('1.995.000,00\u00a0₫');
});

test('what is missing comes first: a card, then a payment password; a change of it holds withdrawals [MONEY-07 ACC-12]', async ({
  page,
  member,
  sandbox,
  axe,
}) => {
  const { account } = await member(RICH);
  await page.goto('/m/withdraw');
  await expect(page.getByRole('heading', { name: t('withdraw_no_card_title') })).toBeVisible();
  await axe();
  await page.getByRole('link', { name: t('cards_add') }).click();
  await expect(page).toHaveURL(/\/m\/bankCards\?add=true$/);
  await sandbox.bankCard({ account, cardNumber: newCardNumber(), holder: HOLDER });
  await page.goto('/m/withdraw');
  await expect(page.getByText(t('withdraw_no_password'))).toBeVisible();
  await page.getByRole('link', { name: t('withdraw_set_password') }).click();
  await expect(page).toHaveURL(/\/m\/paymentPassword$/);
});

test('the switches of the site close it, and trials are told to use an actual account [MONEY-08 MONEY-09 MONEY-20 WALLET-14 WALLET-15 ROLE-30]', async ({
  page,
  member,
  sandbox,
  axe,
}) => {
  await mayWithdraw(sandbox, await member(RICH));
  await sandbox.withdrawRules({ bankWithdrawal: false });
  await page.goto('/m/withdraw');
  await expect(page.getByText(t('error_no_permission'))).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await sandbox.withdrawRules({ bankWithdrawal: true, allowWithdraw: false });
  await page.reload();
  await expect(page.getByText(t('error_no_permission'))).toBeVisible();
  await expect(amount(page)).toHaveCount(0);
  await axe();

  await leaveAsMember(page);
  await member({ type: 4 });
  for (const path of ['/m/withdraw', '/m/bankCards', '/m/paymentPassword', '/m/withdraw/RT260822-222222']) {
    await page.goto(path);
    await expect(page.getByText(t('error_actual_account'))).toBeVisible();
  }
});

test('a dead gateway says that the money is safe, and a second try brings the screen [MONEY-04]', async ({
  page,
  member,
  sandbox,
  allow,
}) => {
  await mayWithdraw(sandbox, await member(RICH));
  allow(/response 50\d GET .*\/wps\//);
  await sandbox.fault({ path: OVERVIEW, status: 500, times: 20 });
  await page.goto('/m/withdraw');
  await expect(page.getByText(t('withdraw_failed_text'))).toBeVisible({ timeout: 20_000 });
  await sandbox.clearFaults();
  await page.getByRole('button', { name: t('action_retry') }).click();
  await expect(amount(page)).toBeVisible();

  await fill(page);
  await sandbox.fault({ path: WITHDRAW, status: 500, times: 1 });
  await send(page).click();
  await expect(page.getByRole('alert').filter({ hasText: t('withdraw_unsure') })).toBeVisible();
  await expect(amount(page)).toHaveValue('2.000.000');
});

test('stands in English and on small and wide screens', async ({
  page,
  context,
  member,
  sandbox,
  baseURL,
  axe,
}) => {
  await mayWithdraw(sandbox, await member(RICH));
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/m/withdraw');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('withdraw_title', 'en'));
    await expect(page.getByText(t('withdraw_available', 'en'))).toBeVisible();
    expect(await fits(page), `at ${width}`).toBe(true);
  }
  await axe();
});
