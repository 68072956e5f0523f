import type { Visit } from '../visit';
import type { PayoutOrder } from './provider';
import { findProvider } from './providers';

/** Who asks for a payout: a call, or the schedule. */
export type PayoutVisit = Pick<Visit, 'db' | 'clock' | 'demo'>;

/** What a provider tells of a payout: once for each order, whatever comes twice or after it. */
export type PayoutOutcome = { provider: string; transactionId: string; orderNo: string };
/** What withdrawals make of it; `repeated` when it was known. @throws Refusal `order.unknown` */
export type PayoutOutcomes = {
  settled: (visit: Visit, outcome: PayoutOutcome) => Promise<{ repeated: boolean }>;
  failed: (
    visit: Visit,
    outcome: PayoutOutcome & { reason: 'account.wrong' | 'bank.refused' },
  ) => Promise<{ repeated: boolean }>;
};

/**
 * Has a provider pay a withdrawal out; the end of it comes by `payout.settled` or `payout.failed`. Safe to repeat: a
 * provider knows orders by their number.
 * @throws Error when the provider cannot be reached; the withdrawal stays held, and is asked for again
 */
export async function requestPayout(visit: PayoutVisit, provider: string, order: PayoutOrder): Promise<void> {
  const found = findProvider(visit.demo, provider);
  if (!found) throw new RangeError(`no payment provider '${provider}'`);
  await found.requestPayout(visit, order);
}
