import type { Credentials } from './members';
import type { Sandbox } from './sandbox';
import type { Page } from './site-page';

export const HOLDER = 'NGUYEN MINH AN';
export const PAYMENT_PASSWORD = '220926';
let drawn = 0;

/** An account number that no other test knows; it ends as told. */
export function newCardNumber(end = '6724'): string {
  drawn += 1;
  return `${(Date.now() % 1e7) * 100 + (process.pid % 100)}${drawn}${end}`;
}

/** Gives a member what a withdrawal takes: a card and a payment password. */
export async function mayWithdraw(sandbox: Sandbox, { account }: Credentials, ageHours = 720): Promise<void> {
  await sandbox.bankCard({ account, cardNumber: newCardNumber(), holder: HOLDER, ageHours });
  await sandbox.paymentPassword(account, PAYMENT_PASSWORD);
}

/** Whether the page is no wider than the screen. */
export const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
