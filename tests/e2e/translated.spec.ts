import type { Page } from '@playwright/test';
import { holdScripts, scripted } from './support/held-scripts';
import { newMobileNumber, openSession } from './support/members';
import type { NewMember, Sandbox } from './support/sandbox';
import { comeToRest, rememberServed, servedNodes } from './support/served-nodes';
import { expect, t, test } from './support/test';
import { translateBefore, translateNow } from './support/translated';
import { mayWithdraw, PAYMENT_PASSWORD } from './support/withdrawers';

const AGENT = { account: 'agent01', password: 'Lantern2209' };
const main = (page: Page) => page.getByRole('main');
const choose = (page: Page, name: string, value: string) =>
  main(page).locator(`select[name="${name}"]`).selectOption(value);
const tick = (page: Page, name: string) => main(page).getByRole('radio', { name, exact: true }).click();

type Form = {
  path: string | ((sandbox: Sandbox) => Promise<string>);
  as?: Partial<NewMember> | 'agent';
  prepare?: (sandbox: Sandbox, account: string) => Promise<unknown>;
  /** Brings the form up, and changes what of it comes and goes; the fields are typed into afterwards. */
  open?: (page: Page) => Promise<unknown>;
  /** By their names, what is typed: what is wrong, so that each says so, then what is right. */
  wrong: Record<string, string>;
  right: Record<string, string>;
  /** What is worked out of the right values, as it stands on the screen. */
  shows?: string[];
};

const FORMS: Record<string, Form> = {
  login: {
    path: '/m/login',
    wrong: { username: 'a', password: 'b' },
    right: { username: 'minhan_2209', password: 'Lantern2209' },
  },
  'login by telephone': {
    path: '/m/login',
    open: (page) => tick(page, t('login_mobile')),
    wrong: { mobileNum: '1' },
    right: { mobileNum: '912345678' },
  },
  register: {
    path: '/m/register',
    open: (page) => tick(page, t('login_username')),
    wrong: { username: 'a', password: 'b', confirmPassword: 'c' },
    right: { username: 'lantern_77', password: 'Lantern2209', confirmPassword: 'Lantern2209' },
  },
  'forgotten password': {
    path: '/m/forget',
    open: (page) => tick(page, t('forgot_email')),
    wrong: { username: 'a', email: 'b' },
    right: { username: 'minhan_2209', email: 'minhan@example.com' },
  },
  feedback: {
    path: '/m/feedback',
    as: {},
    wrong: { content: 'a' },
    right: { content: 'Trang tải chậm vào buổi tối' },
    shows: ['27/500'],
  },
  deposit: {
    path: '/m/voucherCenter',
    as: {},
    wrong: { amount: '1' },
    right: { amount: '5000000' },
    shows: ['5.000.000,00\u00a0₫', '+5.000.000\u00a0₫'],
  },
  withdraw: {
    path: '/m/withdraw',
    as: { balance: 9_000_000 },
    prepare: (sandbox, account) => mayWithdraw(sandbox, { account, password: '' }),
    wrong: { amount: '1', paymentPassword: '1' },
    right: { amount: '5000000', paymentPassword: PAYMENT_PASSWORD },
    shows: ['5.000.000,00\u00a0₫', '4.000.000\u00a0₫'],
  },
  transfer: {
    path: '/m/transfer',
    as: { balance: 9_000_000 },
    prepare: (sandbox) => sandbox.status({ isSingle: false }),
    open: (page) => choose(page, 'vendor', 'Trống Đồng'),
    wrong: { amount: '0' },
    right: { amount: '5000000' },
    shows: ['5.000.000,00\u00a0₫', '4.000.000\u00a0₫'],
  },
  'transfer up': {
    path: '/m/transferUp',
    as: { balance: 9_000_000, upline: 'agent01' },
    prepare: (sandbox, account) => sandbox.paymentPassword(account, PAYMENT_PASSWORD),
    wrong: { amount: '1', paymentPassword: '1' },
    right: { amount: '5000000', paymentPassword: PAYMENT_PASSWORD },
    shows: ['5.000.000,00\u00a0₫', '4.000.000\u00a0₫', 'agent01'],
  },
  'bank card': {
    path: '/m/bankCards?add=true',
    as: {},
    async open(page) {
      await main(page)
        .getByRole('button', { name: t('cards_bank') })
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Ngân hàng Cánh Buồm' }).click();
    },
    wrong: { cardNumber: '1', holder: '1' },
    right: { cardNumber: '123456789012', holder: 'NGUYEN MINH AN' },
    shows: ['Ngân hàng Cánh Buồm'],
  },
  'payment password': {
    path: '/m/paymentPassword',
    as: {},
    wrong: { loginPassword: 'a', newPassword: '1', confirm: '2' },
    right: { loginPassword: 'Lantern2209', newPassword: '310714', confirm: '310714' },
  },
  'change of password': {
    path: '/m/changePsw',
    as: {},
    wrong: { old_password: 'a', password: 'b', confimpsw: 'c' },
    right: { old_password: 'Lantern2209', password: 'Lantern2210', confimpsw: 'Lantern2210' },
  },
  'e-mail address': {
    path: '/m/securityCenter/email',
    as: {},
    wrong: { email: 'a' },
    right: { email: 'minhan@example.com' },
  },
  'name of one’s own': {
    path: '/m/myAccount/index',
    as: { mobileNum: newMobileNumber() },
    open: (page) =>
      page.getByRole('button', { name: `${t('account_add')}: ${t('register_nickname')}` }).click(),
    wrong: { nickname: '<>' },
    right: { nickname: 'Lan Hương' },
  },
  'application for a reward': {
    async path(sandbox) {
      const item = { title: 'Hoàn tiền', linkedPromotionId: 9501, remarkRequired: 'Y' } as const;
      return `/m/applyReward?id=${(await sandbox.announcements({ kind: 'promotion', item }))[0]}`;
    },
    as: {},
    wrong: {},
    right: { remarks: 'Nạp lần đầu' },
  },
  'days of the record': {
    path: '/m/transaction/record',
    as: {},
    open: (page) => main(page).locator('button[aria-haspopup="dialog"]').first().click(),
    wrong: { from: '1' },
    right: { from: '01/10/2026', to: '05/10/2026' },
  },
  'what if': {
    path: '/m/agent/commission?view=whatIf',
    as: 'agent',
    wrong: {},
    right: { turnover: '5000000', players: '3' },
  },
};

