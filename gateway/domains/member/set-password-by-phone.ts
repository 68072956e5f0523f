import type { setPasswordByPhone as operation } from '@/contracts/member/set-password-by-phone';
import { clearFailures } from '../../db/login-failures';
import { findMemberByMobile } from '../../db/members';
import { setPassword } from '../../db/security';
import { endSessionsOf } from '../../db/sessions';
import type { Call } from '../../platform/handler';
import { Refusal } from '../../platform/refusal';
import { isRecoveryFrozen } from '../account-protection/frozen';
import { noticeOf } from '../account-protection/notice-of';
import { hashPassword, verifyPassword } from '../passwords/password';
import { keysOf } from '../session/guarded-attempt';
import { internationalNumber } from '../system/countries';
import { proveMobile } from '../verification/prove-mobile';
import { refuseWeakPassword } from './new-password';

/**
 * Sets a new password for the account of a proved number, tells the member, ends its sessions and lifts its lock (CALL-18). A number without an account
 * is a wrong code; the password it had already does not cost the code (FORGOT-37).
 */
export async function setPasswordByPhone(call: Call<typeof operation>) {
  const { db, clock, merchant, input } = call;
  const { newPassword } = input;
  if (!merchant.flags.CHNGPASSVERIF3) throw new Refusal('permission.denied');
  refuseWeakPassword(newPassword, merchant);
  const mobile = internationalNumber(merchant, input);
  const { spend } = await proveMobile(call, merchant, { purpose: 'forget', mobile }, input);
  const member = await findMemberByMobile(db, merchant.code, mobile);
  if (!member) throw new Refusal('verification.code.wrong');
  if (member.status === 'disabled') throw new Refusal('account.disabled');
  if (await isRecoveryFrozen({ ...call, member }, 'mobile')) throw new Refusal('account.frozen');
  if (await verifyPassword(newPassword, member.passwordHash || null)) {
    throw new Refusal('modify.new.old.same');
  }
  const passwordHash = await hashPassword(newPassword);
  const told = await noticeOf({ ...call, member }, 'passwordChanged', 'mobile');
  await spend();
  const facts = { passwordChangedAt: clock.now(), provedMobile: mobile };
  if (!(await setPassword(db, member, passwordHash, facts, told))) throw new Refusal('account.frozen');
  await endSessionsOf(db, member.id, clock.now(), 'password');
  for (const name of [member.account, input.mobileNum]) {
    await clearFailures(db, { account: keysOf(merchant.code, name, null).account });
  }
  return { account: member.account };
}
