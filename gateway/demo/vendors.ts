import { DEMO_VENDOR, DEMO_VENDOR_SECRET, DEN_LONG_SECRET, DEN_LONG_VENDOR } from '../../demo/vendor/names';
import { denLong } from '../domains/vendors/den-long';
import { signedJson } from '../domains/vendors/signed-json';
import type { Vendor } from '../domains/vendors/vendor';

/** One page, on the site's own address, plays the games of both. */
const address = (site: string): string => `${site}/sandbox/vendor/play`;

/** The demo's vendors: the same games behind two dialects of the wallet. */
export const DEMO_VENDORS: readonly Vendor[] = [
  { name: DEMO_VENDOR, adapter: signedJson, address, standInSecret: DEMO_VENDOR_SECRET },
  { name: DEN_LONG_VENDOR, adapter: denLong, address, standInSecret: DEN_LONG_SECRET },
];
