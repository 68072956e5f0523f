import type { logIn as operation } from '../../contracts/session/log-in';
import { addressKey } from '../address-key';
import { beginAttempt, forgetAttempt, forgetFailures, type LoginKeys, lock } from '../db/login-failures';
import type { Member } from '../db/schema';
import type { Call } from '../handler';
import { Refusal } from '../refusal';
import { solvesCaptcha } from './captcha';

/** Failures of an account or an address after which a captcha is demanded, and after which it is locked (LOGIN-83). */
const CAPTCHA_AFTER = 3;
const LOCK_AFTER = 10;
/** Refusals that are failures: somebody guessed. */
const GUESSES = new Set(['login.wrong.credentials', 'verification.code.wrong']);

export type LogIn = Call<typeof operation>;

/**
 * Judges one attempt to log in to an account. It is counted before it is judged, so that attempts made at the same
 * moment cannot share a count; three failures demand a captcha, ten lock (LOGIN-83).
 */
export async function guardedAttempt(
  call: LogIn,
  account: string,
  judge: () => Promise<Member>,
): Promise<Member> {
  const { db, clock } = call;
  const keys = keysOf(call.merchant.code, account, call.address);
  const attempt = await beginAttempt(db, keys, clock.now());
  const failures = Math.max(...attempt.tallies.map(({ recent }) => recent));
  try {
    if (attempt.tallies.some((one) => one.lockedUntil > clock.now() || one.sinceLock >= LOCK_AFTER)) {
      throw new Refusal('login.locked');
    }
    if (failures >= CAPTCHA_AFTER) await demandCaptcha(call);
    const member = await judge();
    await forgetFailures(db, keys.account);
    return member;
  } catch (error) {
    if (!(error instanceof Refusal && GUESSES.has(error.errorCode))) {
      await forgetAttempt(db, attempt);
      throw error;
    }
    for (const { key, sinceLock } of attempt.tallies) {
      if (sinceLock + 1 >= LOCK_AFTER) await lock(db, key, clock.now());
    }
    throw new Refusal(error.errorCode, failures + 1 >= CAPTCHA_AFTER ? { captcha: true } : null);
  }
}

/**
 * What the failures of an account and an address are counted under. A number counts without its trunk zero, and whatever
 * the dialling code: the visitor chooses that, and would choose a fresh count with it.
 */
export function keysOf(merchant: string, account: string, address: string | null): LoginKeys {
  const name = /^\d+$/.test(account) ? account.replace(/^0/, '') : account.toLowerCase();
  return {
    account: `account:${merchant}:${name}`,
    address: address === null ? null : `address:${addressKey(address)}`,
  };
}

async function demandCaptcha({ input, db, clock }: LogIn): Promise<void> {
  if (!input.captcha || !input.captchaId) throw new Refusal('login.captcha.required', { captcha: true });
  const solved = await solvesCaptcha(db, input.captchaId, input.captcha, clock.now());
  if (!solved) throw new Refusal('login.captcha.wrong', { captcha: true });
}
