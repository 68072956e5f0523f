import { depositFee } from '@/contracts/deposit/deposit-fee';
import type { DepositState, Instructions } from '@/contracts/deposit/deposit-order';
import { decimalNumberOf } from '@/contracts/shared/minor-units';
import type { DepositFacts } from '../../db/deposits';
import type { Call } from '../../platform/handler';
import { findProvider } from '../payments/providers';
import { bonusResponse } from './bonuses';
import { depositState } from './state';

type Asking = Pick<Call<never>, 'clock' | 'language' | 'demo'>;

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

/**
 * An order as a whole. What is to be done to pay is told as long as it may be paid: of what was paid in part, for the
 * rest alone.
 */
export function orderResponse(facts: DepositFacts, asking: Asking) {
  const { order, ending, paid, fees } = facts;
  const summary = summaryOf(facts, asking);
  return {
    ...summary,
    ...instructionsNow(facts, summary.state, asking),
    fee: decimalNumberOf(paid > 0 ? fees : depositFee(order.amount, order.feeRate)),
    paid: decimalNumberOf(paid),
    expiresAt: order.expiresAt,
    endedAt: endOf(facts, summary.state),
    refusal: ending?.reason ?? null,
    bonus: bonusResponse(facts, asking.language),
  };
}

/** When it ended; of a part, when the last of it came, or what ended the order after that. */
function endOf({ order, ending, paidAt }: DepositFacts, state: DepositState): number | null {
  if (state === 'arrived') return paidAt;
  if (state !== 'partlyArrived') return ending?.at ?? null;
  const waitedUntil = order.kind === 'voucher' ? 0 : (ending?.at ?? order.expiresAt);
  return Math.max(paidAt ?? 0, waitedUntil);
}

const NOTHING: Instructions = { transfer: null, payUrl: null, qr: null };

function instructionsNow({ order, paid }: DepositFacts, state: DepositState, { demo, language }: Asking) {
  if (state === 'pending') return order.instructions;
  if (state !== 'partlyPaid') return NOTHING;
  const provider = findProvider(demo, order.provider);
  return provider?.instructionsFor(language, { ...order, amount: order.amount - paid }) ?? NOTHING;
}
