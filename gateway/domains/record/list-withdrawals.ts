import type { WithdrawalState } from '@/contracts/record/withdrawal-states';
import type { listWithdrawals as operation } from '@/contracts/record/withdrawals';
import { decimalNumberOf } from '@/contracts/shared/minor-units';
import { listHolds, sumHolds, type Withdrawal } from '../../db/record';
import type { Call } from '../../platform/handler';
import { PAGE_SIZE, pageOf, placeOf } from '../../platform/page';
import { siteDays, spanOf } from '../../platform/site-days';
import { lastDigitsOf } from '../bank-cards/bank-cards';
import { bankNameOf } from '../bank-cards/banks';

/** One page of the member's withdrawals, the last first, and what all of the range come to (MONEY-11). */
export async function listWithdrawals({ db, merchant, member, input }: Call<typeof operation>) {
  const { state, cursor, limit = PAGE_SIZE } = input;
  const days = siteDays(merchant);
  const span = spanOf(days, input);
  const [rows, { paid, pending, movements }] = await Promise.all([
    listHolds(db, member.id, { ...span, state, before: placeOf(cursor), limit: limit + 1 }),
    sumHolds(db, member.id, span),
  ]);
  const { shown, next } = pageOf(rows, limit);
  return {
    list: shown.map(({ at, amount, source, closedBy, closedAt, bankCode, cardNumber }) => ({
      orderNo: source.slice(source.indexOf(':') + 1),
      amount: decimalNumberOf(amount),
      state: stateOf(closedBy),
      at,
      closedAt,
      day: days.dayOf(at),
      bankName: bankCode && (bankNameOf(bankCode) ?? bankCode),
      lastDigits: cardNumber && lastDigitsOf({ cardNumber }),
    })),
    next,
    total: { paid: decimalNumberOf(paid), pending: decimalNumberOf(pending), movements },
  };
}

function stateOf(closedBy: Withdrawal['closedBy']): WithdrawalState {
  if (closedBy === null) return 'pending';
  return closedBy === 'withdraw.settle' ? 'paid' : 'returned';
}
