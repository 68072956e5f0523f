import type { SiteFlags } from '@/contracts/flags';

/** Whether the site has live rooms and the chat of them (CHAT-30, FLAG-20). */
export const hasLiveRooms = ({ flags }: { flags: SiteFlags }): boolean => flags.CBS3;
