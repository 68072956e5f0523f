import type { Demo } from '../../platform/gateway-app';
import type { PaymentProvider } from './provider';

/** The payment providers that are connected, a row for each; README.md says what a row takes. */
const PROVIDERS: readonly PaymentProvider[] = [];

/** The provider of a name, or undefined: of the table, or the demo's. */
export function findProvider(demo: Demo | null, name: string): PaymentProvider | undefined {
  return [...PROVIDERS, ...(demo?.paymentProviders ?? [])].find((provider) => provider.name === name);
}
