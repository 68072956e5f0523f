import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENGINE_PACKAGES, findEngines } from '../../scripts/lib/engines.mjs';
import { at } from '../../scripts/lib/paths.mjs';
import { t } from '../e2e/support/messages';
import { addressOf, payloadOf } from '../worker/support/server-functions';
import { startFirefox } from './support/firefox';
import { Page } from './support/page';
import { type EngineSite, startEngineSite } from './support/site';
import { startWebKit } from './support/webkit';

const PASSWORD = 'Lantern2209';
const PAYMENT_PASSWORD = '220926';
const PICTURES = at('.ready/engines-failed');
const found = findEngines();
if (!found) throw new Error(`${ENGINE_PACKAGES.join(', ')} are not installed`);
const ENGINES = {
  Firefox: () => startFirefox(found.firefox),
  WebKit: () => startWebKit(found.webkit),
};

let site: EngineSite;

beforeAll(async () => {
  site = await startEngineSite();
});
afterAll(() => site?.close());

let drawn = 0;
const newName = () => `e${++drawn}_${(Date.now() % 1e9).toString(36)}`;

/** A member with money, a card that takes it and a payment password. */
async function newMember(): Promise<string> {
  const account = newName();
  const cardNumber = `${(Date.now() % 1e9) * 1000 + drawn}24`;
  await site.sandbox('members', { account, password: PASSWORD, balance: 5_000_000 });
  await site.sandbox('bank-cards', { account, cardNumber, holder: 'NGUYEN MINH AN', ageHours: 720 });
  await site.sandbox('payment-password', { account, paymentPassword: PAYMENT_PASSWORD });
  return account;
}

/** Opens a session by the call of the login form, for walks that begin with a member. */
async function signIn(page: Page, account: string): Promise<void> {
  // A page without the site's scripts: an open one would notice who comes.
  await page.goto('/robots.txt');
  const status = await page.run(
    async (address, body) => {
      const headers = { 'x-tsr-serverFn': 'true', 'Content-Type': 'application/json' };
      return (await fetch(address, { method: 'POST', headers, body })).status;
    },
    addressOf('logInFn'),
    payloadOf({ type: 'username', username: account, password: PASSWORD }),
  );
  expect(status).toBe(200);
}

/** What a bank's app would be given of the order on view; runs in the page. */
function referenceOf(label: string): string {
  const terms = [...document.querySelectorAll('dt')];
  return (
    terms.find(({ textContent }) => textContent === label)?.nextElementSibling?.textContent?.trim() ?? ''
  );
}

