import type { Page } from '@playwright/test';
import type { NewMovement } from './support/sandbox';
import { expect, figure, t, test } from './support/test';

const REPORT = '/m/withdrawReport';
const DAY = 24 * 60;
const rows = (page: Page) => page.locator('main li[data-entry]');

/** Withdrawals that no other test has: held, and paid or returned. */
function withdrawals(account: string): NewMovement[] {
  const [held, paid, returned] = ['A', 'B', 'C'].map((letter) => `withdrawal:RT-${account}-${letter}`);
  return [
    { kind: 'deposit', amount: 5_000_000, minutesAgo: 20 * DAY },
    { kind: 'withdraw.hold', amount: -1_000_000, minutesAgo: 10 * DAY, source: paid },
    { kind: 'withdraw.settle', amount: 1_000_000, minutesAgo: 10 * DAY - 30, source: paid },
    { kind: 'withdraw.hold', amount: -700_000, minutesAgo: DAY, source: returned },
    { kind: 'withdraw.return', amount: 700_000, minutesAgo: DAY - 60, source: returned },
    { kind: 'withdraw.hold', amount: -500_000, source: held },
  ].map((movement) => ({ ...movement, source: movement.source ?? `deposit:NT-${account}` }));
}

for (const locale of ['vi', 'en'] as const) {
  test(`the withdraw report tells order, amount, state and time, narrowed by state and range, in ${locale} [MONEY-10 MONEY-11 ROUTE-12 MEMB-16]`, async ({
    page,
    context,
    baseURL,
    sandbox,
    member,
    axe,
  }) => {
    await context.addCookies([{ name: 'language', value: locale, url: baseURL ?? '' }]);
    const { account } = await member();
    await page.goto('/m/member/home');
    await page.getByRole('link', { name: t('member_tile_withdraw_report', locale) }).click();
    await expect(page).toHaveURL(/\/m\/withdrawReport$/);
    await expect(page.getByText(t('withdraw_report_empty', locale))).toBeVisible();
    await axe();

    await sandbox.addMovements(account, withdrawals(account));
    await page.reload();
    await expect(rows(page)).toHaveCount(3);
    await expect(rows(page).first()).toContainText(`RT-${account}-A`);
    await expect(rows(page).first()).toContainText(t('withdrawal_pending', locale));
    const tracker = rows(page).first().getByRole('link');
    await expect(tracker).toHaveAttribute('href', `/m/withdraw/RT-${account}-A`);
    const totals = page.getByRole('region', { name: t('record_totals', locale) });
    await expect(totals).toContainText(figure('1.000.000,00\u00a0₫', locale));
    await expect(totals).toContainText(t('withdraw_report_count', locale, { count: 3 }));
    await axe();

    const states = page.getByRole('navigation', { name: t('withdraw_report_states', locale) });
    await states.getByRole('link', { name: t('withdrawal_returned', locale) }).click();
    await expect(page).toHaveURL(/\?state=returned$/);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(`RT-${account}-C`);
    await page.goto(`${REPORT}?days=7`);
    await expect(rows(page)).toHaveCount(2);
  });
}

test('a report that does not come has kind words and another try [MONEY-11]', async ({
  page,
  sandbox,
  member,
  allow,
}) => {
  const { account } = await member();
  await sandbox.addMovements(account, withdrawals(account));
  allow(/response 50\d GET .*\/wps\/transaction\/withdraw\/report/);
  await sandbox.fault({ path: '/wps/transaction/withdraw/report', status: 500, times: 20 });
  await page.goto(REPORT);
  await expect(page.getByText(t('withdraw_report_failed'))).toBeVisible();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: t('action_retry') }).click();
  await expect(rows(page)).toHaveCount(3);
});
