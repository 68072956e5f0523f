import { FRIEND_GROUPS, type FriendGroup } from '@/contracts/referral/groups';
import { oneOf, searchSchema } from '../../lib/links/search-schema';

/** What an address shows of the friends; all of them without a word. */
export type ReferralSearch = { group?: FriendGroup | undefined };

export const referralSearch = searchSchema<ReferralSearch>({ group: oneOf(FRIEND_GROUPS) });
