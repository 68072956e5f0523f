import { findPayoutProvider, keepUnheeded, listHeeded, type Outcome, writeOutcome } from '../../db/payouts';
import { findWithdrawal, type KnownWithdrawal } from '../../db/withdrawals';
import { Refusal } from '../../platform/refusal';
import type { RequestContext } from '../../platform/request-context';
import type { PayoutOutcomes } from '../payments/payouts';
import type { PayoutEnd } from '../payments/provider';
import { noticeOf } from './notice';

/** Other ends may come between judging and writing; each time, what is known now is judged. */
const MOST_TRIES = 5;
const REASONS = { 'account.wrong': 'account', 'bank.refused': 'bank' } as const;

type World = Pick<RequestContext, 'db' | 'clock'>;
type Told = Omit<Outcome, 'outcome'> & PayoutEnd;

/** What withdrawals make of what a payment provider tells. */
export const payoutOutcomes: PayoutOutcomes = {
  settled: (context, told) => endPayout(context, { ...told, outcome: 'settled' }),
  failed: (context, told) => endPayout(context, { ...told, outcome: 'failed' }),
};

/**
 * Ends a withdrawal as the provider tells that was asked to pay it out, once for its transaction id. What is told beside
 * that moves nothing and is kept for the staff.
 * @throws Refusal `order.unknown` where that provider was not asked; `transaction.reused` for another order or outcome under
 * the same id; `payout.ended` for what comes after the end
 */
export async function endPayout({ db, clock }: World, told: Told): Promise<{ repeated: boolean }> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const withdrawal = await findWithdrawal(db, told.orderNo);
    if (!withdrawal || (await findPayoutProvider(db, told.orderNo)) !== told.provider)
      throw new Refusal('order.unknown');
    const verdict = judge(told, withdrawal, await listHeeded(db, told));
    if (verdict === 'repeated') return { repeated: true };
    if (verdict !== 'new') {
      await keepUnheeded(db, told, clock.now());
      throw new Refusal(verdict);
    }
    const reason = told.outcome === 'failed' ? REASONS[told.reason] : null;
    const texts = noticeOf(withdrawal, reason === null ? 'paid' : { returned: reason }, withdrawal);
    if (await writeOutcome(db, withdrawal, told, reason, clock.now(), texts)) return { repeated: false };
  }
  throw new Error('other calls for the same payout were faster each time');
}

function judge(told: Outcome, { steps }: KnownWithdrawal, heeded: readonly Outcome[]) {
  const earlier = heeded.find(
    ({ provider, transactionId }) => provider === told.provider && transactionId === told.transactionId,
  );
  if (earlier) {
    const isSame = earlier.orderNo === told.orderNo && earlier.outcome === told.outcome;
    return isSame ? 'repeated' : 'transaction.reused';
  }
  return steps.some(({ step }) => step === 'paid' || step === 'returned') ? 'payout.ended' : 'new';
}
