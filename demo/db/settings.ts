import { eq } from 'drizzle-orm';
import type { Db } from './open';
import { settings } from './schema';

const CLOCK = 'clock.offset';
const CLOSED = 'rooms.closed';

/** How far the demo's clock runs ahead of the machine, in milliseconds. */
export const readClockOffset = (db: Db): Promise<number> => readSetting(db, CLOCK);
export const writeClockOffset = (db: Db, offset: number): Promise<void> => writeSetting(db, CLOCK, offset);

/** Whether nobody hosts, so that lists of rooms are empty. */
export const areRoomsClosed = async (db: Db): Promise<boolean> => (await readSetting(db, CLOSED)) === 1;
export const closeRooms = (db: Db, closed: boolean): Promise<void> =>
  writeSetting(db, CLOSED, closed ? 1 : 0);

async function readSetting(db: Db, key: string): Promise<number> {
  const row = await db.select().from(settings).where(eq(settings.key, key)).get();
  return row?.value ?? 0;
}

async function writeSetting(db: Db, key: string, value: number): Promise<void> {
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}
