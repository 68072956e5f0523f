import type { getChatUnread } from '@/contracts/chat/live';
import { countUnreadChat } from '../../db/chat';
import type { Call } from '../../platform/handler';

/** How many chat messages wait for the member (CALL-72, CHAT-18). */
export async function chatUnread({ db, member }: Call<typeof getChatUnread>) {
  return { unReadCount: await countUnreadChat(db, member.id) };
}
