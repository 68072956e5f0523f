import { payerOf } from '../db/payouts';
import type { PayoutOutcome, PayoutOutcomes } from '../payments/payouts';
import { Refusal } from '../refusal';
import type { Visit } from '../visit';
import { RETURNED_FOR, returnWithdrawal, settleWithdrawal } from './ends';

/** What withdrawals make of what a payment provider tells: once for each, whatever comes twice or after it. */
export const payoutOutcomes: PayoutOutcomes = {
  async settled(visit, outcome) {
    await refuseOthers(visit, outcome);
    return { repeated: !(await settleWithdrawal(visit, outcome.orderNo)) };
  },
  async failed(visit, outcome) {
    await refuseOthers(visit, outcome);
    return { repeated: !(await returnWithdrawal(visit, outcome.orderNo, RETURNED_FOR[outcome.reason])) };
  },
};

/** Nobody tells of what another provider was handed. */
async function refuseOthers({ db }: Visit, { provider, orderNo }: PayoutOutcome): Promise<void> {
  const payer = await payerOf(db, orderNo);
  if (payer !== undefined && payer !== provider) throw new Refusal('order.unknown');
}
