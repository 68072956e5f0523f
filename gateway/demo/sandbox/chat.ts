import * as v from 'valibot';
import { insertChatMessage } from '../../db/chat';
import { findHost, follow, unfollow } from '../../db/chat-hosts';
import { findMember } from '../../db/members';
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
    const member = await memberAt(sandbox, who, anchorId);
    if (following) await follow(sandbox.db, member.id, anchorId, sandbox.clock.now());
    else await unfollow(sandbox.db, member.id, anchorId);
  });

  command(app, '/chat-messages', messagesSchema, async (sandbox, { anchorId, count, text, ...who }) => {
    const member = await memberAt(sandbox, who, anchorId);
    for (let index = 0; index < count; index += 1) {
      await insertChatMessage(sandbox.db, {
        anchorId,
        recipientId: member.id,
        texts: { vi: text, en: text },
        createdAt: sandbox.clock.now(),
      });
    }
  });
}

async function memberAt({ db }: Sandbox, who: { merchant: string; account: string }, anchorId: number) {
  const member = await findMember(db, who.merchant, who.account);
  if (!member) throw new SandboxError(`no account '${who.account}'`);
  if (!(await findHost(db, anchorId))) throw new SandboxError(`no host ${anchorId}`);
  return member;
}
