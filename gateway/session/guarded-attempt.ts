import type { logIn as operation } from '../../contracts/session/log-in';
import { addressKey } from '../address-key';
import {
  type Attempt,
  beginAttempt,
  forgetAttempt,
  forgetFailures,
  type LoginKeys,
  lock,
} from '../db/login-failures';
import type { Member } from '../db/schema';
import type { Call } from '../handler';
import { sha256 } from '../hash';
import { Refusal } from '../refusal';
import { solvesCaptcha } from './captcha';
import { isDeviceOf } from './device-mark';
import { hasWorked, setTask, sizeOf } from './login-task';

/** Failures of an account or an address after which a captcha is demanded, and after which it is locked (LOGIN-83). */
const CAPTCHA_AFTER = 3;
const LOCK_AFTER = 10;
/** Failures within an hour after which no work opens the lock. */
const SHUT_AFTER = 100;
/** Refusals that are failures: somebody guessed. */
const GUESSES = new Set(['login.wrong.credentials', 'verification.code.wrong']);

export type LogIn = Call<typeof operation>;

/** How an attempt stands: under what its failures count, how many there are, and what a task is set for. */
type Standing = {
  accountKey: string;
  keys: LoginKeys;
  attempt: Attempt;
  failures: number;
  isStranger: boolean;
};

/**
 * Judges one attempt to log in to an account. It is counted before it is judged, so that attempts made at the same
 * moment cannot share a count; three failures demand a captcha, ten lock (LOGIN-83).
 *
 * A device on which the member has logged in before has a count of its own. Strangers share those of the account and of
 * their address, so whoever fails on purpose keeps no member out: they work for every try from the third failure on,
 * more the more fail, and that work opens the lock too.
 */
export async function guardedAttempt(
  call: LogIn,
  account: string,
  judge: () => Promise<Member>,
): Promise<Member> {
  const { db, clock } = call;
  const standing = await standingOf(call, account);
  const { attempt, failures, keys } = standing;
  try {
    await refuseOrLetTry(call, standing);
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
    throw await refusal(call, standing, error.errorCode, failures + 1);
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

async function standingOf(call: LogIn, name: string): Promise<Standing> {
  const { db, clock, merchant, input, address } = call;
  const shared = keysOf(merchant.code, name, address);
  const isSame = (other: string) => keysOf(merchant.code, other, null).account === shared.account;
  const isStranger = !(await isDeviceOf(db, merchant.code, input.deviceMark, isSame));
  const own = { account: `device:${sha256(input.deviceMark ?? '')}:${shared.account}`, address: null };
  const keys = isStranger ? shared : own;
  const attempt = await beginAttempt(db, keys, clock.now());
  const failures = Math.max(...attempt.tallies.map(({ recent }) => recent));
  return { accountKey: shared.account, keys, attempt, failures, isStranger };
}

/** @throws Refusal unless the attempt may be judged */
async function refuseOrLetTry(call: LogIn, standing: Standing): Promise<void> {
  const { accountKey, attempt, failures, isStranger } = standing;
  const { input, clock } = call;
  const isLocked = attempt.tallies.some(
    (one) => one.lockedUntil > clock.now() || one.sinceLock >= LOCK_AFTER,
  );
  if (isLocked && (!isStranger || failures >= SHUT_AFTER)) throw new Refusal('login.locked');
  if (failures < CAPTCHA_AFTER && !isLocked) return;
  const { captcha, captchaId } = input;
  if (!isLocked && !(captcha && captchaId)) {
    throw await refusal(call, standing, 'login.captcha.required', failures);
  }
  if (isStranger && !(await hasWorked(call, accountKey, input.work, sizeOf(failures - CAPTCHA_AFTER)))) {
    throw await refusal(call, standing, isLocked ? 'login.locked' : 'login.work.required', failures);
  }
  if (!(captcha && captchaId)) throw await refusal(call, standing, 'login.captcha.required', failures);
  if (!(await solvesCaptcha(call, { captchaId, captcha }))) {
    throw await refusal(call, standing, 'login.captcha.wrong', failures);
  }
}

/** A refusal that says what the next try needs, after so many failures. */
async function refusal(
  call: LogIn,
  { accountKey, isStranger }: Standing,
  errorCode: Refusal['errorCode'],
  failures: number,
): Promise<Refusal> {
  if (failures < CAPTCHA_AFTER) return new Refusal(errorCode);
  const size = sizeOf(failures - CAPTCHA_AFTER);
  return new Refusal(errorCode, {
    captcha: true,
    ...(isStranger && { work: await setTask(call, accountKey, size) }),
  });
}
