import { clearCaptchas } from '../db/captchas';
import { clearFailures } from '../db/login-failures';
import { updateMerchant } from '../db/merchants';
import { clearOutbox } from '../db/outbox';
import { clearFaults } from '../db/sandbox';
import { clearBodies } from '../db/seen-bodies';
import { clearSessions } from '../db/sessions';
import { clearTurns } from '../db/turns';
import { clearCodes } from '../db/verification-codes';
import { seedAffiliates } from '../seed/affiliates';
import { MERCHANTS } from '../seed/merchants';
import { isSeeded } from '../seed/seed';
import { writeClockOffset } from './clock';
import type { Sandbox } from './command';

/** Puts back what calls and commands changed, but for members and money: those stay. */
export async function reset({ db }: Sandbox): Promise<void> {
  await clearSessions(db);
  await clearFailures(db);
  await clearCaptchas(db);
  await clearBodies(db);
  await clearCodes(db);
  await clearTurns(db);
  await clearFaults(db);
  await clearOutbox(db);
  await writeClockOffset(db, 0);
  for (const merchant of MERCHANTS) await updateMerchant(db, merchant.code, merchant);
  if (await isSeeded(db)) await seedAffiliates(db);
}
