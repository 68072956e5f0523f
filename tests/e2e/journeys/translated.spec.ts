import { holdScripts, scripted } from '../support/held-scripts';
import { openSession } from '../support/members';
import { comeToRest, rememberServed, servedNodes } from '../support/served-nodes';
import { expect, test } from '../support/test';
import { translateBefore, translateNow } from '../support/translated';
import { mayWithdraw, PAYMENT_PASSWORD } from '../support/withdrawers';

const AGENT = { account: 'agent01', password: 'Lantern2209' };
test('a translated page: the form of a withdrawal says what is wrong, keeps what is typed and shows what it comes to [LANG-26]', async ({
  page,
  sandbox,
  member,
}) => {
  const { account } = await member({ balance: 9_000_000 });
  await mayWithdraw(sandbox, { account, password: '' });
  await page.goto('/m/withdraw');
  await scripted(page);
  await translateNow(page);
  const main = page.getByRole('main');
  const input = (name: string) => main.locator(`form [name="${name}"]`);
  await input('amount').fill('1');
  await input('paymentPassword').fill('1');
  await main.locator('form button[type="submit"]').click();
  await expect(main.locator('[aria-invalid="true"]').first()).toBeVisible();
  await input('amount').fill('5000000');
  await input('paymentPassword').fill(PAYMENT_PASSWORD);
  await page.keyboard.press('Tab');
  for (const text of ['5.000.000,00\u00a0₫', '4.000.000\u00a0₫']) await expect(main).toContainText(text);
  await expect(main.locator('[aria-invalid="true"]')).toHaveCount(0);
  await expect(input('amount')).toHaveValue('5.000.000');
  await expect(input('paymentPassword')).toHaveValue(PAYMENT_PASSWORD);
  await expect(page.locator('font font').first()).toBeAttached();
  await expect(page.locator('[translate="no"] font')).toHaveCount(0);
});

/** Screens of forms, and some that are mostly text. */
const SCREENS = {
  guest: ['/m/login', '/m/register', '/m/forget', '/m/home', '/m/slot-games', '/m/activity', '/m/help'],
  member: [
    '/m/voucherCenter',
    '/m/withdraw',
    '/m/transfer',
    '/m/bankCards',
    '/m/paymentPassword',
    '/m/changePsw',
    '/m/securityCenter',
    '/m/myAccount/index',
    '/m/feedback',
    '/m/transaction/record',
    '/m/member/home',
  ],
  agent: ['/m/agent/home', '/m/agent/team', '/m/agent/commission', '/m/agent/grow'],
} as const;
const ACCOUNTS = { guest: null, member: { account: 'minhan_2209', password: 'Lantern2209' }, agent: AGENT };

for (const visitor of ['guest', 'member', 'agent'] as const) {
  test(`a page that was translated before its scripts came is the same page when they have, for a ${visitor} [LANG-26]`, async ({
    page,
    context,
    baseURL,
  }) => {
    const account = ACCOUNTS[visitor];
    if (account) await openSession(page, baseURL ?? '', account);
    await context.clock.install();
    await translateBefore(context);
    await rememberServed(context);
    for (const path of SCREENS[visitor]) {
      await test.step(path, async () => {
        await page.goto(path);
        await comeToRest(page);
        await expect(page.locator('html')).toHaveClass(/translated-ltr/);
        const { count, gone } = await servedNodes(page);
        expect(count).toBeGreaterThan(10);
        // A text that changes takes its translation along.
        expect
          .soft(
            gone.filter((element) => !element.startsWith('<font')),
            path,
          )
          .toEqual([]);
        await page.evaluate(() => sessionStorage.clear());
      });
    }
  });
}

test('what is typed into a translated page before its scripts come stays, and is sent [LANG-26]', async ({
  page,
  context,
}) => {
  await translateBefore(context);
  const release = await holdScripts(page);
  await page.goto('/m/login', { waitUntil: 'domcontentloaded' });
  await page.fill('input[name="username"]', 'minhan_2209');
  await page.fill('input[name="password"]', 'Lantern2209');
  release();
  await scripted(page);
  const submit = page.locator('form button[type="submit"]');
  await expect(submit).toBeEnabled();
  await expect(page.locator('input[name="username"]')).toHaveValue('minhan_2209');
  await expect(page.locator('input[name="password"]')).toHaveValue('Lantern2209');
  await submit.click();
  await expect(page).toHaveURL(/\/m\/home/);
});

test('a page into which an extension has put its own before the scripts came stands, with what was typed', async ({
  page,
  context,
  allow,
}) => {
  // React tells that it has drawn the page anew.
  allow(/Minified React error #418|hydrat/);
  await context.addInitScript(() => {
    const mark = () => {
      for (const input of document.querySelectorAll('input:not([data-marked])')) {
        input.setAttribute('data-marked', '');
        const own = document.createElement('div');
        own.setAttribute('data-lastpass-icon-root', '');
        input.after(own);
      }
    };
    addEventListener('DOMContentLoaded', mark);
  });
  const release = await holdScripts(page);
  await page.goto('/m/login', { waitUntil: 'domcontentloaded' });
  await page.fill('input[name="username"]', 'minhan_2209');
  await page.fill('input[name="password"]', 'Lantern2209');
  release();
  await scripted(page);
  await expect(page.locator('form button[type="submit"]')).toBeEnabled();
  await expect(page.locator('input[name="username"]')).toHaveValue('minhan_2209');
  await expect(page.locator('input[name="password"]')).toHaveValue('Lantern2209');
});
