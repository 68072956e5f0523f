import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { scripted } from './support/held-scripts';
import { type Credentials, leaveAsMember, newMember, openSession } from './support/members';
import type { Sandbox } from './support/sandbox';
import { expect, t, test } from './support/test';

const TEAM = '/m/agent/team';
const LIST = '/wps/agent/team';

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).locator('li[data-entry]');
const row = (page: Page, account: string) => rows(page).filter({ hasText: account });
/** The last row may make room for others while it is scrolled to. */
const scrollToEnd = (page: Page) =>
  expect(() => rows(page).last().scrollIntoViewIfNeeded({ timeout: 5_000 })).toPass();
const card = (page: Page, account: string, locale = 'vi') =>
  main(page).getByRole('region', { name: t('team_figures', locale, { account }) });
const part = (page: Page, name: string, count: number, locale = 'vi') =>
  main(page)
    .getByRole('navigation', { name: t('team_parts', locale) })
    .getByRole('link', {
      name: t('team_part_count', locale, { part: name, count: String(count) }),
      exact: true,
    });

type Team = { agent: Credentials; branch: Credentials; below: Credentials[]; player: Credentials };

/** An agent with a player and an agent right below, and three players below that one; two of all have played today. */
async function grown(sandbox: Sandbox, type = 1): Promise<Team> {
  const agent = await newMember(sandbox, { type });
  const branch = await newMember(sandbox, { type: 1, upline: agent.account });
  const player = await newMember(sandbox, { upline: agent.account, balance: 50_000_000 });
  const below: Credentials[] = [];
  for (const balance of [50_000_000, 0, 0])
    below.push(await newMember(sandbox, { upline: branch.account, balance, ageDays: balance ? 0 : 60 }));
  await sandbox.post('rounds', { account: player.account, count: 10, bet: 20_000 });
  await sandbox.post('rounds', { account: below[0]?.account, count: 20, bet: 20_000 });
  await sandbox.post('agents/roll', {});
  return { agent, branch, below, player };
}

test('a guest and who is no agent see no team; an agent sees card, counts and the direct ones by turnover, opens a branch in its place and goes into it [AGENT-05 AGENT-25 AGENT-26 FLAG-28 ROLE-31 ROLE-34]', async ({
  page,
  sandbox,
  baseURL,
  axe,
  cls,
}) => {
  await page.goto(TEAM);
  await expect(page).toHaveURL(/\/m\/agent$/);
  for (const type of [0, 4, 40]) {
    await leaveAsMember(page);
    await openSession(page, baseURL ?? '', await newMember(sandbox, { type }));
    await page.goto(TEAM);
    await expect(page).toHaveURL(/\/m\/home$/);
  }

  const { agent, branch, below, player } = await grown(sandbox);
  await leaveAsMember(page);
  await openSession(page, baseURL ?? '', agent);
  await page.goto(TEAM);
  await scripted(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('team_title'));
  await expect(card(page, agent.account)).toContainText(t('team_whole'));
  await expect(card(page, agent.account)).toContainText('600.000');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText(branch.account);
  await expect(rows(page).first()).toContainText('400.000,00');
  await expect(rows(page).last()).toContainText(player.account);
  await expect(part(page, t('team_part_direct'), 2)).toHaveAttribute('aria-current', 'page');
  await axe();

  const open = row(page, branch.account).getByRole('button');
  await open.click();
  await expect(open).toHaveAttribute('aria-expanded', 'true');
  await scrollToEnd(page);
  await expect(rows(page)).toHaveCount(5);
  await expect(rows(page).nth(1)).toContainText(below[0]?.account ?? '');
  await axe();
  await expect(page).toHaveURL(/\?open=\d+$/);
  await page.reload();
  await scripted(page);
  await expect(open).toHaveAttribute('aria-expanded', 'true');
  await scrollToEnd(page);
  await expect(rows(page)).toHaveCount(5);
  await main(page)
    .getByRole('link', { name: t('team_more_below', 'vi', { count: 1 }) })
    .click();
  await expect(page).toHaveURL(/\?member=\d+$/);
  await expect(card(page, branch.account)).toContainText(t('team_agent_level', 'vi', { level: 1 }));
  await expect(rows(page)).toHaveCount(3);
  await row(page, below[0]?.account ?? '')
    .getByRole('link')
    .click();
  await expect(card(page, below[0]?.account ?? '')).toContainText(t('team_player_level', 'vi', { level: 2 }));
  await expect(main(page)).toContainText(t('team_player_title'));
  await axe();

  await card(page, below[0]?.account ?? '')
    .getByRole('link', { name: t('team_menu', 'vi', { account: below[0]?.account ?? '' }) })
    .click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('link').first()).toHaveText(branch.account);
  await expect(sheet.getByRole('link').nth(1)).toHaveText(t('team_me'));
  await axe();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await main(page)
    .getByRole('navigation', { name: t('team_line') })
    .getByRole('link', { name: t('team_me') })
    .click();
  await expect(card(page, agent.account)).toBeVisible();
  expect(await cls()).toBeLessThan(0.1);
});

