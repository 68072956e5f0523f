import type { Member } from '../../db/schema';
import type { ChatUser } from '../../platform/chat-host';
import { maskName } from '../../platform/mask-name';

/** The member's name at the chat, which nobody else there is called. */
export const userIdOf = ({ id }: Pick<Member, 'id'>): string => String(id);

/** A member as the chat is told of one: by a name that hides who it is. */
export const chatUserOf = (member: Pick<Member, 'id' | 'nickname' | 'account'>): ChatUser => ({
  id: userIdOf(member),
  name: maskName(member.nickname || member.account),
});
