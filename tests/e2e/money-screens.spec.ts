import type { Locator, Page } from '@playwright/test';
import { scripted } from './support/held-scripts';
import { newMember } from './support/members';
import { filled, MONEY_FORMS, numberOn, sendButton } from './support/money-forms';
import { stopClock } from './support/stopped-clock';
import { expect, t, test } from './support/test';
import { mayWithdraw, PAYMENT_PASSWORD } from './support/withdrawers';

const RICH = { balance: 10_000_000 };
/** Every screen of money, with what an address may say of it. */
const SCREENS = [
  '/m/voucherCenter',
  '/m/voucherCenter/NT260822-222222',
  '/m/withdraw',
  '/m/withdraw/RT260822-222222',
  '/m/withdrawReport?days=30&state=paid',
  '/m/bankCards?add=true',
  '/m/paymentPassword',
  '/m/transfer',
  '/m/transferUp',
  '/m/transaction/record?days=30&kind=deposit',
  '/m/transaction/record?days=30&tab=lottery',
];
const main = (page: Page) => page.getByRole('main');

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

test('a guest is led to the login from every screen of money, and back to where it was, its query too [MONEY-20 ROUTE-88]', async ({
  page,
  sandbox,
}) => {
  const { account, password } = await newMember(sandbox);
  for (const path of SCREENS) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/m\/login\?/);
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(path);
  }
  await page.fill('input[name="username"]', account);
  await page.fill('input[name="password"]', password);
  await page.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL(/\/m\/transaction\/record\?days=30&tab=lottery$/);
});

test('a member on trial is told to use an actual account on every screen of money, and nothing is asked for [MONEY-20 ROLE-29 ROLE-30]', async ({
  page,
  member,
  sandbox,
}) => {
  await sandbox.status({ isSingle: false });
  await member({ type: 4 });
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  for (const path of SCREENS) {
    await page.goto(path);
    await expect(main(page).getByText(t('error_actual_account')), path).toBeVisible();
  }
  const ofMoney = /^\/(wps\/(deposit|transaction|transfer|member\/info\/bankcards|banks)|lgw\/orders)/;
  expect(calls.filter((path) => ofMoney.test(path))).toEqual([]);
});

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

test('a ticket that is cancelled is in the balance of another tab at once [MONEY-16]', async ({
  page,
  context,
  member,
  sandbox,
}) => {
  const { account } = await member({ balance: 100_000 });
  const [sold] = await sandbox.tickets(account, [{ gameCode: 'VN-MB', stake: 20_000, digits: '18' }]);
  const other = await context.newPage();
  await other.goto('/m/voucherCenter');
  await expect(main(other)).toContainText('80.000,00');
  await page.goto(`/m/transaction/record?tab=lottery&order=${sold?.orderId}`);
  const cancel = page.getByRole('dialog').getByRole('button', { name: t('ticket_cancel') });
  await scripted(page);
  await cancel.click();
  await expect(page.getByRole('button', { name: t('ticket_keep') })).toBeVisible();
  await cancel.click();
  await expect(main(other)).toContainText('100.000,00');
});

