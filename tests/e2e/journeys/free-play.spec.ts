import { holdFunction } from '../support/held-calls';
import { logOut } from '../support/members';
import type { Page } from '../support/site-page';
import { expect, t, test } from '../support/test';

const record = (page: Page) => page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'));

test('a double tap waits, starts one trial session, which takes its own place in the history with home; a page that is fetched ahead starts none; a logout ends the trial and its mark, and offers free play again [TRIAL-01 TRIAL-02 TRIAL-03 TRIAL-05 TRIAL-09 TRIAL-10 TRIAL-11 TRIAL-13 SESS-08 SESS-09 SESS-10 SESS-11 SESS-12 SESS-13 SESS-30 SESS-32 ROUTE-95 ROLE-28 ROLE-41 ROLE-47 CALL-10 LOGIN-42]', async ({
  page,
  request,
  axe,
}) => {
  const fetched = await request.get('/m/freeTrial', { headers: { 'Sec-Purpose': 'prefetch' } });
  expect(fetched.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')).toEqual([]);
  await page.goto('/m/support');
  await page.goto('/m/login');
  const link = page.getByRole('link', { name: t('login_free_play') });
  await expect(link).toHaveAttribute('href', '/m/freeTrial');
  // From when the scripts run, a tap does not load a page of its own.
  await expect(page.getByRole('button', { name: t('log_in'), exact: true })).toBeEnabled();
  const posts: string[] = [];
  page.on('request', (one) => {
    if (one.method() === 'POST' && one.url().includes('/_serverFn/')) posts.push(one.url());
  });
  const release = await holdFunction(page, 'startFreePlayFn');
  await link.hover();
  await link.dblclick();
  await expect(page.getByRole('status').filter({ hasText: t('free_play_wait_title') })).toBeVisible();
  await axe();
  release();
  await page.waitForURL('**/m/home');
  expect(posts).toHaveLength(1);
  const kept = JSON.parse((await record(page)) ?? '');
  expect(kept).toMatchObject({ type: 4, trial: true, firstTimeLogin: false });
  expect(kept.userName).toMatch(/^guest_/);
  expect(await page.evaluate(() => sessionStorage.getItem('TRIAL_USER'))).toBe(kept.userName);
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/(?:home|login)$/);

  await page.goto('/m/member/home');
  await expect(page.getByText(t('member_trial'))).toBeVisible();
  await logOut(page);
  await page.waitForURL('**/m/home');
  expect(await record(page)).toBeNull();
  expect(await page.evaluate(() => sessionStorage.getItem('TRIAL_USER'))).toBeNull();
  await expect(page.getByRole('link', { name: t('home_quick_free_play') })).toBeVisible();
});

test('one tap on a game’s trial starts it and opens the game, whose purse is the site’s, round after round; leaving leads back to the sheet [TRIAL-02 LAUNCH-18 LAUNCH-30 LAUNCH-31]', async ({
  page,
}) => {
  await page.goto('/m/slot-games?game=90001');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('sheet_try') })
    .click();
  await expect(page).toHaveURL(/\/m\/play\?game=90001&freeplay=1$/);
  const game = page.frameLocator('iframe');
  const purse = game.locator('.figures b').first();
  const bar = page.locator('header').first();
  await expect(bar).toContainText(t('free_play'));
  await expect(purse).toHaveText('2.000.000\u00a0₫');
  await expect(bar).toContainText('2.000.000');
  await game.getByRole('button', { name: /^(?:Quay|Spin)/ }).click();
  await expect(purse).not.toHaveText('2.000.000\u00a0₫');
  const left = ((await purse.textContent()) ?? '').replace(/[^\d.].*$/, '');
  await expect(bar).toContainText(left);
  await bar.getByRole('button', { name: t('play_leave') }).click();
  await expect(page).toHaveURL(/\/m\/slot-games\?game=90001$/);
  await page.goto('/m/member/home');
  await expect(page.getByRole('main')).toContainText(left);
});
