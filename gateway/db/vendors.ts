import type { Db } from './open';

/** Whether a vendor's games are under maintenance at a merchant. */
export async function isVendorShut(_db: Db, _merchant: string, _vassalage: string): Promise<boolean> {
  return false;
}
