import type { Operation } from '../operation';
import { operations } from '../operations';
import { paymentOperations } from '../payment-operations';
import { vendorOperations } from '../vendor-operations';
import { serviceOf } from './interactions';

/** Every call that has a contract: the site's, those of game vendors to the wallet, and what payment providers tell. */
export const allOperations: readonly Operation[] = [...operations, ...vendorOperations, ...paymentOperations];

/** The calls by the first word of their id, for what would take minutes in one piece: `games`, `withdraw`. */
export function operationsByDomain(): [domain: string, operations: Operation[]][] {
  const domains = new Map<string, Operation[]>();
  for (const operation of allOperations) {
    const [domain = ''] = operation.id.split('.');
    domains.set(domain, [...(domains.get(domain) ?? []), operation]);
  }
  return [...domains];
}

const CONSUMERS = { vendor: 'demo-vendor', payment: 'demo-bank' } as const;

/** Who asks: the site, a game's vendor or a payment provider, whose calls the site knows nothing of. */
export function consumerOf({ caller }: Operation): string {
  return caller ? CONSUMERS[caller] : 'mobile-site';
}

/** Who answers, by a name that no other site's backend has in a broker that both share: `mobile-site-wps`. */
export function providerOf(operation: Operation): string {
  return `${consumerOf(operation)}-${serviceOf(operation)}`;
}

/** The pact file that a call is in: one for each provider, and named after it. */
export function pactFileOf(operation: Operation): string {
  return `${providerOf(operation)}.json`;
}
