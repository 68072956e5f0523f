import type { Visit } from '../../platform/visit';
import type { PaymentProvider, PayoutFailure, PayoutOrder, PayoutState } from './provider';
import { findProvider } from './providers';

/** Who asks for a payout: a call, or the schedule. */
export type PayoutVisit = Pick<Visit, 'db' | 'clock' | 'demo'>;

type Hearing = Pick<Visit, 'db' | 'clock'>;
/** What a provider tells of a payout. */
export type PayoutOutcome = { provider: string; transactionId: string; orderNo: string };
/**
 * What withdrawals make of it; `repeated` when it was known. @throws Refusal `order.unknown`, `transaction.reused`,
 * `payout.ended`
 */
export type PayoutOutcomes = {
  settled: (visit: Hearing, outcome: PayoutOutcome) => Promise<{ repeated: boolean }>;
  failed: (
    visit: Hearing,
    outcome: PayoutOutcome & { reason: PayoutFailure },
  ) => Promise<{ repeated: boolean }>;
};

/** How long a provider has to answer. Milliseconds. */
const ANSWER_MS = 5_000;

/**
 * Has a provider pay a withdrawal out; the end of it comes by `payout.settled` or `payout.failed`. Safe to repeat: a
 * provider knows orders by their number.
 * @throws Error when the provider does not answer in time; the withdrawal stays held, and is asked for again
 */
export function requestPayout(visit: PayoutVisit, provider: string, order: PayoutOrder): Promise<void> {
  return inTime(providerOf(visit, provider).requestPayout(visit, order));
}

/**
 * Asks a provider how a payout stands that it was handed.
 * @throws Error when the provider does not answer in time
 */
export function askForPayout(visit: PayoutVisit, provider: string, orderNo: string): Promise<PayoutState> {
  return inTime(providerOf(visit, provider).payoutState(visit, orderNo));
}

function providerOf({ demo }: PayoutVisit, name: string): PaymentProvider {
  const found = findProvider(demo, name);
  if (!found) throw new RangeError(`no payment provider '${name}'`);
  return found;
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('no answer in time', 'TimeoutError')), ANSWER_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
