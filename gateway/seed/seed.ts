import { replaceBonuses } from '../db/deposit-bonuses';
import { replaceChannels } from '../db/deposits';
import { insertAll } from '../db/insert-all';
import { updateMerchant } from '../db/merchants';
import type { Db } from '../db/open';
import { readSetting, writeSetting } from '../db/sandbox';
import { announcementCategories, announcements, banners, helpTabs, merchants } from '../db/schema';
import { clearContent } from '../db/seeded-content';
import { fillCatalogue } from '../db/seeded-games';
import type { Demo } from '../platform/gateway-app';
import { seedAffiliates } from './affiliates';
import { seedAgreements } from './agreements';
import { announcementRows, categoryRows } from './announcements';
import { seedBankCards } from './bank-cards';
import { bannerRows } from './banners';
import { classifyRows } from './classifies';
import { depositBonusRows, depositChannelRows } from './demo-bank';
import { FRIEND_PAID_DAYS, seedFriends } from './friends';
import { gameRows } from './games';
import { helpRows } from './help';
import { seedInbox } from './inbox';
import { seedJackpots } from './jackpots';
import { LIVING, memberLife } from './lives';
import { seedLosses } from './losses';
import { seedMall } from './mall';
import { seedContacts, seedMembers } from './members';
import { menuRows } from './menus';
import { MERCHANTS } from './merchants';
import { seedClaims, seedRewards } from './rewards';
import { seedRounds } from './rounds';
import { seedTeam } from './team';

const DAY_MS = 24 * 3600 * 1000;
const MARK = 'seed.done';
const EDITION_MARK = 'seed.edition';
/** Goes up when a migration gives the demo site or its members something new to say. */
const EDITION = 15;

/**
 * Fills an empty database with the demo site: merchants, members, content and games. Does nothing the second time;
 * a seeding that broke off is completed by the next one, and one from before a migration is brought up to date: sites
 * and content as seeded, what is missing of the members. `now` in epoch milliseconds is what dates count back from.
 * With a demo whose bank pays in and out, the demo member lives its 214 days (`lives.ts`) in place of an opening balance.
 */
export async function seed(db: Db, now: number, demo?: Demo): Promise<{ seeded: boolean }> {
  if ((await readSetting(db, EDITION_MARK)) === EDITION) return { seeded: false };
  await insertAll(db, merchants, MERCHANTS);
  const isLiving = demo !== undefined && !(await isSeeded(db));
  await seedMembers(db, now, isLiving ? LIVING : undefined);
  await seedTeam(db, now);
  if (await isSeeded(db)) await renew(db);
  await seedBankCards(db, now);
  await seedAffiliates(db, now);
  await seedAgreements(db, now);
  await seedContent(db, now);
  await seedGames(db);
  await seedChannels(db);
  await seedMall(db, now);
  await seedRewards(db, now);
  const life = isLiving ? memberLife({ db, demo }, now) : null;
  await life?.until(now - FRIEND_PAID_DAYS * DAY_MS);
  await seedFriends(db, now);
  await life?.until(now);
  if (!life) {
    await seedLosses(db, now);
    await seedClaims(db, now);
  }
  await seedJackpots(db, now);
  await seedRounds(db, now);
  await seedInbox(db, now);
  await writeSetting(db, MARK, now);
  await writeSetting(db, EDITION_MARK, EDITION);
  return { seeded: true };
}

/** What `insertAll` leaves as it is, because it was there before the migration. */
async function renew(db: Db): Promise<void> {
  for (const merchant of MERCHANTS) await updateMerchant(db, merchant.code, merchant);
  await seedContacts(db);
}

/** Announcements, their categories, banners and help as seeded, whatever was there. */
async function seedContent(db: Db, now: number): Promise<void> {
  await clearContent(db);
  await insertAll(db, announcementCategories, categoryRows());
  await insertAll(db, announcements, announcementRows(now));
  await insertAll(db, banners, bannerRows());
  await insertAll(db, helpTabs, helpRows());
}

/** Content, games, kinds and menus as seeded, whatever was there. */
export async function seedPublished(db: Db, now: number): Promise<void> {
  await seedContent(db, now);
  await seedGames(db);
}

/** Games, their kinds and the menus as seeded, whatever was there. */
async function seedGames(db: Db): Promise<void> {
  const games = gameRows();
  await fillCatalogue(db, { games, classifies: classifyRows(games), vendors: menuRows(games) });
}

/** The ways to pay in at each site, and the bonuses of first deposits, as seeded, whatever was there. */
export async function seedChannels(db: Db): Promise<void> {
  const sites = MERCHANTS.map(({ code }) => code);
  await replaceChannels(db, depositChannelRows(sites));
  await replaceBonuses(db, depositBonusRows(sites));
}

export async function isSeeded(db: Db): Promise<boolean> {
  return (await readSetting(db, MARK)) !== null;
}
