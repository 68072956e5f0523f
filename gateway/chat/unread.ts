import type { getChatUnread } from '../../contracts/chat/live';
import { countUnreadChat } from '../db/chat';
import type { MemberCall } from '../implement';

/** How many chat messages wait for the member (CALL-72, CHAT-18). */
export async function chatUnread({ db, member }: MemberCall<typeof getChatUnread>) {
  return { unReadCount: await countUnreadChat(db, member.id) };
}
