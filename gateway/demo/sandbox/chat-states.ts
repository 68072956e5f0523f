import { userIdOf } from '../../domains/chat/user';
import { startSession } from '../../domains/session/open-session';
import { askDemo } from '../external/partner';
import { type Sandbox, SandboxError } from './command';
import { restoreRooms } from './seed-all';
import type { State } from './state';
import { demoMember } from './state-member';

/** Provider states of the live rooms and the chat. */
export const chatStates: Record<string, State> = {
  'anchors are live': async (sandbox) => {
    await restoreRooms(sandbox.env);
    return { anchorId: await openRoom(sandbox) };
  },
  'a member follows an anchor': async (sandbox) => {
    const member = await visitor(sandbox);
    const anchorId = await openRoom(sandbox);
    const wanted = { userId: userIdOf(member), anchorId, following: true };
    await askDemo(sandbox.env, 'sandbox/follow', wanted);
    return { token: await startSession(sandbox.db, member, sandbox.clock.now()) };
  },
  'a member has an unread chat message': async (sandbox) => {
    const member = await visitor(sandbox);
    const message = { userId: userIdOf(member), anchorId: await openRoom(sandbox), text: 'Chào bạn!' };
    await askDemo(sandbox.env, 'sandbox/message', message);
    return { token: await startSession(sandbox.db, member, sandbox.clock.now()) };
  },
};

async function visitor(sandbox: Sandbox) {
  await restoreRooms(sandbox.env);
  return demoMember(sandbox, { type: 0 });
}

/** The last host whose room is open to everybody. */
async function openRoom({ env }: Sandbox): Promise<number> {
  const rooms = await askDemo<{ anchorId: number; roomType: string }[]>(env, 'chat/rooms', {});
  const host = rooms.findLast(({ roomType }) => roomType === 'FREE');
  if (!host) throw new SandboxError('the demo has no open room');
  return host.anchorId;
}
