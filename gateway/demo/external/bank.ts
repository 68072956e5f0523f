import { DEMO_ACCOUNT, DEMO_BANK, DEMO_BANK_SECRET } from '@/demo/bank/names';
import { writePass } from '@/demo/bank/pass';
import type { OpenedOrder, PaymentProvider, PayoutState } from '../../domains/payments/provider';
import { vietQr } from '../../domains/payments/vietqr';
import { askDemo } from './partner';

/** The demo bank as the gateway asks it; what it tells comes by its notices (`contracts/payment`). */
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

  redeem: ({ env }, { reference, amount }, { serial, pin }) =>
    askDemo(env, 'bank/redeem', { reference, serial, pin, amount }),

  requestPayout: ({ env }, { orderNo, amount, accountNumber }) =>
    askDemo(env, 'bank/payout', { orderNo, amount, accountNumber }),

  payoutState: ({ env }, orderNo) => askDemo<PayoutState>(env, 'bank/payout-state', { orderNo }),
};

/** The page to pay at, on the origin that the order came from; the pass stands in no request line. */
function payUrlOf({ reference, amount, returnUrl, orderNo }: OpenedOrder): string {
  const { origin, pathname } = new URL(returnUrl);
  return `${origin}/sandbox/bank/pay#pass=${writePass({ reference, amount, backPath: `${pathname}/${orderNo}` })}`;
}
