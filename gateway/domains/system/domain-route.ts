import type { getDomainRoute } from '@/contracts/system/domain-route';
import type { Call } from '../../platform/handler';

/** Other addresses of the site (CALL-36). */
export function domainRoute({ merchant }: Call<typeof getDomainRoute>) {
  return { domainList: merchant.domainList };
}
