import { type Env, isSandbox } from '../../platform/env';
import { openVendor } from './app';
import { recoverRounds } from './recovery';
import { settleTickets } from './tickets';
import type { FetchLike } from './within-time';

/** What the vendor does by itself, on a schedule: ends rounds that were left behind, settles tickets that are due. */
export async function runVendorScheduled(env: Env, reach: FetchLike): Promise<void> {
  if (!isSandbox(env)) return;
  const vendor = await openVendor(env, reach);
  await recoverRounds(vendor);
  await settleTickets(vendor);
}
