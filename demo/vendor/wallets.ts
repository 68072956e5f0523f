import type { Env } from '../platform/env';
import { gatewayOrigin } from '../platform/gateway';
import { secretOf } from '../platform/secret';
import type { FetchLike } from '../platform/within-time';
import { createDenLongWallet } from './den-long-wallet';
import { DEMO_VENDOR, DEMO_VENDOR_SECRET, DEN_LONG_SECRET, DEN_LONG_VENDOR } from './names';
import { createSignedJsonWallet, type VendorWallet } from './signed-json-wallet';

/** The wallet as each of the demo's vendors reaches it: in its own dialect, signed with its current secret. */
export function walletsOf(env: Env, fetch: FetchLike): (vendor: string) => VendorWallet {
  const secret = (vendor: string, standIn: string) => secretOf(env.VENDOR_SECRETS, vendor, standIn);
  const connection = { fetch, baseUrl: gatewayOrigin(env) };
  const wallets = new Map([
    [
      DEMO_VENDOR,
      createSignedJsonWallet({
        ...connection,
        vendor: DEMO_VENDOR,
        secret: secret(DEMO_VENDOR, DEMO_VENDOR_SECRET),
      }),
    ],
    [
      DEN_LONG_VENDOR,
      createDenLongWallet({ ...connection, secret: secret(DEN_LONG_VENDOR, DEN_LONG_SECRET) }),
    ],
  ]);
  return (vendor) => {
    const wallet = wallets.get(vendor);
    if (!wallet) throw new RangeError(`the demo plays for no vendor '${vendor}'`);
    return wallet;
  };
}
