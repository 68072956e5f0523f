import { addressKey } from './address-key';
import type { Db } from './db/open';
import { type Quota, takeTurn } from './db/turns';
import { Refusal } from './refusal';

/**
 * Takes a turn under the quotas, or under none of them.
 * @throws Refusal `rate.limited` with the seconds to wait.
 */
export async function takeTurnOrRefuse(db: Db, quotas: readonly Quota[], now: number): Promise<void> {
  const wait = await takeTurn(db, quotas, now);
  if (wait !== null) throw new Refusal('rate.limited', null, wait);
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
