import type { Page } from '@playwright/test';
import { holdFunction } from './support/held-calls';
import { logOut } from './support/members';
import { expect, t, test } from './support/test';

const PATH = '/wps/session/freeplay';
const record = (page: Page) => page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'));
const starts = (page: Page) => {
  const posts: string[] = [];
  page.on(
    'request',
    (request) =>
      request.url().includes('/_serverFn/') && request.method() === 'POST' && posts.push(request.url()),
  );
  return posts;
};

test('a guest finds free play on the login page, in the menu and on home [LOGIN-42 TRIAL-12 ROLE-20]', async ({
  page,
  request,
  axe,
}) => {
  const login = await (await request.get('/m/login')).text();
  expect(login).toMatch(/<a [^>]*href="\/m\/freeTrial"/);
  expect(login).toContain(t('login_free_play'));
  await page.goto('/m/home');
  const card = page.getByRole('navigation', { name: t('home_quick_label') });
  await expect(card.getByRole('link', { name: t('home_quick_free_play') })).toBeVisible();
  await page.getByRole('button', { name: t('header_menu') }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: t('free_play') })).toBeVisible();
  await axe();
});

test('is offered to nobody while the operator offers none, nor to a member, whom its address sends home [TRIAL-13 TRIAL-14 CALL-11]', async ({
  page,
  sandbox,
  member,
}) => {
  await sandbox.freePlay(false);
  await expect(async () => {
    await page.goto('/m/login');
    await expect(page.getByRole('link', { name: t('login_free_play') })).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await sandbox.freePlay(true);
  const { account } = await member();
  await page.goto('/m/freeTrial');
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect.poll(async () => JSON.parse((await record(page)) ?? '{}').userName).toBe(account);
  await expect(page.getByRole('link', { name: t('home_quick_free_play') })).toHaveCount(0);
  await page.getByRole('button', { name: t('header_menu') }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: t('free_play') })).toHaveCount(0);
});

test('a double tap waits, starts one trial session, which takes its own place in the history with home; a page that is fetched ahead starts none [TRIAL-01 TRIAL-02 TRIAL-03 TRIAL-05 TRIAL-09 TRIAL-10 TRIAL-11 SESS-08 SESS-09 SESS-10 SESS-11 SESS-12 SESS-13 ROUTE-95 ROLE-28 CALL-10 LOGIN-42]', async ({
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
  const posts = starts(page);
  const release = await holdFunction(page, 'startFreePlayFn');
  await link.hover();
  await link.dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('free_play'));
  await expect(page.getByRole('status').filter({ hasText: t('free_play_wait_title') })).toBeVisible();
  await axe();
  release();
  await page.waitForURL('**/m/home');
  expect(posts).toHaveLength(1);
  const kept = JSON.parse((await record(page)) ?? '');
  expect(kept).toMatchObject({ type: 4, trial: true, firstTimeLogin: false });
  expect(kept.userName).toMatch(/^guest_/);
  expect(kept.merchantCode).not.toBe('');
  expect(await page.evaluate(() => sessionStorage.getItem('TRIAL_USER'))).toBe(kept.userName);
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/(?:home|login)$/);
  await expect(page).not.toHaveURL(/freeTrial/);
});

test('a trial user sees the member centre, and is told to log in with an actual account where the account would change; a logout ends the trial and its mark, and offers free play again [ROLE-29 ROLE-30 ROLE-41 ROLE-47 MEMB-32 ERR-20 SESS-30 SESS-32 SESS-34 TRIAL-13]', async ({
  page,
  axe,
}) => {
  await page.goto('/m/freeTrial');
  await page.waitForURL('**/m/home');
  await page
    .getByRole('navigation', { name: t('footer_label') })
    .getByRole('link', { name: t('footer_member'), exact: true })
    .click();
  await expect(page.getByText(t('member_trial'))).toBeVisible();
  await page.getByRole('link', { name: t('feedback_title') }).click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(t('error_actual_account'));
  await expect(page).toHaveURL(/\/m\/member\/home$/);
  await axe();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('trial_sheet_stay') })
    .click();

  await logOut(page);
  await page.waitForURL('**/m/home');
  expect(await record(page)).toBeNull();
  expect(await page.evaluate(() => sessionStorage.getItem('TRIAL_USER'))).toBeNull();
  await expect(page.getByRole('link', { name: t('home_quick_free_play') })).toBeVisible();
});

test('a trial that does not start ends the waiting, says why, and leaves the ways on; an address that has had its free plays is asked to wait [TRIAL-04 TRIAL-06 ERR-09 ERR-55]', async ({
  page,
  sandbox,
  axe,
}) => {
  await sandbox.freePlay(false);
  await page.goto('/m/freeTrial');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(t('error_no_permission'));
  await expect(page.getByText(t('free_play_wait_title'))).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/freeTrial$/);
  expect(await record(page)).toBeNull();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: t('log_in'), exact: true })).toHaveAttribute(
    'href',
    '/m/login',
  );
  await expect(main.getByRole('link', { name: t('register_open'), exact: true })).toHaveAttribute(
    'href',
    '/m/register',
  );
  await axe();

  const alert = page.getByRole('alert').filter({ hasText: /\S/ });
  await expect(alert).toHaveCount(0);
  await sandbox.freePlay(true);
  await sandbox.fault({
    path: PATH,
    status: 429,
    body: JSON.stringify({ success: false, value: null, errorCode: 'rate.limited' }),
    contentType: 'application/json',
    times: 1,
  });
  await main.getByRole('button', { name: t('action_retry') }).click();
  await expect(alert).toHaveText(t('error_rate_limited'));
  await main.getByRole('button', { name: t('action_retry') }).click();
  await page.waitForURL('**/m/home');
});

test('somebody who goes back while it starts stays a guest, and somebody offline can try again [TRIAL-04 TRIAL-06]', async ({
  page,
  context,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/m/login', { waitUntil: 'networkidle' });
  const release = await holdFunction(page, 'startFreePlayFn');
  await page.getByRole('link', { name: t('login_free_play') }).click();
  await expect(page.getByText(t('free_play_wait_title'))).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/login$/);
  release();
  expect(await record(page)).toBeNull();

  await page.getByRole('link', { name: t('login_free_play') }).hover();
  await context.setOffline(true);
  await page.getByRole('link', { name: t('login_free_play') }).click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(t('connection_lost'));
  await context.setOffline(false);
  await page.getByRole('button', { name: t('action_retry') }).click();
  await page.waitForURL('**/m/home');
});

test('waits and fails in English too [ERR-44]', async ({ page, sandbox, context, baseURL, axe }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await sandbox.freePlay(false);
  await page.goto('/m/freeTrial');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(t('free_play_failed_title', 'en'));
  await axe();
});
