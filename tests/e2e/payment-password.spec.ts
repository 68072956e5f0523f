import type { Page } from '@playwright/test';
import { newMember } from './support/members';
import { expect, t, test } from './support/test';
import { fits, PAYMENT_PASSWORD } from './support/withdrawers';

const NEW = '310714';
const LOGIN = 'Lantern2209';
const send = (page: Page) => page.locator('button[name="submit"]');

async function fill(page: Page, values: Record<string, string>) {
  await expect(send(page)).toBeEnabled();
  for (const [name, value] of Object.entries(values)) await page.fill(`input[name="${name}"]`, value);
}

test('a guest logs in on the way, and sets the first one by the login password [ACC-12 CALL-43 MONEY-20 ROUTE-88]', async ({
  page,
  sandbox,
  axe,
}) => {
  const member = await newMember(sandbox);
  await page.goto('/m/paymentPassword');
  await expect(page).toHaveURL(/\/m\/login\?redirect=%2Fm%2FpaymentPassword$/);
  await page.fill('input[name="username"]', member.account);
  await page.fill('input[name="password"]', member.password);
  await page.locator('form button[type="submit"]').click();
  await expect(page.getByRole('heading', { name: t('paypass_first_title') })).toBeVisible();
  await axe();

  await expect(send(page)).toBeEnabled();
  await send(page).click();
  await expect(page.locator('input[name="loginPassword"]')).toBeFocused();
  await axe();
  await fill(page, { loginPassword: LOGIN, newPassword: '123456', confirm: '123457' });
  await expect(page.getByText(t('paypass_hint')).first()).toBeVisible();
  await expect(page.getByText(t('form_confirm_mismatch'))).toBeVisible();
  await fill(page, { loginPassword: 'wrong-one', newPassword: NEW, confirm: NEW });
  await send(page).click();
  await expect(page.getByRole('main')).toContainText(t('error_login_password'));
  await expect(page.locator('input[name="newPassword"]')).toHaveValue(NEW);
  await page.fill('input[name="loginPassword"]', LOGIN);
  await send(page).click();
  await expect(page.getByRole('heading', { name: t('paypass_saved') })).toBeFocused();
  await expect(page.getByText(t('paypass_saved_ready'))).toBeVisible();
  await axe();
});

test('a change counts wrong ones, locks, and can be made by the login password; withdrawals wait after it [ACC-12 CALL-43]', async ({
  page,
  member,
  sandbox,
  axe,
}) => {
  const { account } = await member();
  await sandbox.paymentPassword(account, PAYMENT_PASSWORD);
  await page.goto('/m/paymentPassword');
  await expect(page.getByRole('heading', { name: t('paypass_change_title') })).toBeVisible();
  for (const count of [4, 3, 2, 1]) {
    await fill(page, { oldPassword: '000111', newPassword: NEW, confirm: NEW });
    await send(page).click();
    await expect(page.getByText(t('paypass_tries_left', 'vi', { count }))).toBeVisible();
    await expect(page.locator('input[name="oldPassword"]')).toHaveValue('');
  }
  await fill(page, { oldPassword: '000111' });
  await send(page).click();
  await expect(page.getByText(t('error_payment_password_locked'))).toBeVisible();
  await expect(page.getByText(/Thử lại từ \d\d:\d\d/)).toBeVisible();
  await axe();

  await page.getByRole('button', { name: t('paypass_forgot') }).click();
  await fill(page, { loginPassword: LOGIN, newPassword: PAYMENT_PASSWORD, confirm: PAYMENT_PASSWORD });
  await send(page).click();
  await expect(page.getByText(t('error_same_password'))).toBeVisible();
  await fill(page, { loginPassword: LOGIN, newPassword: NEW, confirm: NEW });
  await send(page).click();
  await expect(page.getByText(/Bạn có thể rút tiền lại từ \d\d:\d\d/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: t('paypass_change_title') })).toBeVisible();
});

test('fits small and wide screens in English [ACC-12]', async ({ page, context, member, baseURL, axe }) => {
  await member();
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/m/paymentPassword');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('paypass_title', 'en'));
    expect(await fits(page), `at ${width}`).toBe(true);
  }
  await axe();
});
