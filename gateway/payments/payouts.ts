import type { Visit } from '../visit';
import type { PayoutOrder } from './provider';
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
    outcome: PayoutOutcome & { reason: 'account.wrong' | 'bank.refused' },
  ) => Promise<{ repeated: boolean }>;
};

/** How long a provider has to answer. Milliseconds. */
const ANSWER_MS = 5_000;

/**
 * Has a provider pay a withdrawal out; the end of it comes by `payout.settled` or `payout.failed`. Safe to repeat: a
 * provider knows orders by their number.
 * @throws Error when the provider does not answer in time; the withdrawal stays held, and is asked for again
 */
export async function requestPayout(visit: PayoutVisit, provider: string, order: PayoutOrder): Promise<void> {
  const found = findProvider(visit.demo, provider);
  if (!found) throw new RangeError(`no payment provider '${provider}'`);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('no answer in time', 'TimeoutError')), ANSWER_MS);
  });
  try {
    await Promise.race([found.requestPayout(visit, order), late]);
  } finally {
    clearTimeout(timer);
  }
}
