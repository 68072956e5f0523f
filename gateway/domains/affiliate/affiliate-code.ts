import type { getAffiliateCode } from '@/contracts/affiliate/affiliate-code';
import { findAffiliateOfDomain } from '../../db/affiliates';
import type { Call } from '../../platform/handler';

/** The invitation code that a domain brings with it (CALL-29). */
export async function affiliateCode({ db, merchant, input }: Call<typeof getAffiliateCode>) {
  const affiliate = await findAffiliateOfDomain(db, merchant.code, input.domain);
  return { code: affiliate?.code ?? null };
}
