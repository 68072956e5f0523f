import { insertAll } from '../db/insert-all';
import { updateMerchant } from '../db/merchants';
import type { Db } from '../db/open';
import { readSetting, writeSetting } from '../db/sandbox';
import { announcements, banners, games, merchants } from '../db/schema';
import { seedAffiliates } from './affiliates';
import { announcementRows } from './announcements';
import { bannerRows } from './banners';
import { gameRows } from './games';
import { seedContacts, seedMembers } from './members';
import { MERCHANTS } from './merchants';

const MARK = 'seed.done';
const EDITION_MARK = 'seed.edition';
/** Goes up when a migration gives the demo site or its members something new to say. */
const EDITION = 2;

/**
 * Fills an empty database with the demo site: merchants, members, content and games. Does nothing the second time;
 * a seeding that broke off is completed by the next one, and one from before a migration is brought up to date: sites
 * as seeded, what is missing of the members. `now` in epoch milliseconds is what dates count back from.
 */
export async function seed(db: Db, now: number): Promise<{ seeded: boolean }> {
  if ((await readSetting(db, EDITION_MARK)) === EDITION) return { seeded: false };
  await insertAll(db, merchants, MERCHANTS);
  await seedMembers(db, now);
  if (await isSeeded(db)) await renew(db);
  await seedAffiliates(db);
  await insertAll(db, announcements, announcementRows(now));
  await insertAll(db, banners, bannerRows());
  await insertAll(db, games, gameRows());
  await writeSetting(db, MARK, now);
  await writeSetting(db, EDITION_MARK, EDITION);
  return { seeded: true };
}

/** What `insertAll` leaves as it is, because it was there before the migration. */
async function renew(db: Db): Promise<void> {
  for (const merchant of MERCHANTS) await updateMerchant(db, merchant.code, merchant);
  await seedContacts(db);
}

export async function isSeeded(db: Db): Promise<boolean> {
  return (await readSetting(db, MARK)) !== null;
}
