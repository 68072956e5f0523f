import { clockAhead } from '../clock';
import { readMerchant } from '../db/merchants';
import { openDb } from '../db/open';
import { openPayout } from '../db/payouts';
import { listWaiting, type Payable, recordStep } from '../db/withdrawals';
import type { Env } from '../env';
import { type Demo, demoIn } from '../gateway-app';
import { type PayoutVisit, requestPayout } from '../payments/payouts';
import { askAboutPayouts, FIRST_PAUSE_MS } from './ask';
import { payoutOrderOf } from './payout-order';

/** How long the check of a withdrawal takes, which looks at nothing more here. */
const CHECK_MS = 20_000;

/**
 * Carries withdrawals on that have waited long enough: checked, then handed to whoever pays out. Called on the schedule
 * and by whoever looks at one. What cannot be handed over stays held, and is tried again; what nothing was heard of is
 * asked about.
 */
export async function carryOn(visit: PayoutVisit): Promise<void> {
  const { db, clock } = visit;
  const now = clock.now();
  for (const { orderNo } of await listWaiting(db, 'held', now - CHECK_MS)) {
    await recordStep(db, orderNo, 'checked', now);
  }
  for (const one of await listWaiting(db, 'checked', now)) {
    await payOut(visit, one).catch((error: unknown) => {
      console.error(`withdrawal not handed over: ${error instanceof Error ? error.name : 'unknown'}`);
    });
  }
  await askAboutPayouts(visit);
}

/** `carryOn` on the worker's schedule; inside the sandbox and outside it. */
export async function carryOnScheduled(env: Env, demo?: Demo): Promise<void> {
  const db = openDb(env);
  const inSandbox = demoIn(env, demo);
  const clock = clockAhead((await inSandbox?.clockOffset(db)) ?? 0);
  await carryOn({ db, clock, demo: inSandbox });
}

/** The provider stays the same, and knows an order by its number: asked again after a call that died here, it pays once. */
async function payOut(visit: PayoutVisit, withdrawal: Payable): Promise<void> {
  const { db, clock } = visit;
  const { orderNo } = withdrawal;
  const merchant = await readMerchant(db, withdrawal.merchant);
  if (!merchant) return;
  const { payoutProvider } = merchant.withdrawRules;
  const provider = await openPayout(db, orderNo, payoutProvider, clock.now() + FIRST_PAUSE_MS);
  await requestPayout(visit, provider, payoutOrderOf(withdrawal));
  await recordStep(db, orderNo, 'paying', clock.now());
}
