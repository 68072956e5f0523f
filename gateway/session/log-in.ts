import type { logIn as operation } from '../../contracts/session/log-in';
import { beginAttempt, forgetAttempt, forgetFailures, type LoginKeys, lock } from '../db/login-failures';
import { findMember } from '../db/members';
import type { Member } from '../db/schema';
import type { Call } from '../implement';
import { Refusal } from '../refusal';
import { solvesCaptcha } from './captcha';
import { startSession } from './open-session';
import { verifyPassword } from './password';

/** Failures of an account or an address after which a captcha is demanded, and after which it is locked (LOGIN-83). */
const CAPTCHA_AFTER = 3;
const LOCK_AFTER = 10;
/** Types the site knows; any other account is the operator's own and no member (ROLE-37). */
const MEMBER_TYPES = new Set([0, 1, 2, 4, 40, 41, 42]);

type LogIn = Call<typeof operation>;

/**
 * Opens a session for a right password (CALL-08). The answer never tells whether an account exists: only who
 * knows the password learns that it is disabled or no member's.
 */
export async function logIn(call: LogIn) {
  const { input, db, clock, merchant } = call;
  if (input.type !== 'username') throw new Refusal('request.invalid');
  const { username, password } = input;
  if (!username || !password) throw new Refusal('request.invalid');
  const keys = keysOf(merchant.code, username, call.address);
  const attempt = await beginAttempt(db, keys, clock.now());
  if (attempt.tallies.some((one) => one.lockedUntil > clock.now() || one.sinceLock >= LOCK_AFTER)) {
    await forgetAttempt(db, attempt);
    throw new Refusal('login.locked');
  }
  const failures = Math.max(...attempt.tallies.map(({ recent }) => recent));
  if (failures >= CAPTCHA_AFTER) {
    const refusal = await captchaRefusal(call);
    if (refusal) {
      await forgetAttempt(db, attempt);
      throw refusal;
    }
  }

  const member = await findMember(db, merchant.code, username);
  if (!(await verifyPassword(password, member?.passwordHash ?? null)) || !member) {
    for (const { key, sinceLock } of attempt.tallies) {
      if (sinceLock + 1 >= LOCK_AFTER) await lock(db, key, clock.now());
    }
    const value = failures + 1 >= CAPTCHA_AFTER ? { captcha: true } : null;
    throw new Refusal('login.wrong.credentials', value);
  }
  await forgetFailures(db, keys.account);
  refuseUnwelcome(member);
  return {
    token: await startSession(db, member, clock.now()),
    userName: member.account,
    type: member.type,
    firstTimeLogin: member.firstLoginAt === null,
  };
}

/** What the failures of an account and an address are counted under. */
export function keysOf(merchant: string, account: string, address: string | null): LoginKeys {
  return {
    account: `account:${merchant}:${account.toLowerCase()}`,
    address: address === null ? null : `address:${address}`,
  };
}

async function captchaRefusal({ input, db, clock }: LogIn): Promise<Refusal | null> {
  if (!input.captcha || !input.captchaId) return new Refusal('login.captcha.required', { captcha: true });
  const solved = await solvesCaptcha(db, input.captchaId, input.captcha, clock.now());
  return solved ? null : new Refusal('login.captcha.wrong', { captcha: true });
}

function refuseUnwelcome(member: Member): void {
  if (member.status === 'disabled') throw new Refusal('account.disabled');
  if (!MEMBER_TYPES.has(member.type)) throw new Refusal('login.not.member');
}
