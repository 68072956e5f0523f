import type { Page } from '@playwright/test';
import { leaveAsMember, logIn, newMember } from './support/members';
import { expect, t, test } from './support/test';

const prompt = (page: Page) => page.getByRole('dialog', { name: t('first_login_title') });
const firstTime = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? 'null')?.firstTimeLogin);

test('a member with a given password is asked once per login to change it, and led there; after the change it is over for good, also after a reload and at the next login [SESS-41 SESS-42 CHPW-33]', async ({
  page,
  sandbox,
  axe,
}) => {
  const member = await newMember(sandbox, { firstTimeLogin: true });
  await logIn(page, member);
  await expect(prompt(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await axe();
  await prompt(page)
    .getByRole('button', { name: t('first_login_later') })
    .click();
  await expect(prompt(page)).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('button', { name: t('header_menu') })).toBeVisible();
  await page.getByRole('link', { name: t('footer_events'), exact: true }).click();
  await page.waitForURL('**/m/activity');
  await expect(prompt(page)).toHaveCount(0);

  await leaveAsMember(page);
  await logIn(page, member);
  await prompt(page)
    .getByRole('link', { name: t('first_login_change') })
    .click();
  await page.waitForURL('**/m/changePsw');
  await expect(prompt(page)).toHaveCount(0);
  await page.locator('input[name="old_password"]').fill(member.password);
  await page.locator('input[name="password"]').fill('Lantern3310');
  await page.locator('input[name="confimpsw"]').fill('Lantern3310');
  await page.getByRole('main').locator('button[type="submit"]').click();
  await page.waitForURL('**/m/home');
  expect(await firstTime(page)).toBe(false);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.getByRole('button', { name: t('header_menu') })).toBeVisible();
  await expect.poll(() => firstTime(page)).toBe(false);
  await expect(prompt(page)).toHaveCount(0);

  await leaveAsMember(page);
  await logIn(page, { ...member, password: 'Lantern3310' });
  await expect(page.getByRole('button', { name: t('header_menu') })).toBeVisible();
  await expect(prompt(page)).toHaveCount(0);
});

test('a member who chose the password is not asked; the others are asked in English too, and Escape leaves the prompt [SESS-41 ERR-44]', async ({
  page,
  sandbox,
  context,
  baseURL,
  axe,
}) => {
  await logIn(page, await newMember(sandbox));
  await expect(page.getByRole('button', { name: t('header_menu') })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await leaveAsMember(page);
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await logIn(page, await newMember(sandbox, { firstTimeLogin: true }));
  await expect(page.getByRole('dialog', { name: t('first_login_title', 'en') })).toBeVisible();
  await axe();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/home$/);
});
