import type { Visit } from '../visit';
import type { PaymentProvider, PayoutOrder, PayoutState } from './provider';
import { findProvider } from './providers';

/** Who asks for a payout: a call, or the schedule. */
export type PayoutVisit = Pick<Visit, 'db' | 'clock' | 'demo'>;

/** Why a provider could not pay out. */
export type PayoutFailure = 'account.wrong' | 'bank.refused';
/** What a provider tells of a payout: once for each order, whatever comes twice or after it. */
export type PayoutOutcome = { provider: string; transactionId: string; orderNo: string };
/** What withdrawals make of it; `repeated` when it was known. @throws Refusal `order.unknown` */
export type PayoutOutcomes = {
  settled: (visit: Visit, outcome: PayoutOutcome) => Promise<{ repeated: boolean }>;
  failed: (
    visit: Visit,
    outcome: PayoutOutcome & { reason: PayoutFailure },
  ) => Promise<{ repeated: boolean }>;
};

/**
 * Has a provider pay a withdrawal out; the end of it comes by `payout.settled` or `payout.failed`. Safe to repeat: a
 * provider knows orders by their number.
 * @throws Error when the provider cannot be reached; the withdrawal stays held, and is asked for again
 */
export async function requestPayout(visit: PayoutVisit, provider: string, order: PayoutOrder): Promise<void> {
  await providerOf(visit, provider).requestPayout(visit, order);
}

/**
 * Asks a provider how a payout stands that it was handed.
 * @throws Error when the provider cannot be reached
 */
export function askForPayout(visit: PayoutVisit, provider: string, orderNo: string): Promise<PayoutState> {
  return providerOf(visit, provider).payoutState(visit, orderNo);
}

function providerOf({ demo }: PayoutVisit, name: string): PaymentProvider {
  const found = findProvider(demo, name);
  if (!found) throw new RangeError(`no payment provider '${name}'`);
  return found;
}
