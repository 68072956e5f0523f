import type { Page } from '@playwright/test';
import { holdFunction } from './support/held-calls';
import { newMember } from './support/members';
import { expect, t, test } from './support/test';
import { fits, PAYMENT_PASSWORD } from './support/withdrawers';

const BELOW = { balance: 1_000_000, upline: 'agent01' };
const OWN = '/wps/transfer/up';

const send = (page: Page) => page.locator('button[name="submit"]');
const amount = (page: Page) => page.getByLabel(t('transfer_amount'), { exact: true });
const password = (page: Page) => page.locator('input[name="paymentPassword"]');
const main = (page: Page) => page.getByRole('main');
const done = (page: Page) => page.getByRole('heading', { name: t('send_done') });

async function fill(page: Page, units = '200000', secret = PAYMENT_PASSWORD) {
  await expect(send(page)).toBeEnabled();
  await amount(page).fill(units);
  await password(page).fill(secret);
}

test('a guest logs in on the way and sends money up, but for what is to be played first [MONEY-19 MONEY-13 MONEY-20]', async ({
  page,
  sandbox,
  axe,
}) => {
  const member = await newMember(sandbox, BELOW);
  await sandbox.paymentPassword(member.account, PAYMENT_PASSWORD);
  await sandbox.turnover({ account: member.account, locked: 600_000, required: 6_000_000 });
  await page.goto('/m/transferUp');
  await expect(page).toHaveURL(/\/m\/login\?redirect=%2Fm%2FtransferUp$/);
  await page.fill('input[name="username"]', member.account);
  await page.fill('input[name="password"]', member.password);
  await page.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL(/\/m\/transferUp$/);
  await expect(main(page)).toContainText('400.000,00\u00a0₫');
  await expect(main(page)).toContainText('agent01');
  await axe();

  await fill(page, '400001');
  await expect(page.locator('output')).toHaveText('—');
  await amount(page).fill('400000');
  await expect(main(page)).toContainText('600.000\u00a0₫');
  await send(page).click();
  await expect(done(page)).toBeFocused();
  await expect(main(page)).toContainText(/CT\d{6}-[2-9A-Z]{6}/);
  await axe();
  await page.getByRole('link', { name: t('transfer_record') }).click();
  await expect(
    main(page).getByText(t('movement_of', 'vi', { kind: t('movement_transfer_up'), title: 'agent01' })),
  ).toBeVisible();
});

test('a double tap sends money once, and what is typed wrongly sends none [MONEY-19 MONEY-21 MONEY-22]', async ({
  page,
  member,
  sandbox,
}) => {
  const { account } = await member(BELOW);
  await sandbox.paymentPassword(account, PAYMENT_PASSWORD);
  await page.goto('/m/transferUp');
  await expect(send(page)).toBeEnabled();
  await send(page).click();
  await expect(amount(page)).toBeFocused();
  for (const wrong of ['-200000', '2e5', '200.000,5', '1e400']) {
    await amount(page).fill(wrong);
    await expect(page.getByText(t('form_amount_format')), wrong).toBeVisible();
  }
  await amount(page).fill('99999');
  await expect(page.getByText(t('form_amount_low', 'vi', { amount: '100.000\u00a0₫' }))).toBeVisible();
  await fill(page);
  const release = await holdFunction(page, 'transferUpFn');
  await send(page).dblclick({ force: true });
  await expect(send(page)).toBeDisabled();
  release();
  await expect(done(page)).toBeVisible();
  await page.goto('/m/transferUp');
  await expect(main(page)).toContainText('800.000,00\u00a0₫');
});

test('refusals keep the form: a wrong payment password is counted and locks [MONEY-19 ACC-12]', async ({
  page,
  member,
  sandbox,
}) => {
  const { account } = await member(BELOW);
  await page.goto('/m/transferUp');
  await expect(page.getByText(t('send_password'))).toBeVisible();
  await sandbox.paymentPassword(account, PAYMENT_PASSWORD);
  await page.reload();
  for (const count of [4, 3, 2, 1]) {
    await fill(page, '200000', '000111');
    await send(page).click();
    await expect(page.getByText(t('paypass_tries_left', 'vi', { count }))).toBeVisible();
    await expect(amount(page)).toHaveValue('200.000');
  }
  await fill(page, '200000', '000111');
  await send(page).click();
  await expect(page.getByText(t('error_payment_password_locked'))).toBeVisible();
});

test('who has no upline is told so, and a dead gateway says that the money is safe [MONEY-19 MENU-44]', async ({
  page,
  member,
  sandbox,
  allow,
  axe,
}) => {
  await member({ balance: 1_000_000 });
  await page.goto('/m/transferUp');
  await expect(page.getByText(t('error_no_permission'))).toBeVisible();
  await expect(send(page)).toHaveCount(0);
  await axe();
  allow(/response 50\d GET .*\/wps\//);
  await sandbox.fault({ path: OWN, status: 500, times: 20 });
  await page.reload();
  await expect(page.getByText(t('transfer_failed_text'))).toBeVisible({ timeout: 20_000 });
  await sandbox.clearFaults();
});

test('stands in English and on small and wide screens [MONEY-19]', async ({
  page,
  context,
  member,
  sandbox,
  baseURL,
  axe,
}) => {
  const { account } = await member(BELOW);
  await sandbox.paymentPassword(account, PAYMENT_PASSWORD);
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/m/transferUp');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('transfer_up_title', 'en'));
    await expect(page.getByText(t('send_note', 'en'))).toBeVisible();
    expect(await fits(page), `at ${width}`).toBe(true);
  }
  await axe();
});
