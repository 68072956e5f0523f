import type { Env } from '../../platform/env';
import { namedSecrets } from '../../platform/named-secrets';

/** The secrets of a vendor, from `VENDOR_SECRETS`; a demo's own without them. */
export const secretsOf = (env: Env, vendor: string, standIn?: string): readonly string[] =>
  namedSecrets({ variable: 'VENDOR_SECRETS', text: env.VENDOR_SECRETS }, vendor, standIn);
