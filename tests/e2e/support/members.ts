import { expect } from '@playwright/test';
import { addressOf, payloadOf } from '../../worker/support/server-functions';
import { t } from './messages';
import type { NewMember, Sandbox } from './sandbox';
import type { Page } from './site-page';

export type Credentials = { account: string; password: string };

const PASSWORD = 'Lantern2209';
let created = 0;

/** Creates a member that no other test knows. */
export async function newMember(sandbox: Sandbox, wanted: Partial<NewMember> = {}): Promise<Credentials> {
  created += 1;
  // At most 16 characters, as the login form allows.
  const account = `m${created}_${process.pid.toString(36)}_${(Date.now() % 1e8).toString(36)}`;
  const member = { account, password: PASSWORD, ...wanted };
  await sandbox.createMember(member);
  return member;
}

let drawn = 0;

/** A Vietnamese mobile number that no other test knows, without its trunk zero. */
export function newMobileNumber(): string {
  drawn += 1;
  return `91${String((Date.now() % 1e5) * 100 + (process.pid % 10) * 10 + (drawn % 10)).padStart(7, '0')}`;
}

/**
 * Opens a session by the call that the login form makes, without a page: for tests that begin with a member, wherever
 * they go. Tests of the login itself, and of what it leaves in the tab, use `logIn`.
 */
export async function openSession(page: Page, baseURL: string, { account, password }: Credentials) {
  const answer = await page.request.post(addressOf('logInFn'), {
    headers: { 'x-tsr-serverFn': 'true', 'Content-Type': 'application/json', Origin: baseURL },
    data: payloadOf({ type: 'username', username: account, password }),
  });
  expect(answer.status()).toBe(200);
  const names = (await page.context().cookies(baseURL)).map(({ name }) => name);
  expect(names.join(), 'the cookie of the session').toMatch(/\bsession\b/);
}

/** Logs in through the login page, as a visitor does, and waits until the site left that page. */
export async function logIn(page: Page, { account, password }: Credentials): Promise<void> {
  await page.goto('/m/login');
  const form = page.locator('form').filter({ has: page.locator('input[name="username"]') });
  await form.locator('input[name="username"]').fill(account);
  await form.locator('input[name="password"]').fill(password);
  await form.locator('button[type="submit"]').click();
  await page.waitForURL((url) => url.pathname !== '/m/login');
}

/**
 * Leaves the site and forgets its cookies, as another visitor of the same browser. What a page that stays open still
 * asks for would end the login that follows.
 */
export async function leaveAsMember(page: Page): Promise<void> {
  // A tab that keeps the record is told that its session has ended; a blank one has no store.
  await page.evaluate(() => origin !== 'null' && sessionStorage.clear());
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/** Starts the logout of the member centre and confirms it. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('log_out') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('log_out') })
    .click();
}