for (const [name, form] of Object.entries(FORMS)) {
  test(`a translated page: the form of ${name} says what is wrong, keeps what is typed and shows what it comes to [LANG-26]`, async ({
    page,
    sandbox,
    member,
    baseURL,
  }) => {
    if (form.as === 'agent') await openSession(page, baseURL ?? '', AGENT);
    else if (form.as) {
      const { account } = await member(form.as);
      await form.prepare?.(sandbox, account);
    }
    await page.goto(typeof form.path === 'string' ? form.path : await form.path(sandbox));
    await scripted(page);
    await translateNow(page);
    await form.open?.(page);
    const place = page.locator('dialog[open] form, main form').last();
    const fill = async (values: Record<string, string>) => {
      for (const [field, value] of Object.entries(values))
        await place.locator(`[name="${field}"]`).fill(value);
    };

    const send = place.locator('button[type="submit"]');
    await expect(place.getByRole('textbox').first()).toBeVisible();
    await fill(form.wrong);
    if ((await send.count()) > 0 && (await send.isEnabled())) {
      await send.click();
      await expect(place.locator('[aria-invalid="true"]').first()).toBeVisible();
    }
    await fill(form.right);
    await page.keyboard.press('Tab');
    for (const text of form.shows ?? []) await expect(main(page)).toContainText(text);
    // Each that is right says nothing any more, and holds what was typed.
    for (const [field, value] of Object.entries(form.right)) {
      const input = place.locator(`[name="${field}"]`);
      await expect(input).not.toHaveAttribute('aria-invalid', 'true');
      expect((await input.inputValue()).replace(/[. ](?=\d{3})/g, '')).toBe(value);
    }
    await expect(page.locator('font font').first()).toBeAttached();
    await expect(page.locator('[translate="no"] font')).toHaveCount(0);
  });
}

/** Screens of forms, and some that are mostly text. */
const SCREENS = {
  guest: ['/m/login', '/m/register', '/m/forget', '/m/home', '/m/slot-games', '/m/activity', '/m/help'],
  member: [
    ...[
      '/m/voucherCenter',
      '/m/withdraw',
      '/m/transfer',
      '/m/bankCards',
      '/m/paymentPassword',
      '/m/changePsw',
    ],
    ...['/m/securityCenter', '/m/myAccount/index', '/m/feedback', '/m/transaction/record', '/m/member/home'],
  ],
  agent: ['/m/agent/home', '/m/agent/team', '/m/agent/commission', '/m/agent/grow'],
};
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
