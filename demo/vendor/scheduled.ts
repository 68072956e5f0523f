import type { Env } from '../platform/env';
import { openVendor } from './app';
import { settleTickets } from './lottery/tickets';
import { recoverRounds } from './recovery';

/** What the vendor does by itself, on a schedule: ends rounds that were left behind, settles tickets that are due. */
export async function runVendorScheduled(env: Env): Promise<void> {
  const vendor = await openVendor(env);
  await recoverRounds(vendor);
  await settleTickets(vendor);
}
