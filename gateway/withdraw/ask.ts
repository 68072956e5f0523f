import { listUnheard, takeAsking, type Unheard } from '../db/payouts';
import { MINUTE_MS } from '../db/turns';
import { askForPayout, type PayoutVisit, requestPayout } from '../payments/payouts';
import { RETURNED_FOR, returnWithdrawal, settleWithdrawal } from './ends';
import { payoutOrderOf } from './payout-order';

/** Pauses before a provider is asked about a payout: the first, twice as long each time, up to the longest. */
export const FIRST_PAUSE_MS = 2 * MINUTE_MS;
const LONGEST_PAUSE_MS = 6 * 60 * MINUTE_MS;

const pauseAfter = (asks: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.min(asks, 10), LONGEST_PAUSE_MS);

/**
 * Asks whoever pays out about every payout that nothing was heard of for too long, so that every hold ends, whatever a
 * provider forgot to tell. One that it never heard of is handed over again.
 */
export async function askAboutPayouts(visit: PayoutVisit): Promise<void> {
  const now = visit.clock.now();
  for (const one of await listUnheard(visit.db, now)) {
    if (!(await takeAsking(visit.db, one, now + pauseAfter(one.asks + 1)))) continue;
    await ask(visit, one).catch((error: unknown) => {
      console.error(`payout not asked about: ${error instanceof Error ? error.name : 'unknown'}`);
    });
  }
}

async function ask(visit: PayoutVisit, unheard: Unheard): Promise<void> {
  const { provider, orderNo } = unheard;
  const state = await askForPayout(visit, provider, orderNo);
  if (state === 'underway') return;
  if (state === 'unknown') await requestPayout(visit, provider, payoutOrderOf(unheard));
  else if (state === 'settled') await settleWithdrawal(visit, orderNo);
  else await returnWithdrawal(visit, orderNo, RETURNED_FOR[state.failed]);
}
