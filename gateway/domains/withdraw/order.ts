import { decimalNumberOf } from '@/contracts/shared/minor-units';
import type { getWithdrawal } from '@/contracts/withdraw/withdraw-order';
import { findWithdrawal, type KnownWithdrawal } from '../../db/withdrawals';
import type { Call } from '../../platform/handler';
import { Refusal } from '../../platform/refusal';
import { lastDigitsOf } from '../bank-cards/bank-cards';
import { bankNameOf } from '../bank-cards/banks';
import { carryOnOne } from './progress';

/**
 * One withdrawal of the member's own, carried on as far as it can be by now (MONEY-11).
 * @throws Refusal `order.unknown` for nobody's, and for another member's
 */
export async function withdrawOrder(call: Call<typeof getWithdrawal>) {
  const { orderNo } = await own(call);
  await carryOnOne(call, orderNo);
  return told(await own(call));
}

async function own({ db, member, input }: Call<typeof getWithdrawal>): Promise<KnownWithdrawal> {
  const known = await findWithdrawal(db, input.orderNo);
  if (known?.memberId !== member.id) throw new Refusal('order.unknown');
  return known;
}

/** A withdrawal as its member is told of it. */
function told(known: KnownWithdrawal) {
  const { orderNo, amount, fee, freeTime, freeOfDay, bankCode, holder, expectedAt, latestAt } = known;
  return {
    orderNo,
    freeTime,
    freeOfDay,
    holder,
    expectedAt,
    latestAt,
    amount: decimalNumberOf(amount),
    fee: decimalNumberOf(fee),
    received: decimalNumberOf(amount - fee),
    balanceAfter: decimalNumberOf(known.balanceAfter),
    bankName: bankNameOf(bankCode) ?? bankCode,
    lastDigits: lastDigitsOf(known),
    steps: known.steps.map(({ step, at, reason }) => ({ step, at, reason })),
  };
}
