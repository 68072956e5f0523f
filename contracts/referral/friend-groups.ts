/** How a friend stands: came, paid in without a reward for it, with one under review, or with one paid. */
export const FRIEND_STATES = ['registered', 'deposited', 'checking', 'rewarded'] as const;
export type FriendState = (typeof FRIEND_STATES)[number];
export const FRIEND_GROUPS = ['deposited', 'waiting'] as const;
/** Those who paid in, or those who have not. */
export type FriendGroup = (typeof FRIEND_GROUPS)[number];
