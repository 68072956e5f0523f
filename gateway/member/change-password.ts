import type { changePassword as operation } from '../../contracts/member/change-password';
import { setPassword } from '../db/members';
import { endSessionsOf } from '../db/sessions';
import { HOUR_MS } from '../db/turns';
import type { Call } from '../handler';
import { sha256 } from '../hash';
import { takeTurnOrRefuse } from '../quota';
import { Refusal } from '../refusal';
import { hashPassword, verifyPassword } from '../session/password';
import { refuseWeakPassword } from './new-password';

/** Tries an hour: who holds a session only may not guess the password. */
const MOST_TRIES = 10;
const TRIAL = 4;

/** Changes the member's password and ends its other sessions (CALL-20). */
export async function changePassword(call: Call<typeof operation>) {
  const { db, clock, merchant, member, token, input } = call;
  const { oldPassword, newPassword, confirmNewPassword } = input;
  if (member.type === TRIAL) throw new Refusal('account.trial');
  if (newPassword !== confirmNewPassword) throw new Refusal('request.invalid');
  refuseWeakPassword(newPassword, merchant);
  const quota = { key: `password:${member.id}`, most: MOST_TRIES, withinMs: HOUR_MS };
  await takeTurnOrRefuse(db, [quota], clock.now());
  if (!(await verifyPassword(oldPassword, member.passwordHash || null))) throw new Refusal('password.wrong');
  if (newPassword === oldPassword) throw new Refusal('modify.new.old.same');
  await setPassword(db, member.id, await hashPassword(newPassword));
  await endSessionsOf(db, member.id, clock.now(), 'password', sha256(token ?? ''));
  return null;
}
