import type { InputOf } from '../../contracts/operation';
import type { paymentReceived, paymentRefused } from '../../contracts/payment/payment';
import { minorUnitsOf } from '../../contracts/shared/minor-units';
import { findByReference, insertEnding } from '../db/deposits';
import { LedgerError } from '../db/ledger';
import { readMerchant } from '../db/merchants';
import { findPayment, recordPayment } from '../db/payments';
import type { DepositOrder } from '../db/schema';
import { Refusal } from '../refusal';
import type { Visit } from '../visit';

/**
 * Credits what came in for an order, once for its transaction id, less the fee. It counts whatever became of the order
 * meanwhile, and whatever became of the member: it is the member's money.
 * @throws Refusal `order.unknown`; `transaction.reused` for another amount or order under the same id;
 * `request.invalid` for more than an account can hold
 */
export async function hearReceived(visit: Visit, told: InputOf<typeof paymentReceived>) {
  const { db, clock } = visit;
  const { provider, transactionId, reference } = told;
  const order = await orderOf(visit, provider, reference);
  // The contract has checked that it is an exact amount.
  const amount = minorUnitsOf(told.amount) as number;
  const site = await readMerchant(db, order.merchant);
  const playTimes = site?.withdrawRules.depositTimes ?? 0;
  const payment = { provider, id: transactionId, order, amount, playTimes };
  const written =
    !(await findPayment(db, provider, transactionId)) &&
    (await recordPayment(db, payment, clock.now()).catch(refuseExcessive));
  if (written) return { transactionId, repeated: false };
  const earlier = await findPayment(db, provider, transactionId);
  if (earlier?.orderNo !== order.orderNo || earlier.amount !== amount)
    throw new Refusal('transaction.reused');
  return { transactionId, repeated: true };
}

/**
 * Ends an order that its provider takes no money for; what came in before or comes later stays the member's.
 * @throws Refusal `order.unknown`
 */
export async function hearRefused(visit: Visit, told: InputOf<typeof paymentRefused>) {
  const { provider, transactionId, reference, reason } = told;
  const { orderNo } = await orderOf(visit, provider, reference);
  const isNew = await insertEnding(visit.db, { orderNo, kind: 'refused', reason, at: visit.clock.now() });
  return { transactionId, repeated: !isNew };
}

async function orderOf({ db }: Visit, provider: string, reference: string): Promise<DepositOrder> {
  const order = await findByReference(db, provider, reference);
  if (!order) throw new Refusal('order.unknown');
  return order;
}

function refuseExcessive(error: unknown): never {
  const isExcessive = error instanceof LedgerError && error.failure === 'balance.excessive';
  throw isExcessive ? new Refusal('request.invalid') : error;
}
