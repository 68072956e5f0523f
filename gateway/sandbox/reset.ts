import { clearReads } from '../db/announcement-reads';
import { clearApplications } from '../db/applications';
import { clearCaptchas } from '../db/captchas';
import { clearFeedback } from '../db/feedback';
import { clearFailures } from '../db/login-failures';
import { updateMerchant } from '../db/merchants';
import { clearOutbox } from '../db/outbox';
import { clearFaults } from '../db/sandbox';
import { resetBanners, restoreAnnouncements } from '../db/seeded-content';
import { clearBodies } from '../db/seen-bodies';
import { clearSessions } from '../db/sessions';
import { clearTurns } from '../db/turns';
import { clearCodes } from '../db/verification-codes';
import { seedAffiliates } from '../seed/affiliates';
import { seedChat } from '../seed/anchors';
import { bannerRows } from '../seed/banners';
import { seedInbox } from '../seed/inbox';
import { MERCHANTS } from '../seed/merchants';
import { isSeeded } from '../seed/seed';
import { writeClockOffset } from './clock';
import type { Sandbox } from './command';

/** Puts back what calls and commands changed, but for members and money: those stay. */
export async function reset({ db, clock }: Sandbox): Promise<void> {
  await clearSessions(db);
  await clearFailures(db);
  await clearCaptchas(db);
  await clearBodies(db);
  await clearCodes(db);
  await clearTurns(db);
  await clearFaults(db);
  await clearOutbox(db);
  await clearReads(db);
  await clearFeedback(db);
  await clearApplications(db);
  await restoreAnnouncements(db);
  await writeClockOffset(db, 0);
  for (const merchant of MERCHANTS) await updateMerchant(db, merchant.code, merchant);
  if (!(await isSeeded(db))) return;
  await seedAffiliates(db);
  await resetBanners(db, bannerRows());
  await seedInbox(db, clock.wall());
  await seedChat(db, clock.wall());
}
