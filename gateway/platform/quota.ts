import type { Db } from '../db/open';
import { consumeQuota, type Quota, releaseQuota, secondsToWait } from '../db/quota-uses';
import { addressKey } from './address-key';
import { Refusal } from './refusal';

/**
 * Takes a turn under the quotas, or under none of them.
 * @throws Refusal `rate.limited` with the seconds to wait.
 */
export async function consumeQuotaOrRefuse(db: Db, quotas: readonly Quota[], now: number): Promise<void> {
  const wait = await consumeQuota(db, quotas, now);
  if (wait !== null) throw new Refusal('rate.limited', null, wait);
}

/**
 * Judges a guess under a quota of wrong ones. It is judged before it is counted, so that right ones cost nothing, also
 * several at once; what it is is told only while the quota lasts, so that no more wrong ones are told than it has.
 * @returns what `judge` answers; null is a wrong guess
 * @throws Refusal `rate.limited` with the seconds to wait
 */
export async function judgeGuess<T>(
  db: Db,
  quota: Quota,
  now: number,
  judge: () => Promise<T | null>,
): Promise<T | null> {
  await refuseSpent(db, quota, now);
  const right = await judge();
  if (right === null) await consumeQuotaOrRefuse(db, [quota], now);
  else await refuseSpent(db, quota, now);
  return right;
}

/** Takes a turn under the quotas and does `judge` in it, which gives it back when it fails. @throws Refusal `rate.limited` */
export async function withinQuota<T>(
  db: Db,
  quotas: readonly Quota[],
  now: number,
  judge: () => Promise<T>,
): Promise<T> {
  await consumeQuotaOrRefuse(db, quotas, now);
  try {
    return await judge();
  } catch (error) {
    for (const { key } of quotas) await releaseQuota(db, key);
    throw error;
  }
}

/** Takes no turn. @throws Refusal `rate.limited` with the seconds to wait where none is left. */
async function refuseSpent(db: Db, quota: Quota, now: number): Promise<void> {
  const wait = await secondsToWait(db, quota, now);
  if (wait > 0) throw new Refusal('rate.limited', null, wait);
}

/** A quota of the visitor's address; none when nobody says which it is. */
export function quotaOfAddress(
  deed: string,
  address: string | null,
  most: number,
  withinMs: number,
): Quota[] {
  return address === null ? [] : [{ key: `${deed}:address:${addressKey(address)}`, most, withinMs }];
}
