import { FRIEND_GROUPS, type FriendGroup } from '../../../contracts/referral/groups';

/** What an address shows of the friends. */
export type ReferralSearch = { group?: FriendGroup | undefined };

/** What an address names; all of them without a word. */
export function referralSearch({ group }: Record<string, unknown>): ReferralSearch {
  const known = FRIEND_GROUPS.find((one) => one === group);
  return known ? { group: known } : {};
}
