import { depositFee } from '../../contracts/deposit/deposit-fee';
import { decimalNumberOf } from '../../contracts/shared/minor-units';
import type { DepositFacts } from '../db/deposits';
import type { Call } from '../handler';
import { depositState } from './state';

type Asking = Pick<Call<never>, 'clock' | 'language'>;

/** An order as it is listed; amounts in units of the currency. */
export function summaryOf(facts: DepositFacts, { clock, language }: Asking) {
  const { order, paid, fees } = facts;
  return {
    orderNo: order.orderNo,
    state: depositState(facts, clock.now()),
    kind: order.kind,
    channelName: order.channelNames[language],
    amount: decimalNumberOf(order.amount),
    credited: decimalNumberOf(paid - fees),
    createdAt: order.createdAt,
  };
}

/** An order as a whole. What is to be done to pay is told as long as it may be paid. */
export function orderAnswer(facts: DepositFacts, asking: Asking) {
  const { order, ending, paid, paidAt } = facts;
  const summary = summaryOf(facts, asking);
  const waits = summary.state === 'pending' || summary.state === 'partlyPaid';
  return {
    ...summary,
    ...(waits ? order.instructions : { transfer: null, payUrl: null, qr: null }),
    fee: decimalNumberOf(depositFee(order.amount, order.feeRate)),
    paid: decimalNumberOf(paid),
    expiresAt: order.expiresAt,
    endedAt: summary.state === 'arrived' ? paidAt : (ending?.at ?? null),
    refusal: ending?.reason ?? null,
  };
}
