import type { checkAffiliate as operation } from '@/contracts/affiliate/check-affiliate';
import type { Call } from '../../platform/handler';
import { goodAffiliate } from './good-affiliate';

/** Succeeds when the invitation code is good on the domain (CALL-28). */
export async function checkAffiliate({ db, merchant, input }: Call<typeof operation>) {
  await goodAffiliate(db, merchant.code, input.code, input.domain);
  return null;
}