for (const name of ['deposit', 'withdraw'] as const) {
  const asksFor = { deposit: '/wps/deposit/order', withdraw: '/wps/transaction/withdraw/order' }[name];

  test(`the page of a ${name} asks with growing pauses, not while it is hidden, and at once when it is looked at again [MONEY-02 MONEY-04]`, async ({
    page,
    member,
    sandbox,
  }) => {
    await mayWithdraw(sandbox, await member(RICH));
    const path = await openOrder(page, name);
    await page.clock.install();
    await page.goto(path);
    await numberOn(page);
    await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
    await stopClock(page);
    await look(page, 'hidden');
    let asked = 0;
    page.on('requestfinished', (request) => {
      if (new URL(request.url()).pathname === asksFor) asked += 1;
    });
    await page.clock.runFor(300_000);
    expect(asked).toBe(0);
    await look(page, 'visible');
    await expect.poll(() => asked).toBe(1);
    for (const [index, pause] of [3_000, 3_000, 5_000, 8_000].entries()) {
      // What the answer brings is drawn before the next pause begins.
      await page.clock.runFor(100);
      await page.clock.runFor(pause - 200);
      expect(asked).toBe(index + 1);
      await page.clock.runFor(200);
      await expect.poll(() => asked).toBe(index + 2);
    }
  });

  test(`the page of a ${name} keeps what is known while the gateway is dead, and a second try brings one that never came [MONEY-03 MONEY-04]`, async ({
    page,
    member,
    sandbox,
    allow,
    axe,
  }) => {
    allow(/response 50\d GET .*\/wps\//);
    await mayWithdraw(sandbox, await member(RICH));
    const path = await openOrder(page, name);
    const orderNo = path.split('/').at(-1) ?? '';
    await sandbox.fault({ path: asksFor, status: 503, times: 50 });
    await look(page, 'visible');
    const stale =
      name === 'deposit' ? t('deposit_check_failed') : t('tracker_stale', 'vi', { time: '|' }).split('|')[0];
    await expect(main(page).getByText(stale ?? '')).toBeVisible({ timeout: 20_000 });
    await expect(main(page).getByText(orderNo)).toBeVisible();
    await sandbox.clearFaults();
    await look(page, 'visible');
    await expect(main(page).getByText(stale ?? '')).toHaveCount(0);

    await sandbox.fault({ path: asksFor, status: 503, times: 50 });
    await page.goto(path);
    const retry = page.getByRole('button', { name: t('action_retry') });
    await expect(retry).toBeVisible({ timeout: 20_000 });
    await axe();
    await sandbox.clearFaults();
    await retry.click();
    await expect(main(page).getByText(orderNo)).toBeVisible();
  });
}

test('the payment password and the transfer up come with a second try when the gateway was dead [ACC-12 MONEY-19]', async ({
  page,
  member,
  sandbox,
  allow,
}) => {
  allow(/response 50\d GET .*\/wps\//);
  const { account } = await member({ ...RICH, upline: 'agent01' });
  await sandbox.paymentPassword(account, PAYMENT_PASSWORD);
  for (const [path, call] of [
    ['/m/paymentPassword', '/wps/transaction/withdraw/overview'],
    ['/m/transferUp', '/wps/transfer/up'],
  ] as const) {
    await sandbox.fault({ path: call, status: 500, times: 50 });
    await page.goto(path);
    const retry = page.getByRole('button', { name: t('action_retry') });
    await expect(retry, path).toBeVisible({ timeout: 20_000 });
    await sandbox.clearFaults();
    await retry.click();
    await expect(sendButton(page), path).toBeEnabled();
  }
});

test('dep_func chooses the template of the deposit and of a movement’s details, whose data and addresses stay: cards and a sheet while it is 1, else the channel first and plain lines in a card [SHELL-26 SHELL-27 SHELL-28 ENT-63]', async ({
  page,
  sandbox,
  member,
  axe,
}) => {
  const { account } = await member(RICH);
  await sandbox.wins(account, [{ nodeId: 90001, amount: 1_260_000 }]);
  const amount = page.getByRole('textbox', { name: t('deposit_amount') });
  const channels = page.getByRole('group', { name: t('deposit_channels') });
  const first = channels.getByRole('radio').first();
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  const details = page.getByRole('dialog').locator('[data-template]');
  const openFirst = async () => {
    await page.goto('/m/transaction/record');
    await main(page).locator('li[data-entry]').first().getByRole('link').click();
    await expect(details).toContainText('1.260.000,00');
  };

  await page.goto('/m/voucherCenter');
  expect(await top(amount)).toBeLessThan(await top(first));
  await openFirst();
  await expect(details).toHaveAttribute('data-template', 'new');
  const bottom = () => page.getByRole('dialog').evaluate((sheet) => sheet.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBe(844);
  const opened = page.url();

  await sandbox.status({ mobileTemplate: { mem_cen: 1, dep_func: 0 } });
  await expect(async () => {
    await page.goto('/m/voucherCenter');
    expect(await top(first)).toBeLessThan(await top(amount));
  }).toPass();
  await axe();
  await channels.getByRole('radio').nth(1).check();
  await amount.fill('49999');
  await page.getByRole('button', { name: t('deposit_continue') }).click();
  await expect(amount).toBeFocused();
  await openFirst();
  await expect(details).toHaveAttribute('data-template', 'base');
  await expect.poll(bottom).toBeLessThan(800);
  expect(page.url()).toBe(opened);
  await axe();
});
