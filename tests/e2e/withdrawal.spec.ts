import type { Page } from '@playwright/test';
import type { Credentials } from './support/members';
import { leaveAsMember } from './support/members';
import type { Sandbox } from './support/sandbox';
import { expect, t, test } from './support/test';
import { fits, mayWithdraw, PAYMENT_PASSWORD } from './support/withdrawers';

const RICH = { balance: 12_345_678 };
const steps = (page: Page) => page.getByRole('list', { name: t('tracker_steps') }).getByRole('listitem');
const states = (page: Page) => steps(page).evaluateAll((all) => all.map((one) => one.dataset.state));
const status = (page: Page) => page.getByRole('main').getByRole('status').first();

/** Withdraws 2,000,000 by the form; answers the number of the order, whose page stands. */
async function withdraw(page: Page, sandbox: Sandbox, member: Credentials): Promise<string> {
  await mayWithdraw(sandbox, member);
  await page.goto('/m/withdraw');
  await expect(page.locator('button[name="submit"]')).toBeEnabled();
  await page.getByRole('button', { name: '2.000.000', exact: true }).click();
  await page.fill('input[name="paymentPassword"]', PAYMENT_PASSWORD);
  await page.locator('button[name="submit"]').click();
  await expect(page).toHaveURL(/\/m\/withdraw\/RT/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

test('the tracker shows the steps with their times and turns by itself, until the money has arrived [ROLE-25 MONEY-04 MONEY-11]', async ({
  page,
  member,
  sandbox,
  axe,
}) => {
  const orderNo = await withdraw(page, sandbox, await member(RICH));
  await expect(status(page)).toHaveText(t('tracker_checking'));
  expect(await states(page)).toEqual(['done', 'done', 'now', 'next', 'next']);
  await expect(steps(page).nth(1)).toContainText(/\d\d:\d\d:\d\d/);
  await expect(page.getByText(orderNo)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/•••• 6724 · NGUYEN MINH AN/);
  await expect(page.getByText(t('tracker_fee_free', 'vi', { time: 1, count: 3 }))).toBeVisible();
  await axe();

  await sandbox.withdrawalStep(orderNo, 'checked');
  await sandbox.withdrawalStep(orderNo, 'paying');
  await expect(status(page)).toHaveText(t('tracker_paying'), { timeout: 15_000 });
  expect(await states(page)).toEqual(['done', 'done', 'done', 'now', 'next']);
  await sandbox.withdrawalStep(orderNo, 'paid');
  await expect(status(page)).toHaveText(t('tracker_paid'), { timeout: 15_000 });
  expect(await states(page)).toEqual(['done', 'done', 'done', 'done', 'done']);
  await axe();
  await page.reload();
  await expect(status(page)).toHaveText(t('tracker_paid'));
  // Nothing takes it back: the buttons save, and lead to the others.
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['', t('tracker_save')]);
});

test('money that comes back says why, and stands in the balance again', async ({
  page,
  member,
  sandbox,
  axe,
}) => {
  const orderNo = await withdraw(page, sandbox, await member(RICH));
  await sandbox.withdrawalStep(orderNo, 'returned', 'account');
  await expect(status(page)).toHaveText(t('tracker_returned'), { timeout: 15_000 });
  await expect(page.getByText(t('tracker_reason_account'))).toBeVisible();
  expect(await states(page)).toEqual(['done', 'done', 'done']);
  await axe();
  await page.goto('/m/withdraw');
  await expect(page.getByRole('main')).toContainText('12.345.678,00\u00a0₫');
});

test('another member’s withdrawal, and none at all, are no order; a guest logs in and comes back [MONEY-20 ROUTE-88]', async ({
  page,
  member,
  sandbox,
}) => {
  const owner = await member(RICH);
  const orderNo = await withdraw(page, sandbox, owner);
  await leaveAsMember(page);
  await page.goto(`/m/withdraw/${orderNo}`);
  await expect(page).toHaveURL(new RegExp(`/m/login\\?redirect=%2Fm%2Fwithdraw%2F${orderNo}$`));
  await page.fill('input[name="username"]', owner.account);
  await page.fill('input[name="password"]', owner.password);
  await page.locator('form button[type="submit"]').click();
  await expect(page.getByText(orderNo)).toBeVisible();

  await leaveAsMember(page);
  await member(RICH);
  for (const path of [orderNo, 'RT260822-222222', 'nothing']) {
    await page.goto(`/m/withdraw/${path}`);
    await expect(page.getByText(t('error_order_unknown'))).toBeVisible();
  }
});

test('stands in English on small and wide screens', async ({
  page,
  context,
  sandbox,
  member,
  baseURL,
  axe,
}) => {
  const orderNo = await withdraw(page, sandbox, await member(RICH));
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/m/withdraw/${orderNo}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('tracker_title', 'en'));
    expect(await fits(page), `at ${width}`).toBe(true);
  }
  await axe();
});
