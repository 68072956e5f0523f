import { readFile } from 'node:fs/promises';
import { otherAddress } from '../../support/site-address';
import { scripted } from '../support/held-scripts';
import { leaveAsMember, newMember, openSession } from '../support/members';
import { filled, MONEY_FORMS, numberOn, sendButton } from '../support/money-forms';
import type { NewMovement, Sandbox } from '../support/sandbox';
import type { Page } from '../support/site-page';
import { expect, t, test } from '../support/test';
import { mayWithdraw, PAYMENT_PASSWORD } from '../support/withdrawers';

const RICH = { balance: 10_000_000 };
/** A vendor of the demo's lobby. */
const VENDOR = 'Trống Đồng';
const RECORD = '/m/transaction/record';
const SLOT = 90001;
const DAY = 24 * 60;
let orders = 0;

const deposit = (amount: number, minutesAgo = 0): NewMovement => {
  orders += 1;
  return { kind: 'deposit', amount, minutesAgo, source: `deposit:NT-${Date.now() % 1e6}-${orders}` };
};
const withdrawal = (amount: number, minutesAgo = 0): NewMovement => {
  orders += 1;
  const source = `withdrawal:RT-${Date.now() % 1e6}-${orders}`;
  return { kind: 'withdraw.hold', amount: -amount, minutesAgo, source };
};

/** A member's week: money in, out, played with and given. */
async function lived(sandbox: Sandbox, account: string) {
  const movements = [deposit(3_000_000, 3 * DAY), deposit(500_000, DAY), withdrawal(2_000_000, DAY)];
  await sandbox.addMovements(account, [...movements, { kind: 'bonus', amount: 400_000 }]);
  await sandbox.wins(account, [{ nodeId: SLOT, amount: 1_260_000 }]);
  return { order: movements[0]?.source?.split(':')[1] ?? '' };
}

const rows = (page: Page) => page.locator('main li[data-entry]');
const row = (page: Page, text: string) => rows(page).filter({ hasText: text });
const main = (page: Page) => page.getByRole('main');
const amount = (page: Page) => page.getByLabel(t('transfer_amount'), { exact: true });
const vendor = (page: Page) => page.locator('select[name="vendor"]');
const sent = (page: Page) => page.getByRole('heading', { name: t('member_transfer_done') });

async function look(page: Page, state: 'visible' | 'hidden'): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/** Opens an order by the form, and goes to its page anew. */
async function openOrder(page: Page, name: 'deposit' | 'withdraw'): Promise<string> {
  await filled(page, MONEY_FORMS[name], '500000');
  await sendButton(page).click();
  const orderNo = await numberOn(page);
  return `${MONEY_FORMS[name].path}/${orderNo}`;
}

test('what moves in one tab is right in the others at once: held, given back, paid in [MONEY-02 MONEY-06]', async ({
  page,
  context,
  member,
  sandbox,
}) => {
  const own = await member(RICH);
  await mayWithdraw(sandbox, own);
  const [other, third] = [await context.newPage(), await context.newPage()];
  await other.goto('/m/voucherCenter');
  await third.goto('/m/withdraw');
  for (const tab of [other, third]) await expect(main(tab)).toContainText('10.000.000,00');

  const path = await openOrder(page, 'withdraw');
  for (const tab of [other, third]) await expect(main(tab)).toContainText('9.500.000,00');
  await sandbox.withdrawalStep(path.split('/').at(-1) ?? '', 'returned', 'account');
  await look(page, 'visible');
  await expect(main(page).getByRole('status').first()).toHaveText(t('tracker_returned'));
  for (const tab of [other, third]) await expect(main(tab)).toContainText('10.000.000,00');

  await openOrder(page, 'deposit');
  const reference = page
    .locator('dt', { hasText: t('deposit_reference') })
    .locator('xpath=following-sibling::dd');
  const data = { accountNumber: '038822095716', reference: await reference.textContent(), amount: 500_000 };
  await page.request.post('/sandbox/bank/api/transfer', { data });
  await look(page, 'visible');
  await expect(page.getByRole('heading', { name: t('deposit_arrived_title') })).toBeVisible();
  for (const tab of [other, third]) await expect(main(tab)).toContainText('10.500.000');
});

