import { clockAhead } from '../clock';
import { readMerchant } from '../db/merchants';
import { type Db, openDb } from '../db/open';
import { endOverdue } from '../db/turnover';
import { listWaiting, type Payable, readCheck, recordReturned, recordStep } from '../db/withdrawals';
import type { Env } from '../env';
import { type Demo, demoIn } from '../gateway-app';
import { type PayoutVisit, requestPayout } from '../payments/payouts';

/** How long a withdrawal rests before it is checked: what was faster than it is known by then. */
const CHECK_MS = 20_000;

/**
 * Carries withdrawals on that have waited long enough: checked, and then handed to whoever pays out. Called on the schedule
 * and by whoever looks at one. What cannot be handed over stays held, and is tried again.
 */
export async function carryOn(visit: PayoutVisit): Promise<void> {
  const { db, clock } = visit;
  const now = clock.now();
  for (const one of await listWaiting(db, 'held', now - CHECK_MS)) await check(db, one, now);
  for (const one of await listWaiting(db, 'checked', now)) {
    await payOut(visit, one).catch((error: unknown) => {
      console.error(`withdrawal not handed over: ${error instanceof Error ? error.name : 'unknown'}`);
    });
  }
}

/**
 * Checks a withdrawal. Of a member whose account was disabled meanwhile the money goes back whole; what the books do not
 * bear stays held, for staff to look at.
 */
async function check(db: Db, one: Payable, now: number): Promise<void> {
  const { isActive, isSound } = await readCheck(db, one);
  if (!isSound) console.error(`withdrawal ${one.orderNo} not checked: the books do not bear it`);
  else if (isActive) await recordStep(db, one.orderNo, 'checked', now);
  else await recordReturned(db, one, 'review', now);
}

/** `carryOn` on the worker's schedule, and what was to be played in time; inside the sandbox and outside it. */
export async function carryOnScheduled(env: Env, demo?: Demo): Promise<void> {
  const db = openDb(env);
  const inSandbox = demoIn(env, demo);
  const clock = clockAhead((await inSandbox?.clockOffset(db)) ?? 0);
  await carryOn({ db, clock, demo: inSandbox });
  await endOverdue(db, clock.now());
}

/** The provider knows an order by its number: asked again after a call that died here, it pays once. */
async function payOut(visit: PayoutVisit, withdrawal: Payable): Promise<void> {
  const { orderNo, merchant: code, amount, fee, bankCode, cardNumber, holder } = withdrawal;
  const merchant = await readMerchant(visit.db, code);
  if (!merchant) return;
  const account = { bankCode, accountNumber: cardNumber, accountName: holder };
  const order = { orderNo, amount: amount - fee, ...account };
  await requestPayout(visit, merchant.withdrawRules.payoutProvider, order);
  await recordStep(visit.db, orderNo, 'paying', visit.clock.now());
}
