import { readFile } from 'node:fs/promises';
import { otherAddress } from '../../support/site-address';
import { scripted } from '../support/held-scripts';
import { type Credentials, leaveAsMember, newMember, openSession } from '../support/members';
import type { Sandbox } from '../support/sandbox';
import type { Page } from '../support/site-page';
import { expect, t, test } from '../support/test';

const HOME = '/m/agent/home';
const TEAM = '/m/agent/team';
const LIST = '/wps/agent/team';
const GROW = '/m/agent/grow';
const AGENT = { type: 1 };

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

// The home of an agent.

const figure = (page: Page, name: string) =>
  main(page)
    .getByRole('list', { name: t('agent_figures') })
    .getByRole('link', { name: new RegExp(`^${name}`) });
const region = (page: Page, name: string) => main(page).getByRole('region', { name });
const drawing = (page: Page) => main(page).locator('svg[preserveAspectRatio="none"]');

/** Somebody right below the agent who has played today for so much, summed up by now. */
async function plays(sandbox: Sandbox, agent: string, count = 20) {
  const below = await newMember(sandbox, { upline: agent, balance: 50_000_000 });
  await sandbox.post('rounds', { account: below.account, count, bet: 20_000 });
  await sandbox.post('agents/roll', {});
  return below;
}

test('an agent is led home from the login and the menu, sees what the team came to beside the period before, and the days as a plot and as a table [AGENT-02 AGENT-06 AGENT-07 AGENT-08 AGENT-26 ROUTE-72 ROUTE-91 ROLE-32 ROLE-34 MENU-29]', async ({
  page,
  sandbox,
  axe,
  cls,
}) => {
  const agent = await newMember(sandbox, { type: 1 });
  const below = await plays(sandbox, agent.account);
  await page.goto('/m/agent');
  await page.fill('input[name="username"]', agent.account);
  await page.fill('input[name="password"]', agent.password);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL(`**${HOME}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('agent_title'));
  await expect(figure(page, t('agent_turnover'))).toContainText('400.000,00');
  await expect(figure(page, t('agent_turnover'))).toContainText(t('agent_before_was'));
  await expect(figure(page, t('agent_active_members')).locator('bdi').first()).toHaveText('1');
  await expect(main(page)).toContainText(t('agent_team_size', 'vi', { members: 1, agents: 0 }));
  await expect(region(page, t('agent_best'))).toContainText(below.account);
  await expect(region(page, t('agent_products'))).toContainText('400.000');
  await expect(region(page, t('agent_best')).getByRole('link', { name: below.account })).toHaveAttribute(
    'href',
    /^\/m\/agent\/team\?member=/,
  );
  await axe();

  await figure(page, t('agent_turnover')).click();
  await expect(page).toHaveURL(/figure=turnover/);
  const days = region(page, t('agent_plot_of', 'vi', { figure: t('agent_turnover') }));
  await expect(drawing(page)).toBeVisible();
  // What follows the finger lies over the drawing from the first touch on.
  await drawing(page).hover({ position: { x: 5, y: 40 }, force: true });
  await expect(days).toContainText(t('agent_before'));
  await expect(async () => {
    const box = await drawing(page).boundingBox();
    const end = (box?.x ?? 0) + (box?.width ?? 0) - 4;
    await page.mouse.move(end - 8, (box?.y ?? 0) + 40);
    await page.mouse.move(end, (box?.y ?? 0) + 40);
    await expect(days).toContainText('400.000,00', { timeout: 2_000 });
  }).toPass();

  await days.getByRole('link', { name: t('agent_view_table') }).click();
  await expect(drawing(page)).toBeHidden();
  await expect(main(page).getByRole('table').getByRole('row')).toHaveCount(8);
  await expect(main(page).getByRole('table').getByRole('row').nth(1)).toContainText('400.000,00');
  await axe();
  expect(await cls()).toBeLessThan(0.1);

  await page.goto('/m/home');
  await page.getByRole('button', { name: t('header_menu') }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('menu_agent') })
    .click();
  await expect(page).toHaveURL(new RegExp(`${HOME}$`));
});

// The team.

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

test('an agent sees card, counts and the direct ones by turnover, opens a branch in its place and goes into it [AGENT-25 AGENT-26 FLAG-28 ROLE-34]', async ({
  page,
  sandbox,
  baseURL,
  axe,
  cls,
}) => {
  const { agent, branch, below, player } = await grown(sandbox);
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

test('the search finds a name on every level and says so when there is none; who is not of the own tree is not there, by whatever address; the team is downloaded as a table, each once [AGENT-25 ROLE-48]', async ({
  page,
  sandbox,
  baseURL,
  axe,
}) => {
  const { agent, below, branch, player } = await grown(sandbox, 41);
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
  await page.goto(
    otherAddress(`/downloads/agent-team?span=today&part=direct&order=joined&member=${stranger}`),
  );
  await expect(page).toHaveURL(/csv=failed/);
  await main(page)
    .getByRole('link', { name: t('team_stranger_back') })
    .click();
  await expect(card(page, agent.account)).toBeVisible();

  await page.goto(`${TEAM}?part=players`);
  const link = main(page).getByRole('link', { name: t('team_csv') });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^nhom_\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(5);
  expect(lines.find((line) => line.startsWith(player.account))).toContain(';200000,00;');
  expect(lines.join()).not.toContain(`\n${branch.account}`);
});

// Links and new accounts.

const linkOf = (page: Page, name: string) => main(page).getByRole('article', { name });

async function newLink(page: Page, name: string): Promise<string> {
  await button(page, t('grow_new_link')).click();
  const sheet = page.getByRole('dialog', { name: t('grow_new_link') });
  await sheet.getByLabel(t('grow_link_name')).fill(name);
  await sheet.getByRole('button', { name: t('grow_link_create') }).click();
  await expect(sheet).toHaveCount(0);
  await expect(linkOf(page, name)).toBeVisible();
  return new URL(page.url()).searchParams.get('link') ?? '';
}

test('an agent names links, passes one on by QR code and address, and sees guests who came by it counted once [AGENT-26 INVITE-04]', async ({
  page,
  browser,
  member,
  baseURL,
  visitor,
  axe,
}) => {
  await member(AGENT);
  await page.goto(GROW);
  await expect(main(page)).toContainText(t('grow_links_empty'));
  await axe();
  await button(page, t('grow_new_link')).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('grow_link_create') })
    .click();
  await expect(page.getByRole('dialog')).toContainText(
    t('form_required', 'vi', { field: t('grow_link_name') }),
  );
  await axe();
  await page.keyboard.press('Escape');
  const code = await newLink(page, 'Nhóm Zalo');
  await newLink(page, 'Facebook');
  await linkOf(page, 'Nhóm Zalo').getByRole('link').click();
  const card = main(page).getByRole('region', { name: t('grow_link_of', 'vi', { name: 'Nhóm Zalo' }) });
  const link = `${baseURL}/m/register?affiliateCode=${code}`;
  await expect(card).toContainText(link.replace(/^https?:\/\//, ''));
  await expect(card.getByRole('img', { name: t('referral_qr') })).toBeVisible();
  await axe();

  const guest = await browser.newContext({ baseURL, extraHTTPHeaders: { 'X-Sandbox-Address': visitor } });
  const visit = await guest.newPage();
  for (const path of [`/m/register?affiliateCode=${code}`, `/m/home?aff=${code}`] as const) {
    const told = visit.waitForResponse('**/wps/affiliate/visit*', { timeout: 5_000 }).catch(() => null);
    await visit.goto(path);
    expect((await told)?.status()).toBe(path.includes('aff=') ? undefined : 200);
  }
  await guest.close();
  await page.reload();
  const figures = (name: string) => linkOf(page, name).getByRole('definition');
  await expect(figures('Nhóm Zalo')).toHaveText(['1', '0', '0']);
  await expect(figures('Facebook')).toHaveText(['0', '0', '0']);
});

test('an agent creates an account, is shown its password once, and whoever logs in with it has to choose another [AGENT-25 MONEY-21]', async ({
  page,
  member,
  axe,
}) => {
  await member(AGENT);
  await page.goto(`${GROW}?part=account`);
  await axe();
  await button(page, t('grow_account_create')).click();
  await expect(main(page)).toContainText(t('form_required', 'vi', { field: t('grow_first_password') }));
  await axe();
  const account = `n_${Date.now().toString(36)}`;
  await main(page).getByLabel(t('login_username')).fill(account);
  await button(page, t('grow_make_password')).click();
  await button(page, t('grow_account_create')).click();
  const card = main(page).getByRole('region', { name: t('grow_account_created') });
  await expect(card).toContainText(account);
  const password = (await card.locator('bdi').last().textContent()) ?? '';
  await axe();
  await button(page, t('grow_account_again')).click();
  await expect(page.locator('input[name="password"]')).toHaveValue('');
  expect(await page.content()).not.toContain(password);

  await main(page).getByLabel(t('login_username')).fill(account);
  await button(page, t('grow_make_password')).click();
  await button(page, t('grow_account_create')).click();
  await expect(main(page)).toContainText(t('error_account_exists'));

  await leaveAsMember(page);
  await page.goto('/m/login');
  await page.locator('input[name="username"]').fill(account);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('form button[type="submit"]').click();
  await expect(page.getByText(t('first_login_title')).first()).toBeVisible();
});
