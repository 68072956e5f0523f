import type { Db } from '../db/open';
import type { Clock } from '../platform/clock';
import type { Random } from '../platform/random';
import type { VendorWallet } from './signed-json-wallet';

/** What the vendor's server side works with. */
export type Vendor = {
  db: Db;
  clock: Clock;
  /** The wallet in the dialect of one of the demo's vendors. */
  walletOf: (vendor: string) => VendorWallet;
  random: Random;
  /** What the market allows on slots beside a single spin. */
  features: { auto: boolean; quick: boolean };
};

/** A request of the page that is answered with its reason. */
export class VendorRefusal extends Error {
  override readonly name = 'VendorRefusal';
  constructor(
    readonly reason: 'session.over' | 'launch.over' | 'request.invalid' | 'draw.closed' | 'unavailable',
    readonly status: 400 | 401 | 409 | 503,
  ) {
    super(reason);
  }
}
