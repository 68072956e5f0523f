import type { Page } from '@playwright/test';
import { newMember, openSession } from './support/members';
import type { Sandbox } from './support/sandbox';
import { expect, t, test } from './support/test';

const COMMISSION = '/m/agent/commission';
const SETTLEMENTS = '/wps/agent/settlements';

const main = (page: Page) => page.getByRole('main');
const part = (page: Page, name: string) => main(page).getByRole('region', { name });
const rows = (page: Page) =>
  main(page)
    .getByRole('list', { name: t('settlement_list') })
    .getByRole('link');

/** Somebody right below the agent has played for so much on a day that is closed and settled by now. */
async function settles(sandbox: Sandbox, agent: string): Promise<void> {
  const below = await newMember(sandbox, { upline: agent, balance: 50_000_000 });
  await sandbox.post('rounds', { account: below.account, count: 20, bet: 20_000 });
  // Where the running day was closed before, its play counts on the next one.
  const next = new Date(Date.now() + 31 * 3_600_000).toISOString().slice(0, 10);
  await sandbox.post('agents/correction', { account: agent, amount: 1_000, reason: 'Bù hôm qua' });
  await sandbox.post('agents/close', { day: next });
}

test('an agent sees what was paid, how it came about, finds the movement in the account record, and takes the statement away [AGENT-26 MONEY-13]', async ({
  page,
  sandbox,
  member,
  axe,
}) => {
  const { account } = await member({ type: 1 });
  await settles(sandbox, account);
  await page.goto(COMMISSION);
  await expect(rows(page)).toHaveCount(1);
  await expect(part(page, t('settlement_paid'))).toContainText(t('settlement_commission'));
  await axe();
  await expect(rows(page).first()).toContainText('+');
  await rows(page).first().click();
  await expect(page).toHaveURL(/\/m\/agent\/commission\/commission-/);
  await expect(main(page).getByRole('table')).toContainText('400.000,00');
  await expect(part(page, t('settlement_reckoning'))).toContainText('Bù hôm qua');
  await expect(part(page, t('settlement_how'))).toContainText('400.000');
  await axe();
  await page.reload();
  await expect(main(page).getByRole('table')).toContainText('400.000,00');
  await main(page)
    .getByRole('link', { name: t('settlement_in_record') })
    .click();
  await expect(page.getByRole('dialog')).toContainText(t('movement_agent_commission'));

  await page.goto(`${COMMISSION}?view=statement`);
  await expect(main(page).getByRole('table').getByRole('row')).toHaveCount(3);
  await axe();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(main(page).getByRole('table')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.goto(COMMISSION);
  const download = page.waitForEvent('download');
  await main(page)
    .getByRole('link', { name: t('record_csv') })
    .click();
  expect((await download).suggestedFilename()).toMatch(/^quyet-toan_20\d\d-\d\d-01_.*\.csv$/);
});

test('the calculator starts from the month before and says by the site’s rules what more turnover would bring [AGENT-26]', async ({
  page,
  member,
  axe,
}) => {
  await member({ type: 2 });
  await page.goto(`${COMMISSION}?view=whatIf`);
  await page.getByLabel(t('what_if_turnover'), { exact: true }).fill('50000000');
  await page.getByLabel(t('what_if_players')).fill('10');
  await page.getByLabel(t('game_category_rng')).fill('100');
  await expect(part(page, t('what_if_outcome'))).toContainText('500.000,00');
  await axe();
});

test('a settlement of another agent is not there; others are sent home, guests to the agents’ login [AGENT-05 AGENT-26 ROLE-31 ROLE-48]', async ({
  page,
  sandbox,
  baseURL,
  axe,
}) => {
  await page.goto(COMMISSION);
  await expect(page).toHaveURL(/\/m\/agent$/);
  for (const type of [0, 4, 40]) {
    await page.context().clearCookies();
    await openSession(page, baseURL ?? '', await newMember(sandbox, { type }));
    await page.goto(COMMISSION);
    await expect(page, `type ${type}`).toHaveURL(/\/m\/home$/);
  }
  for (const type of [41, 42]) {
    await page.context().clearCookies();
    await openSession(page, baseURL ?? '', await newMember(sandbox, { type }));
    await page.goto(COMMISSION);
    await expect(main(page).getByRole('heading', { name: t('settlement_empty_title') })).toBeVisible();
  }
  await page.goto(`${COMMISSION}/commission-2026-01-01-1`);
  await expect(main(page).getByRole('heading', { name: t('settlement_unknown_title') })).toBeVisible();
  await axe();
});

test('in English at 320 px nothing runs off the side; without the gateway it says so and asks again by a tap [AGENT-26 ERR-53]', async ({
  page,
  sandbox,
  member,
  context,
  baseURL,
  allow,
  axe,
}) => {
  allow(/50\d/);
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await member({ type: 1 });
  await page.setViewportSize({ width: 320, height: 640 });
  for (const search of ['', '?view=whatIf', '?view=statement']) {
    await page.goto(COMMISSION + search);
    await expect(main(page)).toContainText(/\S/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), search).toBe(true);
  }
  await sandbox.fault({ path: SETTLEMENTS, status: 503, body: '{}', times: 20 });
  await page.goto(COMMISSION);
  await expect(main(page).getByRole('heading', { name: t('settlement_failed_title', 'en') })).toBeVisible();
  await axe();
  await sandbox.clearFaults();
  await main(page)
    .getByRole('button', { name: t('action_retry', 'en') })
    .click();
  await expect(main(page).getByRole('heading', { name: t('settlement_empty_title', 'en') })).toBeVisible();
});
