import { isGuessable, type setPaymentPassword as operation } from '@/contracts/member/payment-password';
import {
  countWrongTry,
  forgetWrongTries,
  readPaymentPassword,
  savePaymentPassword,
} from '../../db/payment-passwords';
import { HOUR_MS } from '../../db/quota-uses';
import type { Call } from '../../platform/handler';
import { Refusal } from '../../platform/refusal';
import { refuseTrial } from '../../platform/trial';
import { noticeOf } from '../account-protection/notice-of';
import { hashPassword, verifyPassword } from '../passwords/password';
import { proveLoginPassword } from '../passwords/prove-login-password';

type Payer = Pick<Call<typeof operation>, 'db' | 'clock' | 'member'>;

/**
 * Sets or changes the payment password, and tells the member (CALL-43, ACC-12). Any but the first has withdrawals wait.
 * @throws Refusal those of the contract; `payment.password.missing` for an old one where there is none
 */
export async function setPaymentPassword(call: Call<typeof operation>) {
  const { db, clock, member, input } = call;
  const { newPassword } = input;
  refuseTrial(member);
  if (isGuessable(newPassword)) throw new Refusal('payment.password.weak');
  if ('oldPassword' in input) await provePaymentPassword(call, input.oldPassword);
  else await proveLoginPassword(call, input.loginPassword);
  const had = member.paymentPasswordHash;
  if (had && (await verifyPassword(newPassword, had))) throw new Refusal('modify.new.old.same');
  const told = await noticeOf(call, had ? 'paymentPasswordChanged' : 'paymentPasswordSet');
  await savePaymentPassword(db, member.id, await hashPassword(newPassword), had ? clock.now() : 0, told);
  return null;
}

/**
 * Judges a payment password; five wrong ones in a row lock for an hour. It is judged before it is counted, so that a right
 * one sent several times at once is never taken for a wrong one, and what it is is told only if no lock came meanwhile: of
 * tries made at the same moment no more are answered than of as many made one after another.
 * @throws Refusal `payment.password.missing`, `payment.password.locked`, `payment.password.wrong` with how many tries are
 * left
 */
export async function provePaymentPassword({ db, clock, member }: Payer, password: string): Promise<void> {
  const now = clock.now();
  if (!member.paymentPasswordHash) throw new Refusal('payment.password.missing');
  const { lockedUntil } = await readPaymentPassword(db, member.id);
  if (lockedUntil > now) throw new Refusal('payment.password.locked');
  if (await verifyPassword(password, member.paymentPasswordHash)) {
    if (await forgetWrongTries(db, member.id, now)) return;
    throw new Refusal('payment.password.locked');
  }
  const left = await countWrongTry(db, member.id, now);
  throw left
    ? new Refusal('payment.password.wrong', { triesLeft: left })
    : new Refusal('payment.password.locked');
}

/** Until when no payment password is taken, and no withdrawal after a change of it; 0 where nothing stands in the way. */
export async function paymentPasswordWaits({ db, member }: Payer, passwordWaitHours: number) {
  const { changedAt, lockedUntil } = await readPaymentPassword(db, member.id);
  return { lockedUntil, withdrawFrom: changedAt === 0 ? 0 : changedAt + passwordWaitHours * HOUR_MS };
}
