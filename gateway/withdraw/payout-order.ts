import type { Payable } from '../db/withdrawals';
import type { PayoutOrder } from '../payments/provider';

/** A withdrawal as whoever pays it out is handed it. */
export function payoutOrderOf({ orderNo, amount, fee, bankCode, cardNumber, holder }: Payable): PayoutOrder {
  return { orderNo, amount: amount - fee, bankCode, accountNumber: cardNumber, accountName: holder };
}
