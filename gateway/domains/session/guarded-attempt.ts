import type { logIn as operation } from '@/contracts/session/log-in';
import {
  countFailures,
  forgetFailure,
  forgetFailures,
  type LoginKeys,
  lock,
  noteFailure,
  readTallies,
  type Tally,
} from '../../db/login-failures';
import { MINUTE_MS } from '../../db/quota-uses';
import type { Member } from '../../db/schema';
import { addressKey } from '../../platform/address-key';
import type { Call } from '../../platform/handler';
import { sha256 } from '../../platform/hash';
import { Refusal } from '../../platform/refusal';
import { hasWorked, INSTEAD, setTask, sizeOf } from '../verification/task';
import { noteWrongCaptcha, solvesCaptcha, wrongBeyondFree } from './captcha';
import { isDeviceOf } from './device-mark';

/** Failures of an account or an address after which a captcha is demanded, and after which it is locked (LOGIN-83). */
const CAPTCHA_AFTER = 3;
const LOCK_AFTER = 10;
/** Failures of a site within ten minutes from which strangers work for their first try too, and at each more of which it costs twice as much. */
export const SITE_FAILURES = 200;
const SITE_MS = 10 * MINUTE_MS;
/** Refusals that are failures: somebody guessed. */
const GUESSES = new Set(['login.wrong.credentials', 'verification.code.wrong']);

export type LogIn = Call<typeof operation>;

/** What a proof that is right still does: it lets the member in, once all that is asked for was brought. */
export type Settle = () => Promise<Member>;

/** How an attempt stands: under what its failures count and its work is asked for, and what is on record there. */
type Standing = {
  keys: LoginKeys;
  tallies: Tally[];
  isStranger: boolean;
  /** How much dearer work is that stands for the captcha as well; 0 where it does not. */
  instead: number;
  /** Wrong captchas of the address beyond those that cost nothing; negative while some are left. */
  wrongCaptchas: number;
  /** Failures of the whole site lately. */
  siteFailures: number;
};

/** What a try has to bring, and what one has brought that was asked for it. */
type Guard = { captcha: boolean; work: boolean };

/**
 * Judges one attempt to log in to an account: three failures demand a captcha, ten lock (LOGIN-83). It is judged before it
 * is counted, so that a right one sent several times at once is never taken for a failure; and what it is is told only if it
 * has brought all that is asked for by then, so that of wrong ones sent at once no more are told than one after another.
 *
 * A device on which the member has logged in before has a count of its own. Strangers share those of the account, of
 * their address and of the site, so whoever fails on purpose keeps no member out: they work for every try from the third
 * failure on, more the more fail, up to a bound. Work opens any lock (070).
 */
export async function guardedAttempt(
  call: LogIn,
  account: string,
  judge: () => Promise<Settle>,
): Promise<Member> {
  const { db, clock } = call;
  const standing = await standingOf(call, account);
  const brought = await refuseOrLetTry(call, standing);
  let settle: Settle;
  try {
    settle = await judge();
  } catch (error) {
    if (!(error instanceof Refusal && GUESSES.has(error.errorCode))) throw error;
    throw await failure(call, standing, brought, error.errorCode);
  }
  const tallies = await readTallies(db, standing.keys, clock.now());
  await refuseLacking(call, { ...standing, tallies }, brought);
  const member = await settle();
  await forgetFailures(db, standing.keys.account);
  return member;
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
  const now = clock.now();
  const shared = keysOf(merchant.code, name, address);
  const isSame = (other: string) => keysOf(merchant.code, other, null).account === shared.account;
  const isStranger = !(await isDeviceOf(db, merchant.code, input.deviceMark, isSame));
  const own = { account: `device:${sha256(input.deviceMark ?? '')}:${shared.account}`, address: null };
  const keys = isStranger ? shared : own;
  const [tallies, wrongCaptchas, siteFailures] = await Promise.all([
    readTallies(db, keys, now),
    wrongBeyondFree(call),
    isStranger ? countFailures(db, merchant.code, now - SITE_MS) : 0,
  ]);
  return { keys, tallies, isStranger, instead: input.workInstead ? INSTEAD : 0, wrongCaptchas, siteFailures };
}

