import type { Operation } from '../operation';
import { operations } from '../operations';
import { vendorOperations } from '../vendor-operations';
import { serviceOf } from './interactions';

/** Every call that has a contract: the site's, and those of game vendors to the wallet. */
export const allOperations: readonly Operation[] = [...operations, ...vendorOperations];

/** Who asks: the site, or a game's vendor, whose calls the site knows nothing of. */
export function consumerOf({ caller }: Operation): string {
  return caller === 'vendor' ? 'demo-vendor' : 'mobile-site';
}

/** Who answers, by a name that no other site's backend has in a broker that both share: `mobile-site-wps`. */
export function providerOf(operation: Operation): string {
  return `${consumerOf(operation)}-${serviceOf(operation)}`;
}

/** The pact file that a call is in: one for each provider, and named after it. */
export function pactFileOf(operation: Operation): string {
  return `${providerOf(operation)}.json`;
}
