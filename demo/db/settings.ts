import { eq } from 'drizzle-orm';
import type { Db } from './open';
import { settings } from './schema';

const CLOCK = 'clock.offset';

/** How far the demo's clock runs ahead of the machine, in milliseconds. */
export async function readClockOffset(db: Db): Promise<number> {
  const row = await db.select().from(settings).where(eq(settings.key, CLOCK)).get();
  return row?.value ?? 0;
}

export async function writeClockOffset(db: Db, value: number): Promise<void> {
  await db
    .insert(settings)
    .values({ key: CLOCK, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}
