import { findWithdrawal, type ReturnReason, writePaid, writeReturned } from '../../db/withdrawals';
import { Refusal } from '../../platform/refusal';
import type { RequestContext } from '../../platform/request-context';
import { noticeOf } from './notice';

type World = Pick<RequestContext, 'db' | 'clock'>;

/**
 * The staff know that the money of a withdrawal has arrived; false when it had ended.
 * @throws Refusal `order.unknown`
 */
export async function settleWithdrawal({ db, clock }: World, orderNo: string): Promise<boolean> {
  const known = await findWithdrawal(db, orderNo);
  if (!known) throw new Refusal('order.unknown');
  return writePaid(db, known, clock.now(), noticeOf(known, 'paid', known));
}

/**
 * The staff give the money of a withdrawal back whole; false when it had ended.
 * @throws Refusal `order.unknown`
 */
export async function returnWithdrawal(
  { db, clock }: World,
  orderNo: string,
  reason: ReturnReason,
): Promise<boolean> {
  const known = await findWithdrawal(db, orderNo);
  if (!known) throw new Refusal('order.unknown');
  return writeReturned(db, known, reason, clock.now(), noticeOf(known, { returned: reason }, known));
}