/** @throws Refusal unless the attempt may be judged; answers what it has brought */
async function refuseOrLetTry(call: LogIn, standing: Standing): Promise<Guard> {
  const now = call.clock.now();
  const needs = needsOf(standing, now);
  const isLocked = isLockedAt(standing, now);
  const { captcha, captchaId, work } = call.input;
  if (needs.captcha && !isLocked && !(captcha && captchaId))
    throw await refusal(call, standing, 'login.captcha.required');
  const worked = () =>
    hasWorked(call, standing.keys.account, work, workOf(standing), sizeOf(standing.instead));
  if (needs.work && !(await worked())) {
    throw await refusal(call, standing, isLocked ? 'login.locked' : 'work.required');
  }
  if (!needs.captcha) return needs;
  if (!(captcha && captchaId)) throw await refusal(call, standing, 'login.captcha.required');
  if (await solvesCaptcha(call, { captchaId, captcha })) return needs;
  await noteWrongCaptcha(call);
  const wrongCaptchas = standing.wrongCaptchas + 1;
  throw await refusal(call, { ...standing, wrongCaptchas }, 'login.captcha.wrong');
}

/** Counts a failure, and answers what is told of it: nothing where others failed meanwhile and it lacks what that asks for. */
async function failure(
  call: LogIn,
  standing: Standing,
  brought: Guard,
  errorCode: Refusal['errorCode'],
): Promise<Refusal> {
  const { db, clock } = call;
  const attempt = await noteFailure(db, standing.keys, clock.now());
  const { tallies } = attempt;
  try {
    await refuseLacking(call, { ...standing, tallies }, brought);
  } catch (error) {
    await forgetFailure(db, attempt);
    throw error;
  }
  const counted = await Promise.all(
    tallies.map(async (one) => {
      const sinceLock = one.sinceLock + 1;
      if (sinceLock >= LOCK_AFTER) await lock(db, one.key, clock.now());
      return { ...one, recent: one.recent + 1, sinceLock };
    }),
  );
  return refusal(call, { ...standing, tallies: counted }, errorCode);
}

/** @throws Refusal where an attempt has not brought what is asked for by now */
async function refuseLacking(call: LogIn, standing: Standing, brought: Guard): Promise<void> {
  const now = call.clock.now();
  const needs = needsOf(standing, now);
  const isLocked = isLockedAt(standing, now);
  if (needs.captcha && !brought.captcha && !isLocked) {
    throw await refusal(call, standing, 'login.captcha.required');
  }
  if ((needs.work && !brought.work) || (needs.captcha && !brought.captcha)) {
    throw await refusal(call, standing, isLocked ? 'login.locked' : 'work.required');
  }
}

const failuresOf = ({ tallies }: Standing) => Math.max(...tallies.map(({ recent }) => recent));

const isLockedAt = ({ tallies }: Standing, now: number) =>
  tallies.some(({ lockedUntil, sinceLock }) => lockedUntil > now || sinceLock >= LOCK_AFTER);

/**
 * A device of the member's works only where it is locked itself, or where too many captchas were wrong; so does whoever
 * works instead of reading a captcha.
 */
function needsOf(standing: Standing, now: number): Guard {
  const { isStranger, instead, wrongCaptchas, siteFailures } = standing;
  const isLocked = isLockedAt(standing, now);
  const captcha = isLocked || failuresOf(standing) >= CAPTCHA_AFTER;
  const work = isLocked || (captcha && (isStranger || wrongCaptchas >= 0));
  return {
    captcha: captcha && !instead,
    work: work || siteFailures >= SITE_FAILURES || (captcha && instead > 0),
  };
}

const workOf = (standing: Standing) =>
  sizeOf(
    standing.instead +
      Math.max(
        0,
        (failuresOf(standing) - CAPTCHA_AFTER) / 2,
        standing.wrongCaptchas / 2,
        standing.siteFailures / SITE_FAILURES - 1,
      ),
  );

/** A refusal that says what the next try needs, as things stand. */
async function refusal(call: LogIn, standing: Standing, errorCode: Refusal['errorCode']): Promise<Refusal> {
  const { captcha, work } = needsOf(standing, call.clock.now());
  if (!captcha && !work) return new Refusal(errorCode);
  const task = work && (await setTask(call, standing.keys.account, workOf(standing)));
  return new Refusal(errorCode, { captcha, ...(task && { work: task }) });
}
