import { type AnnouncementKind, type AnnouncementRow, listAnnouncements } from '../../db/content';
import type { Db } from '../../db/open';
import { hideWithoutPicture, restoreAnnouncements } from '../../db/seeded-content';
import { SandboxError } from './command';
import type { State } from './state';
import { STATE_MERCHANT } from './state-member';

/** Provider states of content, inbox and rewards; most answer the token of a member. */
export const contentStates: Record<string, State> = {
  'announcements are published': async ({ db }) => {
    const { id } = await published(db, 'player');
    await hideWithoutPicture(db);
    return { id };
  },
  'the help centre is written': () => {},
};

type Wanted = (announcement: AnnouncementRow) => boolean;

/** The last announcement of a kind, when all are published that are seeded. */
async function published(db: Db, kind: AnnouncementKind, isWanted: Wanted = () => true) {
  await restoreAnnouncements(db);
  const found = (await listAnnouncements(db, STATE_MERCHANT, [kind])).findLast(isWanted);
  if (!found) throw new SandboxError(`the seeds have no such ${kind}`);
  return found;
}
