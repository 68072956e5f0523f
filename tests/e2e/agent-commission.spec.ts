import type { Page } from '@playwright/test';
import { leaveAsMember, newMember, openSession } from './support/members';
import { expect, t, test } from './support/test';

const COMMISSION = '/m/agent/commission';
const SETTLEMENTS = '/wps/agent/settlements';

const main = (page: Page) => page.getByRole('main');
const part = (page: Page, name: string) => main(page).getByRole('region', { name });

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
    await leaveAsMember(page);
    await openSession(page, baseURL ?? '', await newMember(sandbox, { type }));
    await page.goto(COMMISSION);
    await expect(page, `type ${type}`).toHaveURL(/\/m\/home$/);
  }
  for (const type of [41, 42]) {
    await leaveAsMember(page);
    await openSession(page, baseURL ?? '', await newMember(sandbox, { type }));
    await page.goto(COMMISSION);
    await expect(main(page).getByRole('heading', { name: t('settlement_empty_title') })).toBeVisible();
  }
  await page.goto(`${COMMISSION}/commission-2026-01-01-1`);
  await expect(main(page).getByRole('heading', { name: t('settlement_unknown_title') })).toBeVisible();
  await axe();
});

test('in English at 320 px nothing runs off the side; without the gateway it says so and asks again by a tap [AGENT-26]', async ({
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
