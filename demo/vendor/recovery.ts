import type { VendorRound } from '../db/schema';
import { listUnfinished, moveRound } from '../db/vendor';
import { callOff, isUnheard, payOut } from './rounds';
import type { Vendor } from './vendor';

/** Longer than all calls of one round together: who is older was left behind. Milliseconds, by the machine's clock. */
const LEFT_BEHIND_MS = 30_000;
const AT_ONCE = 20;

/**
 * Ends the rounds that a crash or a silent wallet left behind: a bet without an outcome is given back, a win that was
 * drawn is sent again. A wallet that keeps silent is asked no further. Of one account at each of their calls; of all, where a schedule calls it.
 */
export async function recoverRounds(vendor: Vendor, accountId?: string): Promise<VendorRound[]> {
  const before = vendor.clock.wall() - (accountId === undefined ? LEFT_BEHIND_MS : 0);
  const left = await listUnfinished(vendor.db, { accountId, before: before + 1, limit: AT_ONCE });
  const recovered: VendorRound[] = [];
  for (const round of left) {
    const ended = await resolve(vendor, round);
    recovered.push(ended);
    if (!isUnheard(ended)) continue;
    // The next attempt begins with another round: one that is never answered holds up nobody.
    await moveRound(vendor.db, ended, { state: ended.state, updatedAt: vendor.clock.wall() });
    break;
  }
  return recovered;
}

async function resolve(vendor: Vendor, round: VendorRound): Promise<VendorRound> {
  if (round.state === 'winning') return (await payOut(vendor, round)).round;
  if (round.state === 'cancelling') return (await callOff(vendor, round)).round;
  const updatedAt = vendor.clock.wall();
  // The bet may still be on its way: only who was left behind is called off.
  if (updatedAt - round.updatedAt < LEFT_BEHIND_MS) return round;
  const doubtful = await moveRound(vendor.db, round, { state: 'cancelling', updatedAt });
  return doubtful ? (await callOff(vendor, doubtful)).round : round;
}