/** What was on view where a walk ended. */
async function keepPicture(page: Page, title: string): Promise<void> {
  await mkdir(PICTURES, { recursive: true });
  const name = title.replace(/ \[.*/, '').replace(/\W+/g, '-');
  await writeFile(join(PICTURES, `${name}.png`), await page.screenshot()).catch(() => undefined);
}

/** Whether a round of the demo slot was played and told; runs in its frame. */
function isOver(): boolean {
  const action = document.querySelector('button.action');
  const told = document.querySelector('.result')?.textContent ?? '';
  return action?.ariaDisabled === 'false' && told !== '';
}

/** A main job as it is walked in each engine, with a browser of its own. */
function walk(title: string, steps: (page: Page) => Promise<void>): void {
  test.each(Object.keys(ENGINES) as (keyof typeof ENGINES)[])(`in %s, ${title}`, async (engine) => {
    const browser = await ENGINES[engine]();
    const page = new Page(browser, site.origin);
    try {
      await steps(page);
    } catch (error) {
      await keepPicture(page, `${engine}, ${title}`);
      throw error;
    } finally {
      await site.mend();
      await browser.close();
    }
  });
}

walk('a guest registers with a birthday, and logs out [REG-01 REG-28 SESS-29]', async (page) => {
  await page.goto('/m/register?redirect=%2Fm%2Fmember%2Fhome');
  await page.tap('label', t('login_username'));
  const account = newName();
  await page.type('input[name="username"]', account);
  await page.type('input[name="password"]', PASSWORD);
  await page.type('input[name="confirmPassword"]', PASSWORD);
  expect(await page.value('input[name="birthday"]')).toBe('');
  await page.type('input[name="birthday"]', '18041996');
  expect(await page.value('input[name="birthday"]')).toBe('18/04/1996');
  await page.tap('button', t('register_submit'));
  await page.at(/^\/m\/member\/home/);
  await page.sees(account);

  await page.tap('button', t('log_out'));
  await page.tap('dialog button', t('log_out'));
  await page.hasNo('button', t('log_out'));
  expect(await page.problems()).toEqual([]);
  await page.goto('/m/withdraw');
  await page.at(/^\/m\/login\?redirect=/);
});

walk(
  'a member logs in on the way to a game that a search found, and plays it in its frame [LOGIN-01 GAME-11 LAUNCH-29]',
  async (page) => {
    const account = await newMember();
    await page.goto('/m/search');
    await page.type('main input[type="search"]', 'den troi');
    await page.at(/q=den/);
    await page.sees('Đèn Trời', 'main');
    await page.tap('main li > a[href*="game="]');
    await page.tap('dialog button', t('sheet_play'));
    await page.at(/^\/m\/login\?redirect=/);
    await page.type('input[name="username"]', account);
    await page.type('input[name="password"]', PASSWORD);
    await page.tap('form button[type="submit"]');
    await page.at(/^\/m\/search\?.*game=/);
    await page.tap('dialog button', t('sheet_play'));
    await page.at(/^\/m\/play\?game=/);
    await page.sees('5.000.000', 'header');
    const game = page.frame;
    await game.has('button', 'Quay');
    const balance = () =>
      game.run(() => /[\d.]+/.exec(document.querySelector('.figures b')?.textContent ?? '')?.[0] ?? '');
    // A round may bring back just what it cost.
    do {
      await game.tap('button', 'Quay');
      await game.until(() => game.run(isOver), Boolean, 'the round has no end');
    } while ((await balance()) === '5.000.000');
    await page.sees(await balance(), 'header');
    expect(await page.problems()).toEqual([]);
  },
);

walk('a member pays in and withdraws [MONEY-01 MONEY-04]', async (page) => {
  await signIn(page, await newMember());
  await page.goto('/m/voucherCenter');
  await page.type('input[name="amount"]', '500000');
  expect(await page.value('input[name="amount"]')).toBe('500.000');
  await page.tap('button', t('deposit_continue'));
  await page.at(/^\/m\/voucherCenter\/NT/);
  const read = () => page.run(referenceOf, t('deposit_reference'));
  const reference = await page.until(read, Boolean, 'no reference of the order');
  const transfer = { accountNumber: '038822095716', reference, amount: 500_000 };
  await site.sandbox('bank/api/transfer', transfer);
  await page.run(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.sees(t('deposit_arrived_title'), 'main');

  await page.goto('/m/withdraw');
  await page.sees('5.500.000', 'main');
  await page.type('input[name="amount"]', '2000000');
  await page.type('input[name="paymentPassword"]', PAYMENT_PASSWORD);
  await page.tap('button[name="submit"]');
  await page.at(/^\/m\/withdraw\/RT/);
  await page.sees(t('tracker_title'));
  expect(await page.problems()).toEqual([]);
});

walk('what opens by itself for a guest scrolls up and down alone [HOME-31]', async (page) => {
  await site.sandbox('flags', { flags: { ANNOUNCENOW3: true } });
  await page.goto('/m/home', { quiet: false });
  await page.sees(t('announcement_title'), 'dialog');
  const sideways = () => {
    const boxes = [...document.querySelectorAll('dialog[open], dialog[open] *')];
    const scrolls = (box: Element) => /auto|scroll/.test(getComputedStyle(box).overflowX);
    return boxes.filter((box) => scrolls(box) && box.scrollWidth > box.clientWidth).map((box) => box.tagName);
  };
  expect(await page.run(sideways)).toEqual([]);
});

walk('without a network the site says so, and comes back [PWA-30]', async (page) => {
  await page.goto('/m/help');
  const isKept = () => page.run(() => navigator.serviceWorker.controller !== null);
  await page.until(isKept, Boolean, 'no service worker');
  await site.cut();
  await page.goto('/m/activity');
  await page.sees(t('status_offline_title'));
  await site.mend();
  await page.run(() => void dispatchEvent(new Event('online')));
  await page.sees(t('promotion_activity'), 'h1');
  await page.at(/^\/m\/activity$/);
});
