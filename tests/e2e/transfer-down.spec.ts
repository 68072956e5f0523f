import type { Page } from '@playwright/test';
import { holdFunction } from './support/held-calls';
import { type Credentials, leaveAsMember, newMember, openSession } from './support/members';
import type { Sandbox } from './support/sandbox';
import { expect, t, test } from './support/test';
import { fits, PAYMENT_PASSWORD } from './support/withdrawers';

const OWN = '/wps/transfer/down';
const at = (account: string) => `/m/agent/transfer/${account}`;

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

/** A member right below an agent who has a payment password. */
async function belowOf(sandbox: Sandbox, { account }: Credentials): Promise<Credentials> {
  await sandbox.paymentPassword(account, PAYMENT_PASSWORD);
  return newMember(sandbox, { upline: account, balance: 0 });
}

test('an agent sends money from the team, and both see it at once in their records [AGENT-25 MONEY-19 MONEY-13]', async ({
  page,
  browser,
  baseURL,
  member,
  sandbox,
  axe,
}) => {
  const agent = await member({ type: 1, balance: 1_000_000 });
  const below = await belowOf(sandbox, agent);
  await page.goto('/m/agent/team');
  await main(page).getByRole('link', { name: below.account }).click();
  const way = main(page).getByRole('link', { name: t('team_menu_transfer') });
  await expect(way).toHaveAttribute('href', at(below.account));
  await main(page)
    .getByRole('link', { name: t('team_menu', 'vi', { account: below.account }) })
    .click();
  await axe('dialog');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('team_menu_transfer') })
    .click();
  await expect(page).toHaveURL(new RegExp(`${at(below.account)}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('transfer_down_title'));
  await expect(main(page)).toContainText(below.account);
  await expect(main(page)).toContainText('1.000.000,00 ₫');
  await axe();

  await fill(page, '400000');
  await expect(main(page)).toContainText('600.000 ₫');
  await send(page).click();
  await expect(done(page)).toBeFocused();
  await axe();
  await page.reload();
  await expect(done(page)).toBeVisible();
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

test('a double tap sends money once, and refusals keep the form [AGENT-25 MONEY-19 MONEY-21 ACC-12]', async ({
  page,
  member,
  sandbox,
}) => {
  const agent = await member({ type: 2, balance: 1_000_000 });
  const { account } = await newMember(sandbox, { upline: agent.account });
  await page.goto(at(account));
  await expect(page.getByText(t('send_password'))).toBeVisible();
  await sandbox.paymentPassword(agent.account, PAYMENT_PASSWORD);
  await page.reload();
  await expect(send(page)).toBeEnabled();
  await send(page).click();
  await expect(amount(page)).toBeFocused();
  await fill(page, '200000', '000111');
  await send(page).click();
  await expect(page.getByText(t('paypass_tries_left', 'vi', { count: 4 }))).toBeVisible();
  await expect(amount(page)).toHaveValue('200.000');
  await fill(page);
  const release = await holdFunction(page, 'transferDownFn');
  await send(page).dblclick({ force: true });
  await expect(send(page)).toBeDisabled();
  release();
  await expect(done(page)).toBeVisible();
  await page.getByRole('button', { name: t('transfer_again') }).click();
  await expect(main(page)).toContainText('800.000,00 ₫');
});

test('who is not right below is nobody, by a typed address as well, and so is everybody where it is off [AGENT-25 ROLE-48]', async ({
  page,
  member,
  sandbox,
  axe,
}) => {
  const agent = await member({ type: 41, balance: 1_000_000 });
  const below = await belowOf(sandbox, agent);
  const deeper = await newMember(sandbox, { upline: below.account });
  const stranger = await newMember(sandbox, { upline: 'agent01' });
  for (const account of [deeper.account, stranger.account, agent.account, 'nobody_here', 'x'.repeat(80)]) {
    await page.goto(at(account));
    await expect(page.getByText(t('transfer_down_none_text')), account).toBeVisible();
    await expect(send(page)).toHaveCount(0);
  }
  await axe();
  await page.goto(at(below.account));
  await fill(page);
  await sandbox.flags({ AGETRANSFERDOWN3: false });
  await send(page).click();
  await expect(page.getByText(t('transfer_down_none_text'))).toBeVisible();
  await page.goto('/m/agent/team');
  await main(page).getByRole('link', { name: below.account }).click();
  await expect(page.getByRole('heading', { name: below.account })).toBeVisible();
  await expect(main(page).getByRole('link', { name: t('team_menu_transfer') })).toHaveCount(0);
  await sandbox.flags({ AGETRANSFERDOWN3: true });
});

test('the general agent and type 42 send to their own; a member, type 40, a trial and a guest go elsewhere [AGENT-05 AGENT-25 ROLE-31 ROUTE-88]', async ({
  page,
  baseURL,
  sandbox,
}) => {
  await page.goto(at('minhan_2209'));
  await expect(page).toHaveURL(/\/m\/agent(\?|$)/);
  for (const type of [2, 42]) {
    const agent = await newMember(sandbox, { type, balance: 1_000_000 });
    const below = await belowOf(sandbox, agent);
    await leaveAsMember(page);
    await openSession(page, baseURL ?? '', agent);
    await page.goto(at(below.account));
    await fill(page);
    await send(page).click();
    await expect(done(page)).toBeVisible();
  }
  for (const type of [0, 40, 4]) {
    await leaveAsMember(page);
    await openSession(page, baseURL ?? '', await newMember(sandbox, { type }));
    await page.goto(at('minhan_2209'));
    await expect(page, `type ${type}`).toHaveURL(/\/m\/home/);
  }
});

test('a dead gateway says that the money is safe, and comes with a second try [AGENT-25 MONEY-19]', async ({
  page,
  member,
  sandbox,
  allow,
  axe,
}) => {
  const below = await belowOf(sandbox, await member({ type: 1, balance: 1_000_000 }));
  allow(/response 50\d GET .*\/wps\//);
  await sandbox.fault({ path: OWN, status: 500, times: 20 });
  await page.goto(at(below.account));
  await expect(page.getByText(t('transfer_failed_text'))).toBeVisible({ timeout: 20_000 });
  await axe();
  await sandbox.clearFaults();
  await main(page)
    .getByRole('button', { name: t('action_retry') })
    .click();
  await expect(send(page)).toBeEnabled();
});

test('stands in English and on small and wide screens [AGENT-25 MONEY-19]', async ({
  page,
  context,
  member,
  sandbox,
  baseURL,
  axe,
}) => {
  const below = await belowOf(sandbox, await member({ type: 1, balance: 1_000_000 }));
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(at(below.account));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('transfer_down_title', 'en'));
    await expect(page.getByText(t('transfer_down_gets', 'en'))).toBeVisible();
    expect(await fits(page), `at ${width}`).toBe(true);
  }
  await axe();
});
