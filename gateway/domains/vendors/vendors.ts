import type { Demo } from '../../platform/gateway-app';
import type { Vendor } from './vendor';

/** The vendors that are connected, a row for each; README.md says what a row takes. */
const VENDORS: readonly Vendor[] = [];

/** All vendors: those of the table, and the demo's. */
export const vendorsWith = (demo: Demo | null | undefined): readonly Vendor[] => [
  ...VENDORS,
  ...(demo?.vendors ?? []),
];

/** The vendor of a name, or undefined. */
export const findVendor = (demo: Demo | null, name: string): Vendor | undefined =>
  vendorsWith(demo).find((vendor) => vendor.name === name);
