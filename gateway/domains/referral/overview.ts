import type { getReferral as operation } from '@/contracts/referral/overview';
import { decimalNumberOf } from '@/contracts/shared/minor-units';
import { findAffiliateOfMember } from '../../db/affiliates';
import { sumFriends } from '../../db/referrals';
import type { Merchant } from '../../db/schema';
import type { Call } from '../../platform/handler';
import { Refusal } from '../../platform/refusal';
import { refuseFree } from '../../platform/trial';
import { payReferrals } from './pay-referrals';

/**
 * The member's own invitation: by the code of an agent, else by the account; its terms, and what it brought by now
 * (INVITE-03, INVITE-04, ROLE-11).
 * @throws Refusal `account.trial`, `permission.denied`
 */
export async function referral(call: Call<typeof operation>) {
  const { db, member, merchant } = call;
  refuseFree(member);
  refuseWithoutReferral(merchant);
  await payReferrals(call, member.id);
  const [affiliate, { registered, deposited, earned }] = await Promise.all([
    findAffiliateOfMember(db, member),
    sumFriends(db, member.id),
  ]);
  const { reward, least, times, waitHours } = merchant.referralRules;
  return {
    ...(affiliate
      ? { code: affiliate.code, invitedBy: 'affiliateCode' as const }
      : { code: member.account, invitedBy: 'recommenderId' as const }),
    // Agents are paid by their agreement.
    reward: decimalNumberOf(affiliate ? 0 : reward),
    least: decimalNumberOf(least),
    times,
    withinHours: waitHours,
    registered,
    deposited,
    earned: decimalNumberOf(earned),
  };
}

/** @throws Refusal `permission.denied` at a site without invitations (INVITE-02) */
export function refuseWithoutReferral({ flags }: Pick<Merchant, 'flags'>): void {
  if (!flags.REFERRAL3) throw new Refusal('permission.denied');
}
