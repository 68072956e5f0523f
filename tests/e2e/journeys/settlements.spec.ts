import { newMember } from '../support/members';
import type { Sandbox } from '../support/sandbox';
import type { Page } from '../support/site-page';
import { expect, t, test } from '../support/test';

const COMMISSION = '/m/agent/commission';

const main = (page: Page) => page.getByRole('main');
const part = (page: Page, name: string) => main(page).getByRole('region', { name });
const rows = (page: Page) =>
  main(page)
    .getByRole('list', { name: t('settlement_list') })
    .getByRole('link');

/**
 * Somebody right below the agent has played for so much on a day that is closed and settled by now. The day stays closed at
 * its site, so figures of today stand still there: by its name this file comes after the agents' other ones.
 */
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
  const turnover = main(page).getByRole('columnheader', { name: t('agent_turnover') });
  await expect(turnover).toBeHidden();
  await expect(main(page).getByRole('rowheader').first()).toContainText('×');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(turnover).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
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
  await expect(main(page).getByRole('columnheader').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await page.emulateMedia({ media: 'screen' });

  await page.goto(COMMISSION);
  const download = page.waitForEvent('download');
  await main(page)
    .getByRole('link', { name: t('record_csv') })
    .click();
  expect((await download).suggestedFilename()).toMatch(/^quyet-toan_20\d\d-\d\d-01_.*\.csv$/);
});
