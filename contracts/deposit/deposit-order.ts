import * as v from 'valibot';
import { alternative, moment } from '../marks';
import { REFUSAL_REASONS } from '../payment/payment';
import { amount } from '../shared/amount';
import { someText, webAddress } from '../shared/values';

/** Kinds of channels, by what a member does: pays into an account, pays on a page, pays with an app, hands a card in. */
export const DEPOSIT_KINDS = ['transfer', 'redirect', 'wallet', 'voucher'] as const;
export type DepositKind = (typeof DEPOSIT_KINDS)[number];

/**
 * Where an order stands: follows from what came in for it, from what ended it, and from the time. What comes in late is
 * the member's all the same, so an order that expired, was refused or cancelled may still turn to `arrived`.
 */
export const DEPOSIT_STATES = [
  'pending',
  'arrived',
  'partlyPaid',
  'expired',
  'refused',
  'cancelled',
] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];

/** An order's name in a request; what it looks like is the gateway's. */
export const orderNo = v.pipe(v.string(), v.minLength(1), v.maxLength(32));

/** What a member does to pay: one kind of channel has the account, the others an address, or nothing. */
const payUrl = alternative(v.nullish(webAddress, null));
const instructions = {
  /** The account to pay into, and the text that the payment is recognised by. */
  transfer: alternative(
    v.nullish(
      v.object({
        bankName: v.string(),
        accountNumber: v.string(),
        accountName: v.string(),
        reference: v.string(),
      }),
      null,
    ),
  ),
  /** The page or the app to pay with. */
  payUrl,
  /** What a QR code holds: a VietQR payment, or the address for a second device. */
  qr: alternative(v.nullish(v.pipe(v.string(), v.maxLength(512)), null)),
};
export type Instructions = v.InferOutput<v.ObjectSchema<typeof instructions, undefined>>;

const summary = {
  orderNo: someText,
  state: v.picklist(DEPOSIT_STATES),
  kind: v.picklist(DEPOSIT_KINDS),
  channelName: v.string(),
  /** What is to be paid. */
  amount,
  createdAt: moment(),
};

/** A deposit in a list. */
export const depositSummary = v.object(summary);

/** What is known of an order at once: its name, and where it is paid. */
export const openedDeposit = v.object({ orderNo: someText, payUrl });

/** A deposit as a whole (MONEY-02). */
export const depositOrder = v.object({
  ...summary,
  ...instructions,
  /** What has arrived in the wallet so far, fees taken off. */
  credited: amount,
  /** Of the whole amount, taken off what arrives. */
  fee: amount,
  /** What has come in so far, before fees. */
  paid: amount,
  expiresAt: moment(),
  /** When it last changed for good: arrived, refused, cancelled; null before. */
  endedAt: alternative(v.nullish(moment(), null)),
  refusal: alternative(v.nullish(v.picklist(REFUSAL_REASONS), null)),
});

/** An example that waits, for the contracts. */
export const EXAMPLE_DEPOSIT = {
  orderNo: 'NT261122-4K7Q2M',
  state: 'pending',
  kind: 'transfer',
  channelName: 'Chuyển khoản ngân hàng',
  amount: 500_000,
  fee: 0,
  paid: 0,
  credited: 0,
  createdAt: 1_795_510_800_000,
  expiresAt: 1_795_511_700_000,
  transfer: {
    bankName: 'Ngân hàng Phù Sa',
    accountNumber: '038822095716',
    accountName: 'CTY TNHH HOA DANG',
    reference: 'HD4K7Q2M',
  },
  qr: '00020101021238560010A0000007270126000697040301120388220957160208QRIBFTTA53037045406500000',
} as const;
