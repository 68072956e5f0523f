import { clearReads } from '../../db/announcement-reads';
import { clearApplications, setApplication } from '../../db/applications';
import { type AnnouncementKind, type AnnouncementRow, listAnnouncements } from '../../db/content';
import { listMessages } from '../../db/inbox';
import type { Db } from '../../db/open';
import { consumeQuota } from '../../db/quota-uses';
import type { Member } from '../../db/schema';
import { hideSeeded, hideWithoutPicture, restoreAnnouncements } from '../../db/seeded-content';
import { feedbackQuotas, MOST_FEEDBACK } from '../../domains/content/feedback';
import { startSession } from '../../domains/session/open-session';
import { seedInbox } from '../../seed/inbox';
import { type Sandbox, SandboxError } from './command';
import type { State } from './state';
import { demoMember, STATE_MERCHANT } from './state-member';

/** Provider states of content, inbox and rewards; most answer the token of a member. */
export const contentStates: Record<string, State> = {
  'announcements are published': async ({ db }) => {
    const { id } = await published(db, 'player');
    await hideWithoutPicture(db);
    return { id };
  },
  'the help centre is written': () => {},
  'the notice is not published': async ({ db }) => {
    const { id } = await published(db, 'player');
    await hideSeeded(db, STATE_MERCHANT, 'player');
    return { id };
  },
  'the promotion is not published': async (sandbox) => {
    const { id: promotionId } = await published(sandbox.db, 'promotion');
    await hideSeeded(sandbox.db, STATE_MERCHANT, 'promotion');
    return { ...(await tokenOf(sandbox, await member(sandbox))), promotionId };
  },
  'a member is on trial': async (sandbox) => tokenOf(sandbox, await demoMember(sandbox, { type: 4 })),

  'a member has an unread notice': async (sandbox) => {
    const { id: announcementId } = await published(sandbox.db, 'player');
    await clearReads(sandbox.db);
    return { ...(await tokenOf(sandbox, await member(sandbox))), announcementId };
  },

  'a member has messages': async (sandbox) => {
    await seedInbox(sandbox.db, sandbox.clock.now());
    const reader = await member(sandbox);
    const messages = await listMessages(sandbox.db, reader.id, { limit: 2, offset: 0 });
    return { ...(await tokenOf(sandbox, reader)), messageId: messages.at(-1)?.id };
  },

  'a member may send feedback': async (sandbox) => tokenOf(sandbox, await member(sandbox)),
  'the member has sent as much feedback as a day allows': async (sandbox) => {
    const writer = await member(sandbox);
    for (let index = 0; index < MOST_FEEDBACK; index += 1) {
      await consumeQuota(sandbox.db, feedbackQuotas(writer.id), sandbox.clock.now());
    }
    return tokenOf(sandbox, writer);
  },

  'a member may join the promotion': (sandbox) => applicant(sandbox, isToSignUpFor),
  'a member may apply for the reward': (sandbox) => applicant(sandbox, asksForPicture),
  'the member has applied for the reward': async (sandbox) => {
    const { db, clock } = sandbox;
    const { id: memberId } = await member(sandbox);
    const { id: promotionId } = await published(db, 'promotion', asksForPicture);
    await setApplication(db, { memberId, promotionId, status: 'applying', at: clock.now() });
    return { ...(await tokenOf(sandbox, { id: memberId })), promotionId };
  },
};

const member = (sandbox: Sandbox) => demoMember(sandbox, { type: 0 });

type Wanted = (announcement: AnnouncementRow) => boolean;
const isToSignUpFor: Wanted = ({ category }) => category === 'SIGNUP';
const asksForPicture: Wanted = ({ imageRequired }) => imageRequired === 'Y';

/** A member who has applied for nothing yet, and a promotion to apply for. */
async function applicant(sandbox: Sandbox, isWanted: Wanted) {
  const { id: promotionId } = await published(sandbox.db, 'promotion', isWanted);
  await clearApplications(sandbox.db);
  return { ...(await tokenOf(sandbox, await member(sandbox))), promotionId };
}

/** The last announcement of a kind, when all are published that are seeded. */
async function published(db: Db, kind: AnnouncementKind, isWanted: Wanted = () => true) {
  await restoreAnnouncements(db);
  const found = (await listAnnouncements(db, STATE_MERCHANT, [kind])).findLast(isWanted);
  if (!found) throw new SandboxError(`the seeds have no such ${kind}`);
  return found;
}

async function tokenOf({ db, clock }: Sandbox, who: Pick<Member, 'id'>) {
  return { token: await startSession(db, who as Member, clock.now()) };
}
