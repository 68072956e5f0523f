import { getDomainRoute } from '@/contracts/system/domain-route';
import type { getStatus } from '@/contracts/system/status';
import type { Call } from '../../platform/handler';
import { Refusal } from '../../platform/refusal';
import { servicesOf } from './customer-service';

/** What the site is and whether it is open (CALL-50, ENT-60 to ENT-72). */
export function status({ merchant, address }: Call<typeof getStatus>) {
  if (merchant.statusRefusal) throw new Refusal(merchant.statusRefusal);
  return {
    info: {
      customerService: servicesOf(merchant),
      domainRoute: getDomainRoute.path,
      mobileTemplate: merchant.mobileTemplate,
      paths: merchant.paths,
      register: { firebaseVerification: merchant.registerSettings.firebaseVerification },
      passkeys: merchant.passkeys,
      resources: merchant.resources,
      whitelabel: merchant.flags,
      mainDomain: merchant.mainDomain,
      imageCDNs: merchant.imageCdns,
      currencySymbol: merchant.currencySymbol,
      jurisdiction: { ageLimit: merchant.ageLimit },
    },
    location: { ip: address },
    maintenance: merchant.maintenance,
    regionRestriction: merchant.regionRestriction,
  };
}
