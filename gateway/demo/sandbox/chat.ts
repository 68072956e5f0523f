import * as v from 'valibot';
import { findMember } from '../../db/members';
import { userIdOf } from '../../domains/chat/user';
import { askDemo } from '../external/partner';
import { command, type Sandbox, type SandboxApp, SandboxError } from './command';
import { merchantField } from './site';

const ofMember = {
  merchant: merchantField,
  account: v.string(),
  anchorId: v.optional(v.number(), 501),
};
const followSchema = v.object({ ...ofMember, following: v.optional(v.boolean(), true) });
const messagesSchema = v.object({
  ...ofMember,
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 1),
  text: v.optional(v.string(), 'Chào bạn!'),
});

/** Commands about live rooms; `/reset` undoes them. */
export function addChatCommands(app: SandboxApp): void {
  command(app, '/follows', followSchema, async (sandbox, { anchorId, following, ...who }) => {
    const userId = await userAt(sandbox, who, anchorId);
    await askDemo(sandbox.env, 'sandbox/follow', { userId, anchorId, following });
  });

  command(app, '/chat-messages', messagesSchema, async (sandbox, { anchorId, count, text, ...who }) => {
    const userId = await userAt(sandbox, who, anchorId);
    for (let index = 0; index < count; index += 1)
      await askDemo(sandbox.env, 'sandbox/message', { userId, anchorId, text });
  });
}

async function userAt({ env, db }: Sandbox, who: { merchant: string; account: string }, anchorId: number) {
  const member = await findMember(db, who.merchant, who.account);
  if (!member) throw new SandboxError(`no account '${who.account}'`);
  const rooms = await askDemo<{ anchorId: number }[]>(env, 'chat/rooms', {});
  if (!rooms.some((room) => room.anchorId === anchorId)) throw new SandboxError(`no host ${anchorId}`);
  return userIdOf(member);
}
