import { readMerchant } from '../../db/merchants';
import { openDb } from '../../db/open';
import {
  claimTry,
  findDue,
  listDue,
  listDueProviders,
  type Payable,
  writeChecked,
  writePaying,
} from '../../db/payouts';
import { HOUR_MS, MINUTE_MS } from '../../db/quota-uses';
import { endOverdue } from '../../db/wagering-requirements';
import { readCheck, writeReturned } from '../../db/withdrawals';
import { clockAhead } from '../../platform/clock';
import type { Env } from '../../platform/env';
import { type Demo, demoIn } from '../../platform/gateway-app';
import { askForPayout, type PayoutContext, requestPayout } from '../payments/payouts';
import type { PayoutOrder } from '../payments/provider';
import { noticeOf } from './notice';
import { endPayout } from './payout-outcomes';

/** Until what could not be done is tried again, turn by turn; the last one stays. Milliseconds. */
const PAUSES = [30_000, 60_000, 120_000, 300_000, 900_000, 1_800_000, 3_600_000];
/** Until a payout is asked about that nothing was heard of: the first time, twice as long each time, up to the longest. */
const FIRST_ASK_MS = 2 * MINUTE_MS;
const LONGEST_ASK_MS = 6 * HOUR_MS;
/** Withdrawals of a run, for each provider. */
const AT_ONCE = 50;

/**
 * Carries withdrawals on that have waited long enough: checked, then handed to whoever pays out, which is asked about
 * those that nothing was heard of. What fails is tried again, each time later, so that nobody waits behind it and every
 * hold ends; no provider waits for another.
 */
export async function carryOn(context: PayoutContext): Promise<void> {
  const { db, clock } = context;
  await progressAll(context, await listDue(db, null, clock.now(), AT_ONCE));
  const providers = await listDueProviders(db, clock.now());
  await Promise.all(
    providers.map(async ({ provider }) =>
      progressAll(context, await listDue(db, provider, clock.now(), AT_ONCE)),
    ),
  );
}

/** `carryOn` for one withdrawal alone, as whoever looks at it does. */
export async function carryOnOne(context: PayoutContext, orderNo: string): Promise<void> {
  // It may be due twice: for its check, and then to be handed over.
  for (let sequence = 0; sequence < 2; sequence += 1) {
    const due = await findDue(context.db, orderNo, context.clock.now());
    if (due) await progressAll(context, [due]);
  }
}

/** `carryOn` on the worker's schedule, and what was to be played in time; inside the sandbox and outside it. */
export async function carryOnScheduled(env: Env, demo?: Demo): Promise<void> {
  const db = openDb(env);
  const inSandbox = demoIn(env, demo);
  const clock = clockAhead((await inSandbox?.clockOffset(db)) ?? 0);
  await carryOn({ env, db, clock, demo: inSandbox });
  await endOverdue(db, clock.now());
}

/** One after another; what fails is left for a later try, which is written before anything is done. */
async function progressAll(context: PayoutContext, due: readonly Payable[]): Promise<void> {
  for (const one of due) {
    const now = context.clock.now();
    const claimed = await claimTry(context.db, one, now + pauseAfter(one), now);
    if (claimed === null) continue;
    await progressOne(context, one, claimed.isFrozen).catch((error: unknown) => {
      const name = error instanceof Error ? error.name : 'unknown';
      console.error(`withdrawal ${one.orderNo} not carried on: ${name}`);
    });
  }
}

function pauseAfter({ tries, isHandedOver }: Payable): number {
  if (isHandedOver) return Math.min(FIRST_ASK_MS * 2 ** Math.min(tries + 1, 10), LONGEST_ASK_MS);
  return PAUSES[Math.min(tries, PAUSES.length - 1)] as number;
}

/** Of a frozen account nothing is handed over that was not yet: it is looked at again, later each time. */
async function progressOne(context: PayoutContext, one: Payable, isFrozen: boolean): Promise<void> {
  if (one.provider !== null && one.isHandedOver) return ask(context, one, one.provider, isFrozen);
  if (isFrozen) return;
  return one.provider === null ? check(context, one) : payOut(context, one, one.provider);
}

/**
 * Checks a withdrawal, and fixes who pays it out, whatever the merchant changes afterwards. Of a member whose account was
 * disabled meanwhile the money goes back whole; what the books do not bear stays held, for staff to look at.
 */
async function check({ db, clock }: PayoutContext, one: Payable): Promise<void> {
  const { merchant: code } = one;
  const merchant = await readMerchant(db, code);
  if (!merchant) throw new RangeError(`no merchant '${code}'`);
  const { isActive, isSound } = await readCheck(db, one);
  if (!isSound) throw new RangeError('the books do not bear it');
  const now = clock.now();
  const told = (event: Parameters<typeof noticeOf>[1]) => noticeOf(one, event, merchant);
  if (!isActive) await writeReturned(db, one, 'review', now, told({ returned: 'review' }));
  else await writeChecked(db, one, merchant.withdrawRules.payoutProvider, now, told('checked'));
}

/** The provider knows an order by its number: asked again after a call that died here, it pays once. */
async function payOut(context: PayoutContext, withdrawal: Payable, provider: string): Promise<void> {
  await requestPayout(context, provider, payoutOrderOf(withdrawal));
  const now = context.clock.now();
  await writePaying(context.db, withdrawal.orderNo, now, now + FIRST_ASK_MS);
}

/** One that the provider never heard of is handed over again, of a frozen account once that is free. */
async function ask(
  context: PayoutContext,
  withdrawal: Payable,
  provider: string,
  isFrozen: boolean,
): Promise<void> {
  const { orderNo } = withdrawal;
  const state = await askForPayout(context, provider, orderNo);
  if (state === 'underway') return;
  if (state !== 'unknown') await endPayout(context, { ...state, provider, orderNo });
  else if (!isFrozen) await requestPayout(context, provider, payoutOrderOf(withdrawal));
}

function payoutOrderOf({ orderNo, amount, fee, bankCode, cardNumber, holder }: Payable): PayoutOrder {
  return { orderNo, amount: amount - fee, bankCode, accountNumber: cardNumber, accountName: holder };
}
