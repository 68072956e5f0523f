import type { RequestContext } from '../../platform/request-context';
import type { PaymentProvider, PayoutFailure, PayoutOrder, PayoutState } from './provider';
import { findProvider } from './providers';

/** Who asks for a payout: a call, or the schedule. */
export type PayoutContext = Pick<RequestContext, 'env' | 'db' | 'clock' | 'demo'>;

type Hearing = Pick<RequestContext, 'db' | 'clock'>;
/** What a provider tells of a payout. */
export type PayoutOutcome = { provider: string; transactionId: string; orderNo: string };
/**
 * What withdrawals make of it; `repeated` when it was known. @throws Refusal `order.unknown`, `transaction.reused`,
 * `payout.ended`
 */
export type PayoutOutcomes = {
  settled: (context: Hearing, outcome: PayoutOutcome) => Promise<{ repeated: boolean }>;
  failed: (
    context: Hearing,
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
export function requestPayout(context: PayoutContext, provider: string, order: PayoutOrder): Promise<void> {
  return inTime(providerOf(context, provider).requestPayout(context, order));
}

/**
 * Asks a provider how a payout stands that it was handed.
 * @throws Error when the provider does not answer in time
 */
export function askForPayout(
  context: PayoutContext,
  provider: string,
  orderNo: string,
): Promise<PayoutState> {
  return inTime(providerOf(context, provider).payoutState(context, orderNo));
}

function providerOf({ demo }: PayoutContext, name: string): PaymentProvider {
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