test('days, parts and orders stand in the address: a reload and a way back show the same, in English too [AGENT-25]', async ({
  page,
  context,
  baseURL,
  sandbox,
  axe,
}) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  const { agent, branch, below, player } = await grown(sandbox, 42);
  await openSession(page, baseURL ?? '', agent);
  await page.goto(TEAM);
  await scripted(page);
  await part(page, t('team_part_players', 'en'), 4, 'en').click();
  await expect(page).toHaveURL(/part=players/);
  await expect(rows(page)).toHaveCount(4);
  await expect(row(page, below[1]?.account ?? '')).toContainText(t('team_player_level', 'en', { level: 2 }));
  await main(page).getByLabel(t('team_order', 'en')).selectOption('joined');
  await expect(page).toHaveURL(/order=joined/);
  await main(page)
    .getByRole('radio', { name: t('team_span_today', 'en') })
    .click();
  await expect(page).toHaveURL(/span=today/);
  await page.reload();
  await expect(rows(page)).toHaveCount(4);
  await expect(main(page).getByLabel(t('team_order', 'en'))).toHaveValue('joined');
  await expect(main(page).getByRole('radio', { name: t('team_span_today', 'en') })).toBeChecked();
  await axe();

  await part(page, t('team_part_silent', 'en'), 2, 'en').click();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText(t('team_played_never', 'en'));
  await part(page, t('team_part_active', 'en'), 2, 'en').click();
  await expect(row(page, player.account)).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await row(page, below[0]?.account ?? '')
    .getByRole('link')
    .click();
  await expect(card(page, below[0]?.account ?? '', 'en')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/part=active/);
  await expect(rows(page)).toHaveCount(2);
  await expect(main(page)).toContainText(branch.account);
});

