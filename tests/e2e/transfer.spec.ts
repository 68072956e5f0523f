import type { Page } from '@playwright/test';
import { holdFunction } from './support/held-calls';
import { scripted } from './support/held-scripts';
import { leaveAsMember, newMember } from './support/members';
import { expect, t, test } from './support/test';
import { fits } from './support/withdrawers';

const RICH = { balance: 1_000_000 };
/** A vendor of the demo's lobby. */
const VENDOR = 'Trống Đồng';
const WALLETS = '/wps/transfer/wallets';

const send = (page: Page) => page.locator('button[name="submit"]');
const amount = (page: Page) => page.getByLabel(t('transfer_amount'), { exact: true });
const vendor = (page: Page) => page.locator('select[name="vendor"]');
const main = (page: Page) => page.getByRole('main');

test.beforeEach(({ sandbox }) => sandbox.status({ isSingle: false }).then(() => {}));

async function fill(page: Page, units = '300000') {
  await expect(send(page)).toBeEnabled();
  await vendor(page).selectOption(VENDOR);
  await amount(page).fill(units);
}

test('a guest logs in on the way, moves money to a vendor and back, and finds both in the record [MONEY-18 MONEY-13 MONEY-20 WALLET-11]', async ({
  page,
  sandbox,
  axe,
}) => {
  const { account, password } = await newMember(sandbox, RICH);
  await page.goto('/m/transfer');
  await expect(page).toHaveURL(/\/m\/login\?redirect=%2Fm%2Ftransfer$/);
  await page.fill('input[name="username"]', account);
  await page.fill('input[name="password"]', password);
  await page.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL(/\/m\/transfer$/);
  await expect(main(page)).toContainText('1.000.000,00\u00a0₫');
  await axe();

  await fill(page);
  await expect(page.locator('output')).toHaveText('300.000,00\u00a0₫');
  await expect(main(page)).toContainText('700.000\u00a0₫');
  await send(page).click();
  const receipt = page.getByRole('heading', { name: t('transfer_done_out', 'vi', { vendor: VENDOR }) });
  await expect(receipt).toBeFocused();
  await expect(main(page)).toContainText(/CT\d{6}-[2-9A-Z]{6}/);
  await axe();

  await page.getByRole('button', { name: t('transfer_again') }).click();
  await expect(main(page)).toContainText(t('transfer_all', 'vi', { amount: '1.000.000\u00a0₫' }));
  await page.getByRole('radio', { name: t('transfer_in') }).check();
  await expect(vendor(page)).toHaveValue(VENDOR);
  await page.getByRole('button', { name: new RegExp(t('transfer_pick_all')) }).click();
  await expect(amount(page)).toHaveValue('300.000');
  await axe();
  await send(page).click();
  await expect(
    page.getByRole('heading', { name: t('transfer_done_in', 'vi', { vendor: VENDOR }) }),
  ).toBeVisible();
  await page.getByRole('link', { name: t('transfer_record') }).click();
  for (const kind of ['movement_transfer_in', 'movement_transfer_out']) {
    // At the wallet that gave and at the one that got.
    await expect(
      main(page).getByText(t('movement_of', 'vi', { kind: t(kind as never), title: VENDOR })),
    ).toHaveCount(2);
  }
});

test('one tap brings everything back, and of a vendor that refuses it is said that it kept its money [MONEY-18 MONEY-21]', async ({
  page,
  member,
  sandbox,
  allow,
  axe,
}) => {
  await member(RICH);
  await page.goto('/m/transfer');
  const names = await vendor(page)
    .locator('option')
    .evaluateAll((all) =>
      all.map((option) => (option as HTMLOptionElement).value).filter((value) => value !== ''),
    );
  for (const name of names.slice(0, 2)) {
    await page.goto(`/m/transfer?vendor=${encodeURIComponent(name)}`);
    await expect(send(page)).toBeEnabled();
    await expect(vendor(page)).toHaveValue(name);
    await amount(page).fill('100000');
    await send(page).click();
    await expect(page.getByRole('button', { name: t('transfer_again') })).toBeVisible();
  }
  await page.goto('/m/transfer');
  await scripted(page);
  allow(/response 50\d POST .*\/wps\/transfer/);
  await sandbox.fault({ path: '/wps/transfer', status: 500 });
  const collect = page.getByRole('button', { name: t('transfer_collect') });
  await collect.click();
  const said = page
    .getByRole('status')
    .filter({ hasText: t('transfer_collected', 'vi', { amount: '100.000\u00a0₫' }) });
  await expect(said).toContainText(t('transfer_collect_unsure'));
  await expect(main(page)).toContainText('900.000,00\u00a0₫');
  await axe();
  await collect.dblclick();
  await expect(main(page)).toContainText('1.000.000,00\u00a0₫');
  await expect(collect).toHaveCount(0);
});

test('a receipt has an address: it is there after a reload, and for nobody else [MONEY-18 MONEY-13]', async ({
  page,
  member,
  axe,
}) => {
  await member(RICH);
  await page.goto('/m/transfer');
  await fill(page);
  await send(page).click();
  await expect(page).toHaveURL(/\/m\/transfer\?receipt=CT/);
  await page.reload();
  await expect(
    page.getByRole('heading', { name: t('transfer_done_out', 'vi', { vendor: VENDOR }) }),
  ).toBeVisible();
  await expect(main(page)).toContainText('700.000\u00a0₫');
  await axe();
  const receipt = page.url();
  await leaveAsMember(page);
  await member(RICH);
  await page.goto(receipt);
  await expect(page.getByText(t('transfer_receipt_none'))).toBeVisible();
});

