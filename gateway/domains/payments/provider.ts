import type { DepositKind, Instructions } from '@/contracts/deposit/deposit-order';
import type { Db } from '../../db/open';
import type { DepositOrder } from '../../db/schema';
import type { Clock } from '../../platform/clock';
import type { Env } from '../../platform/env';

/** What a provider is asked with. */
type Asking = { env: Env; db: Db; clock: Clock };

/** A withdrawal whose money is held and that a provider is to pay out. */
export type PayoutOrder = {
  /** Names the payout: asked for again, it is paid once. */
  orderNo: string;
  /** What the account gets, in 1/100 units. */
  amount: number;
  /** The bank's code, the account in whole, and its holder as the bank writes it. */
  bankCode: string;
  accountNumber: string;
  accountName: string;
};

/** Why a provider could not pay out. */
export type PayoutFailure = 'account.wrong' | 'bank.refused';
/** What became of a payout. */
export type PayoutEnd = { outcome: 'settled' } | { outcome: 'failed'; reason: PayoutFailure };
/** What a provider knows of a payout: `unknown` when it was never asked for it; its end as it tells it, under the same id. */
export type PayoutState = 'underway' | 'unknown' | (PayoutEnd & { transactionId: string });

/** What an order is opened with at a provider. */
export type OpenedOrder = Pick<DepositOrder, 'orderNo' | 'reference' | 'amount' | 'option' | 'returnUrl'> & {
  kind: DepositKind;
};
/** What a voucher is redeemed by; kept nowhere in the gateway. */
export type Voucher = { issuer: string; serial: string; pin: string };

/** A payment provider: how money comes in and goes out with it. It moves nothing itself, it tells (`contracts/payment`). */
export type PaymentProvider = {
  /** Its name in `PAYMENT_SECRETS`, in its calls and in the rows of channels. */
  name: string;
  /** Counts where `PAYMENT_SECRETS` names none: a demo's, which everybody can read. */
  standInSecret?: string;
  /** What the member has to do: an account to pay into, a page to pay at. The same for the same order, without a call. */
  instructionsFor: (language: 'vi' | 'en', order: OpenedOrder) => Instructions;
  /** Hands a voucher in, once for each order; what became of it is told like any payment. */
  redeem: (asking: Asking, order: OpenedOrder, voucher: Voucher) => Promise<void>;
  /** Pays a withdrawal out, once for each order number. */
  requestPayout: (asking: Asking, order: PayoutOrder) => Promise<void>;
  /** How a payout stands that nothing was heard of. */
  payoutState: (asking: Asking, orderNo: string) => Promise<PayoutState>;
};