test('a guest logs in on the way to the account record, which tells a week by days with totals, balances and net deposits [MONEY-12 MONEY-13 MONEY-20 ROUTE-13 ROUTE-88 MEMB-17]', async ({
  page,
  sandbox,
  axe,
}) => {
  const { account, password } = await newMember(sandbox);
  const { order } = await lived(sandbox, account);
  await page.goto(RECORD);
  await expect(page).toHaveURL(/\/m\/login\?redirect=%2Fm%2Ftransaction%2Frecord$/);
  await page.fill('input[name="username"]', account);
  await page.fill('input[name="password"]', password);
  await page.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL(/\/m\/transaction\/record$/);
  await expect(rows(page)).toHaveCount(6);

  const totals = page.getByRole('region', { name: t('record_totals') });
  await expect(totals).toContainText('+3.500.000,00\u00a0₫');
  await expect(totals).toContainText('−2.000.000,00\u00a0₫');
  await expect(totals).toContainText('+1.660.000,00\u00a0₫');
  await expect(totals).toContainText(t('record_net', 'vi', { count: 7 }));
  await expect(totals).toContainText(t('record_net_definition'));
  await expect(totals.locator('dd').last()).toHaveText('1.500.000,00\u00a0₫');

  const first = rows(page).first();
  await expect(first).toContainText(t('movement_win'));
  await expect(first).toContainText('+1.260.000,00\u00a0₫');
  await expect(first).toContainText(t('record_balance', 'vi', { balance: '3.159.999' }));
  await expect(row(page, order).getByRole('link')).toHaveAttribute('href', `/m/voucherCenter/${order}`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Hôm nay, ');
  await axe();
});

test('the record is downloaded as a table in the member’s language, by the filter that shows [MONEY-13 MONEY-22]', async ({
  page,
  context,
  baseURL,
  sandbox,
  member,
  allow,
}) => {
  const { account } = await member();
  await sandbox.addMovements(account, [
    { ...deposit(50_000.5), source: 'deposit:=HYPERLINK("http://x"),y' },
    withdrawal(20_000),
  ]);
  const link = (name: string) => page.getByRole('link', { name });
  const download = async (name: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), link(name).click()]);
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  };
  await page.goto(RECORD);
  const { name, text } = await download(t('record_csv'));
  expect(name).toMatch(/^lich-su-tai-khoan_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
  const lines = text.split('\r\n');
  expect(lines[0]).toBe(
    `\uFEFF${[t('csv_time'), t('csv_zone'), t('csv_kind'), t('csv_about'), t('csv_vendor'), t('csv_code'), t('csv_amount'), t('csv_balance'), t('csv_wallet')].join(';')}`,
  );
  expect(lines).toHaveLength(4);
  expect(text).toContain(`;"'=HYPERLINK(""http://x""),y";50000,50;50000,50`);
  expect(text).toContain('UTC+07:00');
  // For who has a spreadsheet in English.
  const other = await download(t('csv_get_comma'));
  expect(other.text).toContain(`,"'=HYPERLINK(""http://x""),y",50000.50,50000.50`);

  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await page.goto(`${RECORD}?kind=withdrawal`);
  const english = await download(t('record_csv', 'en'));
  expect(english.name).toMatch(/^account-record_/);
  expect(english.text.split('\r\n')).toHaveLength(3);
  expect(english.text).toContain(`${t('movement_withdrawal', 'en')},,,RT-`);

  allow(/response 50\d GET .*\/wps\/transaction\/record/);
  await sandbox.fault({ path: '/wps/transaction/record', status: 500, times: 3 });
  await link(t('record_csv', 'en')).click();
  await expect(page.getByRole('alert').filter({ hasText: t('record_csv_failed', 'en') })).toBeVisible();
});

