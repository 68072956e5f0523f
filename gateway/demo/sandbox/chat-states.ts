import { insertChatMessage } from '../../db/chat';
import { follow, listAllHosts } from '../../db/chat-hosts';
import { startSession } from '../../domains/session/open-session';
import { seedChat } from '../../seed/chat-hosts';
import { type Sandbox, SandboxError } from './command';
import type { State } from './state';
import { demoMember } from './state-member';

/** Provider states of the live rooms and the chat. */
export const chatStates: Record<string, State> = {
  'anchors are live': async (sandbox) => {
    await seedChat(sandbox.db, sandbox.clock.now());
    return { anchorId: await openRoom(sandbox) };
  },
  'a member follows an anchor': async (sandbox) => {
    const { db, clock } = sandbox;
    const member = await visitor(sandbox);
    await follow(db, member.id, await openRoom(sandbox), clock.now());
    return { token: await startSession(db, member, clock.now()) };
  },
  'a member has an unread chat message': async (sandbox) => {
    const { db, clock } = sandbox;
    const member = await visitor(sandbox);
    const texts = { vi: 'Chào bạn!', en: 'Hello!' };
    const anchorId = await openRoom(sandbox);
    await insertChatMessage(db, { anchorId, recipientId: member.id, texts, createdAt: clock.now() });
    return { token: await startSession(db, member, clock.now()) };
  },
};

async function visitor(sandbox: Sandbox) {
  await seedChat(sandbox.db, sandbox.clock.now());
  return demoMember(sandbox, { type: 0 });
}

/** The last host whose room is open to everybody. */
async function openRoom({ db }: Sandbox): Promise<number> {
  const host = (await listAllHosts(db)).findLast(({ roomType }) => roomType === 'FREE');
  if (!host) throw new SandboxError('the seeds have no open room');
  return host.anchorId;
}
