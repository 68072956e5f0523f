import type { Page } from '@playwright/test';
import { scripted } from './support/held-scripts';
import { leaveAsMember, newMember, openSession } from './support/members';
import { expect, t, test } from './support/test';

const GROW = '/m/agent/grow';
const AGENT = { type: 1 };
const main = (page: Page) => page.getByRole('main');
const linkOf = (page: Page, name: string) => main(page).getByRole('article', { name });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

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
  for (const path of [`/m/register?affiliateCode=${code}`, `/m/home?aff=${code}`]) {
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

test('a link goes to the archive and comes back [AGENT-26]', async ({ page, member, axe }) => {
  await member(AGENT);
  await page.goto(GROW);
  await newLink(page, 'TikTok');
  await linkOf(page, 'TikTok')
    .getByRole('button', { name: t('grow_archive') })
    .click();
  await expect(main(page)).toContainText(t('grow_archived', 'vi', { count: 1 }));
  const restore = linkOf(page, 'TikTok').getByRole('button', { name: t('grow_restore') });
  if (!(await restore.isVisible())) await main(page).locator('summary').click();
  await axe();
  await restore.click();
  await expect(main(page)).not.toContainText(t('grow_archived', 'vi', { count: 1 }));
  await expect(linkOf(page, 'TikTok').getByRole('button', { name: t('grow_archive') })).toBeVisible();
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

test('agents of a special type create players alone; members, trials and guests are sent away [AGENT-05 AGENT-25 ROLE-31 ROLE-44]', async ({
  page,
  sandbox,
  baseURL,
  axe,
}) => {
  const kinds = main(page).getByRole('radio', { name: t('grow_kind_agent') });
  for (const [type, many] of [
    [2, 1],
    [41, 0],
    [42, 0],
  ] as const) {
    await openSession(page, baseURL ?? '', await newMember(sandbox, { type }));
    await page.goto(`${GROW}?part=account`);
    await expect(button(page, t('grow_account_create'))).toBeVisible();
    await expect(kinds).toHaveCount(many);
    await leaveAsMember(page);
  }
  for (const type of [0, 4, 40]) {
    await openSession(page, baseURL ?? '', await newMember(sandbox, { type }));
    await page.goto(GROW);
    await expect(page).toHaveURL(/\/m\/home/);
    await leaveAsMember(page);
  }
  await page.goto(GROW);
  await expect(page).toHaveURL(/\/m\/agent(?:\?|$)/);
  await axe();
});

test('while the gateway is away the screen says so, and asks again at a tap [AGENT-26]', async ({
  page,
  member,
  allow,
  axe,
}) => {
  await member(AGENT);
  await page.goto('/m/agent/home');
  await scripted(page);
  allow(/503|502|504|failed/i);
  await page.route('**/wps/agent/links*', (route) => route.abort());
  await page
    .getByRole('navigation', { name: t('agent_ways') })
    .getByRole('link', { name: t('agent_grow') })
    .click();
  await expect(main(page)).toContainText(t('grow_failed_title'), { timeout: 15_000 });
  await axe();
  await page.unroute('**/wps/agent/links*');
  await main(page)
    .getByRole('button', { name: t('action_retry') })
    .click();
  await expect(main(page)).toContainText(t('grow_links_empty'));
});

test('in English on the narrowest phone a link and an account are made, and a desk shows code and links side by side [AGENT-25 AGENT-26]', async ({
  page,
  member,
  context,
  baseURL,
  axe,
}) => {
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await member(AGENT);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(GROW);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('grow_title', 'en'));
  await expect(main(page)).toContainText(t('grow_links_empty', 'en'));
  await button(page, t('grow_new_link', 'en')).click();
  const sheet = page.getByRole('dialog', { name: t('grow_new_link', 'en') });
  await sheet.getByLabel(t('grow_link_name', 'en')).fill('Summer fair');
  await sheet.getByRole('button', { name: t('grow_link_create', 'en') }).click();
  await expect(sheet).toHaveCount(0);
  const row = linkOf(page, 'Summer fair');
  await expect(row).toContainText(t('grow_first_deposits', 'en'));
  await expect(row.getByRole('definition')).toHaveText(['0', '0', '0']);
  const card = main(page).getByRole('region', { name: t('grow_link_of', 'en', { name: 'Summer fair' }) });
  await expect(card.getByRole('img', { name: t('referral_qr', 'en') })).toBeVisible();
  expect(await fits()).toBe(true);
  await axe();
  await page.setViewportSize({ width: 1280, height: 800 });
  const [code, links] = [await card.boundingBox(), await row.boundingBox()];
  expect((code?.x ?? 0) + (code?.width ?? 0)).toBeLessThan(links?.x ?? 0);
  await axe();

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${GROW}?part=account`);
  await button(page, t('grow_account_create', 'en')).click();
  await expect(main(page)).toContainText(t('form_required', 'en', { field: t('grow_first_password', 'en') }));
  expect(await fits()).toBe(true);
  await axe();
  const account = `e_${Date.now().toString(36)}`;
  await main(page).getByLabel(t('login_username', 'en')).fill(account);
  await button(page, t('grow_make_password', 'en')).click();
  await button(page, t('grow_account_create', 'en')).click();
  await expect(main(page).getByRole('region', { name: t('grow_account_created', 'en') })).toContainText(
    account,
  );
  expect(await fits()).toBe(true);
  await axe();
});
