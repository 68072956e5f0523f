import { timingSafeEqual } from 'node:crypto';
import {
  adoptTemporaryPassword,
  findMember,
  findMemberByIdentity,
  findMemberByMobile,
} from '../../db/members';
import type { Member } from '../../db/schema';
import { noteSecurityFact } from '../../db/security';
import { visitorOf } from '../../platform/address-key';
import { sha256 } from '../../platform/hash';
import { Refusal } from '../../platform/refusal';
import { noticeOf } from '../account-protection/notice-of';
import { hashPassword, verifyPassword } from '../passwords/password';
import { internationalNumber } from '../system/countries';
import { proveCode } from '../verification/codes';
import { refuseShutProvider, verifyFirebaseToken } from '../verification/firebase-token';
import { guardedAttempt, type LogIn } from './guarded-attempt';

/**
 * With account name and password, the member's own or a temporary one (LOGIN-71). Who opened the account with a mobile
 * number may give that as the name, trunk zero or not (REG-43).
 */
export function byPassword(call: LogIn): Promise<Member> {
  const { username, password } = credentialsOf(call);
  const { db, merchant } = call;
  const mobile = mobileNamed(call, username);
  return guardedAttempt(call, username, async () => {
    const named = await findMember(db, merchant.code, username);
    const member = named ?? (mobile ? await findMemberByMobile(db, merchant.code, mobile) : null);
    const right = await verifyPassword(password, member?.passwordHash || null);
    if (member && right) return async () => member;
    if (member && isTemporary(call, member, password)) return () => adoptTemporary(call, member, password);
    throw new Refusal('login.wrong.credentials');
  });
}

/** The international number that a name may be, or null. */
function mobileNamed({ merchant, input }: LogIn, name: string): string | null {
  if (!/^\d{6,20}$/.test(name)) return null;
  const { countryDialingCode } = input;
  return internationalNumber(merchant, { mobileNum: name.replace(/^0/, ''), countryDialingCode });
}

/** With a mobile number and the code that was sent to it (LOGIN-71). A number without an account is a wrong code. */
export function byCode(call: LogIn): Promise<Member> {
  const { db, clock, merchant, input } = call;
  const { username: mobileNum, password: code } = credentialsOf(call);
  if (!merchant.flags.MOBILEVERCODELOGIN3) throw new Refusal('permission.denied');
  const mobile = internationalNumber(merchant, { mobileNum, countryDialingCode: input.countryDialingCode });
  return guardedAttempt(call, mobileNum, async () => {
    const key = { merchant: merchant.code, purpose: 'login', mobile } as const;
    const { spend } = await proveCode(db, key, { code, visitor: visitorOf(call.address) }, clock.now());
    const member = await findMemberByMobile(db, merchant.code, mobile);
    if (!member) throw new Refusal('verification.code.wrong');
    return async () => {
      await spend();
      await noteSecurityFact(db, member.id, { provedMobile: mobile }, null);
      return member;
    };
  });
}

/** With an identity that Firebase proved: a mobile number, or a social one that was linked before (LOGIN-39, LOGIN-72). */
export async function byFirebase({ db, env, clock, merchant, input }: LogIn): Promise<Member> {
  if (!input.firebaseIdToken) throw new Refusal('request.invalid');
  const identity = await verifyFirebaseToken(env, input.firebaseIdToken, clock.wall());
  if (!identity) throw new Refusal('firebase.failed');
  refuseShutProvider(identity, merchant);
  const mobile = identity.provider === 'phone' ? identity.phoneNumber : null;
  const member = mobile
    ? await findMemberByMobile(db, merchant.code, mobile)
    : await findMemberByIdentity(db, merchant.code, identity);
  if (!member) throw new Refusal('login.no.account');
  if (mobile) await noteSecurityFact(db, member.id, { provedMobile: mobile }, null);
  return member;
}

function credentialsOf({ input: { username, password } }: LogIn) {
  if (!username || !password) throw new Refusal('request.invalid');
  return { username, password };
}

/** Whether it is the temporary password of the member, and in time. */
function isTemporary({ clock }: LogIn, member: Member, password: string): boolean {
  const { temporaryPasswordHash: expected, temporaryPasswordUntil: until } = member;
  if (expected === null || until === null || until <= clock.now()) return false;
  return timingSafeEqual(Buffer.from(sha256(password)), Buffer.from(expected));
}

/** A temporary password is good once, and is the member's password from then on; a twin of the call may have been faster. */
async function adoptTemporary(call: LogIn, member: Member, password: string): Promise<Member> {
  const { db } = call;
  const passwordHash = await hashPassword(password);
  const told = await noticeOf({ ...call, member }, 'passwordChanged', 'email');
  if (await adoptTemporaryPassword(db, member.id, sha256(password), passwordHash, told)) {
    return { ...member, mustChangePassword: true };
  }
  const now = await findMember(db, member.merchant, member.account);
  if (now && (await verifyPassword(password, now.passwordHash || null))) return now;
  throw new Refusal('login.wrong.credentials');
}
