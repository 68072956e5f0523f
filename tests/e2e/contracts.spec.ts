import type { Page } from '@playwright/test';
import { leaveAsMember, newMember, openSession } from './support/members';
import { expect, t, test } from './support/test';

const SALARY = '/m/member/agent/getSalaryContract';
const CONTRACTS = '/m/agent/contracts';
const main = (page: Page) => page.getByRole('main');
const sheet = (page: Page) => page.getByRole('dialog');
const confirm = (page: Page, name: string) => sheet(page).getByRole('button', { name, exact: true }).click();

test('an offer stands beside what is in force, and is accepted once after a confirmation; it begins the next day [AGENT-24 ROUTE-74]', async ({
  page,
  sandbox,
  member,
  axe,
}) => {
  const { account } = await member({ type: 1 });
  await sandbox.post('agreements', { account, accepted: true });
  await sandbox.post('agreements', { account });
  await sandbox.post('agreements', { account, kind: 'hour' });
  await page.goto(SALARY);
  await expect(main(page)).toContainText(t('contract_state_offered_mine'));
  const table = main(page).getByRole('table', { name: t('contract_tiers') });
  await expect(table).toContainText('10.000.000');
  await expect(table).toContainText('0,30%');
  await expect(main(page)).toContainText(t('contract_else_version', 'vi', { version: 1 }));
  await expect(main(page).getByRole('link', { name: t('contract_kind_hour') })).toBeVisible();
  await axe();
  await main(page)
    .getByRole('button', { name: t('contract_accept') })
    .click();
  await axe('dialog');
  await confirm(page, t('contract_accept'));
  await expect(main(page)).toContainText(t('contract_state_agreed'));
  await expect(main(page).getByRole('button', { name: t('contract_accept') })).toHaveCount(0);
  await page.reload();
  await expect(main(page)).toContainText(t('contract_state_agreed'));
  await main(page).getByText(t('contract_earlier')).click();
  await expect(main(page)).toContainText(t('contract_state_in_force'));
});

test('an offer is refused, and what is in force stays; it is ended with notice [AGENT-24 ROUTE-76]', async ({
  page,
  sandbox,
  member,
}) => {
  const { account } = await member({ type: 1 });
  await sandbox.post('agreements', { account, kind: 'hour', accepted: true });
  await sandbox.post('agreements', { account, kind: 'hour' });
  await page.goto('/m/member/agent/getHourContract');
  await main(page)
    .getByRole('button', { name: t('contract_refuse') })
    .click();
  await confirm(page, t('contract_refuse'));
  await expect(main(page)).toContainText(t('contract_state_in_force'));
  await main(page)
    .getByRole('button', { name: t('contract_end') })
    .click();
  await confirm(page, t('contract_end'));
  await expect(main(page).getByRole('button', { name: t('contract_end') })).toHaveCount(0);
});

test('an offer whose time is over by now is not accepted, and the page says why [AGENT-24]', async ({
  page,
  sandbox,
  member,
}) => {
  const { account } = await member({ type: 1 });
  await sandbox.post('agreements', { account, hours: 0.2 });
  await page.goto(SALARY);
  await main(page)
    .getByRole('button', { name: t('contract_accept') })
    .click();
  await sandbox.clock(900);
  await confirm(page, t('contract_accept'));
  await expect(page.getByText(t('error_agreement_expired')).first()).toBeVisible();
});

