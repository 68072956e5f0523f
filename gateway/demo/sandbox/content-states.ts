import { sendFeedback } from '../../../contracts/content/feedback';
import { markAsRead } from '../../../contracts/content/mark-as-read';
import { joinPromotion } from '../../../contracts/rewards/join-promotion';
import { requestReward } from '../../../contracts/rewards/request-reward';
import { feedbackQuotas, MOST_FEEDBACK } from '../../content/feedback';
import { clearReads } from '../../db/announcement-reads';
import { clearApplications, setApplication } from '../../db/applications';
import type { AnnouncementKind } from '../../db/content';
import { findAnnouncement } from '../../db/content';
import type { Member } from '../../db/schema';
import { hideSeeded, hideWithoutPicture, restoreAnnouncements } from '../../db/seeded-content';
import { takeTurn } from '../../db/turns';
import { once } from '../../once';
import { seedInbox } from '../../seed/inbox';
import { startSession } from '../../session/open-session';
import { type Sandbox, SandboxError } from './command';
import type { State } from './state';
import { demoMember, STATE_MERCHANT } from './state-member';

/** Provider states of content, inbox and rewards; most answer the token of a member. */
export const contentStates: Record<string, State> = {
  'announcements are published': async ({ db }) => {
    await restoreAnnouncements(db);
    await hideWithoutPicture(db);
  },
  'the help centre is written': () => {},
  'the notice is not published': ({ db }) => hideSeeded(db, STATE_MERCHANT, 'player'),
  'the promotion is not published': async (sandbox) => {
    await hideSeeded(sandbox.db, STATE_MERCHANT, 'promotion');
    return tokenOf(sandbox, await member(sandbox));
  },
  'a member is on trial': async (sandbox) => tokenOf(sandbox, await demoMember(sandbox, { type: 4 })),

  'a member has an unread notice': async (sandbox) => {
    await demandPublished(sandbox, 'player', markAsRead.example.input.announcementId);
    await clearReads(sandbox.db);
    return tokenOf(sandbox, await member(sandbox));
  },

  'a member has messages': async (sandbox) => {
    await seedInbox(sandbox.db, sandbox.clock.now());
    return tokenOf(sandbox, await member(sandbox));
  },

  'a member may send feedback': async (sandbox) => tokenOf(sandbox, await member(sandbox)),
  'the member has sent as much feedback as a day allows': async (sandbox) => {
    const writer = await member(sandbox);
    for (let turn = 0; turn < MOST_FEEDBACK; turn += 1) {
      await takeTurn(sandbox.db, feedbackQuotas(writer.id), sandbox.clock.now());
    }
    return tokenOf(sandbox, writer);
  },
  'the key stands for another feedback': (sandbox) => withUsedKey(sandbox, sendFeedback.id),

  'a member may join the promotion': (sandbox) => applicant(sandbox, joinPromotion.example.input.promotionId),
  'the key stands for another promotion': (sandbox) => withUsedKey(sandbox, joinPromotion.id),
  'a member may apply for the reward': (sandbox) =>
    applicant(sandbox, requestReward.example.input.promotionId),
  'the member has applied for the reward': async (sandbox) => {
    const { db, clock } = sandbox;
    const { id: memberId } = await member(sandbox);
    const promotionId = Number(requestReward.example.input.promotionId);
    await demandPublished(sandbox, 'promotion', promotionId);
    await setApplication(db, { memberId, promotionId, status: 'applying', at: clock.now() });
    return tokenOf(sandbox, { id: memberId });
  },
};

const member = (sandbox: Sandbox) => demoMember(sandbox, { type: 0 });

/** A member who has made the call already, with another input, and the key of it. */
async function withUsedKey(sandbox: Sandbox, operation: string) {
  const { id: memberId, merchant } = await member(sandbox);
  const idempotencyKey = crypto.randomUUID();
  await once(
    sandbox,
    { merchant, memberId, operation, key: idempotencyKey },
    'another input',
    async () => null,
  );
  return { ...(await tokenOf(sandbox, { id: memberId })), idempotencyKey };
}

/** A member who has applied for nothing yet; the promotion is there. */
async function applicant(sandbox: Sandbox, promotionId: number | string) {
  await demandPublished(sandbox, 'promotion', promotionId);
  await clearApplications(sandbox.db);
  return tokenOf(sandbox, await member(sandbox));
}

async function demandPublished({ db }: Sandbox, kind: AnnouncementKind, id: number | string): Promise<void> {
  await restoreAnnouncements(db);
  const published = await findAnnouncement(db, STATE_MERCHANT, kind, Number(id));
  if (!published) throw new SandboxError(`the seeds have no ${kind} ${id}`);
}

async function tokenOf({ db, clock }: Sandbox, who: Pick<Member, 'id'>) {
  return { token: await startSession(db, who as Member, clock.now()) };
}
