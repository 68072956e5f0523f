import { clearTraces } from '../../db/clear-traces';
import { forgetDrawsAfter } from '../../db/draws';
import { updateMerchant } from '../../db/merchants';
import { resetBanners, restoreAnnouncements } from '../../db/seeded-content';
import { seedAffiliates } from '../../seed/affiliates';
import { bannerRows } from '../../seed/banners';
import { seedChat } from '../../seed/chat-hosts';
import { seedInbox } from '../../seed/inbox';
import { MERCHANTS } from '../../seed/merchants';
import { isSeeded, seedChannels } from '../../seed/seed';
import { writeClockOffset } from './clock';
import type { Sandbox } from './command';
import { publishAgain } from './empty-states';
import { restoreLobby } from './games-states';

/** Puts back what calls and commands changed, but for members and money: those stay. */
export async function reset(sandbox: Sandbox): Promise<void> {
  const { db, clock } = sandbox;
  await publishAgain(sandbox);
  await clearTraces(db);
  await restoreLobby(db);
  await restoreAnnouncements(db);
  await writeClockOffset(db, 0);
  await forgetDrawsAfter(db, clock.wall());
  for (const merchant of MERCHANTS) await updateMerchant(db, merchant.code, merchant);
  if (!(await isSeeded(db))) return;
  await seedAffiliates(db, clock.wall());
  await seedChannels(db);
  await resetBanners(db, bannerRows());
  await seedInbox(db, clock.wall());
  await seedChat(db, clock.wall());
}
