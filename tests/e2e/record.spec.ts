import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { scripted } from './support/held-scripts';
import { leaveAsMember, newMember } from './support/members';
import type { NewMovement, Sandbox } from './support/sandbox';
import { expect, t, test } from './support/test';

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
const kinds = (page: Page, locale = 'vi') =>
  page.getByRole('navigation', { name: t('record_kinds', locale) });

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

test('the record is narrowed to a kind, goes on page by page, and is found again after a reload [MONEY-13]', async ({
  page,
  context,
  baseURL,
  sandbox,
  member,
  axe,
}) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  const { account } = await member();
  await sandbox.addMovements(
    account,
    Array.from({ length: 40 }, (_, turn) => deposit(10_000 + turn, turn * 30)),
  );
  await sandbox.wins(account, [{ nodeId: SLOT, amount: 5_000 }]);
  await page.goto(RECORD);
  await scripted(page);
  await expect(rows(page)).toHaveCount(30);
  await page.getByRole('button', { name: t('record_more', 'en', { count: 12 }) }).click();
  await expect(rows(page)).toHaveCount(42);
  await expect(rows(page).nth(30)).toBeFocused();
  await expect(page.getByRole('button', { name: /more/ })).toHaveCount(0);
  await axe();

  await kinds(page, 'en')
    .getByRole('link', { name: t('record_group_win', 'en') })
    .click();
  await expect(page).toHaveURL(/\?kind=win$/);
  await expect(rows(page)).toHaveCount(1);
  await expect(kinds(page, 'en').locator('[aria-current="page"]')).toHaveText(t('record_group_win', 'en'));
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await kinds(page, 'en')
    .getByRole('link', { name: t('record_group_transfer', 'en') })
    .click();
  await expect(page.getByText(t('record_empty_title', 'en'))).toBeVisible();
  await axe();
});

test('a range of one’s own is chosen by the shared date picker, and a wrong one is refused in words [SHELL-42 CONST-29 MONEY-13]', async ({
  page,
  sandbox,
  member,
  axe,
}) => {
  const { account } = await member();
  await sandbox.addMovements(account, [deposit(50_000, 40 * DAY), deposit(70_000)]);
  await page.goto(RECORD);
  await scripted(page);
  const range = page.getByRole('navigation', { name: t('period_label') });
  await expect(range.locator('[aria-current="page"]')).toHaveText(t('period_days', 'vi', { count: 7 }));
  await expect(rows(page)).toHaveCount(1);
  await page.locator('button[aria-haspopup="dialog"]').click();
  const sheet = page.getByRole('dialog', { name: t('period_own') });
  const [from, to] = [sheet.locator('input[name="from"]'), sheet.locator('input[name="to"]')];
  const pickers = sheet.locator('input[type="date"]');
  await expect(pickers.first()).toHaveAttribute('min', '2000-01-01');
  await expect(pickers.first()).toHaveAttribute('max', '2030-12-31');
  await expect(from).toHaveValue(/^\d\d\/\d\d\/\d{4}$/);
  await axe();
  const today = await pickers.last().inputValue();
  const dayBefore = (days: number) =>
    new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);

  const show = sheet.getByRole('button', { name: t('period_show') });
  for (const [first, last] of [
    [today, dayBefore(3)],
    [dayBefore(800), today],
  ] as const) {
    await from.fill(first);
    await to.fill(last);
    await show.click();
    await expect(sheet.getByText(t('period_to_wrong'))).toBeVisible();
    await expect(to).toBeFocused();
  }
  await to.fill('');
  await show.click();
  await expect(sheet.getByText(t('form_required', 'vi', { field: t('period_to') }))).toBeVisible();
  await from.fill(dayBefore(45));
  await to.fill(dayBefore(30));
  await show.click();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`from=${dayBefore(45)}&to=${dayBefore(30)}`));
  await expect(rows(page)).toHaveCount(1);
  await expect(row(page, '+50.000,00')).toHaveCount(1);
  await expect(range.locator('[aria-current="page"]')).toHaveCount(0);
  await range.getByRole('link', { name: t('period_today') }).click();
  await expect(row(page, '+70.000,00')).toHaveCount(1);
});

