import type { changePassword as operation } from '@/contracts/member/change-password';
import { setPassword } from '../../db/security';
import { endSessionsOf, noteAuthenticated, setStaying } from '../../db/sessions';
import type { Call } from '../../platform/handler';
import { sha256 } from '../../platform/hash';
import { Refusal } from '../../platform/refusal';
import { noticeOf } from '../account-protection/notice-of';
import { hashPassword } from '../passwords/password';
import { proveLoginPassword } from '../passwords/prove-login-password';
import { refuseWeakPassword } from './new-password';

const TRIAL = 4;

/** Changes the member's password, and tells the member; its other sessions end, and this one stays no more (CALL-20, SESS-45). */
export async function changePassword(call: Call<typeof operation>) {
  const { db, clock, merchant, member, token, input } = call;
  const { oldPassword, newPassword, confirmNewPassword } = input;
  if (member.type === TRIAL) throw new Refusal('account.trial');
  if (newPassword !== confirmNewPassword) throw new Refusal('request.invalid');
  refuseWeakPassword(newPassword, merchant);
  await proveLoginPassword(call, oldPassword);
  if (newPassword === oldPassword) throw new Refusal('modify.new.old.same');
  const passwordHash = await hashPassword(newPassword);
  const fact = { passwordChangedAt: clock.now() };
  const told = await noticeOf(call, 'passwordChanged');
  if (!(await setPassword(db, member, passwordHash, fact, told))) throw new Refusal('account.frozen');
  const own = sha256(token ?? '');
  await endSessionsOf(db, member.id, clock.now(), 'password', own);
  await setStaying(db, own, false);
  await noteAuthenticated(db, own, clock.now());
  return null;
}
