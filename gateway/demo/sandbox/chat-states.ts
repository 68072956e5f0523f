import { follow } from '../../db/anchors';
import { insertChatMessage } from '../../db/chat';
import { seedChat } from '../../seed/anchors';
import { startSession } from '../../session/open-session';
import type { Sandbox } from './command';
import type { State } from './state';
import { demoMember } from './state-member';

const ANCHOR = 501;

/** Provider states of the live rooms and the chat. */
export const chatStates: Record<string, State> = {
  'anchors are live': ({ db, clock }) => seedChat(db, clock.now()),
  'a member follows an anchor': async (sandbox) => {
    const { db, clock } = sandbox;
    const member = await visitor(sandbox);
    await follow(db, member.id, ANCHOR, clock.now());
    return { token: await startSession(db, member, clock.now()) };
  },
  'a member has an unread chat message': async (sandbox) => {
    const { db, clock } = sandbox;
    const member = await visitor(sandbox);
    const texts = { vi: 'Chào bạn!', en: 'Hello!' };
    await insertChatMessage(db, { anchorId: ANCHOR, recipientId: member.id, texts, createdAt: clock.now() });
    return { token: await startSession(db, member, clock.now()) };
  },
};

async function visitor(sandbox: Sandbox) {
  await seedChat(sandbox.db, sandbox.clock.now());
  return demoMember(sandbox, { type: 0 });
}
