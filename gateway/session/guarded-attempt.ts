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
import { solvesCaptcha, wrongBeyondFree } from './captcha';
import { isDeviceOf } from './device-mark';
import { hasWorked, setTask, sizeAfterWrong, sizeOf } from './task';

/** Failures of an account or an address after which a captcha is demanded, and after which it is locked (LOGIN-83). */
const CAPTCHA_AFTER = 3;
const LOCK_AFTER = 10;
/** Failures of an account within an hour after which no work opens the lock. */
const SHUT_AFTER = 100;
/** Refusals that are failures: somebody guessed. */
const GUESSES = new Set(['login.wrong.credentials', 'verification.code.wrong']);

export type LogIn = Call<typeof operation>;

/** How an attempt stands: under what its failures count and its work is asked for, and how many there are. */
type Standing = {
  keys: LoginKeys;
  attempt: Attempt;
  failures: number;
  isStranger: boolean;
  isLocked: boolean;
  /** Wrong captchas of the address beyond those that cost nothing; negative while some are left. */
  wrongCaptchas: number;
};

/**
 * Judges one attempt to log in to an account. It is counted before it is judged, so that attempts made at the same
 * moment cannot share a count; three failures demand a captcha, ten lock (LOGIN-83).
 *
 * A device on which the member has logged in before has a count of its own. Strangers share those of the account and of
 * their address, so whoever fails on purpose keeps no member out: they work for every try from the third failure on,
 * more the more fail. Work opens any lock, also that of an address that many share, but for a hundred failures of an account.
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
    const locked = attempt.tallies.filter(({ sinceLock }) => sinceLock + 1 >= LOCK_AFTER);
    for (const { key } of locked) await lock(db, key, clock.now());
    const isLocked = standing.isLocked || locked.length > 0;
    throw await refusal(call, { ...standing, failures: failures + 1, isLocked }, error.errorCode);
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
  const isLocked = attempt.tallies.some(
    (one) => one.lockedUntil > clock.now() || one.sinceLock >= LOCK_AFTER,
  );
  const wrongCaptchas = await wrongBeyondFree(call, 'login');
  return { keys, attempt, failures, isStranger, isLocked, wrongCaptchas };
}

/** @throws Refusal unless the attempt may be judged */
async function refuseOrLetTry(call: LogIn, standing: Standing): Promise<void> {
  const { keys, attempt, failures, isLocked, wrongCaptchas } = standing;
  const ofAccount = attempt.tallies.find(({ key }) => key === keys.account);
  if (isLocked && (ofAccount?.recent ?? 0) >= SHUT_AFTER) throw new Refusal('login.locked');
  if (failures < CAPTCHA_AFTER && !isLocked) return;
  const { captcha, captchaId, work } = call.input;
  if (!isLocked && !(captcha && captchaId)) throw await refusal(call, standing, 'login.captcha.required');
  if (takesWork(standing) && !(await hasWorked(call, keys.account, work, workOf(standing)))) {
    throw await refusal(call, standing, isLocked ? 'login.locked' : 'work.required');
  }
  if (!(captcha && captchaId)) throw await refusal(call, standing, 'login.captcha.required');
  if (await solvesCaptcha(call, 'login', { captchaId, captcha })) return;
  throw await refusal(call, { ...standing, wrongCaptchas: wrongCaptchas + 1 }, 'login.captcha.wrong');
}

/** A device of the member's works only where it is locked itself, or where too many captchas were wrong. */
const takesWork = ({ isStranger, isLocked, wrongCaptchas }: Standing) =>
  isStranger || isLocked || wrongCaptchas >= 0;

const workOf = ({ failures, wrongCaptchas }: Standing) =>
  Math.max(sizeOf(failures - CAPTCHA_AFTER), sizeAfterWrong(wrongCaptchas));

/** A refusal that says what the next try needs, as things stand. */
async function refusal(call: LogIn, standing: Standing, errorCode: Refusal['errorCode']): Promise<Refusal> {
  const { keys, failures, isLocked } = standing;
  if (failures < CAPTCHA_AFTER && !isLocked) return new Refusal(errorCode);
  return new Refusal(errorCode, {
    captcha: true,
    ...(takesWork(standing) && { work: await setTask(call, keys.account, workOf(standing)) }),
  });
}
