import { insertApplication } from '@/gateway/db/applications';
import { type AnnouncementKind, type AnnouncementRow, listAnnouncements } from '@/gateway/db/content';
import type { Db } from '@/gateway/db/open';
import { readSetting, writeSetting } from '@/gateway/db/sandbox';
import {
  clearPublished,
  hideWithoutPicture,
  restoreAnnouncements,
  showHiddenItems,
} from '@/gateway/db/seeded-content';
import { seedPublished } from '@/gateway/seed/seed';
import { askDemo } from '../../external/partner';
import { type Sandbox, SandboxError } from '../command';
import { restoreRooms } from '../seed-all';
import { STATE_MERCHANT } from '../state-member';
import type { Handlers } from './handlers';
import { memberOf } from './row';

/** Set while nothing is published. */
const MARK = 'sandbox.nothing.published';
const NOBODYS_ID = 999_999_999;

/** Handlers of the states about what the operator publishes. */
export const publishedHandlers = {
  'content is published': async (row, { promotion, applied = false }) => {
    if (promotion === 'none') return { promotionId: NOBODYS_ID };
    if (!promotion) {
      await restoreAnnouncements(row.db);
      const notices = await listAnnouncements(row.db, STATE_MERCHANT, ['player']);
      await hideWithoutPicture(row.db);
      return { id: lastOf(notices, 'player').id };
    }
    const { id: promotionId } = lastOf((await promotionsOf(row)).filter(IS[promotion]), promotion);
    const application = { promotionId, status: 'applying', at: row.clock.now() } as const;
    if (applied) await insertApplication(row.db, { memberId: (await memberOf(row)).id, ...application });
    return { promotionId };
  },
} satisfies Partial<Handlers>;

const IS: Record<'signUp' | 'picture', (row: AnnouncementRow) => boolean> = {
  signUp: ({ category }) => category === 'SIGNUP',
  picture: ({ imageRequired }) => imageRequired === 'Y',
};

/** The promotions that are on; all of them again where none is. */
export async function promotionsOf({ db }: { db: Db }): Promise<AnnouncementRow[]> {
  const shown = await listAnnouncements(db, STATE_MERCHANT, ['promotion']);
  if (shown.length > 0) return shown;
  await restoreAnnouncements(db);
  return listAnnouncements(db, STATE_MERCHANT, ['promotion']);
}

function lastOf(rows: readonly AnnouncementRow[], what: AnnouncementKind | string): AnnouncementRow {
  const last = rows.at(-1);
  if (!last) throw new SandboxError(`the seeds have no ${what}`);
  return last;
}

/** Takes away all that is published, of which nothing is found by what is answered. */
export async function publishNothing({ db, env }: Sandbox) {
  await writeSetting(db, MARK, true);
  await clearPublished(db);
  if (env.DEMO) await askDemo(env, 'sandbox/close-rooms', {});
  return { vassalage: 'nobody', gameClassify: 'none', gameName: 'none' };
}

/** Puts it back; whoever asks meanwhile waits for it. */
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
