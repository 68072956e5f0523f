import * as v from 'valibot';
import { timestamp } from '../field-annotations';
import { REFUSAL_REASONS } from '../payment/payment';
import { amount } from '../shared/amount';
import { someText, webAddress } from '../shared/values';
import { tolerant } from '../tolerant';
import { agreedBonus } from './deposit-bonus';

/** Kinds of channels, by what a member does: pays into an account, pays on a page, pays with an app, hands a card in. */
export const DEPOSIT_KINDS = ['transfer', 'redirect', 'wallet', 'voucher'] as const;
export type DepositKind = (typeof DEPOSIT_KINDS)[number];

/**
 * Where an order stands: follows from what came in for it, from what ended it, and from the time. `partlyPaid` waits for
 * the rest until the order expires or its member ends it, and is `partlyArrived` from then on; a card has no rest to wait
 * for. What comes in late is the member's all the same, so whatever is over may still turn to `arrived`.
 */
export const DEPOSIT_STATES = [
  'pending',
  'arrived',
  'partlyPaid',
  'partlyArrived',
  'expired',
  'refused',
  'cancelled',
] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];

/** An order's name in a request; what it looks like is the gateway's. */
export const orderNo = v.pipe(v.string(), v.minLength(1), v.maxLength(32));

/** What a member does to pay: one kind of channel has the account, the others an address, or nothing. */
const instructions = {
  /** The account to pay into, and the text that the payment is recognised by. */
  transfer: tolerant(
    v.object({ bankName: v.string(), accountNumber: someText, accountName: v.string(), reference: someText }),
    null,
  ),
  /** The page or the app to pay with. */
  payUrl: tolerant(webAddress, null),
  /** What a QR code holds: a VietQR payment, or the address for a second device. */
  qr: tolerant(someText, null),
};
export type Instructions = v.InferOutput<v.ObjectSchema<typeof instructions, undefined>>;

const summary = {
  orderNo: someText,
  state: v.picklist(DEPOSIT_STATES),
  kind: v.picklist(DEPOSIT_KINDS),
  channelName: v.string(),
  /** What is to be paid. */
  amount,
  createdAt: timestamp(),
};

/** A deposit in a list. */
export const depositSummary = v.object(summary);

/** What is known of an order at once: its name, and where it is paid. */
export const openedDeposit = v.object({ orderNo: summary.orderNo, payUrl: instructions.payUrl });

/** A deposit as a whole (MONEY-02). */
export const depositOrder = v.object({
  ...summary,
  ...instructions,
  /** What has arrived in the wallet so far, fees taken off. */
  credited: amount,
  /** Taken off what arrives: of the whole amount before anything came in, then what was taken, `paid` less `credited`. */
  fee: amount,
  /** What has come in so far, before fees. */
  paid: amount,
  expiresAt: timestamp(),
  /** When it last changed for good: arrived, whole or in part, refused, cancelled; null before. */
  endedAt: tolerant(timestamp(), null),
  refusal: tolerant(v.picklist(REFUSAL_REASONS), null),
  /** What the member chose to get with it; null for none. */
  bonus: tolerant(agreedBonus, null),
});

const waiting = {
  state: 'pending',
  amount: 500_000,
  fee: 0,
  credited: 0,
  paid: 0,
  createdAt: 1_795_510_800_000,
  expiresAt: 1_795_511_700_000,
} as const;

/** An order of each kind that waits for its payment, for the contracts. */
export const EXAMPLE_ORDERS = {
  transfer: {
    ...waiting,
    orderNo: 'NT261122-4K7Q2M',
    kind: 'transfer',
    channelName: 'Chuyển khoản ngân hàng',
    transfer: {
      bankName: 'Ngân hàng Phù Sa',
      accountNumber: '038822095716',
      accountName: 'CTY TNHH HOA DANG',
      reference: 'HD4K7Q2M',
    },
    qr: '00020101021238560010A0000007270126000697040301120388220957160208QRIBFTTA53037045406500000',
  },
  redirect: {
    ...waiting,
    orderNo: 'NT261122-5K7Q2M',
    kind: 'redirect',
    channelName: 'Cổng thanh toán',
    payUrl: 'https://bank.example/pay#order=1',
  },
  wallet: {
    ...waiting,
    orderNo: 'NT261122-6K7Q2M',
    kind: 'wallet',
    channelName: 'Ví điện tử',
    fee: 2_500,
    payUrl: 'https://wallet.example/pay#order=1',
    qr: 'https://wallet.example/pay#order=1',
  },
  voucher: {
    ...waiting,
    orderNo: 'NT261122-7K7Q2M',
    kind: 'voucher',
    channelName: 'Thẻ cào điện thoại',
    amount: 100_000,
    fee: 15_000,
  },
} as const satisfies Record<DepositKind, v.InferInput<typeof depositOrder>>;