test('a movement opens what it came from: a game its round; one of another member is not there [MONEY-13]', async ({
  page,
  sandbox,
  member,
  axe,
}) => {
  const { account } = await member({ balance: 1_000 });
  await sandbox.wins(account, [{ nodeId: SLOT, amount: 5_000 }]);
  await page.goto(RECORD);
  await scripted(page);
  await rows(page).first().getByRole('link').click();
  const sheet = page.getByRole('dialog', { name: t('movement_win') });
  await expect(sheet).toContainText('+5.000,00');
  await expect(sheet).toContainText(t('round_won'));
  await expect(sheet.getByText('1,00\u00a0₫', { exact: true })).toBeVisible();
  await axe();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/record$/);
  // The first movement of all is a seeded member's.
  await page.goto(`${RECORD}?movement=1`);
  await expect(page.getByRole('dialog')).toContainText(t('error_content_not_found'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('action_close') })
    .click();
  await expect(page).toHaveURL(/record$/);
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

test('a movement is found by its number, whenever it was; what is another member’s is not there [MONEY-13]', async ({
  page,
  context,
  baseURL,
  sandbox,
  member,
  axe,
}) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  const old = deposit(50_000, 300 * DAY);
  const number = old.source?.split(':')[1] ?? '';
  const { account } = await member();
  await sandbox.addMovements(account, [old, deposit(70_000)]);
  await page.goto(RECORD);
  await scripted(page);
  await page.getByRole('link', { name: t('record_find', 'en') }).click();
  const field = page.getByLabel(t('record_find_label', 'en'), { exact: true });
  await expect(field).toBeFocused();
  await axe();
  await field.fill(` ${number.toLowerCase()} `);
  await field.press('Enter');
  await expect(page).toHaveURL(/find=nt-/);
  await expect(rows(page)).toHaveCount(1);
  await expect(row(page, number)).toContainText('+50,000.00');
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await axe();
  const found = page.url();
  await page.goto('about:blank');
  await context.clearCookies({ name: /session/ });
  await member();
  await page.goto(found);
  await expect(page.getByText(t('record_find_none', 'en'))).toBeVisible();
});

test('a link with days that cannot be shown says so, and shows the usual ones [MONEY-13 SHELL-42]', async ({
  page,
  sandbox,
  member,
  axe,
}) => {
  const { account } = await member();
  await sandbox.addMovements(account, [deposit(70_000)]);
  for (const wrong of [
    'from=2026-03-02&to=2026-03-01',
    'from=1999-12-31&to=2000-01-02',
    'from=2026-02-30&to=2026-03-01',
    'from=%3Cb%3E&to=x',
  ]) {
    await page.goto(`${RECORD}?${wrong}`);
    await expect(page.getByText(t('period_refused', 'vi', { range: '' }).slice(0, 20)), wrong).toBeVisible();
    await expect(rows(page), wrong).toHaveCount(1);
  }
  await axe();
});

test('a bet on a lottery leads to its order, a bonus to its promotion [MONEY-13 MONEY-17]', async ({
  page,
  sandbox,
  member,
}) => {
  const { account } = await member({ balance: 100_000 });
  await sandbox.tickets(account, [{ gameCode: 'VN-MB', stake: 20_000, digits: '18' }]);
  await sandbox.addMovements(account, [{ kind: 'bonus', amount: 400_000, source: 'bonus:501' }]);
  await page.goto(RECORD);
  await scripted(page);
  await row(page, t('movement_bonus')).getByRole('link').click();
  await expect(
    page.getByRole('dialog').getByRole('link', { name: t('record_open_promotion') }),
  ).toHaveAttribute('href', '/m/activityDetail?id=501');
  await page.keyboard.press('Escape');
  await row(page, t('movement_bet')).getByRole('link').click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('record_open_tickets') })
    .click();
  await expect(page).toHaveURL(/tab=lottery&order=VN-MB/);
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
});