test('the member centre and the sheet of a game lead there where each vendor has a wallet [MONEY-18 WALLET-11]', async ({
  page,
  member,
  axe,
}) => {
  await member(RICH);
  await page.goto('/m/member/home');
  await page.getByRole('link', { name: t('transfer_link') }).click();
  await expect(page).toHaveURL(/\/m\/transfer$/);
  await page.goto('/m/home?game=90001');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(t('sheet_wallet_empty', 'vi', { vendor: VENDOR }))).toBeVisible();
  await axe();
  await sheet.getByRole('link', { name: t('sheet_wallet_move') }).click();
  await expect(vendor(page)).toHaveValue(VENDOR);
  await amount(page).fill('50000');
  await send(page).click();
  await expect(page.getByRole('button', { name: t('transfer_again') })).toBeVisible();
  await page.goto('/m/home?game=90001');
  await expect(
    sheet.getByText(t('sheet_wallet', 'vi', { vendor: VENDOR, amount: '50.000\u00a0₫' })),
  ).toBeVisible();
});

test('a double tap, and a move whose answer is lost, move money once [MONEY-18 MONEY-21]', async ({
  page,
  member,
  allow,
}) => {
  await member(RICH);
  await page.goto('/m/transfer');
  await fill(page);
  const release = await holdFunction(page, 'transferFn');
  await send(page).dblclick({ force: true });
  await expect(send(page)).toBeDisabled();
  release();
  await expect(page.getByRole('button', { name: t('transfer_again') })).toBeVisible();
  await page.goto('/m/transfer');
  await expect(main(page)).toContainText('700.000,00\u00a0₫');
  await fill(page, '100000');
  allow(/_serverFn|ERR_CONNECTION_RESET/);
  let lost = 0;
  await page.route(/_serverFn/, async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await send(page).click();
  await expect(page.getByRole('alert').filter({ hasText: t('transfer_unsure') })).toBeVisible();
  await expect(amount(page)).toHaveValue('100.000');
  await send(page).click();
  await expect(page.getByRole('button', { name: t('transfer_again') })).toBeVisible();
  await page.goto('/m/transfer');
  await expect(main(page)).toContainText('600.000,00\u00a0₫');
});

test('what is typed wrongly is said beside its field, and nothing is sent [MONEY-18 MONEY-22 ERR-29]', async ({
  page,
  member,
  axe,
}) => {
  await member(RICH);
  await page.goto('/m/transfer');
  await expect(send(page)).toBeEnabled();
  await send(page).click();
  await expect(page.getByText(t('transfer_vendor_missing'))).toBeVisible();
  await expect(page.getByText(t('form_required', 'vi', { field: t('transfer_amount') }))).toBeVisible();
  await expect(vendor(page)).toBeFocused();
  await axe();
  await vendor(page).selectOption(VENDOR);
  for (const wrong of ['-500000', '+500000', '5e5', '1e400', '500.000,5', '200000.50', '-0', '500 000']) {
    await amount(page).fill(wrong);
    await expect(page.getByText(t('form_amount_format')), wrong).toBeVisible();
    await expect(page.locator('output'), wrong).toHaveText('—');
  }
  await amount(page).fill('1000001');
  await expect(page.getByText(t('form_amount_high', 'vi', { amount: '1.000.000\u00a0₫' }))).toBeVisible();
});

test('money that is gone meanwhile is refused, and the form stays [MONEY-18]', async ({ page, member }) => {
  await member(RICH);
  await page.goto('/m/transfer');
  await fill(page, '800000');
  const other = await page.context().newPage();
  await other.goto('/m/transfer');
  await fill(other, '900000');
  const release = await holdFunction(page, 'transferFn');
  await send(page).click();
  await send(other).click();
  await expect(other.getByRole('button', { name: t('transfer_again') })).toBeVisible();
  release();
  await expect(page.getByText(t('error_transfer_short'))).toBeVisible();
  await expect(amount(page)).toHaveValue('800.000');
  await expect(main(page)).toContainText('100.000,00\u00a0₫');
});

test('one wallet for every game needs no moves, and trials are told to use an actual account [WALLET-11 MONEY-18 MONEY-20 ROLE-29 ROLE-30]', async ({
  page,
  member,
  sandbox,
  axe,
}) => {
  await sandbox.status({ isSingle: true });
  await member(RICH);
  await page.goto('/m/transfer');
  await expect(page.getByRole('heading', { name: t('transfer_single_title') })).toBeVisible();
  await expect(send(page)).toHaveCount(0);
  await axe();
  await leaveAsMember(page);
  await member({ type: 4 });
  for (const path of ['/m/transfer', '/m/transferUp']) {
    await page.goto(path);
    await expect(page.getByText(t('error_actual_account'))).toBeVisible();
  }
});

test('a dead gateway says that the money is safe, and a second try brings the screen [MONEY-18]', async ({
  page,
  member,
  sandbox,
  allow,
}) => {
  await member(RICH);
  allow(/response 50\d GET .*\/wps\//);
  await sandbox.fault({ path: WALLETS, status: 500, times: 20 });
  await page.goto('/m/transfer');
  await expect(page.getByText(t('transfer_failed_text'))).toBeVisible({ timeout: 20_000 });
  await sandbox.clearFaults();
  await page.getByRole('button', { name: t('action_retry') }).click();
  await expect(amount(page)).toBeVisible();
});

test('stands in English and on small and wide screens [MONEY-18]', async ({
  page,
  context,
  member,
  baseURL,
  axe,
}) => {
  await member(RICH);
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/m/transfer');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('transfer_title', 'en'));
    await expect(page.getByText(t('transfer_note', 'en'))).toBeVisible();
    expect(await fits(page), `at ${width}`).toBe(true);
  }
  await axe();
});
