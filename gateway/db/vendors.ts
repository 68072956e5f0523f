import { and, eq } from 'drizzle-orm';
import type { Db } from './open';
import { vendorShuts } from './schema';

/** Whether a vendor's games are under maintenance at a merchant. */
export async function isVendorShut(db: Db, merchant: string, vassalage: string): Promise<boolean> {
  return (await db.$count(vendorShuts, shutOf(merchant, vassalage))) > 0;
}

/** Shuts a vendor at a merchant, or opens it. */
export async function setVendorShut(
  db: Db,
  merchant: string,
  vassalage: string,
  shut: boolean,
): Promise<void> {
  if (shut) await db.insert(vendorShuts).values({ merchant, vassalage }).onConflictDoNothing();
  else await db.delete(vendorShuts).where(shutOf(merchant, vassalage));
}

/** Opens all vendors. */
export async function clearVendorShuts(db: Db): Promise<void> {
  await db.delete(vendorShuts);
}

const shutOf = (merchant: string, vassalage: string) =>
  and(eq(vendorShuts.merchant, merchant), eq(vendorShuts.vassalage, vassalage));