test('a dead gateway has kind words and another try; on trial the record says so and asks for nothing [MONEY-13 MONEY-20 ROLE-29]', async ({
  page,
  sandbox,
  member,
  allow,
  axe,
}) => {
  const { account } = await member();
  await sandbox.addMovements(account, [deposit(50_000)]);
  allow(/response 50\d GET .*\/wps\/transaction\/record/);
  await sandbox.fault({ path: '/wps/transaction/record', status: 500, times: 20 });
  await page.goto(RECORD);
  await expect(page.getByText(t('record_failed_title'))).toBeVisible();
  await axe();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: t('action_retry') }).click();
  await expect(rows(page)).toHaveCount(1);

  await leaveAsMember(page);
  await member({ type: 4 });
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  for (const path of [RECORD, '/m/withdrawReport']) {
    await page.goto(path);
    await expect(page.getByText(t('error_actual_account'))).toBeVisible();
  }
  await axe();
  expect(calls.filter((path) => path.startsWith('/wps/transaction'))).toEqual([]);
});

test('an open lottery ticket is cancelled once, with its stake back in the balance; a drawn one shows its result [MONEY-14 MONEY-15 MONEY-16 MONEY-17 MONEY-21]', async ({
  page,
  sandbox,
  member,
  axe,
}) => {
  const { account } = await member({ balance: 100_000 });
  await sandbox.tickets(account, [
    { gameCode: 'VN-MB', stake: 20_000, digits: '18' },
    { gameCode: 'VN-MB', stake: 30_000, digits: '77' },
    { gameCode: 'VN-Q1', stake: 10_000, digits: '05', drawn: true },
  ]);
  await page.goto(RECORD);
  await scripted(page);
  await page.getByRole('link', { name: t('record_tab_lottery') }).click();
  await expect(page).toHaveURL(/tab=lottery/);
  await expect(rows(page)).toHaveCount(2);
  await axe();

  await row(page, 'Miền Bắc Một Phút').getByRole('link').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(/^\d{5}$/)).toBeVisible();
  await expect(sheet.getByRole('button', { name: t('ticket_cancel') })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await row(page, t('order_open', 'vi', { count: 2 }))
    .getByRole('link')
    .click();
  await expect(sheet.getByRole('listitem')).toHaveCount(2);
  const ticket = sheet.getByRole('listitem').filter({ has: page.getByText('18', { exact: true }) });
  await ticket.getByRole('button', { name: t('ticket_cancel') }).click();
  await expect(ticket.getByRole('button', { name: t('ticket_keep') })).toBeFocused();
  await axe();
  await ticket.getByRole('button', { name: t('ticket_keep') }).click();
  await ticket.getByRole('button', { name: t('ticket_cancel') }).click();
  await ticket.getByRole('button', { name: t('ticket_cancel') }).dblclick();
  await expect(page.getByRole('status').filter({ hasText: t('ticket_cancelled') })).toHaveCount(1);
  await expect(ticket).toContainText(t('ticket_state_cancelled'));
  await expect(ticket.getByRole('button')).toHaveCount(0);
  await axe();

  await page.goto('/m/member/home');
  await expect(page.getByRole('main')).toContainText('60.000,00\u00a0₫');
  await page.goto(RECORD);
  await expect(row(page, t('movement_bet_returned'))).toHaveCount(1);
  await expect(row(page, t('movement_bet_returned'))).toContainText('+20.000,00');
});

test('a ticket whose bets close while one thinks is refused in words, and the sheet says how it stands [MONEY-16]', async ({
  page,
  sandbox,
  member,
}) => {
  const { account } = await member({ balance: 100_000 });
  const [sold] = await sandbox.tickets(account, [{ gameCode: 'ELOTT-06', stake: 20_000, digits: '18' }]);
  await page.goto(`${RECORD}?tab=lottery&order=${sold?.orderId}`);
  await scripted(page);
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: t('ticket_cancel') }).click();
  await sandbox.clock(660);
  await sheet.getByRole('button', { name: t('ticket_cancel') }).click();
  await expect(page.getByRole('alert').filter({ hasText: t('error_order_closed') })).toHaveCount(1);
  await expect(sheet.getByRole('button', { name: t('ticket_cancel') })).toHaveCount(0);
});
