import { SETTINGS } from '../../edge/settings.ts';

/**
 * The site's settings as the product is shipped: nothing that an operator wrote into `wrangler.toml`, and the merchant of
 * the demo data. Tests go by them, so that a branded clone is as green as this one.
 */
export const SHIPPED_SETTINGS = {
  ...Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, ''])),
  MERCHANT_CODE: 'hoadang',
};
