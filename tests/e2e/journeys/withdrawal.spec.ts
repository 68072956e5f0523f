import { otherAddress } from '../../support/site-address';
import { newMember } from '../support/members';
import { expect, t, test } from '../support/test';
import { HOLDER, mayWithdraw, newCardNumber, PAYMENT_PASSWORD } from '../support/withdrawers';

test('a guest logs in on the way, sees what can be withdrawn, and sends it; the tracker turns by itself until the money has arrived, and is nobody else’s [ROUTE-10 ROUTE-88 MONEY-04 MONEY-06 MONEY-07 MONEY-11 MONEY-20 ROLE-05 ROLE-25 MENU-10]', async ({
  page,
  sandbox,
  member: another,
  axe,
}) => {
  const member = await newMember(sandbox, { balance: 12_345_678 });
  const { account } = member;
  await mayWithdraw(sandbox, member);
  await sandbox.bankCard({ account, cardNumber: newCardNumber('1180'), holder: HOLDER, ageHours: 0 });
  await sandbox.wagering({ account, locked: 900_000, required: 9_000_000, promotionId: 501 });
  const logIn = async () => {
    await page.fill('input[name="username"]', account);
    await page.fill('input[name="password"]', member.password);
    await page.locator('form button[type="submit"]').click();
  };
  await page.goto('/m/withdraw');
  await expect(page).toHaveURL(/\/m\/login\?redirect=%2Fm%2Fwithdraw$/);
  await logIn();
  await expect(page).toHaveURL(/\/m\/withdraw$/);

  const main = page.getByRole('main');
  await expect(main).toContainText('11.445.678,00\u00a0₫');
  await expect(main).toContainText(t('withdraw_total', 'vi', { amount: '12.345.678\u00a0₫' }));
  await expect(main).toContainText('900.000,00\u00a0₫');
  await expect(page.getByRole('radio')).toHaveCount(2);
  await expect(page.getByRole('radio').nth(0)).toBeChecked();
  await expect(page.getByRole('radio').nth(1)).toBeDisabled();
  await axe();
  await page.getByRole('button', { name: '2.000.000', exact: true }).click();
  await expect(page.locator('output')).toHaveText('2.000.000,00\u00a0₫');
  await page.fill('input[name="paymentPassword"]', PAYMENT_PASSWORD);
  await page.locator('button[name="submit"]').click();
  await expect(page).toHaveURL(/\/m\/withdraw\/RT\d{6}-[2-9A-Z]{6}$/);
  const { pathname } = new URL(page.url());
  const orderNo = pathname.split('/').at(-1) ?? '';

  const status = main.getByRole('status').first();
  const steps = page.getByRole('list', { name: t('tracker_steps') }).getByRole('listitem');
  const states = () => steps.evaluateAll((all) => all.map((one) => one.dataset.state));
  await expect(status).toHaveText(t('tracker_checking'));
  expect(await states()).toEqual(['done', 'done', 'now', 'next', 'next']);
  await expect(page.getByText(t('tracker_fee_free', 'vi', { time: 1, count: 3 }))).toBeVisible();
  await sandbox.withdrawalStep(orderNo, 'checked');
  await sandbox.withdrawalStep(orderNo, 'paying');
  await expect(status).toHaveText(t('tracker_paying'));
  await sandbox.withdrawalStep(orderNo, 'paid');
  await expect(status).toHaveText(t('tracker_paid'));
  expect(await states()).toEqual(['done', 'done', 'done', 'done', 'done']);

  await page.goto('/m/member/home');
  await expect(page.getByRole('region', { name: t('wallet_title') })).toContainText('10.345.678');
  await page.goto('/m/withdraw');
  await expect(main).toContainText('9.445.678,00\u00a0₫');
  await expect(main).toContainText(t('withdraw_free_left', 'vi', { left: 2, count: 3 }));

  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(otherAddress(pathname));
  await expect(page).toHaveURL(new RegExp(`/m/login\\?redirect=%2Fm%2Fwithdraw%2F${orderNo}$`));
  await logIn();
  await expect(status).toHaveText(t('tracker_paid'));
  await page.goto('about:blank');
  await page.context().clearCookies();
  await another();
  await page.goto(otherAddress(pathname));
  await expect(page.getByText(t('error_order_unknown'))).toBeVisible();
  await page.goto('/m/withdraw/nothing');
  await expect(page.getByText(t('error_order_unknown'))).toBeVisible();
});
