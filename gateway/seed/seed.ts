import { insertAll } from '../db/insert-all';
import type { Db } from '../db/open';
import { readSetting, writeSetting } from '../db/sandbox';
import { announcements, banners, games, merchants } from '../db/schema';
import { seedAffiliates } from './affiliates';
import { announcementRows } from './announcements';
import { bannerRows } from './banners';
import { gameRows } from './games';
import { seedMembers } from './members';
import { MERCHANTS } from './merchants';

const MARK = 'seed.done';

/**
 * Fills an empty database with the demo site: merchants, members, content and games. Does nothing the second time;
 * a seeding that broke off is completed by the next one. `now` in epoch milliseconds is what dates count back from.
 */
export async function seed(db: Db, now: number): Promise<{ seeded: boolean }> {
  if (await isSeeded(db)) return { seeded: false };
  await insertAll(db, merchants, MERCHANTS);
  await seedMembers(db, now);
  await seedAffiliates(db);
  await insertAll(db, announcements, announcementRows(now));
  await insertAll(db, banners, bannerRows());
  await insertAll(db, games, gameRows());
  await writeSetting(db, MARK, now);
  return { seeded: true };
}

export async function isSeeded(db: Db): Promise<boolean> {
  return (await readSetting(db, MARK)) !== null;
}
