import { userIdOf } from '@/gateway/domains/chat/user';
import { askDemo } from '../../external/partner';
import { type Sandbox, SandboxError } from '../command';
import { restoreRooms } from '../seed-all';
import type { Handlers } from './handlers';
import { memberOf } from './row';

/** Handlers of the states about live rooms and the chat. */
export const chatHandlers = {
  'anchors are live': async (row, { followed = false, wrote = false }) => {
    await restoreRooms(row.env);
    const anchorId = await openRoom(row);
    if (followed)
      await askDemo(row.env, 'sandbox/follow', { ...(await userOf(row)), anchorId, following: true });
    if (wrote)
      await askDemo(row.env, 'sandbox/message', { ...(await userOf(row)), anchorId, text: 'Chào bạn!' });
    return { anchorId };
  },
} satisfies Partial<Handlers>;

const userOf = async (row: Parameters<typeof memberOf>[0]) => ({ userId: userIdOf(await memberOf(row)) });

/** The last host whose room is open to everybody. */
async function openRoom({ env }: Sandbox): Promise<number> {
  const rooms = await askDemo<{ anchorId: number; roomType: string }[]>(env, 'chat/rooms', {});
  const host = rooms.findLast(({ roomType }) => roomType === 'FREE');
  if (!host) throw new SandboxError('the demo has no open room');
  return host.anchorId;
}
