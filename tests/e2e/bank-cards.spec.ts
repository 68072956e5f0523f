import type { Page } from '@playwright/test';
import { holdFunction } from './support/held-calls';
import { newMember } from './support/members';
import { expect, t, test } from './support/test';
import { fits, HOLDER, newCardNumber } from './support/withdrawers';

const CARDS = '/wps/member/info/bankcards';
const send = (page: Page) => page.locator('button[name="submit"]');
const cards = (page: Page) => page.locator('main ul > li');

async function fill(page: Page, cardNumber: string, holder?: string) {
  await expect(send(page)).toBeEnabled();
  await page.getByRole('button', { name: t('cards_bank') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(t('cards_bank_search')).fill('canh buom');
  await expect(sheet.getByRole('listitem')).toHaveCount(1);
  await sheet.getByRole('button', { name: 'Ngân hàng Cánh Buồm' }).click();
  await page.fill('input[name="cardNumber"]', cardNumber);
  if (holder) await page.fill('input[name="holder"]', holder);
}

test('a guest logs in on the way; the first card gives the payee’s name, and waits before money goes to it [ACC-13 ACC-15 MENU-41 MENU-47 MONEY-20 ROUTE-88]', async ({
  page,
  sandbox,
  axe,
}) => {
  const member = await newMember(sandbox);
  await page.goto('/m/bankCards');
  await expect(page).toHaveURL(/\/m\/login\?redirect=%2Fm%2FbankCards$/);
  await page.fill('input[name="username"]', member.account);
  await page.fill('input[name="password"]', member.password);
  await page.locator('form button[type="submit"]').click();
  await expect(page.getByText(t('cards_empty_title'))).toBeVisible();
  await axe();
  await page.getByRole('link', { name: t('cards_add') }).click();
  await expect(page).toHaveURL(/\/m\/bankCards\?add=true$/);

  await expect(send(page)).toBeEnabled();
  await send(page).click();
  await expect(page.getByText(t('cards_bank_missing'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('cards_bank') })).toBeFocused();
  await axe();
  await page.getByRole('button', { name: t('cards_bank') }).click();
  await page.getByRole('dialog').getByLabel(t('cards_bank_search')).fill('zzz');
  await expect(page.getByText(t('cards_bank_none'))).toBeVisible();
  await axe();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('action_close') })
    .click();

  await fill(page, '9704 1111 1111 1111', 'Nguyễn Minh An');
  await send(page).click();
  await expect(page.getByText(t('cards_number_format'))).toBeVisible();
  await page.fill('input[name="cardNumber"]', newCardNumber());
  const release = await holdFunction(page, 'addBankCardFn');
  await send(page).dblclick({ force: true });
  release();
  await expect(page).toHaveURL(/\/m\/bankCards$/);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('6724');
  await expect(cards(page)).toContainText(t('cards_default'));
  await expect(cards(page)).toContainText(/rút được từ \d\d:\d\d ngày \d\d\/\d\d/);
  await expect(page.getByText(t('cards_payee', 'vi', { name: HOLDER }))).toBeVisible();
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await axe();
});

test('another’s name and a bound number are refused beside their fields; a card is made the default, and unlinked after a question [ACC-13 ACC-15]', async ({
  page,
  member,
  sandbox,
  axe,
}) => {
  const { account } = await member();
  const bound = newCardNumber('1180');
  await sandbox.bankCard({ account, cardNumber: newCardNumber(), holder: HOLDER });
  await sandbox.bankCard({ account, cardNumber: bound, holder: HOLDER, ageHours: 1 });
  await page.goto('/m/bankCards?add=true');
  await expect(page.locator('input[name="holder"]')).toHaveValue(HOLDER);
  await expect(page.locator('input[name="holder"]')).toHaveAttribute('readonly');
  await fill(page, bound);
  await send(page).click();
  await expect(page.getByText(t('error_card_exists'))).toBeVisible();
  await expect(page.locator('input[name="cardNumber"]')).toHaveValue(bound);
  await expect(page.locator('input[name="cardNumber"]')).toBeFocused();

  await page.getByRole('link', { name: t('cards_cancel') }).click();
  await expect(cards(page)).toHaveCount(2);
  await cards(page)
    .nth(1)
    .getByRole('button', { name: t('cards_make_default') })
    .click();
  await expect(cards(page).nth(0)).toContainText(t('cards_default'));
  await expect(page.getByRole('status').filter({ hasText: t('cards_made_default') })).toHaveCount(1);

  await cards(page)
    .nth(0)
    .getByRole('button', { name: t('cards_unbind') })
    .click();
  await expect(page.getByRole('dialog')).toContainText(t('cards_unbind_title'));
  await axe();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('cards_keep') })
    .click();
  await expect(cards(page)).toHaveCount(2);
  await cards(page)
    .nth(0)
    .getByRole('button', { name: t('cards_unbind') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('cards_unbind') })
    .click();
  const proof = page.getByRole('dialog', { name: t('reauthentication_title') });
  await proof.locator('input[name="loginPassword"]').fill('Lantern2209');
  await proof.getByRole('button', { name: t('reauthentication_confirm') }).click();
  await expect(cards(page)).toHaveCount(1);
});

test('a dead gateway has kind words, and English fits small screens [ACC-13]', async ({
  page,
  context,
  member,
  sandbox,
  allow,
  baseURL,
  axe,
}) => {
  const { account } = await member();
  await sandbox.bankCard({ account, cardNumber: newCardNumber(), holder: HOLDER });
  allow(/response 50\d GET .*\/wps\/member\/info\/bankcards/);
  await sandbox.fault({ path: CARDS, status: 500, times: 20 });
  await page.goto('/m/bankCards');
  await expect(page.getByText(t('cards_failed_text'))).toBeVisible({ timeout: 20_000 });
  await axe();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: t('action_retry') }).click();
  await expect(cards(page)).toHaveCount(1);

  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/m/bankCards', '/m/bankCards?add=true']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cards_title', 'en'));
      expect(await fits(page), `${path} at ${width}`).toBe(true);
    }
  }
  await axe();
});
