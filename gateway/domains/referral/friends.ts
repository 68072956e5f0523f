import type { FriendState, listFriends as operation } from '@/contracts/referral/friends';
import { decimalNumberOf } from '@/contracts/shared/minor-units';
import { type Friend, listFriends } from '../../db/referrals';
import type { Member, ReferralRules } from '../../db/schema';
import type { Call } from '../../platform/handler';
import { maskName } from '../../platform/mask-name';
import { PAGE_SIZE, pageOf, placeOf } from '../../platform/page';
import { refuseWithoutReferral } from './overview';
import { payReferrals } from './pay-referrals';
import { isSamePerson } from './same-person';

/** One page of those who came by the member's invitation, the last first, masked (INVITE-03). */
export async function friends(call: Call<typeof operation>) {
  const { db, member, merchant, input } = call;
  refuseWithoutReferral(merchant);
  // The list and the sums above it are asked for together: neither waits for the other to be up to date.
  await payReferrals(call, member.id);
  const { group, cursor, limit = PAGE_SIZE } = input;
  const rows = await listFriends(db, member.id, { group, before: placeOf(cursor), limit: limit + 1 });
  const { shown, next } = pageOf(rows, limit);
  const { referralRules: rules } = merchant;
  return {
    list: shown.map((friend) => {
      const { id, account, at, paidAt, reward } = friend;
      const state = stateOf(friend, member, rules);
      const brought = reward ?? (state === 'checking' ? rules.reward : 0);
      return {
        id,
        name: maskName(account),
        registeredAt: at,
        since: paidAt ?? at,
        state,
        reward: decimalNumberOf(brought),
      };
    }),
    next,
  };
}

function stateOf(friend: Friend, member: Member, rules: ReferralRules): FriendState {
  const { paid, reward } = friend;
  if (reward !== null) return 'rewarded';
  if (paid === null) return 'registered';
  const counts = friend.counts && !isSamePerson(friend, member);
  return counts && rules.reward > 0 && paid >= rules.least ? 'checking' : 'deposited';
}
