import type { getCustomerService } from '@/contracts/system/customer-service';
import type { Merchant } from '../../db/schema';
import type { Call } from '../../platform/handler';
import { encryptServicePath } from './customer-service-path';

/** The site's ways to customer service, their paths encrypted (CALL-71, GATE-32). */
export function customerService({ merchant }: Call<typeof getCustomerService>) {
  return servicesOf(merchant);
}

/** A merchant's customer-service entries as they travel. */
export function servicesOf(merchant: Merchant) {
  return merchant.customerService.map((entry) => ({ ...entry, path: encryptServicePath(entry.path) }));
}