test('an open lottery ticket is cancelled once, with its stake back in the balance, in another tab at once; a drawn one shows its result [MONEY-14 MONEY-15 MONEY-16 MONEY-17 MONEY-21]', async ({
  page,
  context,
  sandbox,
  member,
}) => {
  const { account } = await member({ balance: 100_000 });
  await sandbox.tickets(account, [
    { gameCode: 'VN-MB', stake: 20_000, digits: '18' },
    { gameCode: 'VN-MB', stake: 30_000, digits: '77' },
    { gameCode: 'VN-Q1', stake: 10_000, digits: '05', drawn: true },
  ]);
  const other = await context.newPage();
  await other.goto('/m/voucherCenter');
  await expect(main(other)).toContainText('40.000,00');
  await page.goto(RECORD);
  await scripted(page);
  await page.getByRole('link', { name: t('record_tab_lottery') }).click();
  await expect(rows(page)).toHaveCount(2);

  await row(page, 'Miền Bắc Một Phút').getByRole('link').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(/^\d{5}$/)).toBeVisible();
  await expect(sheet.getByRole('button', { name: t('ticket_cancel') })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await row(page, t('order_open', 'vi', { count: 2 }))
    .getByRole('link')
    .click();
  const ticket = sheet.getByRole('listitem').filter({ has: page.getByText('18', { exact: true }) });
  await ticket.getByRole('button', { name: t('ticket_cancel') }).click();
  await ticket.getByRole('button', { name: t('ticket_cancel') }).dblclick();
  await expect(page.getByRole('status').filter({ hasText: t('ticket_cancelled') })).toHaveCount(1);
  await expect(ticket).toContainText(t('ticket_state_cancelled'));
  await expect(main(other)).toContainText('60.000,00');
  await page.goto(RECORD);
  await expect(row(page, t('movement_bet_returned'))).toHaveCount(1);
  await expect(row(page, t('movement_bet_returned'))).toContainText('+20.000,00');
});

test('a guest logs in on the way, moves money to a vendor and back, and finds both in the record; a receipt is there after a reload, and for nobody else [MONEY-18 MONEY-13 MONEY-20 WALLET-11]', async ({
  page,
  sandbox,
  member,
}) => {
  await sandbox.status({ isSingle: false });
  const { account, password } = await newMember(sandbox, { balance: 1_000_000 });
  await page.goto('/m/transfer');
  await expect(page).toHaveURL(/\/m\/login\?redirect=%2Fm%2Ftransfer$/);
  await page.fill('input[name="username"]', account);
  await page.fill('input[name="password"]', password);
  await page.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL(/\/m\/transfer$/);
  await expect(main(page)).toContainText('1.000.000,00\u00a0₫');

  await expect(sendButton(page)).toBeEnabled();
  await vendor(page).selectOption(VENDOR);
  await amount(page).fill('300000');
  await expect(page.locator('output')).toHaveText('300.000,00\u00a0₫');
  await expect(main(page)).toContainText('700.000\u00a0₫');
  await sendButton(page).click();
  const receipt = page.getByRole('heading', { name: t('transfer_done_out', 'vi', { vendor: VENDOR }) });
  await expect(receipt).toBeFocused();
  await expect(page).toHaveURL(/\/m\/transfer\?receipt=CT/);
  const address = page.url();
  await page.reload();
  await expect(receipt).toBeVisible();
  await expect(main(page)).toContainText('700.000\u00a0₫');

  await page.getByRole('button', { name: t('transfer_again') }).click();
  await expect(main(page)).toContainText(t('transfer_all', 'vi', { amount: '1.000.000\u00a0₫' }));
  await page.getByRole('radio', { name: t('transfer_in') }).check();
  await expect(vendor(page)).toHaveValue(VENDOR);
  await page.getByRole('button', { name: new RegExp(t('transfer_pick_all')) }).click();
  await expect(amount(page)).toHaveValue('300.000');
  await sendButton(page).click();
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
  await leaveAsMember(page);
  await member();
  await page.goto(otherAddress(address));
  await expect(page.getByText(t('transfer_receipt_none'))).toBeVisible();
});