test('an agent offers a direct downline no more than is held, takes it back, and offers again [AGENT-24 AGENT-25]', async ({
  page,
  sandbox,
  member,
  axe,
}) => {
  const { account: upline } = await member({ type: 1 });
  await sandbox.post('agreements', { account: upline, accepted: true });
  const { account } = await newMember(sandbox, { type: 1, upline });
  await page.goto(CONTRACTS);
  await expect(main(page)).toContainText(t('contracts_team_empty'));
  await axe();
  await main(page).getByLabel(t('contracts_account')).fill(account);
  await main(page)
    .getByRole('button', { name: t('contracts_open') })
    .click();
  await expect(page).toHaveURL((url) => url.pathname === `${CONTRACTS}/${account}`);
  const send = main(page).getByRole('button', { name: t('contract_offer_send') });
  await main(page).locator('input[name="rate0"]').fill('0,31');
  await send.click();
  await expect(main(page)).toContainText(t('form_amount_high', 'vi', { amount: '0,30%' }));
  await axe();
  await main(page).locator('input[name="rate0"]').fill('0,20');
  await send.click();
  await expect(main(page)).toContainText(t('contract_state_offered'));
  await main(page)
    .getByRole('button', { name: t('contract_withdraw') })
    .click();
  await confirm(page, t('contract_withdraw'));
  await expect(send).toBeVisible();
  await send.click();
  await expect(main(page).getByRole('button', { name: t('contract_withdraw') })).toBeVisible();
  await page.goto(CONTRACTS);
  await expect(main(page).getByRole('link', { name: new RegExp(account) })).toHaveCount(2);
  await main(page)
    .getByRole('link', { name: t('contracts_group_waiting'), exact: true })
    .click();
  await expect(main(page).getByRole('link', { name: new RegExp(account) })).toHaveCount(1);
});

test('nobody but a direct downline is found, and guests and members are sent elsewhere [AGENT-05 AGENT-24 ROLE-48 ROUTE-88]', async ({
  page,
  baseURL,
  sandbox,
  member,
  axe,
}) => {
  await page.goto(CONTRACTS);
  await expect(page).toHaveURL((url) => url.pathname === '/m/agent');
  await page.goto(SALARY);
  await expect(page).toHaveURL((url) => url.pathname === '/m/login');
  await member({ type: 40 });
  await page.goto(CONTRACTS);
  await expect(page).toHaveURL((url) => url.pathname === '/m/home');
  await page.goto(SALARY);
  await expect(main(page)).toContainText(t('contract_empty_title'));
  await axe();
  await leaveAsMember(page);
  await openSession(page, baseURL ?? '', await newMember(sandbox, { type: 41 }));
  for (const account of ['agent01', 'quocbao.hn']) {
    await page.goto(`${CONTRACTS}/${account}?kind=dividend`);
    await expect(main(page)).toContainText(t('contract_unknown_title'));
  }
});

test('a gateway that fails leaves a card with a retry, in English [AGENT-24 ERR-44 ROUTE-75]', async ({
  page,
  sandbox,
  member,
  context,
  baseURL,
  allow,
}) => {
  const { account } = await member({ type: 1 });
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await sandbox.post('agreements', { account, kind: 'dividend', accepted: true });
  allow(/response 50\d GET .*\/wps\/agent\/contract\/dividend/);
  await sandbox.fault({ path: '/wps/agent/contract/dividend', status: 500, times: 20 });
  await page.goto('/m/member/agent/getDevidendContract');
  await expect(main(page)).toContainText(t('contract_failed_title', 'en'));
  await sandbox.clearFaults();
  await main(page)
    .getByRole('button', { name: t('action_retry', 'en') })
    .click();
  await expect(main(page)).toContainText(t('contract_state_in_force', 'en'));
});

test('dividend and hourly salary stand as tiers, words and terms on the narrowest phone, in both languages, and each says so while there is none [AGENT-24 ROUTE-75 ROUTE-76]', async ({
  page,
  sandbox,
  member,
  context,
  baseURL,
  axe,
}) => {
  const { account } = await member({ type: 1 });
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of ['vi', 'en'] as const) {
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    for (const [kind, path, title] of [
      ['dividend', '/m/member/agent/getDevidendContract', 'contract_dividend_title'],
      ['hour', '/m/member/agent/getHourContract', 'contract_hour_title'],
    ] as const) {
      if (language === 'vi') {
        await page.goto(path);
        await expect(main(page)).toContainText(t('contract_empty_title'));
        await sandbox.post('agreements', { account, kind });
      }
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(title, language));
      await expect(main(page)).toContainText(t('contract_state_offered_mine', language));
      await expect(main(page)).toContainText(t('contract_both', language));
      const table = main(page).getByRole('table', { name: t('contract_tiers', language) });
      expect(await table.getByRole('row').count()).toBeGreaterThan(1);
      await expect(main(page).getByRole('region', { name: t('contract_terms', language) })).toBeVisible();
      for (const answer of ['contract_refuse', 'contract_accept'] as const)
        await expect(main(page).getByRole('button', { name: t(answer, language) })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true);
      await axe();
    }
  }
});
