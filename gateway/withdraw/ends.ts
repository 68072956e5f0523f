import { findWithdrawal, type ReturnReason, recordPaid, recordReturned, recordStep } from '../db/withdrawals';
import type { PayoutFailure } from '../payments/payouts';
import { Refusal } from '../refusal';
import type { Visit } from '../visit';

/** What a member is told of a payout that failed, by why it did. */
export const RETURNED_FOR = { 'account.wrong': 'account', 'bank.refused': 'bank' } as const satisfies Record<
  PayoutFailure,
  ReturnReason
>;

type World = Pick<Visit, 'db' | 'clock'>;

/**
 * The money of a withdrawal has arrived; false when that was known, or it had ended otherwise.
 * @throws Refusal `order.unknown`
 */
export async function settleWithdrawal({ db, clock }: World, orderNo: string): Promise<boolean> {
  const known = await findWithdrawal(db, orderNo);
  if (!known) throw new Refusal('order.unknown');
  // Who pays may be faster than the note that it was asked to.
  if (known.steps.at(-1)?.step === 'checked') await recordStep(db, orderNo, 'paying', clock.now());
  return recordPaid(db, known, clock.now());
}

/**
 * The money of a withdrawal could not be paid out and goes back whole; false when it had ended.
 * @throws Refusal `order.unknown`
 */
export async function returnWithdrawal(
  { db, clock }: World,
  orderNo: string,
  reason: ReturnReason,
): Promise<boolean> {
  const known = await findWithdrawal(db, orderNo);
  if (!known) throw new Refusal('order.unknown');
  return recordReturned(db, known, reason, clock.now());
}
