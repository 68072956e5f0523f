import { paymentReceived, paymentRefused, payoutFailed, payoutSettled } from '@/contracts/payment/payment';
import { decimalNumberOf } from '@/contracts/shared/minor-units';
import { findPayout, insertPayout, takeVoucher } from '../db/bank';
import { sha256 } from '../platform/hash';
import type { Bank } from './bank';
import { note, noticeOf } from './notices';
import { PAYOUT_MS, payoutTransactionOf } from './payout-terms';

/** How long the bank looks at a card. Milliseconds. */
const CARD_MS = 3_000;

type Card = { reference: string; serial: string; pin: string /** In 1/100 units. */; amount: number };

/** Takes a card in, once for each order; what it is worth is told like any payment. */
export async function redeemCard(bank: Bank, { reference, serial, pin, amount }: Card): Promise<void> {
  const isFirst = await takeVoucher(bank.db, sha256(serial), reference);
  const worth = isFirst ? worthOf(pin, amount) : 'voucher.used';
  const told = { transactionId: `card-${reference}`, reference };
  if (typeof worth === 'number')
    await note(bank, paymentReceived, { ...told, amount: decimalNumberOf(worth) }, CARD_MS);
  else await note(bank, paymentRefused, { ...told, reason: worth }, CARD_MS);
}

type Payout = { orderNo: string; amount: number; accountNumber: string };

/** Takes a payout on, once for each order number. */
export async function takePayout({ db, clock }: Bank, { orderNo, amount, accountNumber }: Payout) {
  const askedAt = clock.now();
  const told = { transactionId: payoutTransactionOf(orderNo), orderNo };
  const dueAt = askedAt + PAYOUT_MS;
  const notices = accountNumber.endsWith('9999')
    ? []
    : accountNumber.endsWith('0000')
      ? [noticeOf(payoutFailed, { ...told, reason: 'account.wrong' }, dueAt)]
      : [noticeOf(payoutSettled, told, dueAt)];
  await insertPayout(db, { orderNo, amount, accountNumber, askedAt }, notices);
}

/** How a payout stands: `unknown` when it was never asked for; its end as it is told, under the same id. */
export type PayoutState =
  | 'underway'
  | 'unknown'
  | { transactionId: string; outcome: 'settled' }
  | { transactionId: string; outcome: 'failed'; reason: 'account.wrong' };

export async function payoutState({ db, clock }: Bank, orderNo: string): Promise<PayoutState> {
  const payout = await findPayout(db, orderNo);
  if (!payout) return 'unknown';
  if (clock.now() < payout.askedAt + PAYOUT_MS) return 'underway';
  const transactionId = payoutTransactionOf(orderNo);
  return payout.accountNumber.endsWith('0000')
    ? { transactionId, outcome: 'failed', reason: 'account.wrong' }
    : { transactionId, outcome: 'settled' };
}

/** What a card is worth, by the last digit of its PIN: README.md has the digits. */
function worthOf(pin: string, amount: number): number | 'voucher.invalid' | 'voucher.used' {
  const last = pin.at(-1);
  if (last === '9') return 'voucher.invalid';
  if (last === '8') return 'voucher.used';
  // Half of a whole number of units that is even, as all faces are.
  return last === '7' ? amount / 2 : amount;
}