test('a guest logs in on the way and sends money up, but for what is to be played first [MONEY-19 MONEY-13 MONEY-20]', async ({
  page,
  sandbox,
}) => {
  const member = await newMember(sandbox, { balance: 1_000_000, upline: 'agent01' });
  await sandbox.paymentPassword(member.account, PAYMENT_PASSWORD);
  await sandbox.wagering({ account: member.account, locked: 600_000, required: 6_000_000 });
  await page.goto('/m/transferUp');
  await expect(page).toHaveURL(/\/m\/login\?redirect=%2Fm%2FtransferUp$/);
  await page.fill('input[name="username"]', member.account);
  await page.fill('input[name="password"]', member.password);
  await page.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL(/\/m\/transferUp$/);
  await expect(main(page)).toContainText('400.000,00\u00a0₫');
  await expect(main(page)).toContainText('agent01');

  await expect(sendButton(page)).toBeEnabled();
  await amount(page).fill('400000');
  await page.fill('input[name="paymentPassword"]', PAYMENT_PASSWORD);
  await expect(main(page)).toContainText('600.000\u00a0₫');
  await sendButton(page).click();
  await expect(sent(page)).toBeFocused();
  await expect(main(page)).toContainText(/CT\d{6}-[2-9A-Z]{6}/);
  await page.getByRole('link', { name: t('transfer_record') }).click();
  await expect(
    main(page).getByText(t('movement_of', 'vi', { kind: t('movement_transfer_up'), title: 'agent01' })),
  ).toBeVisible();
});

test('an agent sends money from the team, and both see it at once in their records [AGENT-25 MONEY-19 MONEY-13]', async ({
  page,
  browser,
  baseURL,
  member,
  sandbox,
  axe,
}) => {
  const agent = await member({ type: 1, balance: 1_000_000 });
  await sandbox.paymentPassword(agent.account, PAYMENT_PASSWORD);
  const below = await newMember(sandbox, { upline: agent.account, balance: 0 });
  await page.goto('/m/agent/team');
  await main(page).getByRole('link', { name: below.account }).click();
  const way = main(page).getByRole('link', { name: t('team_menu_transfer') });
  await expect(way).toHaveAttribute('href', `/m/agent/transfer/${below.account}`);
  await main(page)
    .getByRole('link', { name: t('team_menu', 'vi', { account: below.account }) })
    .click();
  await axe('dialog');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('team_menu_transfer') })
    .click();
  await expect(page).toHaveURL(new RegExp(`/m/agent/transfer/${below.account}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('transfer_down_title'));
  await expect(main(page)).toContainText(below.account);
  await expect(main(page)).toContainText('1.000.000,00 ₫');

  await expect(sendButton(page)).toBeEnabled();
  await amount(page).fill('400000');
  await page.fill('input[name="paymentPassword"]', PAYMENT_PASSWORD);
  await expect(main(page)).toContainText('600.000 ₫');
  await sendButton(page).click();
  await expect(sent(page)).toBeFocused();
  await page.reload();
  await expect(sent(page)).toBeVisible();
  await expect(main(page)).toContainText(below.account);
  await page.getByRole('link', { name: t('transfer_record') }).click();
  const movement = (kind: string, title: string) => t('movement_of', 'vi', { kind, title });
  await expect(main(page).getByText(movement(t('movement_transfer_down'), below.account))).toBeVisible();

  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await openSession(other, baseURL ?? '', below);
  await other.goto('/m/transaction/record?kind=transfer');
  await expect(
    main(other).getByText(movement(t('movement_transfer_from_above'), agent.account)),
  ).toBeVisible();
  await other.context().close();
});
