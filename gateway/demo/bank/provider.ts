import { paymentReceived, paymentRefused, payoutFailed, payoutSettled } from '@/contracts/payment/payment';
import { decimalNumberOf } from '@/contracts/shared/minor-units';
import { findPayout, insertPayout, takeVoucher } from '../../db/bank';
import type { OpenedOrder, PaymentProvider, Voucher } from '../../domains/payments/provider';
import { vietQr } from '../../domains/payments/vietqr';
import { sha256 } from '../../platform/hash';
import { DEMO_ACCOUNT, DEMO_BANK, DEMO_BANK_SECRET } from '../../seed/demo-bank';
import { note, noticeOf } from './notices';
import { writePass } from './pass';

/** How long the bank looks at a card, and how long a payout takes. Milliseconds. */
const CARD_MS = 3_000;
const PAYOUT_MS = 20_000;

const transactionOf = (orderNo: string) => `payout-${orderNo}`;

/** The demo bank as the gateway asks it; what it tells comes by its notices. */
export const demoBank: PaymentProvider = {
  name: DEMO_BANK,
  standInSecret: DEMO_BANK_SECRET,

  instructionsFor(language, order) {
    const { kind, reference, amount } = order;
    if (kind === 'voucher') return { transfer: null, payUrl: null, qr: null };
    if (kind === 'transfer') {
      const { bin, bankName, accountNumber, accountName } = DEMO_ACCOUNT;
      return {
        transfer: { bankName: bankName[language], accountNumber, accountName, reference },
        payUrl: null,
        qr: vietQr({ bin, accountNumber, amount, purpose: reference }),
      };
    }
    const payUrl = payUrlOf(order);
    return { transfer: null, payUrl, qr: kind === 'wallet' ? payUrl : null };
  },

  async redeem(context, { reference, amount }, { serial, pin }) {
    const transactionId = `card-${reference}`;
    const isFirst = await takeVoucher(context.db, sha256(serial), reference);
    const worth = isFirst ? worthOf(pin, amount) : 'voucher.used';
    const told = { transactionId, reference };
    if (typeof worth === 'number') {
      await note(context, paymentReceived, { ...told, amount: decimalNumberOf(worth) }, CARD_MS);
    } else {
      await note(context, paymentRefused, { ...told, reason: worth }, CARD_MS);
    }
  },

  async requestPayout({ db, clock }, { orderNo, amount, accountNumber }) {
    const askedAt = clock.now();
    const told = { transactionId: transactionOf(orderNo), orderNo };
    const dueAt = askedAt + PAYOUT_MS;
    const notices = accountNumber.endsWith('9999')
      ? []
      : accountNumber.endsWith('0000')
        ? [noticeOf(payoutFailed, { ...told, reason: 'account.wrong' }, dueAt)]
        : [noticeOf(payoutSettled, told, dueAt)];
    await insertPayout(db, { orderNo, amount, accountNumber, askedAt }, notices);
  },

  async payoutState({ db, clock }, orderNo) {
    const payout = await findPayout(db, orderNo);
    if (!payout) return 'unknown';
    if (clock.now() < payout.askedAt + PAYOUT_MS) return 'underway';
    const transactionId = transactionOf(orderNo);
    return payout.accountNumber.endsWith('0000')
      ? { transactionId, outcome: 'failed', reason: 'account.wrong' }
      : { transactionId, outcome: 'settled' };
  },
};

/** The page to pay at, on the origin that the order came from; the pass stands in no request line. */
function payUrlOf({ reference, amount, returnUrl, orderNo }: OpenedOrder): string {
  const { origin, pathname } = new URL(returnUrl);
  return `${origin}/sandbox/bank/pay#pass=${writePass({ reference, amount, backPath: `${pathname}/${orderNo}` })}`;
}

/** What a card is worth, by the last digit of its PIN: README.md has the digits. */
function worthOf(pin: Voucher['pin'], amount: number): number | 'voucher.invalid' | 'voucher.used' {
  const last = pin.at(-1);
  if (last === '9') return 'voucher.invalid';
  if (last === '8') return 'voucher.used';
  // Half of a whole number of units that is even, as all faces are.
  return last === '7' ? amount / 2 : amount;
}
