import type { APIRequestContext, Page } from '@playwright/test';
import { scripted } from './support/held-scripts';
import { newMember } from './support/members';
import { expect, t, test } from './support/test';

const dialog = (page: Page) => page.getByRole('dialog');
const main = (page: Page) => page.getByRole('main');
const named = (name: string) => ({ name, exact: true });

test('the forms lead to each other as pages, and the wanted page is not forgotten on the way; the disclaimer leads to its text without leaving the form [LOGIN-27 LOGIN-30 LOGIN-34 REG-01 REG-02 HOME-42]', async ({
  page,
}) => {
  await page.goto('/m/login?redirect=%2Fm%2Factivity');
  // The way back is the browser's own (docs/decisions/072-renders-are-counted.md).
  await scripted(page);
  const disclaimer = page.getByRole('link', named(t('login_disclaimer_link')));
  await expect(disclaimer).toHaveAttribute('href', '/m/help?tag=terms');
  await expect(disclaimer).toHaveAttribute('target', '_blank');
  await main(page)
    .getByRole('link', named(t('login_register_now')))
    .click();
  await expect(page).toHaveURL(/\/m\/register\?redirect=%2Fm%2Factivity$/);
  await page.goBack();
  await scripted(page);
  await main(page)
    .getByRole('link', named(t('login_forgot')))
    .click();
  await expect(page).toHaveURL(/\/m\/forget\?redirect=%2Fm%2Factivity$/);
});

test('over a page, one form takes the place of another, and closing leaves the page as it was [LOGIN-45 LOGIN-46 LOGIN-47 LOGIN-48 ROUTE-98 ROUTE-99]', async ({
  page,
  axe,
}) => {
  await page.goto('/m/home');
  await scripted(page);
  await main(page)
    .getByRole('link', named(t('log_in')))
    .click();
  await expect(page.getByRole('dialog', named(t('log_in')))).toBeVisible();
  await axe();

  await dialog(page)
    .getByRole('link', named(t('login_register_now')))
    .click();
  await expect(page).toHaveURL(/\?auth=register$/);
  await expect(dialog(page)).toHaveCount(1);
  await expect(dialog(page).locator('input[autocomplete="current-password"]')).toHaveCount(0);
  await dialog(page)
    .getByRole('link', { name: t('log_in') })
    .click();
  await expect(page.getByRole('dialog', named(t('log_in')))).toBeVisible();
  await expect(dialog(page)).toHaveCount(1);

  await dialog(page)
    .getByRole('link', named(t('login_forgot')))
    .click();
  await expect(page).toHaveURL(/\?auth=forget$/);
  await expect(dialog(page)).toHaveCount(1);
  await dialog(page)
    .getByRole('button', named(t('action_close')))
    .click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('an address may name a dialog, which back and Escape close; a name that is none opens nothing [LOGIN-45 ROUTE-98]', async ({
  page,
}) => {
  await page.goto('/m/support?auth=login');
  await expect(dialog(page)).toHaveCount(1);
  await expect(dialog(page).locator('input[name="username"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.goto('/m/member/home?auth=everything');
  await scripted(page);
  await expect(main(page).getByRole('link', named(t('log_in')))).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

/** What the address shows to a guest before any script runs. */
const htmlOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

test('the forgotten-password link shows while one of its two flags is on [LOGIN-31 LOGIN-32 LOGIN-33]', async ({
  page,
  request,
  sandbox,
}) => {
  const shows = async () => (await htmlOf(request, '/m/login')).includes('href="/m/forget"');
  for (const [mail, phone, shown] of [
    [true, false, true],
    [false, true, true],
    [false, false, false],
  ] as const) {
    await sandbox.flags({ CHNGPASSMAIL3: mail, CHNGPASSVERIF3: phone });
    await expect.poll(shows).toBe(shown);
  }
  await page.goto('/m/login');
  await expect(page.locator('button[name="submit"]')).toBeEnabled();
  await expect(page.getByRole('link', named(t('login_forgot')))).toHaveCount(0);
});

test('registration is offered while one of its methods is on: on the login page, home, menu and member centre [LOGIN-34 HOME-42 MENU-15 MEMB-06 ROLE-18]', async ({
  page,
  request,
  sandbox,
}) => {
  const register = named(t('register_open'));
  await page.goto('/m/home');
  await expect(main(page).getByRole('link', register)).toBeVisible();
  await page.getByRole('button', { name: t('header_menu') }).click();
  await expect(dialog(page).getByRole('link', register)).toHaveAttribute('href', '/m/register');
  const paths = ['/m/home', '/m/login', '/m/member/home'];
  const link = 'href="/m/register"';
  for (const path of paths) expect(await htmlOf(request, path), path).toContain(link);

  await sandbox.flags({ USERNAMEREG3: false, MOBILENUMREG3: false });
  for (const path of paths) await expect.poll(() => htmlOf(request, path), path).not.toContain(link);
  await page.goto('/m/member/home');
  await scripted(page);
  await expect(main(page).getByRole('link', named(t('log_in')))).toBeVisible();
  await expect(page.getByRole('link', register)).toHaveCount(0);
});

test('a login in the dialog leaves the page that is under it, on trial of every way to send it twice [LOGIN-43 CALL-08]', async ({
  page,
  sandbox,
}) => {
  const { account, password } = await newMember(sandbox);
  await page.goto('/m/activity?auth=login');
  await dialog(page).locator('input[name="username"]').fill(account);
  await dialog(page).locator('input[name="password"]').fill(password);
  const posts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // A challenge for passkeys may be asked for meanwhile.
    if (request.method() === 'POST' && pathname.startsWith('/_serverFn/')) posts.push(pathname);
  });
  await dialog(page).locator('input[name="password"]').press('Enter');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/activity$/);
  expect(posts).toEqual(['/_serverFn/logInFn']);
});
