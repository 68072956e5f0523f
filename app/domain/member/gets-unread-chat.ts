import type { SiteFlags } from '@/contracts/flags';
import { getsUnreadCounts, type Member } from '../../session/member-types';

/** Whether the badge of the chat is for somebody: where there is a chat, no guest and nobody on trial (CHAT-21, CHAT-22). */
export const getsUnreadChat = (session: Member, flags: SiteFlags): boolean =>
  flags.CBS3 && getsUnreadCounts(session);
