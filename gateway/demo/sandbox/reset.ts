import { clearTraces } from '../../db/clear-traces';
import { updateMerchant } from '../../db/merchants';
import { resetBanners, restoreAnnouncements } from '../../db/seeded-content';
import { seedAffiliates } from '../../seed/affiliates';
import { bannerRows } from '../../seed/banners';
import { seedInbox } from '../../seed/inbox';
import { MERCHANTS } from '../../seed/merchants';
import { isSeeded, seedChannels } from '../../seed/seed';
import { moveClock } from './clock';
import type { Sandbox } from './command';
import { resetDemo } from './seed-all';
import { restoreLobby } from './states/games';
import { publishAgain } from './states/published';

/** Puts back what calls and commands changed, but for members and money: those stay. */
export async function reset(sandbox: Sandbox): Promise<void> {
  const { env, db, clock } = sandbox;
  await publishAgain(sandbox);
  await clearTraces(db);
  await restoreLobby(db);
  await restoreAnnouncements(db);
  await moveClock(env, db, 0);
  for (const merchant of MERCHANTS) await updateMerchant(db, merchant.code, merchant);
  if (!(await isSeeded(db))) return;
  await seedAffiliates(db, clock.wall());
  await seedChannels(db);
  await resetBanners(db, bannerRows());
  await seedInbox(db, clock.wall());
  await resetDemo(env);
}
