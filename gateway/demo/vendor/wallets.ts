import { secretsOf } from '../../domains/vendors/secrets';
import type { Env } from '../../platform/env';
import { DEMO_VENDOR, DEMO_VENDOR_SECRET, DEN_LONG_SECRET, DEN_LONG_VENDOR } from '../../seed/demo-vendors';
import { createDenLongWallet } from './den-long-wallet';
import { createSignedJsonWallet, type VendorWallet } from './signed-json-wallet';
import type { FetchLike } from './within-time';

/** The wallet as each of the demo's vendors reaches it: in its own dialect, signed with its current secret. */
export function walletsOf(env: Env, fetch: FetchLike): (vendor: string) => VendorWallet {
  const secret = (vendor: string, standIn: string) => secretsOf(env, vendor, standIn)[0] ?? '';
  const wallets = new Map([
    [
      DEMO_VENDOR,
      createSignedJsonWallet({ fetch, vendor: DEMO_VENDOR, secret: secret(DEMO_VENDOR, DEMO_VENDOR_SECRET) }),
    ],
    [DEN_LONG_VENDOR, createDenLongWallet({ fetch, secret: secret(DEN_LONG_VENDOR, DEN_LONG_SECRET) })],
  ]);
  return (vendor) => {
    const wallet = wallets.get(vendor);
    if (!wallet) throw new RangeError(`the demo plays for no vendor '${vendor}'`);
    return wallet;
  };
}
