export const FRIEND_GROUPS = ['deposited', 'waiting'] as const;
/** Those who paid in, or those who have not. */
export type FriendGroup = (typeof FRIEND_GROUPS)[number];
