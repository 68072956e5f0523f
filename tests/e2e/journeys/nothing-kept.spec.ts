import { ACCOUNTS } from '../../support/every-screen';
import { type Keeping, keepNothing } from '../../support/nothing-kept';
import { builtFile } from '../support/built-files';
import { scripted } from '../support/held-scripts';
import { newMember } from '../support/members';
import type { Page } from '../support/site-page';
import { expect, t, test } from '../support/test';

async function fillLogin(page: Page, account: string) {
  await page.fill('input[name="username"]', account);
  await page.fill('input[name="password"]', 'Lantern2209');
  await page.locator('form button[type="submit"]').click();
}

test('a member whose phone blocks storage logs in and opens a deposit, and is still logged in after a reload [LOGIN-01 MONEY-02 MONEY-21]', async ({
  page,
  context,
  sandbox,
}) => {
  const { account } = await newMember(sandbox);
  await context.addInitScript<Keeping>(keepNothing, 'blocked');
  await page.goto('/m/login?redirect=%2Fm%2FvoucherCenter');
  await scripted(page);
  await fillLogin(page, account);
  await expect(page).toHaveURL(/\/m\/voucherCenter$/);
  await page.reload();
  const proceed = page.getByRole('button', { name: t('deposit_continue') });
  await expect(proceed).toBeEnabled();
  await page.getByRole('textbox', { name: t('deposit_amount') }).fill('500000');
  await proceed.dblclick();
  await expect(page).toHaveURL(/\/m\/voucherCenter\/NT\d{6}-\w{6}$/);
  const { list } = (await (await page.request.get('/wps/deposit/orders')).json()).value;
  expect(list).toHaveLength(1);
});

test('a guest whose phone blocks storage registers by an invitation [REG-03 REG-65]', async ({
  page,
  context,
}) => {
  await context.addInitScript<Keeping>(keepNothing, 'blocked');
  await page.goto('/m/register?aff=HD8826&redirect=%2Fm%2Fsupport');
  await scripted(page);
  await page.getByRole('radio', { name: t('login_username'), exact: true }).check();
  const field = (name: string) => page.locator(`form input[name="${name}"]`);
  await expect(field('affiliateCode')).toHaveValue('HD8826');
  await field('username').fill(`k${process.pid.toString(36)}_${(Date.now() % 1e8).toString(36)}`);
  await field('password').fill('Lantern2209');
  await field('confirmPassword').fill('Lantern2209');
  await page.getByRole('button', { name: t('register_submit'), exact: true }).click();
  await page.waitForURL('**/m/support');
});

test('a login whose cookie is lost on the way leads back to the login once, with the reason [SESS-46]', async ({
  page,
  allow,
}) => {
  allow(/401/);
  await page.route('**/_serverFn/logInFn*', async (route) => {
    const answer = await route.fetch();
    const { 'set-cookie': _, ...headers } = answer.headers();
    await page.context().clearCookies();
    await route.fulfill({ response: answer, headers });
    await page.context().clearCookies();
  });
  await page.goto('/m/login?redirect=%2Fm%2Fmember%2Fhome');
  await scripted(page);
  await fillLogin(page, ACCOUNTS.member);
  await expect(page.getByText(t('error_cookies_blocked')).first()).toBeVisible();
  await expect(page).toHaveURL(/\/m\/login\?redirect=/);
});

/** An error of the document around all screens: the first listener that the session's watch adds. */
function breakDocument() {
  const own = window.addEventListener;
  window.addEventListener = function (this: Window, type: string, ...rest: unknown[]) {
    if (type === 'pageshow') throw new Error('broken on purpose');
    return Reflect.apply(own, window, [type, ...rest]);
  } as typeof own;
}

test('an error around all screens leaves a page in both languages with ways on, in the theme of the site [ERR-55]', async ({
  page,
  allow,
  axe,
}) => {
  allow(/broken on purpose/);
  await page.addInitScript(breakDocument);
  await page.goto('/m/help');
  await expect(page.getByRole('alert')).toContainText('Trang gặp lỗi');
  await expect(page.getByRole('alert')).toContainText('This page has a problem');
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'hoa-dang');
  await axe();
  const ways = page.getByRole('link');
  await expect(ways.first()).toHaveAttribute('href', '');
  await expect(ways.nth(1)).toHaveAttribute('href', '/m/home');
  await expect(ways).toHaveCount(3);
});

test('a page whose scripts do not come stays readable, its links work, and it says how to go on [ROUTE-87]', async ({
  page,
  allow,
}) => {
  allow(/\/assets\/|ERR_FAILED|Failed to load/);
  const entry = builtFile('app/client.tsx');
  await page.route(`**${entry}`, (route) => route.abort());
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/m/help');
  const bar = page.getByRole('alert').filter({ hasText: 'This page has not loaded fully' });
  await expect(bar).toContainText('Trang chưa tải đủ');
  expect(loads, 'the same build is there: nothing to reload for').toBe(1);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('footer_events') })
    .click();
  await page.waitForURL('**/m/activity');
  await page.unroute(`**${entry}`);
  await page.goto('/m/help');
  await scripted(page);
  await expect(bar).toHaveCount(0);
});