test('the search finds a name on every level and says so when there is none; who is not of the own tree is not there, by whatever address [AGENT-25 ROLE-48]', async ({
  page,
  sandbox,
  baseURL,
  axe,
}) => {
  const { agent, below } = await grown(sandbox, 41);
  const other = await grown(sandbox);
  await openSession(page, baseURL ?? '', other.agent);
  const strange = await page.request.get(`${LIST}/find?span=today&name=${other.branch.account}`);
  const { value } = (await strange.json()) as { value: { list: { id: string }[] } };
  const stranger = value.list[0]?.id ?? '';
  expect(stranger).not.toBe('');
  await leaveAsMember(page);

  await openSession(page, baseURL ?? '', agent);
  await page.goto(TEAM);
  await scripted(page);
  const field = main(page).getByRole('searchbox', { name: t('team_find') });
  const name = below[2]?.account ?? '';
  await field.fill(name.toUpperCase());
  await field.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(name);
  await axe();
  await field.fill(other.branch.account);
  await field.press('Enter');
  await expect(main(page)).toContainText(t('team_find_none'));
  await expect(rows(page)).toHaveCount(0);
  await axe();
  await main(page)
    .getByRole('button', { name: t('team_find_clear') })
    .click();
  await expect(card(page, agent.account)).toBeVisible();

  await page.goto(`${TEAM}?member=${stranger}`);
  await expect(main(page)).toContainText(t('team_stranger_title'));
  await expect(main(page)).not.toContainText(other.branch.account);
  await axe();
  for (const query of [`member=${stranger}`, `member=${stranger}&cursor=99999999999999.1`]) {
    const answer = await page.request.get(`${LIST}?span=today&part=direct&order=turnover&limit=50&${query}`);
    expect(((await answer.json()) as { errorCode: string }).errorCode).toBe('content.not.found');
  }
  await page.goto(`/downloads/agent-team?span=today&part=direct&order=joined&member=${stranger}`);
  await expect(page).toHaveURL(/csv=failed/);
  await main(page)
    .getByRole('link', { name: t('team_stranger_back') })
    .click();
  await expect(card(page, agent.account)).toBeVisible();
});

test('a team is downloaded as a table, each once, and too many downloads are refused in words [AGENT-25]', async ({
  page,
  sandbox,
  baseURL,
  axe,
}) => {
  const { agent, player, branch } = await grown(sandbox);
  await openSession(page, baseURL ?? '', agent);
  await page.goto(`${TEAM}?part=players`);
  const link = main(page).getByRole('link', { name: t('team_csv') });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^nhom_\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(5);
  expect(lines.find((line) => line.startsWith(player.account))).toContain(';200000,00;');
  expect(lines.join()).not.toContain(`\n${branch.account}`);
  await page.goto(`${TEAM}?csv=limited`);
  await expect(main(page)).toContainText(t('team_csv_limited'));
  await axe();
});

test('without the gateway the screen says what is the matter, and comes with another try [AGENT-25]', async ({
  page,
  sandbox,
  baseURL,
  allow,
  axe,
}) => {
  const { agent, branch } = await grown(sandbox);
  await openSession(page, baseURL ?? '', agent);
  allow(/50[234]/);
  await sandbox.fault({ path: `${LIST}/member`, status: 503, times: 20 });
  await page.goto(TEAM);
  await expect(main(page)).toContainText(t('team_failed_title'));
  await axe();
  await sandbox.clearFaults();
  await main(page)
    .getByRole('button', { name: t('action_retry') })
    .first()
    .click();
  await expect(card(page, agent.account)).toBeVisible();
  await expect(row(page, branch.account)).toBeVisible();
});

test('a team of 2,000, half of them right below one agent, stands in as few nodes as a small one, however far it is scrolled [AGENT-25]', async ({
  page,
  sandbox,
  baseURL,
  axe,
}) => {
  test.slow();
  const agent = await newMember(sandbox, { type: 1 });
  const prefix = `g${(Date.now() % 1e7).toString(36)}_`;
  await sandbox.post('agents/grow', { account: agent.account, prefix, deep: 1_000, wide: 1_000 });
  await openSession(page, baseURL ?? '', agent);
  const found = await page.request.get(`${LIST}/find?span=today&name=${prefix}wide`);
  const { value } = (await found.json()) as { value: { list: { id: string }[] } };
  for (const query of [`?member=${value.list[0]?.id}`, '?part=players&span=days30']) {
    await page.goto(`${TEAM}${query}`);
    await scripted(page);
    await expect(rows(page).first()).toBeVisible();
    for (let turn = 0; turn < 12; turn += 1) {
      expect(await main(page).locator('*').count()).toBeLessThan(1_000);
      await page.evaluate(() => scrollBy(0, 3_000));
      await expect(rows(page).first()).toBeVisible();
    }
    const last = async () => Number(await rows(page).last().getAttribute('aria-posinset'));
    await expect.poll(last).toBeGreaterThan(100);
    await axe();
  }
});
