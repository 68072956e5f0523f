import { findMember } from '../../db/members';
import type { Merchant } from '../../db/schema';
import { Refusal } from '../../platform/refusal';
import type { RequestContext } from '../../platform/request-context';
import { hasPlayMoney } from '../../platform/trial';
import { goodAffiliate } from '../affiliate/good-affiliate';
import { isSamePerson, type Person } from '../referral/same-person';
import { rulesOf } from './register-rules';

type Invited = { affiliateCode?: string; recommenderId?: string; registerUrl: string } & Person;
type Invitation = { affiliateCode: string | null; referrerId: number | null; uplineId: number | null };

/**
 * Who brought a new member: the agent of an invitation code, or the member who recommended it. Links bring both as
 * well, so they also count where the form does not ask for them; there a bad one is passed over, for nobody could
 * correct it.
 * @throws Refusal `affiliate.code.invalid`, `agent.link.invalid` or `referrer.invalid` for one that the form asks for.
 */
export async function readInvitation(
  { db }: RequestContext,
  merchant: Merchant,
  { affiliateCode, recommenderId, registerUrl, ...person }: Invited,
): Promise<Invitation> {
  const rules = rulesOf(merchant);
  const affiliate = affiliateCode
    ? await goodAffiliate(db, merchant.code, affiliateCode, registerUrl).catch(
        unless(rules.affiliateCode.enabled),
      )
    : null;
  const referrer = recommenderId
    ? await referrerOf(recommenderId).catch(unless(rules.recommenderId.enabled))
    : null;
  return {
    affiliateCode: affiliate?.code ?? null,
    referrerId: referrer?.id ?? null,
    uplineId: affiliate?.memberId ?? referrer?.id ?? null,
  };

  async function referrerOf(account: string) {
    const found = await findMember(db, merchant.code, account);
    const mayInvite = found?.status === 'active' && !hasPlayMoney(found) && !isSamePerson(found, person);
    if (!found || !mayInvite) throw new Refusal('referrer.invalid');
    return found;
  }
}

/** Lets a refusal through when the form asked; else there is no invitation. */
function unless(asked: boolean): (error: unknown) => null {
  return (error) => {
    if (asked || !(error instanceof Refusal)) throw error;
    return null;
  };
}
