import type { countVisit as operation } from '@/contracts/affiliate/count-visit';
import { addVisits } from '../../db/affiliate-links';
import { HOUR_MS } from '../../db/quota-uses';
import type { Call } from '../../platform/handler';
import { consumeQuotaOrRefuse, quotaOfAddress } from '../../platform/quota';
import { siteDays } from '../../platform/site-days';

/** Many visitors may share an address. */
export const visitQuota = (address: string | null) => quotaOfAddress('visit', address, 60, HOUR_MS);

/**
 * Counts a visit of an agent's link on the running day; nothing is kept of the visitor (AGENT-26).
 * @throws Refusal `rate.limited`
 */
export async function countVisit({ db, clock, merchant, address, input }: Call<typeof operation>) {
  const now = clock.now();
  await consumeQuotaOrRefuse(db, visitQuota(address), now);
  const day = siteDays(merchant).dayOf(now);
  await addVisits(db, { merchant: merchant.code, code: input.code, day });
  return null;
}
