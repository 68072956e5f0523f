import type { getChatUnread } from '@/contracts/chat/live';
import type { Call } from '../../platform/handler';
import { userIdOf } from './user';

/** How many chat messages wait for the member (CALL-72, CHAT-18). */
export async function chatUnread({ chat, member }: Call<typeof getChatUnread>) {
  return { unReadCount: (await chat?.countUnread(userIdOf(member))) ?? 0 };
}
