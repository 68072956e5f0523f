import { readSetting, writeSetting } from '../../db/sandbox';
import { clearPublished, showHiddenItems } from '../../db/seeded-content';
import { startSession } from '../../domains/session/open-session';
import { siteDays } from '../../platform/site-days';
import { seedPublished } from '../../seed/seed';
import { askDemo } from '../external/partner';
import type { Sandbox } from './command';
import { restoreRooms } from './seed-all';
import type { State } from './state';
import { freshMember } from './state-member';

const DAY_MS = 86_400_000;
const AGENT = 1;
const TIME_ZONE = 'Asia/Ho_Chi_Minh';
/** Set while nothing is published. */
const MARK = 'sandbox.nothing.published';

/** Provider states in which there is nothing to list. */
export const emptyStates: Record<string, State> = {
  'nothing is published': async ({ db, env }) => {
    await writeSetting(db, MARK, true);
    await clearPublished(db);
    if (env.DEMO) await askDemo(env, 'sandbox/close-rooms', {});
    return { vassalage: 'nobody', gameClassify: 'none', gameName: 'none' };
  },
  'a new member is logged in, who has nothing yet': async (sandbox) => ({
    ...(await signedIn(sandbox)),
    reference: crypto.randomUUID(),
  }),
  'a new agent is logged in, who has nobody yet': async (sandbox) => ({
    ...(await signedIn(sandbox, AGENT)),
    name: 'nobody',
  }),
};

/** Puts back what `nothing is published` took away; whoever asks meanwhile waits for it. */
export async function publishAgain(sandbox: Sandbox): Promise<void> {
  publishing ??= restorePublished(sandbox).finally(() => {
    publishing = null;
  });
  await publishing;
}

let publishing: Promise<void> | null = null;

async function restorePublished({ db, env, clock }: Sandbox): Promise<void> {
  if ((await readSetting(db, MARK)) !== true) return;
  await seedPublished(db, clock.now());
  await showHiddenItems(db);
  if (env.DEMO) await restoreRooms(env);
  await writeSetting(db, MARK, false);
}

async function signedIn(sandbox: Sandbox, type = 0) {
  const { db, clock } = sandbox;
  const now = clock.now();
  const days = siteDays({ timeZone: TIME_ZONE });
  return {
    token: await startSession(db, await freshMember(sandbox, { type }), now),
    from: days.dayOf(now - DAY_MS),
    to: days.dayOf(now),
  };
}
